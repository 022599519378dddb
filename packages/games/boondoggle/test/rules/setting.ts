/** Tables laid out for a test: every one is a state that `parseState` takes, so no test rests on an impossible table. */
import {
  type Addressed,
  apply,
  judge,
  legal,
  type Outcome,
  outcome,
  type Rng,
  type Seat,
  textStream,
} from '@boomtown/game-core';
import type { CardKind } from '../../src/rules/data/cards.ts';
import type { Destination, Lane, SegmentId } from '../../src/rules/data/map.ts';
import type { Honcho } from '../../src/rules/data/start.ts';
import { boondoggleGame as game } from '../../src/rules/index.ts';
import { farEnd } from '../../src/rules/paths.ts';
import { playerAt } from '../../src/rules/table.ts';
import type {
  Action,
  BoondoggleEvent,
  Goods,
  Mile,
  MileKind,
  Phase,
  Player,
  Prices,
  State,
} from '../../src/rules/types.ts';

export { playerAt };

type Change = (state: State) => State;

/** A table after setup, changed step by step; throws if the outcome is no state of the game. */
export function table(seats: number, ...changes: readonly Change[]): State {
  const first = game.setup({}, seats, textStream('a table for tests'));
  if (!first.ok) throw new Error(first.error.message);
  const state = changes.reduce((before, change) => change(before), first.value.state);
  return checked(state);
}

export function checked(state: State): State {
  const read = game.parseState(JSON.parse(JSON.stringify(state)));
  if (!read.ok) throw new Error(`no state: ${read.error.message}`);
  return read.value;
}

export function change(changes: Partial<State>): Change {
  return (state) => ({ ...state, ...changes });
}

export function player(seat: Seat, changes: Partial<Player>): Change {
  return (state) => ({ ...state, players: state.players.with(seat, { ...playerAt(state, seat), ...changes }) });
}

/** The phase, and whose part it is. */
export function turn(phase: Phase, actor: Seat | null, more: Partial<State> = {}): Change {
  return change({ phase, actor, ...more });
}

/** Goods from the supply. */
export function goods(seat: Seat, more: Partial<Goods>): Change {
  return (state) => {
    const supply = { ...state.supply };
    const held = { ...playerAt(state, seat).goods };
    for (const resource of ['crew', 'asphalt', 'permit', 'steel'] as const) {
      supply[resource] -= more[resource] ?? 0;
      held[resource] += more[resource] ?? 0;
    }
    return player(seat, { goods: held })({ ...state, supply });
  };
}

/** Cards out of the deck into a hand. */
export function cards(seat: Seat, ...kinds: readonly CardKind[]): Change {
  return (state) => {
    const deck = kinds.reduce((left, kind) => without(left, kind), state.deck);
    return player(seat, { hand: [...playerAt(state, seat).hand, ...kinds] })({ ...state, deck });
  };
}

/** Destination cards out of their pile. */
export function destinations(seat: Seat, ...places: readonly Destination[]): Change {
  return (state) => {
    const pile = places.reduce((left, place) => without(left, place), state.destinations);
    return player(seat, { destinations: [...playerAt(state, seat).destinations, ...places] })({
      ...state,
      destinations: pile,
    });
  };
}

/** The next cards of the deck. */
export function top(...kinds: readonly CardKind[]): Change {
  return (state) => ({ ...state, deck: [...kinds, ...kinds.reduce((left, kind) => without(left, kind), state.deck)] });
}

/** The next destinations to be drawn. */
export function pile(...places: readonly Destination[]): Change {
  return (state) => ({
    ...state,
    destinations: [...places, ...places.reduce((left, place) => without(left, place), state.destinations)],
  });
}

/** Honchos out of the bag. */
export function honchos(seat: Seat, ...some: readonly Honcho[]): Change {
  return (state) => ({
    ...player(seat, { honchos: [...playerAt(state, seat).honchos, ...some] })(state),
    bag: state.bag.filter((honcho) => !some.includes(honcho)),
  });
}

/** More miles of a project: `['S1-A1', 'regular']`, or with the lanes passed again on the way `['A1-C', 'regular', ['A1-A2']]`. */
export function miles(seat: Seat, ...laid: readonly (readonly [SegmentId, MileKind, (readonly Lane[])?])[]): Change {
  return (state) => laid.reduce((before, [segment, by, passes = []]) => mile(before, seat, segment, by, passes), state);
}

function mile(state: State, seat: Seat, segment: SegmentId, by: MileKind, passes: readonly Lane[]): State {
  const before = playerAt(state, seat);
  const start = passes.reduce((node, lane) => farEnd(lane, node), before.head);
  const project: readonly Mile[] = [...before.project, { segment, by }];
  const built = by === 'regular' || by === 'bus' || by === 'elevated';
  const moved = player(seat, {
    project,
    head: farEnd(segment, start),
    passed: [...before.passed, ...passes],
    roads: before.roads - (built ? 1 : 0),
    kickbacks: before.kickbacks - (by === 'kickback' ? 1 : 0),
    guardrails: before.guardrails - (by === 'guardrail' ? 1 : 0),
    funds: before.funds ?? (built ? 150 : null),
  })(state);
  if (!built) return moved;
  const stack = [...(moved.segments[segment] ?? []), { seat, kind: by }];
  return { ...moved, segments: { ...moved.segments, [segment]: stack } };
}

export function prices(some: Partial<Prices>): Change {
  return (state) => ({ ...state, prices: { ...state.prices, ...some } });
}

export interface Done {
  readonly state: State;
  /** Without their addresses: the full copies of secrets, not the open halves. */
  readonly events: readonly BoondoggleEvent[];
  readonly addressed: readonly Addressed<BoondoggleEvent>[];
}

/** Does a legal action; throws where it is refused. */
export function act(state: State, seat: Seat, action: Action, rng: Rng = textStream('chance')): Done {
  const next = apply(game, state, seat, action, rng);
  if (!next.ok) throw new Error(`refused: ${next.error.code}: ${next.error.message}`);
  const addressed = next.value.events;
  const events = addressed.filter((one) => !('except' in one)).map((one) => one.event);
  return { state: checked(next.value.state), events, addressed };
}

/** Does one action after the other; each must be legal. */
export function play(state: State, ...acts: readonly (readonly [Seat, Action])[]): State {
  return acts.reduce((before, [seat, action]) => act(before, seat, action).state, state);
}

/** The code with which an action is refused, or `null`. */
export function refused(state: State, seat: Seat, action: unknown): string | null {
  const judged = judge(game, state, seat, action);
  return judged.ok ? null : judged.error.code;
}

export function legalFor(state: State, seat: Seat): readonly Action[] {
  return legal(game, state, seat);
}

export function result(state: State): Outcome | null {
  return outcome(game, state);
}

export const PASS: Action = { type: 'pass' };
export const DONE: Action = { type: 'done' };

function without<V>(list: readonly V[], item: V): readonly V[] {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`none left: ${item}`);
  return list.toSpliced(at, 1);
}
