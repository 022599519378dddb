import { canonicalJson, type Rng, type Seat, textStream } from '@boomtown/game-core';
import { brief, hold } from '../contract-violation.ts';
import { wireTrip } from '../plain-json.ts';
import { pick } from '../policy.ts';
import { checkPosition, type Insight } from './position.ts';
import { randomActions } from './states.ts';
import { checkStep } from './step.ts';
import { type Action, type Made, seatList, type Table } from './table.ts';
import { crossedActions, damagedActions } from './variants.ts';
import { checkSeats, checkVerdict } from './verdict.ts';

const OF_OTHERS = 40;
const MALFORMED = 40;
const PERFORMED = 10;
const CROSSED = 60;
const QUICK = 6;

/**
 * Everything that may arrive as an action in this position: legal ones, listed ones of others, of earlier, of other
 * phases, damaged ones and junk. Legal ones are also made.
 */
export function checkActions(
  table: Table,
  state: object,
  insight: Insight,
  memory: Memory,
  junk: readonly unknown[],
): void {
  const { choices } = table;
  const remembered = [...memory.actions.values()].flat();
  checkSeats(table, state, remembered[0]);
  const ask = (seat: Seat, raw: unknown) => {
    const verdict = checkVerdict(table, state, insight, seat, raw);
    if ('code' in verdict && verdict.code === 'malformed' && memory.malformed.length < MALFORMED)
      memory.malformed.push(raw);
    return verdict;
  };

  holdStable(table, insight, remembered, memory.malformed);
  for (const seat of seatList(table)) {
    for (const [other, list] of insight.legal.entries()) {
      const some = other === seat ? list : choices.shuffle(list).slice(0, OF_OTHERS);
      for (const action of some) ask(seat, wireTrip(action));
    }
    for (const raw of [...remembered, ...memory.malformed, ...junk]) ask(seat, raw);
    for (const action of remembered) for (const type of memory.actions.keys()) ask(seat, { ...action, type });
    for (const raw of damagedActions(insight, remembered, memory.words, seat, choices)) ask(seat, raw);
    for (const raw of crossedActions(insight, remembered, seat, CROSSED, choices)) ask(seat, raw);
  }
  for (const raw of randomActions(table, choices)) {
    const parsed = table.game.parseAction(wireTrip(raw), insight.view);
    hold(parsed.ok, 'shape', () => `${brief(raw)} has the shape of an action, but is refused as ${brief(parsed)}`);
    for (const seat of seatList(table)) ask(seat, raw);
  }
  for (const made of someLegal(table, insight)) perform(table, state, made);
  for (const made of proposed(table, insight)) {
    if ('action' in ask(made.seat, made.action)) perform(table, state, made);
  }
}

/** A few actions of other moments, and mixtures of legal ones: quick enough for every position. */
export function checkSomeActions(table: Table, state: object, insight: Insight, memory: Memory): void {
  const { choices } = table;
  const remembered = [...memory.actions.values()].flat();
  for (const seat of insight.acting) {
    const raws = [
      ...choices.shuffle(remembered).slice(0, QUICK),
      ...crossedActions(insight, remembered, seat, QUICK, choices),
    ];
    for (const raw of raws) checkVerdict(table, state, insight, seat, raw);
  }
}

/** Whether a value has the shape of an action does not depend on the moment. */
function holdStable(
  table: Table,
  insight: Insight,
  remembered: readonly Action[],
  malformed: readonly unknown[],
): void {
  for (const action of remembered) {
    const parsed = table.game.parseAction(wireTrip(action), insight.view);
    hold(parsed.ok, 'refusal-order', () => {
      return `${brief(action)}, legal at another time, is now ${brief(parsed)}: it is well-formed, so game-over, not-your-turn or wrong-phase come first`;
    });
  }
  for (const raw of malformed) {
    const parsed = table.game.parseAction(raw, insight.view);
    hold(!parsed.ok, 'refusal-order', () => `${brief(raw)} was malformed at another time and is well-formed now`);
  }
}

/** Some legal actions: one of each type, the first, the last, and others at random. */
export function someLegal(table: Table, insight: Insight, count: number = PERFORMED): readonly Made[] {
  const { choices } = table;
  const all: Made[] = insight.acting.flatMap((seat) => (insight.legal[seat] ?? []).map((action) => ({ seat, action })));
  const mixed = choices.shuffle(all);
  const types = new Set(all.map((made) => `${made.seat} ${made.action.type}`));
  const oneEach = mixed.filter((made) => types.delete(`${made.seat} ${made.action.type}`));
  return [...new Set([...oneEach, ...all.slice(0, 1), ...all.slice(-1), ...mixed])].slice(0, count);
}

/** Actions of unlisted types that the game proposes for its actors, legal or not. */
function proposed(table: Table, insight: Insight): readonly Made[] {
  const { terms, choices } = table;
  return insight.acting.flatMap((seat) => {
    const drawn = [1, 2, 3].map(() => terms.propose(insight.view, insight.own[seat] ?? {}, seat, choices));
    return drawn.flatMap((action) => (action === null ? [] : [{ seat, action }]));
  });
}

/** One action of an unlisted type that the rules take now, for each actor for which a few proposals have one. */
export function someUnlisted(table: Table, insight: Insight): readonly Made[] {
  const { game } = table;
  const taken = proposed(table, insight).filter(({ seat, action }) => {
    const own = insight.own[seat] ?? {};
    return game.inPhase(insight.view, own, seat, action) && game.refusal(insight.view, own, seat, action) === null;
  });
  return insight.acting.flatMap((seat) => taken.filter((made) => made.seat === seat).slice(0, 1));
}

function perform(table: Table, state: object, made: Made): void {
  const chance = `${table.choices.int(2 ** 32)}`;
  const step = checkStep(table, state, made, () => textStream(chance));
  checkPosition(table, step.state);
}

/** What of one play is remembered, to be tried where it does not belong. */
export interface Memory {
  /** Actions that were legal for a seat at some time, a few of each type. */
  readonly actions: Map<string, Action[]>;
  /** Values that were once refused as malformed; so they are for ever. */
  readonly malformed: unknown[];
  /** Strings that occur in the play's actions. */
  readonly words: Set<string>;
}

const OF_A_TYPE = 6;

export function emptyMemory(): Memory {
  return { actions: new Map(), malformed: [], words: new Set() };
}

/** Remembers a few of the legal actions of a position; newer ones push out older ones of their type. */
export function remember(memory: Memory, insight: Insight, rng: Rng): void {
  for (const list of insight.legal) {
    if (list.length === 0) continue;
    for (const action of [list[0], pick(list, rng), list.at(-1)]) {
      if (action === undefined) continue;
      const kept = memory.actions.get(action.type) ?? [];
      const text = canonicalJson(action);
      if (kept.some((one) => canonicalJson(one) === text)) continue;
      if (kept.length >= OF_A_TYPE) kept.splice(rng.int(kept.length), 1);
      memory.actions.set(action.type, [...kept, action]);
    }
  }
}
