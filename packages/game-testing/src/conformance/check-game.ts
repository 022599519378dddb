import { type AnyGame, type Game, type GameTypes, stepStream, type TableSetup, textStream } from '@boomtown/game-core';
import { Breach, brief, hold } from '../breach.ts';
import { deepFreeze, holdPlain } from '../plain.ts';
import { LEANS, type Lean, randomAction } from '../policy.ts';
import { seedBytes } from '../seed.ts';
import { watch } from '../stillness.ts';
import { checkAddresses } from './events.ts';
import { checkPosition } from './position.ts';
import { type ConformanceSettings, type Terms, termsOf } from './settings.ts';
import { checkStep } from './step.ts';
import type { Made, Table } from './table.ts';

/**
 * Plays a game at random and checks every sentence of the contract that can be checked.
 * Throws a `Breach` at the first that does not hold, with all that is needed to play it again.
 */
export function checkGame<T extends GameTypes>(game: Game<T>, settings: ConformanceSettings<T> = {}): void {
  const still = watch(game);
  try {
    const terms = termsOf(settings);
    for (const [index, setup] of game.samples.entries()) {
      for (let play = 0; play < terms.playsASample; play += 1) {
        checkPlay(still.game, terms, setup, index, play);
      }
    }
  } finally {
    still.release();
  }
}

function checkPlay(game: AnyGame, terms: Terms, setup: TableSetup, sample: number, play: number): void {
  const lean: Lean = LEANS[play % LEANS.length] ?? 'even';
  const seed = `${terms.seed} ${game.info.id} ${sample} ${play}`;
  const choices = textStream(seed);
  const bytes = seedBytes(seed);
  const mades: Made[] = [];
  const table: Table = { game, terms, seats: setup.seats, options: { ...game.defaults, ...setup.options }, choices };
  try {
    const first = game.setup(deepFreeze(setup.options), setup.seats, stepStream(bytes, 0));
    hold(first.ok, 'sample-refused', () => `setup refuses its own sample: ${brief(first)}`);
    let state = deepFreeze(first.value.state);
    holdPlain(first.value.events, 'the events of the setup');
    checkAddresses(table, first.value.events);
    checkPosition(table, state);
    for (;;) {
      const made = randomAction(game, state, choices, lean);
      if (made === null) break;
      hold(
        mades.length < terms.maxActions,
        'never-ends',
        () => `the game is not over after ${terms.maxActions} actions`,
      );
      mades.push(made);
      const step = checkStep(table, state, made, () => stepStream(bytes, mades.length));
      state = step.state;
      checkPosition(table, state);
    }
  } catch (error) {
    throw located(error, () => {
      const shown = mades.map((made) => `  ${JSON.stringify(made)}`).join('\n');
      return `game ${game.info.id}, sample ${sample} ${brief(setup)}, seed "${seed}", lean ${lean}, step ${mades.length}; actions:\n${shown}`;
    });
  }
}

/** The same error with the place where it happened. */
function located(error: unknown, place: () => string): unknown {
  if (!(error instanceof Breach)) return error;
  error.message = `${error.message}\n${place()}`;
  return error;
}
