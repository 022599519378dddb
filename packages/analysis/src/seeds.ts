import { fastRng } from '@boomtown/bots/playing';
import type { Rng } from '@boomtown/game-core';

/** What the chance of a playout is for: each has streams of its own. */
const PURPOSES = [
  'curve',
  'start',
  'decision',
  'choice',
  'candidate',
  'better',
  'watched',
  'puzzle',
  'look',
  'measure',
  'moment',
] as const;
export type Purpose = (typeof PURPOSES)[number];

/**
 * The stream of one playout. It follows from these numbers alone, so it does not matter in which order playouts are made
 * or how many others there are.
 */
export function streamOf(seed: number, purpose: Purpose, step: number, playout: number): Rng {
  let bits = seed | 0;
  for (const number of [PURPOSES.indexOf(purpose), step, playout]) {
    bits = Math.imul(bits ^ (number + 0x9e3779b9), 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    bits ^= bits >>> 16;
  }
  return fastRng(bits);
}
