import { describe, expect, it } from 'vitest';
import { aftermath } from '../../src/ui/aftermath.ts';
import type { FinishedRound } from '../../src/ui/rules.ts';
import { PEOPLE, position, WORDS } from './positions.ts';

const lines = (money: readonly [number, number], ...history: readonly FinishedRound[]) =>
  aftermath({
    words: WORDS,
    people: PEOPLE,
    view: position('0 | OG MG CG\n | 0 1 2', ['', ''], { phase: 'over', history, money }),
  }).lines;

const LAST = { contractor: 0, number: 4, material: 'old', doubled: false, count: 2, money: -40 } as const;

describe('what the page says of a match that is over', () => {
  it('is the bill of the last round, and how many tiles more would have turned it for its contractor', () => {
    expect(lines([-40, 0], LAST)).toEqual([
      'Last round: Ada promised 4 old, 2 stood: −€40k.',
      'With 2 more tiles of that material, Ada would have won.',
    ]);
  });

  it('tells how many tiles fewer would have turned it for the saboteur', () => {
    const kept = { ...LAST, count: 4, money: 40 };
    expect(lines([40, 30], kept)).toEqual([
      'Last round: Ada promised 4 old, 4 stood: +€40k.',
      'With one tile fewer of that material, Ben would have won.',
    ]);
  });

  it('says of no draw, and of no lead that one round can’t turn, that it would have been turned', () => {
    expect(lines([40, 40], { ...LAST, count: 4, money: 40 })).toHaveLength(1);
    expect(lines([-40, 900], LAST)).toHaveLength(1);
  });
});
