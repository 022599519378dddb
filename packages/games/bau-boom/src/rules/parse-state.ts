import { isObject, malformed, type Result } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import { MAX_SEATS, MIN_SEATS, shape } from './shape.ts';
import { faultOf } from './state-faults.ts';
import type { BauBoomState } from './types.ts';

const read = parserOf(shape.state, 'state of Bau Boom');

/**
 * Reads a state from outside, or fails with `malformed`: exactly the fields of §6, every value in range, 18 blocks of
 * each colour, hills that stand, and a moment of the game in which a player can act or which the rules call its end.
 */
export function parseState(raw: unknown): Result<BauBoomState> {
  const seats = isObject(raw) && Array.isArray(raw.barrows) ? raw.barrows.length : 0;
  if (seats < MIN_SEATS || seats > MAX_SEATS) return malformed('There are two to four wheelbarrows.');
  const state = read(raw, seats);
  if (!state.ok) return state;
  const fault = faultOf(state.value);
  return fault === null ? state : malformed(fault);
}
