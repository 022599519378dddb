import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { shortHash, verify } from '@boomtown/game-core';
import { GAMES, gameOf } from '@boomtown/registry/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Games } from '../../src/index.ts';
import { RecordStore, sqliteIn } from '../../src/storage/index.ts';
import { rulesOf } from '../../src/tables/readable-records.ts';
import { transcriptOf } from '../../src/tables/transcript.ts';
import { matchOf, standingActions } from '../../src/tables/wake.ts';

const games: Games = GAMES;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boomtown-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Wakes a table of a database that an earlier build wrote; these databases are never removed. */
async function woken(layout: string, code: string) {
  const file = new DatabaseSync(join(folder, 'boomtown.sqlite'));
  file.exec(readFileSync(new URL(`./kept/${layout}.sql`, import.meta.url), 'utf8'));
  file.close();
  const store = await RecordStore.open(sqliteIn(folder));
  try {
    const record = await store.table(code);
    if (record === undefined) throw new Error(`there is no table ${code}`);
    const entries = await store.entries(code);
    const match = matchOf(rulesOf(games, record), record, entries);
    if (match === null) throw new Error('it has begun');
    return { record, entries, match };
  } finally {
    await store.close();
  }
}

describe('a table that an earlier build wrote down', () => {
  test('before there were takebacks and resignations stands where it stood, and allows no takebacks', async () => {
    const { record, entries, match } = await woken('layout-3', '22222');
    expect(record).toMatchObject({ maker: 0, ending: null, outcome: null, terms: { takeback: false } });
    expect(entries.every(({ kind }) => kind === 'action')).toBe(true);
    expect([match.entry, match.actors, match.ending]).toEqual([9, [0], null]);
    expect(shortHash(match.view)).toBe('0d1b0ff733f401d3');
  });

  test('with takebacks and a seat that was given up goes on without what was taken back', async () => {
    const { record, entries, match } = await woken('layout-4', '33333');
    const kinds = (kind: string) => entries.filter((entry) => entry.kind === kind).map(({ entry }) => entry);
    expect({ back: kinds('takeback'), up: kinds('resignation') }).toEqual({ back: [10, 20], up: [12] });
    expect([match.entry, match.actors, match.resigned]).toEqual([40, [1], [1]]);
    expect(shortHash(match.view)).toBe('a735cb131b354bdf');
    expect(transcriptOf(record, entries)).toBeNull();
  });

  test('that ended by a resignation says who won, and its transcript holds', async () => {
    const { record, entries, match } = await woken('layout-4', '44444');
    expect(match.isOver).toBe(true);
    expect(match.ending).toEqual({ winners: [1], resigned: [0] });
    expect(record.ending).toEqual(match.ending);
    expect(shortHash(match.view)).toBe('16216dc434e87e99');
    expect(standingActions(entries)).toHaveLength(5);
    const checked = verify(gameOf(record.game), transcriptOf(record, entries));
    expect(checked).toMatchObject({ ok: true, verified: { actions: 5, outcome: null, ending: match.ending } });
  });
});
