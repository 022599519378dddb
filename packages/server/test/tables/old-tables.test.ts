import { expect, test } from 'vitest';
import { removeOldTables } from '../../src/old-tables.ts';
import type { RecordStore } from '../../src/storage/index.ts';
import type { LiveTable } from '../../src/tables/live-table.ts';
import type { LiveTables } from '../../src/tables/live-tables.ts';

/** Sweeps tables of which these are old, these awake here, and these in another process. Returns those that were removed. */
async function swept(old: readonly string[], here: readonly string[], elsewhere: readonly string[], failsAfter = 100) {
  const removed: string[] = [];
  const store = {
    idleSince: async (since: number) => (since === 5_000 ? old : []),
    get isFailing() {
      return removed.length >= failsAfter;
    },
    removeTable: async (code: string) => void removed.push(code),
  };
  const tables = { awake: (code: string) => (here.includes(code) ? ({} as LiveTable) : undefined) };
  // The sweep asks no more of them than this.
  const asked = [store as unknown as RecordStore, tables as LiveTables] as const;
  const count = await removeOldTables(...asked, 5_000, async (code) => elsewhere.includes(code));
  expect(count).toBe(removed.length);
  return removed;
}

test('old tables are removed, but for those where people sit, in this process or in another one', async () => {
  expect(await swept(['a', 'b', 'c', 'd'], ['b'], ['c'])).toEqual(['a', 'd']);
  expect(await swept(['a', 'b'], ['a'], ['a'])).toEqual(['b']);
});

test('no further table is removed once the records can’t be written', async () => {
  expect(await swept(['a', 'b', 'c'], [], [], 1)).toEqual(['a']);
  expect(await swept(['a'], [], [], 0)).toEqual([]);
});
