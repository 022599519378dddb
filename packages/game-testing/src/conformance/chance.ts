import type { Rng } from '@boomtown/game-core';

/** A stream whose draws are counted, and one of which may come out otherwise. */
export interface Chance {
  readonly rng: Rng;
  /** How many draws were made so far that had a choice. */
  draws(): number;
}

/**
 * The draws of `base`, but the one with the number `other` gives another value. So two runs differ in one piece of luck:
 * after a shuffle most viewers then still hold the same cards, while others' have changed.
 */
export function chanceOf(base: Rng, other?: number): Chance {
  let count = 0;

  function int(n: number): number {
    const value = base.int(n);
    if (n === 1) return value;
    count += 1;
    return count - 1 === other ? (value + 1) % n : value;
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let i = shuffled.length - 1; i > 0; i -= 1) {
      const j = int(i + 1);
      // Both indexes are inside the list, so neither value is missing.
      const kept = shuffled[i] as T;
      shuffled[i] = shuffled[j] as T;
      shuffled[j] = kept;
    }
    return shuffled;
  }

  return { rng: { int, shuffle }, draws: () => count };
}
