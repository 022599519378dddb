/** Values that are few enough are one number each: their place among all values of their form. */
import { arePlain, type Form, type Json, variantsOf } from '@boomtown/game-core/shapes';
import { choiceAmong, fieldsOf, isMissing } from './forms.ts';

export interface Numbering {
  /** Numbers are from 0 to below this. */
  readonly size: number;
  numberOf(value: unknown): number;
  valueOf(number: number): unknown;
}

/** The numbers of a form's values at tables of up to `seats`; `undefined` where one number can't tell them all. */
export function numberingOf(form: Form, seats: number): Numbering | undefined {
  const numbering = madeFor(form, seats);
  if (numbering === undefined || numbering.size > Number.MAX_SAFE_INTEGER) return undefined;
  return numbering.size <= MAX_REMEMBERED ? remembering(numbering) : numbering;
}

/** Forms with more values than this do not keep what was read. Nothing that was read is ever changed. */
const MAX_REMEMBERED = 4096;

function remembering(numbering: Numbering): Numbering {
  const known: unknown[] = [];
  return {
    ...numbering,
    valueOf(number) {
      known[number] ??= numbering.valueOf(number);
      return known[number];
    },
  };
}

function madeFor(form: Form, seats: number): Numbering | undefined {
  switch (form.kind) {
    case 'whole':
      return Number.isFinite(form.least) && Number.isFinite(form.most) ? wholes(form.least, form.most) : undefined;
    case 'seat':
      return wholes(0, seats - 1);
    case 'flag':
      return { size: 2, numberOf: Number, valueOf: (number) => number === 1 };
    case 'one-of':
      return constants(form.values);
    case 'text':
      return undefined;
    case 'list':
      return form.parts === undefined || form.parts === 'places'
        ? listed(form.item, form.least, form.most, seats)
        : undefined;
    case 'per-seat':
      return listed(form.item, 0, seats, seats);
    case 'tuple':
      return composed(
        form.items.map((item, i) => [i, item]),
        seats,
        listOf,
      );
    case 'object':
      return composed(fieldsOf(form), seats, objectsWith(Object.keys(form.fields)));
    case 'tagged':
      return chosen(variantsOf(form), seats);
    case 'either':
      return chosen(form.forms, seats);
    case 'said':
    case 'where':
      return numberingOf(form.of, seats);
  }
}

/** Makes objects with these fields from their values in this order, without those that are missing. */
export function objectsWith(keys: readonly string[]): (values: readonly unknown[]) => object {
  return (values) => {
    const made: { [key: string]: unknown } = {};
    let i = 0;
    for (const key of keys) {
      const value = values[i];
      if (value !== undefined) made[key] = value;
      i += 1;
    }
    return made;
  };
}

export function listOf(values: readonly unknown[]): unknown {
  return values;
}

/** Where 0 is in the middle, what is near to it has a small number: 0, 1, -1, 2 … */
function wholes(least: number, most: number): Numbering {
  const size = most - least + 1;
  if (least === -most) {
    return {
      size,
      numberOf: (value) => (Number(value) > 0 ? 2 * Number(value) - 1 : -2 * Number(value)),
      valueOf: (number) => (number % 2 === 1 ? (number + 1) / 2 : -number / 2 + 0),
    };
  }
  return { size, numberOf: (value) => Number(value) - least, valueOf: (number) => number + least };
}

function constants(values: readonly Json[]): Numbering {
  if (!arePlain(values)) {
    // Not by `===`: a view need not hold the very constant.
    const texts = values.map((value) => JSON.stringify(value));
    return {
      size: values.length,
      numberOf: (value) =>
        (values as readonly unknown[]).includes(value)
          ? (values as readonly unknown[]).indexOf(value)
          : texts.indexOf(JSON.stringify(value)),
      valueOf: (number) => values[number],
    };
  }
  const numbers = new Map<unknown, number>(values.map((value, number) => [value, number]));
  return {
    size: values.length,
    numberOf: (value) => numbers.get(value) ?? -1,
    valueOf: (number) => values[number],
  };
}

/** Digits of different bases, the first part's the highest. */
function composed(
  parts: readonly (readonly [key: string | number, form: Form])[],
  seats: number,
  made: (values: readonly unknown[]) => unknown,
): Numbering | undefined {
  const digits: { readonly key: string | number; readonly numbering: Numbering }[] = [];
  for (const [key, form] of parts) {
    const numbering = numberingOf(form, seats);
    if (numbering === undefined) return undefined;
    digits.push({ key, numbering });
  }
  const reversed = digits.toReversed();
  return {
    size: digits.reduce((size, { numbering }) => size * numbering.size, 1),
    numberOf(value) {
      let number = 0;
      // A value of this form is an object or a list.
      for (const { key, numbering } of digits) {
        number = number * numbering.size + numbering.numberOf((value as { readonly [key: string]: unknown })[key]);
      }
      return number;
    },
    valueOf(number) {
      const values: unknown[] = [];
      let rest = number;
      for (const { numbering } of reversed) {
        values.push(numbering.valueOf(rest % numbering.size));
        rest = Math.floor(rest / numbering.size);
      }
      return made(values.reverse());
    },
  };
}

/** Longer lists have higher numbers: digits from 1 on, so that a list is as long as its number. */
function listed(item: Form, least: number, most: number, seats: number): Numbering | undefined {
  const one = numberingOf(item, seats);
  if (one === undefined || !Number.isFinite(most)) return undefined;
  const { size } = one;
  if (least === most) {
    const parts = Array.from({ length: most }, (_, i): [number, Form] => [i, item]);
    return composed(parts, seats, listOf);
  }
  let all = 0;
  for (let length = 0; length <= most; length += 1) all += size ** length;
  return {
    size: all,
    numberOf: (value) =>
      (value as readonly unknown[]).reduce((number: number, each) => number * size + one.numberOf(each) + 1, 0),
    valueOf(number) {
      const items: unknown[] = [];
      for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / size))
        items.push(one.valueOf((rest - 1) % size));
      return items.reverse();
    },
  };
}

/** The values of the first form, then those of the second … */
function chosen(forms: readonly Form[], seats: number): Numbering | undefined {
  const options: { readonly numbering: Numbering; readonly from: number }[] = [];
  let size = 0;
  for (const form of forms) {
    const numbering = isMissing(form) ? NOTHING : numberingOf(form, seats);
    if (numbering === undefined) return undefined;
    options.push({ numbering, from: size });
    size += numbering.size;
  }
  const choice = choiceAmong(forms, seats);
  return {
    size,
    numberOf(value) {
      const option = options[choice(value)];
      return option === undefined ? -1 : option.from + option.numbering.numberOf(value);
    },
    valueOf(number) {
      const option = options.findLast(({ from }) => from <= number);
      return option?.numbering.valueOf(number - option.from);
    },
  };
}

const NOTHING: Numbering = { size: 1, numberOf: () => 0, valueOf: () => undefined };

/** The number of a value. One that has none would be read as another value, so it throws. */
export function checked({ size, numberOf }: Numbering): (value: unknown) => number {
  return (value) => {
    const number = numberOf(value);
    if (!(number >= 0 && number < size))
      throw new Error(`a view has not the shape of its game: ${JSON.stringify(value)}`);
    return number;
  };
}

/** The smallest type of a schema for numbers below this. */
export function typeBelow(size: number): 'uint8' | 'uint16' | 'number' {
  return size <= 2 ** 8 ? 'uint8' : size <= 2 ** 16 ? 'uint16' : 'number';
}
