import type { Seat } from '@boomtown/game-core';

/** What a seat knows beyond the public view. A client gets one for each seat that it holds; a watcher gets none. */
export interface OwnView<V extends object = object> {
  readonly seat: Seat;
  readonly view: V;
}

/** Who made the action of a step, where it was not the person whose seat it is: the clock, or a bot. */
export interface StandIn {
  readonly seat: Seat;
  readonly by: 'time' | 'bot';
}

/** One step as one client may see it. Every client gets every step's number, so that a gap is noticed. */
export interface StepMessage<
  E extends { readonly type: string } = { readonly type: string },
  V extends object = object,
> {
  readonly step: number;
  readonly events: readonly E[];
  readonly you: readonly OwnView<V>[];
  readonly standIn?: StandIn;
}

/** For each event type of a game its fields in order; fields that may be missing stand last. */
export type EventLayout = { readonly [type: string]: readonly string[] };

export type PackedStandIn = readonly [Seat, StandIn['by']];

/** A step message on the wire: `[step, [[type number, …fields], …], [[seat, view], …]]`, then the stand-in if there was one. */
export type PackedStep = readonly [
  number,
  readonly (readonly unknown[])[],
  readonly (readonly [Seat, object])[],
  PackedStandIn?,
];

/** Packs events as lists, since their keys would be most of a step's bytes. */
export function packEvents(layout: EventLayout, events: readonly { readonly type: string }[]): (readonly unknown[])[] {
  const types = Object.keys(layout);
  return events.map((event) => {
    const fields = layout[event.type];
    if (fields === undefined) throw new Error(`no layout for the event "${event.type}"`);
    const { type: _, ...given } = event;
    // An event is plain JSON, so its fields can be read by name.
    const values = given as Record<string, unknown>;
    const present = fields.filter((field) => values[field] !== undefined);
    if (present.length !== Object.keys(given).length || present.some((field, i) => field !== fields[i])) {
      throw new Error(`the event "${event.type}" does not fit its layout: ${Object.keys(given).join(', ')}`);
    }
    return [types.indexOf(event.type), ...present.map((field) => values[field])];
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

export function packStep(layout: EventLayout, { step, events, you, standIn }: StepMessage): PackedStep {
  const packed = [step, packEvents(layout, events), you.map(({ seat, view }) => [seat, view] as const)] as const;
  return standIn === undefined ? packed : [...packed, packStandIn(standIn)];
}

export function unpackStep(layout: EventLayout, [step, events, you, standIn]: PackedStep): StepMessage {
  return {
    step,
    events: unpackEvents(layout, events),
    you: you.map(([seat, view]) => ({ seat, view })),
    ...(standIn === undefined ? {} : { standIn: unpackStandIn(standIn) }),
  };
}

export function packStandIn({ seat, by }: StandIn): PackedStandIn {
  return [seat, by];
}

export function unpackStandIn([seat, by]: PackedStandIn): StandIn {
  return { seat, by };
}
