/** Values as text: one or two letters for a value that is one of few, any number of letters for others. */
import { type Form, variantsOf } from '@boomtown/game-core/shapes';
import { choiceAmong, fieldsOf, isMissing } from './forms.ts';
import { listOf, type Numbering, numberingOf, objectsWith } from './numbering.ts';

/** A text that is being read. */
interface Cursor {
  readonly text: string;
  at: number;
}

interface TextCodec {
  write(value: unknown): string;
  read(from: Cursor): unknown;
}

/** How values of a form are written as a text of their own. */
export function textsOf(form: Form, seats: number): { write(value: unknown): string; read(text: string): unknown } {
  const { write, read } = textCodecOf(form, seats, true);
  return { write, read: (text) => read({ text, at: 0 }) };
}

/** The letters are those that take one byte and can be seen. */
const FIRST = 0x21;
const LETTERS = 0x7e - FIRST + 1;
/** Of a number of any length the last letter is from the lower half, those before it from the upper. */
const HALF = LETTERS / 2;
const SIGNED = Math.floor(HALF / 2);
/** What is written as one number of two letters need not be taken apart. */
const MAX_TOGETHER = LETTERS ** 2;

/** @param isLast nothing follows: a list then ends where its text does */
function textCodecOf(form: Form, seats: number, isLast: boolean): TextCodec {
  const numbering = numberingOf(form, seats);
  if (numbering !== undefined && numbering.size <= MAX_TOGETHER) return numbered(numbering);
  switch (form.kind) {
    case 'whole':
      return ANY_NUMBER;
    case 'text':
      return isLast ? { write: String, read: theRest } : COUNTED_TEXT;
    case 'list':
      return listed(form.item, seats, form.least === form.most ? form.most : undefined, isLast);
    case 'per-seat':
      return listed(form.item, seats, undefined, isLast);
    case 'tuple':
      return composed(
        form.items.map((item, i) => [i, item]),
        seats,
        isLast,
        listOf,
      );
    case 'object':
      return composed(fieldsOf(form), seats, isLast, objectsWith(Object.keys(form.fields)));
    case 'tagged':
      return chosen(variantsOf(form), seats, isLast);
    case 'either':
      return chosen(form.forms, seats, isLast);
    case 'said':
    case 'where':
      return textCodecOf(form.of, seats, isLast);
    case 'seat':
    case 'flag':
    case 'one-of':
      throw new Error(`there are too many values of the kind ${form.kind}`);
  }
}

function letter(number: number): string {
  return String.fromCharCode(FIRST + number);
}

function next(from: Cursor): number {
  const code = from.text.charCodeAt(from.at);
  if (Number.isNaN(code)) throw new Error(`a value goes on beyond its text: ${from.text}`);
  from.at += 1;
  return code - FIRST;
}

function theRest(from: Cursor): string {
  const rest = from.text.slice(from.at);
  from.at = from.text.length;
  return rest;
}

function numbered(numbering: Numbering): TextCodec {
  if (numbering.size === 1) return { write: () => '', read: () => numbering.valueOf(0) };
  if (numbering.size <= LETTERS) {
    return { write: (value) => letter(numbering.numberOf(value)), read: (from) => numbering.valueOf(next(from)) };
  }
  return {
    write(value) {
      const number = numbering.numberOf(value);
      return letter(Math.floor(number / LETTERS)) + letter(number % LETTERS);
    },
    read: (from) => numbering.valueOf(next(from) * LETTERS + next(from)),
  };
}

/** Whole numbers of any size; those near to 0 take one letter. The last letter has the sign as well. */
const ANY_NUMBER: TextCodec = {
  write(value) {
    const number = Number(value);
    const size = Math.abs(number);
    let written = letter(2 * (size % SIGNED) + (number < 0 ? 1 : 0));
    for (let rest = Math.floor(size / SIGNED); rest > 0; rest = Math.floor(rest / HALF)) {
      written = letter(HALF + (rest % HALF)) + written;
    }
    return written;
  },
  read(from) {
    let size = 0;
    for (;;) {
      const digit = next(from);
      if (digit < HALF) {
        size = size * SIGNED + Math.floor(digit / 2);
        return digit % 2 === 1 ? -size : size;
      }
      size = size * HALF + digit - HALF;
    }
  },
};

const COUNTED_TEXT: TextCodec = {
  write: (value) => ANY_NUMBER.write(String(value).length) + String(value),
  read(from) {
    const length = Number(ANY_NUMBER.read(from));
    from.at += length;
    return from.text.slice(from.at - length, from.at);
  },
};

/** @param fixed its length, where all have the same */
function listed(form: Form, seats: number, fixed: number | undefined, isLast: boolean): TextCodec {
  const item = textCodecOf(form, seats, false);
  // Items without a letter can't be recognized by where the text ends.
  const isCounted = fixed === undefined && (!isLast || numberingOf(form, seats)?.size === 1);
  return {
    write(value) {
      const items = value as readonly unknown[];
      return (isCounted ? ANY_NUMBER.write(items.length) : '') + items.map(item.write).join('');
    },
    read(from) {
      const length = isCounted ? Number(ANY_NUMBER.read(from)) : fixed;
      const items: unknown[] = [];
      while (length === undefined ? from.at < from.text.length : items.length < length) items.push(item.read(from));
      return items;
    },
  };
}

function composed(
  parts: readonly (readonly [key: string | number, form: Form])[],
  seats: number,
  isLast: boolean,
  made: (values: readonly unknown[]) => unknown,
): TextCodec {
  const letterings = parts.map(([key, form], i) => {
    return { key, ...textCodecOf(form, seats, isLast && i === parts.length - 1) };
  });
  return {
    write(value) {
      // A value of this form is an object or a list.
      const fields = value as { readonly [key: string]: unknown };
      let written = '';
      for (const { key, write } of letterings) written += write(fields[key]);
      return written;
    },
    read: (from) => made(letterings.map(({ read }) => read(from))),
  };
}

function chosen(forms: readonly Form[], seats: number, isLast: boolean): TextCodec {
  const choice = choiceAmong(forms, seats);
  const options = forms.map((form) => (isMissing(form) ? NOTHING : textCodecOf(form, seats, isLast)));
  return {
    write(value) {
      const nth = choice(value);
      return letter(nth) + (options[nth]?.write(value) ?? '');
    },
    read: (from) => options[next(from)]?.read(from),
  };
}

const NOTHING: TextCodec = { write: () => '', read: () => undefined };
