import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const CHECK = new URL('../../../scripts/private-terms.mjs', import.meta.url);
const GLOSSARY = fileURLToPath(new URL('../../../docs/glossary.md', import.meta.url));

interface Check {
  readonly INSTEAD: Readonly<Record<string, string>>;
  privateTermsIn(files: readonly (readonly [path: string, text: string])[]): readonly string[];
}

/** A script is no module of TypeScript: what it exports is declared here. */
const { INSTEAD, privateTermsIn }: Check = await import(CHECK.href);

test.each([
  ['src/gathering.ts', ''],
  ['src/late-heirs.test.ts', ''],
  ['src/a.ts', 'export class TableDeed {}'],
  ['src/a.ts', 'export const OPEN_DOOR = 1;'],
  ['src/a.ts', 'export async function findDesk() {}'],
  ['src/a.ts', 'const inside = 1;\nexport type House = number;'],
])('%s with "%s" says a private term', (path, text) => {
  expect(privateTermsIn([[path, text]])).toHaveLength(1);
});

test('parts of other words, and names that stay inside, are let through', () => {
  const text = 'export class Household {}\nconst door = 1;\nexport const outdoors = door;';
  expect(privateTermsIn([['src/reelection.ts', text]])).toEqual([]);
});

test('names the term to use instead', () => {
  expect(privateTermsIn([['src/a.ts', 'export const theHouse = 1;']])).toEqual([
    'src/a.ts: theHouse says "house"; say server policy',
  ]);
});

test('the glossary has a line for each term, at most 60, and no private one', () => {
  const lines = readFileSync(GLOSSARY, 'utf8').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(60);
  const terms = lines.flatMap((line) => /^\| \*\*([^*]+)\*\* \|/.exec(line)?.[1] ?? []);
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
  const words = terms.join(' ').toLowerCase().split(/\W+/);
  expect(words.filter((word) => Object.hasOwn(INSTEAD, word))).toEqual([]);
});
