import type { GameTypes, Seat } from '@boomtown/game-core';

/** What a seat knows beyond the public view. A client gets one for each seat that it holds; a watcher gets none. */
export interface OwnView<V extends object = object> {
  readonly seat: Seat;
  readonly view: V;
}

/**
 * Who made an action in place of the seat's player. `time`: the game, when the player's time was up. `vacated`: the
 * table, for a seat that resigned. `bot`: the bot that plays the seat. `substitute-bot`, `unnamed-bot`: a built-in bot,
 * for a host's program that failed or is no longer configured. `late-bot`, `stopped-bot`, `wrong-bot`, `faulty-bot`:
 * the table, for a bot that answered too late, stopped, chose an illegal action, or failed otherwise.
 */
export const STAND_INS = [
  'time',
  'vacated',
  'bot',
  'substitute-bot',
  'unnamed-bot',
  'late-bot',
  'stopped-bot',
  'wrong-bot',
  'faulty-bot',
] as const;

/** Who made the action of a step, where it was not the person whose seat it is. */
export interface StandIn {
  readonly seat: Seat;
  readonly by: (typeof STAND_INS)[number];
}

/** What a step did that is no action: a table event. */
export type TableEvent =
  /** The action of entry `of` is undone; `agreed` are those who had to be asked. */
  | { readonly type: 'took-back'; readonly seat: Seat; readonly of: number; readonly agreed: readonly Seat[] }
  /** `time`: the player of the seat lost on time. */
  | { readonly type: 'resigned'; readonly seat: Seat; readonly why?: 'time' }
  /** A bot plays for the person of the seat from now on, or (`back`) they play themselves again. */
  | { readonly type: 'handed-over'; readonly seat: Seat; readonly why: HandoverReason }
  /** With the others' consent a new player, `to`, replaced `from`. */
  | { readonly type: 'newcomer'; readonly seat: Seat; readonly from: string; readonly to: string };

/** The person was away for as long as the terms say; their time was up; the others agreed; they are back. */
export const HANDOVER_REASONS = ['away', 'time', 'vote', 'back'] as const;
export type HandoverReason = (typeof HANDOVER_REASONS)[number];

/** One step as one client may see it. Every client gets every step's number, so that a gap is noticed. */
export interface StepMessage<
  E extends { readonly type: string } = { readonly type: string },
  V extends object = object,
> {
  readonly step: number;
  readonly events: readonly E[];
  readonly you: readonly OwnView<V>[];
  readonly standIn?: StandIn;
  readonly tableEvent?: TableEvent;
  /** Whose action it was, where it has no event that says so: a pass. */
  readonly quiet?: Seat;
}

/** For each event type of a game its fields in order; fields that may be missing stand last. */
export type EventLayout = { readonly [type: string]: readonly string[] };

type PackedStandIn = readonly [Seat, StandIn['by']];

/** What stands at the end of a step, if anything: the stand-in (or `null`), then what the table did (or `null`), then who passed. */
type PackedExtras =
  | readonly []
  | readonly [PackedStandIn]
  | readonly [PackedStandIn | null, TableEvent]
  | readonly [null, null, Seat];

/** A step message on the wire: `[step, [[type number, …fields], …], [[seat, view], …], …aside]`. */
export type PackedStep = readonly [
  number,
  readonly (readonly unknown[])[],
  readonly (readonly [Seat, object])[],
  ...PackedExtras,
];

/** A step in a page of the log: `[step, packed events, …aside]`. */
export type PackedLogStep = readonly [number, readonly (readonly unknown[])[], ...PackedExtras];

/** A type of event: its number, and its fields in order. */
interface EventKind {
  readonly number: number;
  readonly fields: readonly string[];
}

/** The kinds of each layout that was asked for, by their types: packing is done for every client at every step. */
const KINDS = new WeakMap<EventLayout, ReadonlyMap<string, EventKind>>();

