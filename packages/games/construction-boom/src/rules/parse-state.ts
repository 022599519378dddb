import { malformed, type Result } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import { isConsistent } from './consistency.ts';
import { shape } from './shape.ts';
import type { State } from './types.ts';

const read = parserOf(shape.state, 'state of Construction BOOM!');

/** Reads a state from outside (§9, "Loading a state"), or fails with `malformed`. */
export function parseState(raw: unknown): Result<State> {
  const state = read(raw, 2);
  return !state.ok || isConsistent(state.value) ? state : malformed('The parts of this state do not fit together.');
}
