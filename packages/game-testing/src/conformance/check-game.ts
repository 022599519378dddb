import { type Game, type GameTypes, textStream } from '@boomtown/game-core';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { LEANS } from '../policy.ts';
import { watch } from '../purity.ts';
import { checkPlay, type PlayPlan } from './check-play.ts';
import { startCoverage } from './coverage.ts';
import { type ConformanceSettings, type Terms, termsOf } from './settings.ts';
import { checkSetup } from './setup.ts';

/** Thorough positions of each play at least, however many plays share them. */
const THOROUGH_A_PLAY = 5;

/** Default number of plays of each sample, and the number of actions after which none is added. */
const USUAL_PLAYS = 3;
const ENOUGH_ACTIONS = 2500;

/** Values of random JSON that are offered as actions, states and options. */
const JUNK = 200;

/**
 * Plays a game at random and checks every sentence of the contract that can be checked.
 * Throws a `ContractViolation` at the first that does not hold, with all that is needed to play it again.
 */
export function checkGame<T extends GameTypes>(game: Game<T>, settings: ConformanceSettings<T> = {}): void {
  const still = watch(game);
  try {
    const terms = termsOf(settings, game);
    const junk = fc.sample(fc.jsonValue({ maxDepth: 2 }), {
      numRuns: JUNK,
      seed: textStream(terms.seed).int(2 ** 31),
    });
    const coverage = startCoverage(terms, game.info.hidden);
    checkSetup(still.game, junk);
    let actions = 0;
    for (const plan of plansOf(game, terms)) {
      const enough = terms.playsASample === undefined && plan.play > 1 && actions > ENOUGH_ACTIONS;
      if (!enough) actions += checkPlay(still.game, terms, plan, junk, coverage);
    }
    coverage.close();
  } finally {
    still.release();
  }
}

/** The plays of a game in the order in which they are played: those of each sample, round by round. */
function plansOf<T extends GameTypes>(game: Game<T>, terms: Terms): readonly PlayPlan[] {
  const rounds = terms.playsASample ?? USUAL_PLAYS;
  const thorough = Math.max(THOROUGH_A_PLAY, Math.ceil(terms.thorough / (game.samples.length * (rounds + 1))));
  return Array.from({ length: rounds + 1 }, (_, round) => round).flatMap((round) => {
    return game.samples.map((setup, sample): PlayPlan => {
      const manner = round === 0 ? 'timeout' : (LEANS[(sample + round) % LEANS.length] ?? 'even');
      return { setup, sample, play: round, manner, thorough };
    });
  });
}

/** With these in the environment all games are played oftener, and other games: for long runs outside of the usual tests. */
const PLAYS = 'CONFORMANCE_PLAYS';
const SEED = 'CONFORMANCE_SEED';

const USUAL_PATIENCE_MS = 3 * 60_000;
const LONG_PATIENCE_MS = 12 * 60 * 60 * 1000;

/**
 * Plays every sample of the game at random and checks the contract; one `describe` to stand in a rules package's tests.
 * `CONFORMANCE_PLAYS=500 CONFORMANCE_SEED=any-text` in the environment plays more and other games; a seed that finds
 * something belongs into a named test, as `settings.seed`.
 */
export function describeConformance<T extends GameTypes>(game: Game<T>, settings: ConformanceSettings<T> = {}): void {
  const { [PLAYS]: plays, [SEED]: seed } = process.env;
  const more = plays === undefined ? {} : { playsASample: Number(plays), thorough: Number(plays) * 50 };
  const other = seed === undefined ? {} : { seed };
  const patience = plays === undefined ? USUAL_PATIENCE_MS : LONG_PATIENCE_MS;
  describe(`${game.info.id}: the contract`, () => {
    it('holds in random games of every sample', { timeout: patience }, () => {
      checkGame(game, { ...settings, ...more, ...other });
    });
  });
}