function kindsOf(layout: EventLayout): ReadonlyMap<string, EventKind> {
  let kinds = KINDS.get(layout);
  if (kinds === undefined) {
    kinds = new Map(Object.entries(layout).map(([type, fields], number) => [type, { number, fields }]));
    KINDS.set(layout, kinds);
  }
  return kinds;
}

/** Packs events as lists, since their keys would be most of a step's bytes. */
export function packEvents(layout: EventLayout, events: readonly { readonly type: string }[]): (readonly unknown[])[] {
  const kinds = kindsOf(layout);
  return events.map((event) => {
    const kind = kinds.get(event.type);
    if (kind === undefined) throw new Error(`no layout for the event "${event.type}"`);
    // An event is plain JSON, so its fields can be read by name.
    const values = event as unknown as { readonly [field: string]: unknown };
    const packed: unknown[] = [kind.number];
    for (const field of kind.fields) {
      const value = values[field];
      if (value === undefined) break;
      packed.push(value);
    }
    // With its type an event has as many fields as were packed, unless one that is missing stands before one that is not.
    if (Object.keys(event).length !== packed.length) {
      throw new Error(`the event "${event.type}" does not fit its layout: ${Object.keys(event).join(', ')}`);
    }
    return packed;
  });
}

/** The inverse of `packEvents`. */
export function unpackEvents(
  layout: EventLayout,
  packed: readonly (readonly unknown[])[],
): { readonly type: string }[] {
  const types = Object.keys(layout);
  return packed.map(([index, ...values]) => {
    const type = types[Number(index)];
    const fields = type === undefined ? undefined : layout[type];
    if (type === undefined || fields === undefined) throw new Error(`no event has the number ${String(index)}`);
    return { type, ...Object.fromEntries(values.map((value, i) => [fields[i], value])) };
  });
}

/** @param packed its events, where they were packed already */
export function packStep(
  layout: EventLayout,
  message: StepMessage,
  packed: PackedStep[1] = packEvents(layout, message.events),
): PackedStep {
  return [message.step, packed, message.you.map(({ seat, view }) => [seat, view] as const), ...packExtras(message)];
}

export function unpackStep(layout: EventLayout, [step, events, you, ...aside]: PackedStep): StepMessage {
  return {
    step,
    events: unpackEvents(layout, events),
    you: you.map(([seat, view]) => ({ seat, view })),
    ...unpackExtras(aside),
  };
}

/** What a step has in addition to its events. */
export type StepExtras = Pick<StepMessage, 'standIn' | 'tableEvent' | 'quiet'>;

export function packExtras({ standIn, tableEvent, quiet }: StepExtras): PackedExtras {
  if (quiet !== undefined) return [null, null, quiet];
  const packed = standIn === undefined ? null : ([standIn.seat, standIn.by] as const);
  if (tableEvent !== undefined) return [packed, tableEvent];
  return packed === null ? [] : [packed];
}

export function unpackExtras([standIn, tableEvent, quiet]: PackedExtras): StepExtras {
  return {
    ...(standIn === undefined || standIn === null ? {} : { standIn: { seat: standIn[0], by: standIn[1] } }),
    ...(tableEvent === undefined || tableEvent === null ? {} : { tableEvent }),
    ...(quiet === undefined ? {} : { quiet }),
  };
}

/** One step as this browser may see it: patch and private message joined, immutable. */
export interface Snapshot<T extends GameTypes> {
  readonly step: number;
  readonly view: T['PublicView'];
  /** The seats that this browser holds, each with what only it knows. Empty for a watcher. */
  readonly you: readonly { readonly seat: Seat; readonly view: T['PrivateView'] }[];
  /** What led here from the step before; empty after a join or a gap. */
  readonly events: readonly T['Event'][];
  /** The snapshots before this one, from the setup on, where all of them are known: in a replay, which may jump. */
  readonly earlier?: readonly Snapshot<T>[];
  /** Who made the action that led here, if not the person whose seat it is. */
  readonly standIn?: StandIn;
  /** Whose action led here, where it has no event that says so. */
  readonly quiet?: Seat;
}
