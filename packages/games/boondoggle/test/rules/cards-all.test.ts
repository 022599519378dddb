import { describe, expect, it } from 'vitest';
import { CARD_KINDS, CARDS, type Need } from '../../src/rules/data/cards.ts';
import { cards, legalFor, player, refused, table, turn } from './setting.ts';

/** A well-formed answer to everything that a card may need. */
const ANSWERS: { readonly [need in Need]: unknown } = {
  resource: 'crew',
  give: 'crew',
  take: 'steel',
  from: 1,
  count: 1,
  seat: 1,
  segment: 'S1-A1',
  markets: ['crew', 'asphalt', 'permit'],
  discs: ['guardrail', 'kickback'],
};

describe.each(CARD_KINDS)('§3, §5.3, §8 %s, as any card', (card) => {
  const needs: readonly Need[] = CARDS[card].needs;
  const play = { type: 'play', card, ...Object.fromEntries(needs.map((need) => [need, ANSWERS[need]])) };
  const noOwn = player(0, { ownPurchase: false });

  it('is played by the player who holds it, on their go alone', () => {
    expect(refused(table(2, noOwn, turn('play-card', 0)), 0, play)).toBe('not-in-hand');
    expect(refused(table(2, noOwn, cards(0, card), turn('play-card', 1)), 0, play)).toBe('not-your-turn');
    expect(refused(table(2, noOwn, cards(0, card), turn('sell', 0)), 0, play)).toBe('wrong-phase');
    const held = table(2, noOwn, cards(0, card), turn('play-card', 0));
    expect(refused(held, 0, play)).not.toBe('not-in-hand');
    const listed = legalFor(held, 0).filter((action) => action.type === 'play');
    expect(listed.every((action) => action.card === card)).toBe(true);
  });

  it('is malformed with a field too many or too few', () => {
    const held = table(2, noOwn, cards(0, card), turn('play-card', 0));
    expect(refused(held, 0, { ...play, more: 1 })).toBe('malformed');
    for (const need of needs) {
      const { [need]: _, ...rest } = play as Record<string, unknown>;
      expect(refused(held, 0, rest), need).toBe('malformed');
      expect(refused(held, 0, { ...play, [need]: null }), need).toBe('malformed');
    }
  });
});
