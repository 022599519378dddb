import { type Rng, rngFromWords } from '@boomtown/game-core';
import type { Level, Thinking } from './bot.ts';

/** A fast generator from a 32-bit number (mulberry32): good enough to think with, never to deal cards. */
export function fastRng(seed: number): Rng {
  let state = seed | 0;
  return rngFromWords(() => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
}

/** A number from 0 to below 1. */
function fraction(rng: Rng): number {
  return rng.int(2 ** 32) / 2 ** 32;
}

/** A number round 0 that is seldom beyond 2 or -2 (a standard normal). */
export function gauss(rng: Rng): number {
  const radius = Math.sqrt(-2 * Math.log(1 - fraction(rng)));
  return radius * Math.cos(2 * Math.PI * fraction(rng));
}

/**
 * Time for one decision, which begins now.
 * @param milliseconds how long it may take
 * @param now a clock in milliseconds
 */
export function startThinking(level: Level, milliseconds: number, rng: Rng, now: () => number): Thinking {
  const began = now();
  return {
    level,
    rng,
    isOver: () => now() - began >= milliseconds,
    spent: () => (now() - began) / milliseconds,
  };
}

/** Thinking time that advances when it is read, so that a bot's choice depends on no clock. */
export function countedThinking(level: Level, asks = 2000, seed = 1): Thinking {
  let asked = 0;
  const spent = (): number => {
    asked += 1;
    return asked / asks;
  };
  return { level, rng: fastRng(seed), isOver: () => spent() >= 1, spent };
}
