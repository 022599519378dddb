import { type Game, type GameTypes, textStream } from '@boomtown/game-core';
import fc from 'fast-check';
import { LEANS } from '../policy.ts';
import { watch } from '../stillness.ts';
import { checkPlay, type PlayPlan } from './check-play.ts';
import { startCoverage } from './coverage.ts';
import { type ConformanceSettings, type Terms, termsOf } from './settings.ts';
import { checkSetup } from './setup.ts';

/** However many plays share the thorough positions, so many of each play are. */
const THOROUGH_A_PLAY = 5;

/** So many values of random JSON are offered as actions, states and options. */
const JUNK = 200;

/**
 * Plays a game at random and checks every sentence of the contract that can be checked.
 * Throws a `Breach` at the first that does not hold, with all that is needed to play it again.
 */
export function checkGame<T extends GameTypes>(game: Game<T>, settings: ConformanceSettings<T> = {}): void {
  const still = watch(game);
  try {
    const terms = termsOf(settings);
    const junk = fc.sample(fc.jsonValue({ maxDepth: 2 }), {
      numRuns: JUNK,
      seed: textStream(terms.seed).int(2 ** 31),
    });
    const coverage = startCoverage(terms, game.info.hidden);
    checkSetup(still.game, junk);
    for (const plan of plansOf(game, terms)) checkPlay(still.game, terms, plan, junk, coverage);
    coverage.close();
  } finally {
    still.release();
  }
}

/** Each sample so many times with the leans in turn, and once by timeouts alone. */
function plansOf<T extends GameTypes>(game: Game<T>, { playsASample, ...terms }: Terms): readonly PlayPlan[] {
  const plays = game.samples.length * (playsASample + 1);
  const thorough = Math.max(THOROUGH_A_PLAY, Math.ceil(terms.thorough / plays));
  return game.samples.flatMap((setup, sample) => {
    const random = Array.from({ length: playsASample }, (_, play): PlayPlan => {
      return { setup, sample, play, manner: LEANS[(sample + play) % LEANS.length] ?? 'even', thorough };
    });
    return [...random, { setup, sample, play: playsASample, manner: 'timeout', thorough }];
  });
}
