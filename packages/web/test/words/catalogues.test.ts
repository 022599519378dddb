import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bestLanguage, faultsOf, LANGUAGE_TAGS, type Sections } from '@boomtown/i18n';
import { PLAIN_KEYS } from '@boomtown/ui-kit/plain-teller';
import { describe, expect, test } from 'vitest';
import { en, loadCatalogue } from '../../src/messages/words.ts';

const PACKAGES = join(import.meta.dirname, '../../..');
const GAMES = readdirSync(join(PACKAGES, 'games'))
  .map((name) => join(PACKAGES, 'games', name, 'src'))
  .filter((folder) => existsSync(folder));
// The command line says some of the pages' sentences.
const SOURCES = [join(PACKAGES, 'web/src'), join(PACKAGES, 'cli/src'), join(PACKAGES, 'ui-kit/src'), ...GAMES];
const catalogues: readonly (readonly [string, Sections])[] = await Promise.all(
  LANGUAGE_TAGS.map(async (tag) => [tag, await loadCatalogue(tag)] as const),
);
const english: Sections = en;

const keysOf = (catalogue: Sections): string[] =>
  Object.entries(catalogue).flatMap(([section, names]) => Object.keys(names).map((name) => `${section}.${name}`));

const at = (catalogue: Sections, key: string): string => {
  const [section = '', name = ''] = key.split('.');
  return catalogue[section]?.[name] ?? '';
};

describe.each(catalogues)('the catalogue "%s"', (language, catalogue) => {
  test('has the same keys as the English one', () => {
    expect(keysOf(catalogue).sort()).toEqual(keysOf(english).sort());
  });

  test('has in every sentence the blanks of the English one and the plural forms of its language; none is empty', () => {
    for (const key of keysOf(english)) {
      expect(faultsOf(at(english, key), at(catalogue, key), language), key).toEqual([]);
    }
  });
});

/** Words that were said for a term for which docs/glossary-languages.md has another one. */
const OTHER_WORDS: Readonly<Record<string, RegExp>> = { es: /\b(asientos?|portada)\b/i, it: /\bhost\b/ };

test.each(catalogues)('the catalogue "%s" says the terms of its glossary', (language, catalogue) => {
  const wrong = OTHER_WORDS[language];
  expect(keysOf(catalogue).filter((key) => wrong?.test(at(catalogue, key)) ?? false)).toEqual([]);
});

test('each comment for translators is of a sentence that is there', () => {
  const comments = JSON.parse(readFileSync(join(PACKAGES, 'web/src/messages/comments.json'), 'utf8'));
  expect(Object.keys(comments).filter((key) => at(english, key) === '')).toEqual([]);
});

describe('the language of a reader', () => {
  test('is the first of theirs that the pages speak, whatever the country; English else', () => {
    expect(bestLanguage(['en-GB', 'fr'])).toBe('en');
    expect(bestLanguage(['fr', 'EN'])).toBe('en');
    expect(bestLanguage(['fr'])).toBe('en');
    expect(bestLanguage([])).toBe('en');
  });
});

describe('the keys', () => {
  test('are all used: as they stand, or by a beginning or an end that data completes', () => {
    const files = SOURCES.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
      .filter((file) => /\.tsx?$/.test(file) && !/messages[\\/]keys\.ts$/.test(file))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
    const code = files.map(({ text }) => text).join('\n');
    const whole = new Set(code.match(/[\w-]+\.[\w-]+(?=['`])/g));
    const beginnings = [...code.matchAll(/[`']([\w-]+\.[\w-]*)\$\{/g)].map(([, beginning]) => beginning ?? '');
    // A game described by the plain teller has the keys that this one puts together.
    for (const { path } of files.filter(({ text }) => /(plainTeller|shapedTable)(<\w+>)?\(/.test(text))) {
      const [, id = ''] = /games[\\/]([\w-]+)[\\/]src/.exec(path) ?? [];
      beginnings.push(...PLAIN_KEYS.map((beginning) => `${id}.${beginning}`));
    }
    const ends = [...code.matchAll(/\$\{\w+(?:\.\w+)*\}\.([\w-]+)[`$]/g)].map(([, end]) => end ?? '');
    // What the pages say of any game (`gameText`).
    const ofAnyGame = readFileSync(join(PACKAGES, 'web/src/games/game-words.ts'), 'utf8');
    ends.push(...[...ofAnyGame.matchAll(/[|=]\s+['`]([a-z-]+)/g)].map(([, end]) => end ?? ''));
    const used = (key: string) =>
      whole.has(key) ||
      beginnings.some((beginning) => key.startsWith(beginning)) ||
      ends.some((end) => key.split('.')[1]?.startsWith(end));
    expect(keysOf(english).filter((key) => !used(key))).toEqual([]);
  });
});
