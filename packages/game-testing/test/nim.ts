import { type Game, malformed, ok, refuse } from '@boomtown/game-core';
import {
  object,
  oneOf,
  optionsParserOf,
  parserOf,
  seat,
  type TypesOf,
  tagged,
  whole,
} from '@boomtown/game-core/shapes';

const options = object({ sticks: whole(1, 20) });
const table = object({ options, phase: oneOf('take', 'over'), left: whole(0, 20), toMove: seat });
const count = whole(1, 3);
const shape = {
  options,
  state: table,
  publicView: table,
  privateView: object({}),
  action: tagged('type', { take: { count } }),
  event: tagged('type', { took: { seat, count } }),
};

/** A game in which everything is open: who takes the last of the sticks wins. */
interface Nim extends TypesOf<typeof shape> {}

const DEFAULTS = { sticks: 7 };

const readOptions = optionsParserOf(options, DEFAULTS, '1');
const readAction = parserOf(shape.action, 'action: one takes one to three sticks');
const readState = parserOf(shape.state, 'state of Nim');

export const nim: Game<Nim> = {
  info: { id: 'nim', name: 'Nim', version: 1, seats: { min: 2, max: 2 }, hidden: false },
  shape,
  defaults: DEFAULTS,
  optionFields: [{ key: 'sticks', kind: 'number', min: 1, max: 20 }],
  samples: [
    { seats: 2, options: {} },
    { seats: 2, options: { sticks: 20 } },
  ],
  actors: (view) => (view.left === 0 ? [] : [view.toMove]),
  outcome: (view) => {
    if (view.left > 0) return null;
    return { winners: [1 - view.toMove], scores: view.toMove === 0 ? [0, 1] : [1, 0] };
  },
  legal: (view, _own, seat) => {
    if (seat !== view.toMove) return [];
    return [1, 2, 3].filter((count) => count <= view.left).map((count) => ({ type: 'take', count }));
  },
  parseAction: (raw) => readAction(raw, 2),
  inPhase: () => true,
  refusal: (view, _own, _seat, { count }) => {
    return count <= view.left ? null : { code: 'too-many', message: 'There are fewer sticks.', rule: '1' };
  },
  timeout: () => ({ type: 'take', count: 1 }),
  setup: (raw, seats) => {
    if (seats !== 2) return refuse('bad-seats', 'Two play.', '1');
    const options = readOptions(raw, seats);
    if (!options.ok) return options;
    return ok({ state: { options: options.value, phase: 'take', left: options.value.sticks, toMove: 0 }, events: [] });
  },
  perform: (state, seat, { count }) => {
    const left = state.left - count;
    return {
      state: { options: state.options, phase: left === 0 ? 'over' : 'take', left, toMove: 1 - seat },
      events: [{ to: 'all', event: { type: 'took', seat, count } }],
    };
  },
  publicView: ({ options, phase, left, toMove }) => ({ options, phase, left, toMove }),
  privateView: () => ({}),
  seatsOf: () => 2,
  parseState: (raw) => {
    const state = readState(raw, 2);
    if (!state.ok) return state;
    const { options: chosen, phase, left } = state.value;
    const fits = left <= chosen.sticks && phase === (left === 0 ? 'over' : 'take');
    return fits ? state : malformed('No state.');
  },
};
