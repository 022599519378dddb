import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_TERMS } from '@boomtown/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atOnce } from '../../src/slices.ts';
import { RecordStore, sqliteIn, type TableRecord } from '../../src/storage/index.ts';
import { LiveTable } from '../../src/tables/live-table.ts';
import { newRecord } from '../../src/tables/make-record.ts';
import { newToken } from '../../src/tables/token.ts';
import { wake } from '../../src/tables/wake.ts';
import { firstActions, OPEN_RULES, OPEN_TABLE } from '../support/chosen-games.ts';
import { HandClock } from '../support/hand-clock.ts';
import { tableWorld } from '../support/table-world.ts';

let folder: string;
let store: RecordStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boomtown-receipt-'));
  store = await RecordStore.open(sqliteIn(folder));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const SECONDS = 30;

/** A table in play whose next writing of seats takes until it is let go on. */
async function busyTable() {
  const asked = {
    ...OPEN_TABLE,
    name: 'Ada',
    listed: false,
    watchable: true,
    terms: { ...DEFAULT_TERMS, clock: { kind: 'turn', seconds: SECONDS, atZero: 'move' } },
  } as const;
  const record: TableRecord = {
    ...newRecord(OPEN_RULES, asked, newToken(), 1_764_280_000_000),
    stage: 'playing',
    deal: { seed: new Uint8Array(32), nonces: [null, null], startedAt: 0 },
  };
  await store.addTable(record);
  let letGo = () => {};
  vi.spyOn(store, 'saveSeats').mockImplementation(
    () =>
      new Promise((resolve) => {
        letGo = resolve;
      }),
  );
  const clock = new HandClock();
  const world = tableWorld({ store, monotonicClock: clock });
  const table = new LiveTable(OPEN_RULES, record, atOnce(wake(OPEN_RULES, record, [])), world);
  table.lifecycle.attend(new Set([0, 1]));
  return {
    table,
    clock,
    letGo: () => letGo(),
    standIns: async () =>
      (await store.entries(record.code)).map((entry) => (entry.kind === 'action' ? entry.standIn : entry.kind)),
  };
}

const FIRST = { id: 'a', step: 0, seat: 0, action: { ...firstActions()[0] } };

test('fault 17: an action that came in time stands, though the time runs out before it is worked off', async () => {
  const { table, clock, letGo, standIns } = await busyTable();
  clock.advance(SECONDS * 1000 - 1);
  const slowly = table.rename({ seat: 1, name: 'Ben' });
  const made = table.act(FIRST);
  await new Promise((resolve) => setImmediate(resolve));
  clock.advance(10);
  letGo();
  await slowly;
  expect(await made).toEqual({ ok: true, value: { step: 1 } });
  expect(await standIns()).toEqual([null]);
});

test('fault 17: one that came too late does not, though no timer had rung', async () => {
  const { table, clock, letGo, standIns } = await busyTable();
  const slowly = table.rename({ seat: 1, name: 'Ben' });
  await new Promise((resolve) => setImmediate(resolve));
  clock.jump(SECONDS * 1000);
  const made = table.act(FIRST);
  letGo();
  await slowly;
  expect(await made).toMatchObject({ ok: false, error: { code: 'stale' } });
  expect(await standIns()).toEqual(['time']);
});
