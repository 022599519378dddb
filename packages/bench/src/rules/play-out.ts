import type { Game, GameTypes, PlayedOut } from '@boomtown/game-core';
import { quickChance } from '../measure/quick-chance.ts';
import { startsOf, walk } from './walk.ts';

/** How many matches are set up beforehand, to be played again and again in different ways. */
const STARTS = 32;

/**
 * Plays random matches for about this long: each turn asks for the list of legal actions, draws one, and has it
 * judged and done like an action that came from outside. Setting matches up does not count.
 */
export function playOut<T extends GameTypes>(game: Game<T>, seats: number, seconds: number): PlayedOut {
  const starts = startsOf(game, seats, STARTS);
  const choices = quickChance(1);
  const begin = performance.now();
  let actions = 0;
  for (;;) {
    for (const start of starts) {
      for (const _ of walk(game, start, choices)) actions += 1;
      const spent = (performance.now() - begin) / 1000;
      if (spent >= seconds) return { actions, seconds: spent };
    }
  }
}
