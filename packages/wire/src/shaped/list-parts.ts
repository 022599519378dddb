/** Lists of which only the items that change are sent. */
import type { Form, Keyed, ObjectForm } from '@boomtown/game-core/shapes';
import { type ArraySchema, type MapSchema, t } from '@colyseus/schema';
import { checked, numberingOf, typeBelow } from './numbering.ts';
import type { Fields, Part } from './part.ts';
import { textsOf } from './text-codec.ts';

/** Texts and numbers in a list. */
type Stored = string | number;

interface Items {
  readonly type: 'uint8' | 'uint16' | 'number' | 'string';
  write(value: unknown): Stored;
  read(stored: Stored): unknown;
}

/** @param mayLack is one of the items missing now and then? */
function itemsOf(form: Form, mayLack: boolean, seats: number): Items {
  const numbering = numberingOf(form, seats);
  const first = mayLack ? 1 : 0;
  if (numbering !== undefined) {
    const numberOf = checked(numbering);
    return {
      type: typeBelow(numbering.size + first),
      write: (value) => (mayLack && value === undefined ? 0 : numberOf(value) + first),
      read: (stored) => (mayLack && stored === 0 ? undefined : numbering.valueOf(Number(stored) - first)),
    };
  }
  const texts = textsOf(form, seats);
  if (!mayLack) return { type: 'string', write: texts.write, read: (stored) => texts.read(String(stored)) };
  return {
    type: 'string',
    write: (value) => (value === undefined ? '' : ` ${texts.write(value)}`),
    read: (stored) => (stored === '' ? undefined : texts.read(String(stored).slice(1))),
  };
}

/** Each item at its place; what lacks is `undefined`. */
export function slotsPart(item: Form, mayLack: boolean, seats: number): Part {
  const items = itemsOf(item, mayLack, seats);
  return {
    field: t.array(items.type),
    write(value, before, into, key) {
      // The schema was made with this list, and the view has this shape.
      const list = into[key] as ArraySchema<Stored>;
      const now = value as readonly unknown[];
      const then = before as readonly unknown[] | undefined;
      // Read at once: each look at an item of such a list goes through a proxy.
      const stored = then?.length === now.length ? undefined : list.toArray();
      const length = Math.max(now.length, stored?.length ?? 0);
      for (let i = 0; i < length; i += 1) {
        if (stored === undefined && then?.[i] === now[i]) continue;
        const written = items.write(now[i]);
        if (written !== (stored === undefined ? items.write(then?.[i]) : stored[i])) list[i] = written;
      }
    },
    read: lastReads(items.read, (field) => (field as ArraySchema<Stored>).toArray()),
  };
}

/** Reads a list, each item only where another stands there than last time. What was read is never changed, so it may be given once more. */
function lastReads<T>(
  read: (stored: Stored) => T,
  storedIn: (field: unknown) => readonly Stored[],
): (field: unknown) => T[] {
  const last: Stored[] = [];
  const values: T[] = [];
  return (field) =>
    storedIn(field).map((stored, i) => {
      if (last[i] !== stored) {
        // Read first: where that throws, nothing is known of the place.
        values[i] = read(stored);
        last[i] = stored;
      }
      // It was read just now, or before.
      return values[i] as T;
    });
}

