import { type Game, hasExactly, isWhole, malformed, ok, refuse, type Seat } from '../src/index.ts';

/** A tiny game for the tests of the core: two seats roll in turn and may bank or risk; the first to reach the goal wins. */
export interface DiceRace {
  readonly Options: { readonly goal: number };
  readonly State: RaceState;
  readonly Action: { readonly type: 'roll' | 'stop' };
  readonly Event:
    | { readonly type: 'rolled'; readonly seat: Seat; readonly points: number }
    | { readonly type: 'stopped' };
  readonly PublicView: RaceState;
  readonly PrivateView: object;
}

interface RaceState {
  readonly options: { readonly goal: number };
  readonly toMove: Seat;
  readonly points: readonly number[];
}

export const diceRace: Game<DiceRace> = {
  info: { id: 'dice-race', name: 'Dice Race', version: 1, seats: { min: 2, max: 2 }, hidden: false },
  defaults: { goal: 10 },
  optionFields: [{ key: 'goal', kind: 'number', min: 1, max: 100 }],
  samples: [{ seats: 2, options: {} }],
  setup(options, seats) {
    if (seats !== 2) return refuse('bad-seats', 'Two play.', '1');
    const filled = { goal: 10, ...(typeof options === 'object' ? options : {}) };
    if (!hasExactly(filled, ['goal']) || !isWhole(filled.goal, 1, 100))
      return refuse('bad-options', 'A goal, 1 to 100.', '1');
    return ok({ state: { options: filled, toMove: 0, points: [0, 0] }, events: [] });
  },
  seatsOf: () => 2,
  actors: (view) => (diceRace.outcome(view) === null ? [view.toMove] : []),
  outcome(view) {
    const winners = [0, 1].filter((seat) => (view.points[seat] ?? 0) >= view.options.goal);
    return winners.length === 0 ? null : { winners, scores: view.points };
  },
  legal: (view, _, seat) => (diceRace.actors(view).includes(seat) ? [{ type: 'roll' }, { type: 'stop' }] : []),
  parseAction: (raw) =>
    hasExactly(raw, ['type']) && (raw.type === 'roll' || raw.type === 'stop')
      ? ok({ type: raw.type })
      : malformed('Roll or stop.'),
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
