import { isObject, malformed, type Result } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import { COMPANIES_IN_PLAY } from '../data/start.ts';
import { shape } from '../shape/shape.ts';
import type { State } from '../types.ts';
import { momentProblem } from './moment.ts';
import { piecesProblem } from './pieces.ts';

const read = parserOf(shape.state, 'state of Boondoggle');

/**
 * Reads a state from outside: exactly the fields of the page, all values in range, all pieces adding up, over exactly
 * when the rules end it. Whether play could have led there is not asked. Fails with `malformed`.
 */
export function parseState(raw: unknown): Result<State> {
  const seats = isObject(raw) && Array.isArray(raw.players) ? raw.players.length : 0;
  const companies = COMPANIES_IN_PLAY[seats];
  if (companies === undefined) return malformed('This is no state of Boondoggle. It is a game for two to six.');
  const state = read(raw, seats);
  if (!state.ok) return state;
  const { players, round, options } = state.value;
  // Players in the order of their seats, with the companies of this number of seats (§1.4).
  const problem =
    round > options.roundLimit || players.some(({ company }, seat) => company !== companies[seat])
      ? 'The round is none of this game, or a company plays for another seat.'
      : (piecesProblem(state.value) ?? momentProblem(state.value));
  return problem === null ? state : malformed(`This is no state of Boondoggle. ${problem}`);
}