/** A list, place by place, each of them read anew only where it changed. */
export function placesPart(item: Form, isFixed: boolean, seats: number): Part {
  const slots = slotsPart(item, false, seats);
  if (isFixed) return slots;
  const items = itemsOf(item, false, seats);
  // Its length comes first. What stood behind it stays written: it may well stand there again.
  const length = (list: unknown) => {
    const count = (list as readonly unknown[]).length;
    return items.type === 'string' ? String(count) : count;
  };
  return {
    field: slots.field,
    write(value, before, into, key) {
      const list = into[key] as ArraySchema<Stored>;
      const now = value as readonly unknown[];
      const then = before as readonly unknown[] | undefined;
      // What stands behind the end of the last one is not known.
      const stored = then === undefined || then.length < now.length ? list.toArray() : undefined;
      if (stored === undefined ? then?.length !== now.length : stored[0] !== length(now)) list[0] = length(now);
      for (let i = 0; i < now.length; i += 1) {
        if (then !== undefined && i < then.length && then[i] === now[i]) continue;
        const written = items.write(now[i]);
        if (written !== (stored === undefined ? items.write(then?.[i]) : stored[i + 1])) list[i + 1] = written;
      }
    },
    read: lastReads(items.read, (field) => {
      const stored = (field as ArraySchema<Stored>).toArray();
      return stored.slice(1, 1 + Number(stored[0] ?? 0));
    }),
  };
}

/** Objects with this many numbers at most have places by them. */
const MAX_SLOTS = 64;

/** Objects by their numbers, whatever order they are shown in. */
export function keyedPart(item: Form, { by, order }: Keyed, seats: number): Part {
  if (item.kind !== 'object') throw new Error('only objects have a number');
  const { [by]: key, ...others } = item.fields;
  const rest: ObjectForm = { ...item, fields: others };
  const number = key === undefined ? undefined : numberingOf(key, seats);
  const part =
    number !== undefined && number.size <= MAX_SLOTS && numberingOf(rest, seats) !== undefined
      ? numberedPart(rest, by, number.size, Number(number.valueOf(0)), seats)
      : mappedPart(rest, by, seats);
  const ordered = (a: Fields, b: Fields): number => {
    for (const field of order) if (a[field] !== b[field]) return Number(a[field]) - Number(b[field]);
    return 0;
  };
  let last: readonly Fields[] = [];
  let sorted: readonly Fields[] = [];
  return {
    ...part,
    read(field) {
      const found = part.read(field) as readonly Fields[];
      // Most steps leave all of them where they are.
      if (found.length !== last.length || found.some((one, i) => one !== last[i])) {
        last = found;
        sorted = found.toSorted(ordered);
      }
      return sorted;
    },
  };
}

/** @param least the number of the first place */
function numberedPart(rest: ObjectForm, by: string, size: number, least: number, seats: number): Part {
  const slots = slotsPart(rest, true, seats);
  /** What was read last at each place, without its number and with it. */
  const last: ({ readonly one: object; readonly numbered: object } | undefined)[] = [];
  const placed = (value: unknown) => {
    const list: unknown[] = Array.from({ length: size }, () => undefined);
    for (const one of value as readonly Fields[]) list[Number(one[by]) - least] = one;
    return list;
  };
  return {
    field: slots.field,
    write: (value, before, into, key) =>
      slots.write(placed(value), before === undefined ? undefined : placed(before), into, key),
    read(field) {
      const found: object[] = [];
      for (const [i, one] of (slots.read(field) as readonly (object | undefined)[]).entries()) {
        if (one === undefined) continue;
        let known = last[i];
        if (known?.one !== one) {
          known = { one, numbered: { [by]: least + i, ...one } };
          last[i] = known;
        }
        found.push(known.numbered);
      }
      return found;
    },
  };
}

function mappedPart(rest: ObjectForm, by: string, seats: number): Part {
  const texts = textsOf(rest, seats);
  return {
    field: t.map('string'),
    write(value, _before, into, key) {
      const map = into[key] as MapSchema<string>;
      const gone = new Set(map.keys());
      for (const one of value as readonly Fields[]) {
        const name = String(one[by]);
        gone.delete(name);
        const text = texts.write(one);
        if (map.get(name) !== text) map.set(name, text);
      }
      for (const name of gone) map.delete(name);
    },
    read: (field) =>
      [...(field as MapSchema<string>).entries()].map(([name, text]) => ({
        [by]: Number(name),
        ...(texts.read(text) as object),
      })),
  };
}
