import { describe, expect, test } from 'vitest';
import { areSameCards, dealt, drawn, fittingDeal, numberedCards, redealt, withoutCards } from '../src/cards.ts';
import { textStream } from '../src/chance.ts';

const ALL = numberedCards(5, 4);
const rng = textStream('cards');

describe('cards', () => {
  test('are there as often as it is said, and all of them after a deal', () => {
    expect(numberedCards(2, 3)).toEqual([1, 1, 1, 2, 2, 2]);
    const { hands, deck } = dealt(ALL, 3, 2, rng);
    expect(hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
    expect(deck).toEqual(deck.toSorted((a, b) => a - b));
    expect(areSameCards([...hands.flat(), ...deck], ALL)).toBe(true);
    expect(areSameCards([...hands.flat(), ...deck, 1], ALL)).toBe(false);
    expect(areSameCards([...hands.flat(), ...deck.with(0, 5)], ALL)).toBe(false);
  });

  test('are drawn one by one, until there is none', () => {
    let { deck } = dealt(ALL, 2, 9, rng);
    const taken: number[] = [];
    while (deck.length > 0) {
      const next = drawn(deck, rng);
      taken.push(...next.cards);
      expect(areSameCards([...next.cards, ...next.deck], deck)).toBe(true);
      ({ deck } = next);
    }
    expect(taken).toHaveLength(2);
    expect(drawn([], rng)).toEqual({ cards: [], deck: [] });
    expect(withoutCards([1, 2, 2], [2, 7])).toEqual([1, 2]);
  });
});

describe('what a viewer does not see', () => {
  const held = dealt(ALL, 3, 3, rng);

  test.each([0, 1, 2, null])('is dealt anew, and what viewer %s sees stays', (viewer) => {
    const again = Array.from({ length: 8 }, () => redealt(held, viewer, rng));
    for (const { hands, deck } of again) {
      expect(areSameCards([...hands.flat(), ...deck], ALL)).toBe(true);
      expect(hands.map((hand) => hand.length)).toEqual([3, 3, 3]);
      if (viewer !== null) expect(hands[viewer]).toEqual(held.hands[viewer]);
    }
    expect(new Set(again.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
  });

  test('is invented from what one seat sees alone', () => {
    const hand = held.hands[1] ?? [];
    const { hands, deck } = fittingDeal(ALL, { counts: [3, 3, 2], seat: 1, hand, open: [5, 4] });
    expect(hands[1]).toEqual(hand);
    expect(hands.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(areSameCards([...hands.flat(), ...deck, 5, 4], ALL)).toBe(true);
  });
});
