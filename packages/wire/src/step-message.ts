import type { Seat } from '@boomtown/game-core';

/** What a seat knows beyond the public view. A client gets one for each seat that it holds; a watcher gets none. */
export interface OwnView<V extends object = object> {
  readonly seat: Seat;
  readonly view: V;
}

/** One step as one client may see it. Every client gets every step's number, so that a gap is noticed. */
export interface StepMessage<
  E extends { readonly type: string } = { readonly type: string },
  V extends object = object,
> {
  readonly step: number;
  readonly events: readonly E[];
  readonly you: readonly OwnView<V>[];
}

/** For each event type of a game its fields in order; fields that may be missing stand last. */
export type EventLayout = { readonly [type: string]: readonly string[] };

/** A step message on the wire: `[step, [[type number, …fields], …], [[seat, view], …]]`. */
export type PackedStep = readonly [number, readonly (readonly unknown[])[], readonly (readonly [Seat, object])[]];

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

export function packStep(layout: EventLayout, message: StepMessage): PackedStep {
  return [message.step, packEvents(layout, message.events), message.you.map(({ seat, view }) => [seat, view])];
}

export function unpackStep(layout: EventLayout, [step, events, you]: PackedStep): StepMessage {
  return { step, events: unpackEvents(layout, events), you: you.map(([seat, view]) => ({ seat, view })) };
}
