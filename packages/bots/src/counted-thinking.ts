import type { Level, Thinking } from './bot.ts';
import { fastRng } from './thinking.ts';

/** Thinking time that advances when it is read, so that a bot's choice depends on no clock. */
export function countedThinking(level: Level, asks = 2000, seed = 1): Thinking {
  let asked = 0;
  const spent = (): number => {
    asked += 1;
    return asked / asks;
  };
  return { level, rng: fastRng(seed), isOver: () => spent() >= 1, spent };
}
