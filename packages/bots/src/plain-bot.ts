import type { GameTypes } from '@boomtown/game-core';
import type { Bot, Level, Sight } from './bot.ts';
import { mostOf, randomOf } from './choosing.ts';

/** One in N decisions is random. */
const SLIPS: Readonly<Record<Level, number>> = { easy: 2, normal: 6, hard: Number.POSITIVE_INFINITY };

/**
 * A bot that looks at one action and no further, for games that have no better one.
 * @param worth how good an action is for the seat, the more the better; left out, the bot plays at random
 */
export function defaultBot<T extends GameTypes>(
  worth: (action: T['Action'], sight: Sight<T>) => number = () => 0,
): Bot<T> {
  return {
    choose(sight, { level, rng }) {
      const slips = SLIPS[level];
      if (Number.isFinite(slips) && rng.int(slips) === 0) return randomOf(sight.legal, rng);
      return mostOf(rng.shuffle(sight.legal), (action) => worth(action, sight));
    },
  };
}
