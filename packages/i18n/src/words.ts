import { isolated } from '@boomtown/game-core';
import { pluralForms } from './icu.ts';

/** Sentences by key, in sections: what a file of messages holds. A sentence may be an ICU plural over `count`. */
export type Sections = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The blanks of each English sentence, by section and key; `never` where it has none. `npm run words -- keys` writes it. */
export type Keys = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `section.key` of every sentence. */
export type TextKey<K extends Keys> = { [S in keyof K]: `${S & string}.${keyof K[S] & string}` }[keyof K];

type BlanksAt<K extends Keys, T> = T extends `${infer S}.${infer N}`
  ? S extends keyof K
    ? N extends keyof K[S]
      ? K[S][N]
      : never
    : never
  : never;

/**
 * What must be filled into a sentence: nothing, or one value for each `{blank}`. `count` chooses the plural form. Code that
 * knows no keys (`Keys` itself) fills what its key asks for.
 */
export type Fill<K extends Keys, T extends TextKey<K>> = string extends keyof K
  ? [fill?: Readonly<Record<string, string | number>>]
  : [BlanksAt<K, T>] extends [never]
    ? []
    : [Readonly<Record<BlanksAt<K, T> & string, string | number>>];

/** A complete language: it has every key. */
export type Catalogue<K extends Keys> = { readonly [S in keyof K]: { readonly [N in keyof K[S]]: string } };

/** A language that is still being translated: it may lack any key. */
export type UnfinishedCatalogue<K extends Keys> = {
  readonly [S in keyof K]?: { readonly [N in keyof K[S]]?: string };
};

/** The sentences of a catalogue in one language. Texts come back literal: they are never read as markup. */
export interface Words<English extends Keys> {
  /** A language tag such as `en`. */
  readonly language: string;
  /**
   * The sentence `section.key` with its blanks filled; numbers are written as the language writes them, and what runs
   * from right to left keeps to its blank.
   */
  text<K extends TextKey<English>>(key: K, ...fill: Fill<English, K>): string;
  number(value: number): string;
  /** The day of a moment, given in milliseconds since 1970. */
  day(at: number): string;
  /** A moment with its day and time, given in milliseconds since 1970. */
  moment(at: number): string;
  /** A number of bytes in the unit that suits it. */
  bytes(count: number): string;
  /** "A, B and C". */
  list(items: readonly string[]): string;
  /** Does the catalogue have this key? For keys that are put together from data (a game's own refusal codes). */
  has(key: string): key is TextKey<English>;
}

/**
 * The words of one catalogue. `language` is the tag that plurals, numbers and lists go by. `english`: what an unfinished
 * language lacks is said in English, sentence by sentence.
 */
export function wordsOf<English extends Keys>(
  language: string,
  catalogue: UnfinishedCatalogue<English> | Sections,
  english?: Catalogue<English>,
): Words<English> {
  const numbers = new Intl.NumberFormat(language);
  // A hyphen is short and low; all pages have one sign for less than nothing.
  const written = (value: number) => numbers.format(value).replace('-', '−');
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });

  const messageAt = (key: string) =>
    foundIn(catalogue, key, language) ?? (english === undefined ? undefined : foundIn(english, key, 'en'));

  return {
    language,
    text(key, ...fill) {
      const found = messageAt(key);
      if (found === undefined) throw new Error(`no words for "${key}" in "${language}"`);
      const values: Readonly<Record<string, string | number>> = fill[0] ?? {};
      const form = formOf(found.message, found.language, values.count);
      return form.replace(/\{(\w+)\}/g, (blank, name: string) => {
        const value = Object.hasOwn(values, name) ? values[name] : undefined;
        if (value === undefined) throw new Error(`nothing to fill ${blank} with in "${key}"`);
        return typeof value === 'number' ? written(value) : isolated(value);
      });
    },
    number: written,
    day: (at) => days.format(at),
    moment: (at) => moments.format(at),
    bytes: (count) => bytesIn(language, count),
    list: (items) => lists.format(items.map(isolated)),
    has: (key): key is TextKey<English> => messageAt(key) !== undefined,
  };
}

/** A message with the language that it is written in. */
function foundIn(sections: UnfinishedCatalogue<Keys>, key: string, language: string) {
  const dot = key.indexOf('.');
  const section = Object.hasOwn(sections, key.slice(0, dot)) ? sections[key.slice(0, dot)] : undefined;
  const name = key.slice(dot + 1);
  const message = section !== undefined && Object.hasOwn(section, name) ? section[name] : undefined;
  return message === undefined ? undefined : { message, language };
}

/** A plain sentence as it is; of a plural the form for this count. */
function formOf(message: string, language: string, count: string | number | undefined): string {
  const forms = pluralForms(message);
  if (forms === null) return message;
  const form = forms.get(new Intl.PluralRules(language).select(Number(count))) ?? forms.get('other') ?? '';
  return form.replaceAll('#', '{count}');
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

function bytesIn(language: string, count: number): string {
  const size = Math.min(Math.floor(Math.log10(Math.max(count, 1)) / 3), BYTE_UNITS.length - 1);
  const unit = BYTE_UNITS[size] ?? 'byte';
  const form = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
  return form.format(count / 1000 ** size);
}
