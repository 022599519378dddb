import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepFormerFiles } from '../src/pages/build.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boomtown-former-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A version of the pages with these hashed files. */
function built(version: string, ...files: readonly string[]): string {
  const pages = join(folder, version);
  mkdirSync(join(pages, 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(pages, 'assets', file), version);
  return pages;
}

const filesOf = (pages: string) => readdirSync(join(pages, 'assets')).sort();

describe('the hashed files of the pages', () => {
  test('stay for pages that were opened before an update, until the next one', async () => {
    const first = built('1', 'same.js', 'scene-1.js');
    await keepFormerFiles(join(folder, 'none'), first);
    expect(filesOf(first)).toEqual(['same.js', 'scene-1.js']);
    const second = built('2', 'same.js', 'scene-2.js');
    await keepFormerFiles(first, second);
    expect(filesOf(second)).toEqual(['same.js', 'scene-1.js', 'scene-2.js']);
    const third = built('3', 'same.js', 'scene-3.js');
    await keepFormerFiles(second, third);
    expect(filesOf(third)).toEqual(['same.js', 'scene-2.js', 'scene-3.js']);
  });

  test('stay of a version that did not note its own', async () => {
    const fresh = built('2', 'scene-2.js');
    await keepFormerFiles(built('1', 'scene-1.js'), fresh);
    expect(filesOf(fresh)).toEqual(['scene-1.js', 'scene-2.js']);
  });
});
