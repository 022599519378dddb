import { stepStream } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../src/conformance/chance.ts';

/** The seed with which the contract lets an implementation be checked: the bytes 0 to 31. */
const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);
const TEN = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('chanceOf', () => {
  it('draws as the contract says', () => {
    expect(chanceOf(stepStream(SEED, 0)).rng.shuffle(TEN)).toEqual([0, 8, 4, 9, 6, 1, 7, 3, 5, 2]);
    const dice = chanceOf(stepStream(SEED, 0));
    expect(TEN.slice(0, 8).map(() => dice.rng.int(6))).toEqual([2, 5, 1, 2, 1, 1, 0, 2]);
    expect(dice.draws()).toBe(8);
  });

  it('changes one draw and no other', () => {
    const dice = chanceOf(stepStream(SEED, 0), 3);
    expect(TEN.slice(0, 8).map(() => dice.rng.int(6))).toEqual([2, 5, 1, 3, 1, 1, 0, 2]);
    const shuffled = chanceOf(stepStream(SEED, 0), 8).rng.shuffle(TEN);
    expect(shuffled).not.toEqual([0, 8, 4, 9, 6, 1, 7, 3, 5, 2]);
    expect(shuffled.toSorted()).toEqual(TEN);
  });

  it('does not count a draw without a choice', () => {
    const chance = chanceOf(stepStream(SEED, 0), 0);
    expect(chance.rng.int(1)).toBe(0);
    expect(chance.draws()).toBe(0);
  });
});
