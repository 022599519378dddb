/** Reading a value from outside: checked against its shape, and copied. */
import { sameJson } from '../canonical.ts';
import { isObject } from '../shape.ts';
import type { Form, Json, ObjectForm, Said, Shape, TaggedForm } from './shape.ts';
import { wordsOf } from './words.ts';

/** Reads one value. `undefined`: it does not fit, and `at` knows where and why. */
export type Reader<T> = (raw: unknown, at: Reading) => T | undefined;

/** One value being read. */
export class Reading {
  readonly seats: number;
  /** After a failure: what would have fitted at `path`. */
  expected: Said = { words: '' };
  /** After a failure: the way from the whole to the place that does not fit, the last step first. */
  readonly path: (string | number)[] = [];

  constructor(seats: number) {
    this.seats = seats;
  }

  fail(expected: Said): undefined {
    this.expected = expected;
    this.path.length = 0;
  }

  failIn(key: string | number): undefined {
    this.path.push(key);
  }

  /** What is wrong, in a sentence. */
  get fault(): string {
    const place = this.path
      .toReversed()
      .map((key, i) => (typeof key === 'number' ? `[${key}]` : i === 0 ? key : `.${key}`));
    return `${place.length === 0 ? 'It' : `"${place.join('')}"`} must be ${this.expected.words}.`;
  }
}

/** How values of a shape are read. Make it once: a reader is quick, making it is not. */
export function readerOf<T>(shape: Shape<T>): Reader<T> {
  // The shape says which type its values have.
  return reader(shape) as Reader<T>;
}

function reader(form: Form): Reader<unknown> {
  const expected: Said = { words: wordsOf(form) };
  switch (form.kind) {
    case 'whole': {
      const { least, most } = form;
      return (raw, at) => (isWithin(raw, least, most) ? raw + 0 : at.fail(expected));
    }
    case 'seat':
      return (raw, at) => (isWithin(raw, 0, at.seats - 1) ? raw + 0 : at.fail(expected));
    case 'flag':
      return (raw, at) => (typeof raw === 'boolean' ? raw : at.fail(expected));
    case 'one-of':
      return oneOfReader(form.values, expected);
    case 'text': {
      const { letters, least, most } = form;
      return (raw, at) =>
        typeof raw === 'string' && raw.length >= least && raw.length <= most && isSpelt(raw, letters)
          ? raw
          : at.fail(expected);
    }
    case 'list':
      return listReader(reader(form.item), ({ length }) => length >= form.least && length <= form.most, expected);
    case 'per-seat':
      return listReader(reader(form.item), ({ length }, at) => length === at.seats, expected);
    case 'tuple':
      return tupleReader(form.items.map(reader), expected);
    case 'object':
      return objectReader(form, expected);
    case 'tagged':
      return taggedReader(form, expected);
    case 'either':
      return eitherReader(form.forms.map(reader), expected);
    case 'said': {
      const read = reader(form.of);
      return (raw, at) => {
        const value = read(raw, at);
        return value === undefined ? at.fail(form.said) : value;
      };
    }
    case 'where': {
      const read = reader(form.of);
      return (raw, at) => {
        const value = read(raw, at);
        return value === undefined || form.fits(value) ? value : at.fail(form.said);
      };
    }
  }
}

/** JSON has one zero: readers add 0, so that `-0` becomes it and equal states stay equal. */
function isWithin(raw: unknown, least: number, most: number): raw is number {
  return typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most;
}

function isSpelt(text: string, letters: string | undefined): boolean {
  if (letters === undefined) return true;
  for (const letter of text) if (!letters.includes(letter)) return false;
  return true;
}

/** Is none of these a list or an object, so that `===` tells them apart? */
export function arePlain(values: readonly Json[]): boolean {
  return values.every((value) => typeof value !== 'object' || value === null);
}

function oneOfReader(values: readonly Json[], expected: Said): Reader<unknown> {
  if (!arePlain(values)) {
    return (raw, at) => {
      const index = values.findIndex((value) => sameJson(value, raw));
      return index < 0 ? at.fail(expected) : values[index];
    };
  }
  const known = new Set<unknown>(values);
  // A set takes -0 for 0, so a number is plainly added to.
  return (raw, at) => (known.has(raw) ? (typeof raw === 'number' ? raw + 0 : raw) : at.fail(expected));
}

function listReader(
  read: Reader<unknown>,
  isLength: (list: readonly unknown[], at: Reading) => boolean,
  expected: Said,
): Reader<unknown> {
  return (raw, at) => {
    if (!Array.isArray(raw) || !isLength(raw, at)) return at.fail(expected);
    const items: unknown[] = [];
    for (let i = 0; i < raw.length; i += 1) {
      const item = read(raw[i], at);
      if (item === undefined) return at.failIn(i);
      items.push(item);
    }
    return items;
  };
}

function tupleReader(readers: readonly Reader<unknown>[], expected: Said): Reader<unknown> {
  return (raw, at) => {
    if (!Array.isArray(raw) || raw.length !== readers.length) return at.fail(expected);
    const items: unknown[] = [];
    for (const [i, read] of readers.entries()) {
      const item = read(raw[i], at);
      if (item === undefined) return at.failIn(i);
      items.push(item);
    }
    return items;
  };
}

function objectReader({ fields, optional }: ObjectForm, expected: Said): Reader<unknown> {
  const parts = Object.entries(fields).map(([key, field]) => ({
    key,
    read: reader(field),
    mayLack: optional.has(key),
  }));
  return (raw, at) => {
    if (!isObject(raw)) return at.fail(expected);
    // Every action that comes in is asked this, so it is a plain loop.
    let own = 0;
    for (const key in raw) if (Object.hasOwn(raw, key)) own += 1;
    if (own > parts.length) return at.fail(expected);
    let lacking = 0;
    // A copy of the whole is quicker than a new object field by field.
    const value: Record<string, unknown> = { ...raw };
    for (const { key, read, mayLack } of parts) {
      const given = value[key];
      if (given === undefined) {
        if (!mayLack || Object.hasOwn(value, key)) return at.fail(expected);
        lacking += 1;
        continue;
      }
      const field = read(given, at);
      if (field === undefined) return at.failIn(key);
      if (!Object.is(field, given)) value[key] = field;
    }
    return own === parts.length - lacking ? value : at.fail(expected);
  };
}

function taggedReader({ tag, forms }: TaggedForm, expected: Said): Reader<unknown> {
  const readers = new Map<unknown, Reader<unknown>>(
    Object.entries(forms).map(([value, form]) => [value, reader(form)]),
  );
  return (raw, at) => {
    if (!isObject(raw)) return at.fail(expected);
    const read = readers.get(raw[tag]);
    return read === undefined ? at.fail(expected) : read(raw, at);
  };
}

function eitherReader(readers: readonly Reader<unknown>[], expected: Said): Reader<unknown> {
  return (raw, at) => {
    for (const read of readers) {
      const value = read(raw, at);
      if (value !== undefined) return value;
    }
    // One that fits but for a part of it says more than all of them together.
    return at.path.length > 0 ? undefined : at.fail(expected);
  };
}
