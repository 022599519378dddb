import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../src/this-build.ts';

const PACKAGES = join(ROOT, 'packages');
/** A row of the table: the number, what must not happen, where it is proved, and whether every game plays a part. */
const ROW = /^\| (\d+) \| ([^|]+) \| ([^|]+) \| (all|—) \|$/gm;
/** The beginning of a test's name, with the numbers of its faults. */
const NAME = /['"`]faults? (\d+(?:(?:, | and )\d+)*):? /g;

interface Proof {
  readonly fault: number;
  readonly files: readonly string[];
  readonly everyGame: boolean;
}

/** The table as it stands in the documentation; files as `package/test/…` without their endings. */
function writtenDown(): Proof[] {
  const text = readFileSync(join(ROOT, 'docs/faults.md'), 'utf8');
  return [...text.matchAll(ROW)].map(([, fault, , where = '', games]) => {
    const files = where.split('; ').flatMap((part) => {
      const [name = '', list = ''] = part.split(': ');
      return list.split(', ').map((file) => `${name}/${file}`);
    });
    return { fault: Number(fault), files: files.sort(), everyGame: games === 'all' };
  });
}

interface TestFile {
  /** As the table names it: the package, and the file without its folders, but for those of every game. */
  readonly name: string;
  readonly text: string;
  readonly faults: ReadonlySet<number>;
}

function testFiles(): TestFile[] {
  const folders = [PACKAGES, join(PACKAGES, 'games')].flatMap((home) =>
    readdirSync(home).map((name) => join(home, name)),
  );
  return folders.flatMap((home) => {
    const name = basename(home);
    const folder = join(home, 'test');
    const files = listOf(folder).filter((file) => /\.test\.tsx?$/.test(file));
    return files.map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const short = file.replace(/\.test\.tsx?$/, '').replace(/^.*?((?:every-game\/)?[^/]+)$/, '$1');
      const numbers = [...text.matchAll(NAME)].flatMap(([, list = '']) => list.split(/, | and /).map(Number));
      return { name: `${name}/${short}`, text, faults: new Set(numbers) };
    });
  });
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true }).map((file) => String(file).replaceAll('\\', '/'));
  } catch {
    return [];
  }
}

describe('the table of faults in the documentation', () => {
  const rows = writtenDown();
  const files = testFiles();

  test('has each fault once, in order', () => {
    const numbers = rows.map(({ fault }) => fault);
    expect(numbers.length).toBeGreaterThan(30);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  });

  test.each(rows)('names the tests that bear the number $fault, and no others', ({ fault, files: named }) => {
    const naming = files.filter(({ faults }) => faults.has(fault)).map(({ name }) => name);
    expect(naming.length).toBeGreaterThan(0);
    expect(named).toEqual(naming.sort());
  });

  test('knows of no other fault', () => {
    const known = rows.map(({ fault }) => fault);
    expect(files.flatMap(({ faults }) => [...faults]).filter((fault) => !known.includes(fault))).toEqual([]);
  });

  test.each(rows.filter(({ everyGame }) => everyGame))(
    'says of $fault that every game is played, and so it is',
    ({ fault }) => {
      const naming = files.filter(({ faults }) => faults.has(fault));
      expect(naming.some(({ name, text }) => name.includes('every-game/') || /GAME_IDS/.test(text))).toBe(true);
    },
  );
});

describe('the tests of every game', () => {
  test('take their games from the registry', () => {
    const each = testFiles().filter(({ name }) => name.includes('every-game/'));
    expect(each.length).toBeGreaterThan(5);
    for (const { name, text } of each) expect([name, /GAME_IDS/.test(text)]).toEqual([name, true]);
  });
});
