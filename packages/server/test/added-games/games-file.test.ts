import { describe, expect, test } from 'vitest';
import { readGamesFile } from '../../src/added-games/games-file.ts';

const INTEGRITY = `sha512-${'A'.repeat(86)}==`;

/** What is wrong with each entry; `null` where nothing is. */
const faultsIn = (raw: unknown) =>
  readGamesFile(JSON.stringify(raw)).map(({ source }) => (source.ok ? null : source.error));

describe('games.json', () => {
  test('names folders and pinned packages', () => {
    const entries = [{ folder: 'duel' }, { package: 'duel.tgz', integrity: INTEGRITY }];
    expect(readGamesFile(JSON.stringify(entries))).toEqual([
      { name: 'duel', source: { ok: true, value: entries[0] } },
      { name: 'duel.tgz', source: { ok: true, value: entries[1] } },
    ]);
  });

  test.each([
    ['', 'it is no JSON'],
    ['{"folder": "duel"}', 'it has to be a list'],
    [JSON.stringify(Array(51).fill({ folder: 'duel' })), 'it has to be a list of at most 50'],
  ])('that is %j as a whole says so', (text, why) => {
    const [only, ...more] = readGamesFile(text);
    expect(more).toEqual([]);
    expect(only?.name).toBe('games.json');
    expect(only?.source).toMatchObject({ ok: false, error: expect.stringContaining(why) });
  });

  test.each([
    [{}, 'either a "folder", or a "package"'],
    ['duel', 'either a "folder", or a "package"'],
    [null, 'either a "folder", or a "package"'],
    [{ folder: 'duel', package: 'duel.tgz', integrity: INTEGRITY }, 'either a "folder", or a "package"'],
    [{ folder: '' }, '"folder" is the path of a folder'],
    [{ folder: 7 }, '"folder" is the path of a folder'],
    [{ folder: 'duel', integrity: INTEGRITY }, 'integrity'],
    [{ package: 'duel.tgz' }, '"integrity" is "sha512-"'],
    [{ package: 'duel.tgz', integrity: 'sha1-AAAA' }, '"integrity" is "sha512-"'],
    [{ package: 'https://games.example/duel', integrity: INTEGRITY }, '"package" is the path of a .tgz file'],
  ])('tells what is wrong with the entry %j, and keeps the others', (entry, why) => {
    expect(faultsIn([{ folder: 'first' }, entry, { folder: 'last' }])).toEqual([
      null,
      expect.stringContaining(why),
      null,
    ]);
  });
});
