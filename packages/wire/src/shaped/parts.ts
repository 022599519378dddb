/** The fields of a schema: each part of a view is a number, a text, a list of those, or a list of schemas. */
import type { Form, ObjectForm } from '@boomtown/game-core/shapes';
import { type ArraySchema, type Schema, schema, t } from '@colyseus/schema';
import { fieldsOf } from './forms.ts';
import { keyedPart, placesPart, slotsPart } from './list-parts.ts';
import { checked, numberingOf, objectsWith, typeBelow } from './numbering.ts';
import type { Fields, Part } from './part.ts';
import { textsOf } from './text-codec.ts';

/** Of more values than this one is a text: in one number many of their digits are seldom 0. */
const MAX_NUMBERS = 2 ** 31;
/** A whole number from a larger range is written as it is: mostly it is small, and then takes fewer bytes than the largest. */
const MAX_SHORT = 2 ** 8;
/** A list may be as long as the smallest number can tell. */
const MAX_PLACES = 2 ** 8 - 1;
/** Objects with this many fields for each seat have schemas, so that only the fields that change are sent. */
const MANY_FIELDS = 4;

function partOf(form: Form, seats: number): Part {
  if (form.kind === 'said' || form.kind === 'where') return partOf(form.of, seats);
  if (form.kind === 'list' && typeof form.parts === 'object') return keyedPart(form.item, form.parts, seats);
  const numbering = numberingOf(form, seats);
  if (numbering !== undefined && numbering.size <= (form.kind === 'whole' ? MAX_SHORT : MAX_NUMBERS)) {
    const numberOf = checked(numbering);
    return {
      field: t[typeBelow(numbering.size)]().default(0),
      write: (value, _, into, key) => {
        into[key] = numberOf(value);
      },
      read: lastRead((field) => numbering.valueOf(Number(field))),
    };
  }
  if (form.kind === 'whole') {
    return {
      field: t.number().default(0),
      write: (value, _, into, key) => {
        into[key] = value;
      },
      read: (field) => field,
    };
  }
  if (form.kind === 'list' && form.parts === 'places' && form.most <= MAX_PLACES) {
    return placesPart(form.item, form.least === form.most, seats);
  }
  if (form.kind === 'per-seat') {
    const { item } = form;
    const isLarge = item.kind === 'object' && Object.keys(item.fields).length >= MANY_FIELDS;
    return isLarge ? schemasPart(item, seats) : placesPart(item, true, seats);
  }
  if (form.kind === 'object' && isAlike(form)) return alikePart(form, seats);
  const texts = textsOf(form, seats);
  return {
    field: t.string().default(''),
    write: (value, _, into, key) => {
      into[key] = texts.write(value);
    },
    read: lastRead((field) => texts.read(String(field))),
  };
}

/** Most fields are read again and again unchanged. What was read is never changed, so it may be given once more. */
function lastRead(read: Part['read']): Part['read'] {
  let last: unknown;
  let value: unknown;
  return (field) => {
    if (field !== last) {
      value = read(field);
      last = field;
    }
    return value;
  };
}

/** The parts of an object by their names. */
export type Parts = readonly (readonly [key: string, part: Part])[];

export function partsOf(form: ObjectForm, seats: number): Parts {
  return fieldsOf(form).map(([key, field]) => [key, partOf(field, seats)]);
}

export function schemaOf(parts: Parts, name: string): new () => Schema {
  return schema(Object.fromEntries(parts.map(([key, { field }]) => [key, field])), name);
}

/** Writes the fields that are not the very ones that stand there. */
export function writeParts(parts: Parts, value: Fields, before: Fields | undefined, into: Fields): void {
  for (const [key, part] of parts) {
    const field = value[key];
    if (before === undefined || before[key] !== field) part.write(field, before?.[key], into, key);
  }
}

/** Reads objects of these parts one after the other. What was read is never changed: the same once more is the very same object. */
export function readingOf(parts: Parts): (from: Fields) => object {
  const made = objectsWith(parts.map(([key]) => key));
  let last: object | undefined;
  const values: unknown[] = [];
  return (from) => {
    let isSame = last !== undefined;
    let i = 0;
    for (const [key, part] of parts) {
      const value = part.read(from[key]);
      if (value !== values[i]) {
        values[i] = value;
        isSame = false;
      }
      i += 1;
    }
    if (!isSame || last === undefined) last = made(values);
    return last;
  };
}

function schemasPart(form: ObjectForm, seats: number): Part {
  const parts = partsOf(form, seats);
  // Each seat has its own, since they know what was read last.
  const reading = Array.from({ length: seats }, () => readingOf(partsOf(form, seats)));
  const Item = schemaOf(parts, 'SeatView');
  return {
    field: t.array(Item),
    write(value, before, into, key) {
      // The schema was made with this list, and the view has this shape.
      const list = into[key] as ArraySchema<Schema>;
      for (const [seat, item] of (value as readonly Fields[]).entries()) {
        const known = list[seat];
        const state = known ?? new Item();
        const previous = known === undefined ? undefined : (before as readonly Fields[] | undefined)?.[seat];
        if (previous !== item) writeParts(parts, item, previous, state as unknown as Fields);
        if (known === undefined) list.push(state);
      }
    },
    read: (field) =>
      (field as ArraySchema<Schema>).toArray().map((item, seat) => reading[seat]?.(item as unknown as Fields)),
  };
}

/** Are these many fields of one form, like places with names? */
function isAlike({ fields }: ObjectForm): boolean {
  const forms = Object.values(fields);
  return forms.length > MANY_FIELDS && new Set(forms).size === 1;
}

function alikePart({ fields }: ObjectForm, seats: number): Part {
  const [item] = Object.values(fields);
  const keys = Object.keys(fields);
  if (item === undefined) throw new Error('an object without fields has no parts');
  const slots = slotsPart(item, true, seats);
  const made = objectsWith(keys);
  const inOrder = (value: unknown) => keys.map((key) => (value as Fields)[key]);
  return {
    field: slots.field,
    write: (value, before, into, key) =>
      slots.write(inOrder(value), before === undefined ? undefined : inOrder(before), into, key),
    read: (field) => made(slots.read(field) as readonly unknown[]),
  };
}
