import { type Rng, rngFromWords } from '@boomtown/game-core';

/** A generator of words for choices that need to be quick and repeatable rather than fair (xorshift32). */
export function quickWords(seed: number): () => number {
  let word = seed === 0 ? 1 : seed | 0;
  return () => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return word >>> 0;
  };
}

export function quickChance(seed: number): Rng {
  return rngFromWords(quickWords(seed));
}
