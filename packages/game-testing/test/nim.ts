import { type Game, hasExactly, isObject, isWhole, malformed, ok, refuse, type Seat } from '@boomtown/game-core';

/** A game in which everything is open: who takes the last of the sticks wins. */
interface Nim {
  readonly Options: { readonly sticks: number };
  readonly State: {
    readonly options: Nim['Options'];
    readonly phase: 'take' | 'over';
    readonly left: number;
    readonly toMove: Seat;
  };
  readonly Action: { readonly type: 'take'; readonly count: number };
  readonly Event: { readonly type: 'took'; readonly seat: Seat; readonly count: number };
  readonly PublicView: Nim['State'];
  readonly PrivateView: { readonly [none: string]: never };
}

const DEFAULTS = { sticks: 7 };

export const nim: Game<Nim> = {
  info: { id: 'nim', name: 'Nim', version: 1, seats: { min: 2, max: 2 }, hidden: false },
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
  parseAction: (raw) => {
    const taken = hasExactly(raw, ['type', 'count']) && raw.type === 'take' && isWhole(raw.count, 1, 3);
    return taken ? ok({ type: 'take', count: raw.count }) : malformed('One takes one to three sticks.');
  },
  inPhase: () => true,
  refusal: (view, _own, _seat, { count }) => {
    return count <= view.left ? null : { code: 'too-many', message: 'There are not so many sticks.', rule: '1' };
  },
  timeout: () => ({ type: 'take', count: 1 }),
  setup: (raw, seats) => {
    if (seats !== 2) return refuse('bad-seats', 'Two play.', '1');
    const known = isObject(raw) && Object.keys(raw).every((key) => key === 'sticks');
    const options = known ? { ...DEFAULTS, ...raw } : { sticks: 0 };
    if (!isWhole(options.sticks, 1, 20)) return refuse('bad-options', 'One to twenty sticks.', '1');
    return ok({ state: { options, phase: 'take', left: options.sticks, toMove: 0 }, events: [] });
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
    if (!hasExactly(raw, ['options', 'phase', 'left', 'toMove'])) return malformed('No state.');
    const { options, phase, left, toMove } = raw;
    const fits =
      hasExactly(options, ['sticks']) &&
      isWhole(options.sticks, 1, 20) &&
      isWhole(left, 0, options.sticks) &&
      isWhole(toMove, 0, 1) &&
      phase === (left === 0 ? 'over' : 'take');
    if (!fits) return malformed('No state.');
    // JSON has one zero.
    return ok({
      options: { sticks: options.sticks },
      phase: left === 0 ? 'over' : 'take',
      left: left + 0,
      toMove: toMove + 0,
    });
  },
};
