import { type Game, malformed, ok, refuse } from '../src/index.ts';
import { object, optionsParserOf, parserOf, perSeat, seat, type TypesOf, tagged, whole } from '../src/shapes/index.ts';

const options = object({ goal: whole(1, 100) });
const race = object({ options, toMove: seat, points: perSeat(whole()) });
const shape = {
  options,
  state: race,
  publicView: race,
  privateView: object({}),
  action: tagged('type', { roll: {}, stop: {} }),
  event: tagged('type', { rolled: { seat, points: whole(1, 6) }, stopped: {} }),
};

/** A tiny game for the tests of the core: two seats roll in turn and may bank or risk; the first to reach the goal wins. */
export interface DiceRace extends TypesOf<typeof shape> {}

const readOptions = optionsParserOf(options, { goal: 10 }, '1');
const readAction = parserOf(shape.action, 'action of this game');

export const diceRace: Game<DiceRace> = {
  info: { id: 'dice-race', name: 'Dice Race', version: 1, seats: { min: 2, max: 2 }, hidden: false },
  shape,
  defaults: { goal: 10 },
  optionFields: [{ key: 'goal', kind: 'number', min: 1, max: 100 }],
  samples: [{ seats: 2, options: {} }],
  setup(options, seats) {
    if (seats !== 2) return refuse('bad-seats', 'Two play.', '1');
    const read = readOptions(options ?? {}, seats);
    if (!read.ok) return read;
    return ok({ state: { options: read.value, toMove: 0, points: [0, 0] }, events: [] });
  },
  seatsOf: () => 2,
  actors: (view) => (diceRace.outcome(view) === null ? [view.toMove] : []),
  outcome(view) {
    const winners = [0, 1].filter((seat) => (view.points[seat] ?? 0) >= view.options.goal);
    return winners.length === 0 ? null : { winners, scores: view.points };
  },
  legal: (view, _, seat) => (diceRace.actors(view).includes(seat) ? [{ type: 'roll' }, { type: 'stop' }] : []),
  parseAction: (raw) => readAction(raw, 2),
  inPhase: () => true,
  refusal: () => null,
  timeout: () => ({ type: 'stop' }),
  perform(state, seat, action, rng) {
    const toMove = 1 - seat;
    if (action.type === 'stop') {
      return {
        state: { ...state, toMove, points: state.points.map((p) => p + 1) },
        events: [{ to: 'all', event: { type: 'stopped' } }],
      };
    }
    const points = rng.int(6) + 1;
    return {
      state: { ...state, toMove, points: state.points.map((p, i) => (i === seat ? p + points : p)) },
      events: [{ to: 'all', event: { type: 'rolled', seat, points } }],
    };
  },
  publicView: (state) => state,
  privateView: () => ({}),
  parseState: () => malformed('The tests load no state.'),
};
