import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BauBoomEvent, bauBoomGame } from '@boomtown/bau-boom/rules';
import { eventsFor, type Seat } from '@boomtown/game-core';
import { playAtRandom } from '@boomtown/game-testing';
import { DEFAULT_TERMS } from '@boomtown/wire';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/monotonic-clock.ts';
import { atOnce } from '../../src/slices.ts';
import { RecordStore, sqliteIn, type TableRecord } from '../../src/storage/index.ts';
import { LiveTable } from '../../src/tables/live-table.ts';
import { LogCache } from '../../src/tables/log-cache.ts';
import { newRecord } from '../../src/tables/make-record.ts';
import { ServerPolicy } from '../../src/tables/server-policy.ts';
import { newToken } from '../../src/tables/token.ts';
import { wake } from '../../src/tables/wake.ts';
import { ScriptedOpponents } from '../support/scripted-opponents.ts';

const SEED = '5a'.repeat(32);
const SEATS = 3;

let folder: string;
let store: RecordStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'boomtown-log-'));
  store = await RecordStore.open(sqliteIn(folder));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A table that was played for a while, awake, with what everybody was told of each step when it happened. */
async function playedTable(options: Record<string, unknown>) {
  const { positions } = playAtRandom(bauBoomGame, {
    options,
    seats: SEATS,
    seed: SEED,
    policy: 'log',
    maxActions: 160,
  });
  const asked = {
    game: 'bau-boom',
    options,
    seats: SEATS,
    name: 'Ada',
    listed: false,
    watchable: true,
    terms: DEFAULT_TERMS,
  } as const;
  const record: TableRecord = {
    ...newRecord(bauBoomGame, asked, newToken(), 1_764_280_000_000),
    stage: 'playing',
    deal: { seed: new Uint8Array(32).fill(0x5a), nonces: Array<null>(SEATS).fill(null), startedAt: 0 },
  };
  await store.addTable(record);
  const entries = positions.flatMap(({ step, made }) =>
    made === null
      ? []
      : [{ entry: step, kind: 'action' as const, ...made, request: `r${step}`, standIn: null, at: step }],
  );
  for (const entry of entries) await store.append(record.code, entry, null);
  const world = {
    store,
    opponents: new ScriptedOpponents(),
    now: Date.now,
    monotonicClock: systemClock,
    setAside: { add: () => undefined, has: () => false },
    dealingMs: 1000,
    policy: new ServerPolicy({ maxTables: 100, listedTables: true, ownBots: [] }),
    logs: new LogCache(),
    unclaimedMs: 1000,
  };
  return { table: new LiveTable(bauBoomGame, record, atOnce(wake(bauBoomGame, record, entries)), world), positions };
}

/** The newest steps, which are still in memory, and the oldest, which are played again from the record. */
const PAGES = [
  { name: 'the newest page', before: undefined },
  { name: 'a page of long ago', before: 70 },
] as const;

describe.each(PAGES)('$name of a log that is read again', ({ before }) => {
  const page = before === undefined ? { count: 60 } : { count: 60, before };

  test('tells of covered wheelbarrows that something was loaded, but not what: neither others nor their owner', async () => {
    const { table, positions } = await playedTable({ variant: 'clever', hills: '15' });
    for (const seats of [[], [0], [1], [2], [0, 1, 2]] as const satisfies readonly (readonly Seat[])[]) {
      const steps = await table.lifecycle.log(page, seats);
      expect(steps.length).toBe(60);
      const told = steps.flatMap(({ events }) => events as readonly BauBoomEvent[]);
      const then = steps.flatMap(({ step }) => eventsFor(positions[step]?.events ?? [], seats));
      expect(told.map(({ type }) => type)).toEqual(then.map(({ type }) => type));
      for (const [i, event] of told.entries()) {
        expect(then[i]).toMatchObject(event);
        const bare = ['loaded', 'drawn', 'filled'].includes(event.type);
        if (bare) expect('block' in event || 'blocks' in event).toBe(false);
        else expect(event).toEqual(then[i]);
      }
      expect(told.some(({ type }) => type === 'loaded')).toBe(true);
      expect(told.some(({ type }) => type === 'drawn')).toBe(true);
    }
  });

  test.each([{ openBarrows: true }, { variant: 'young' }])(
    'tells everything where all is open: %j',
    async (options) => {
      const { table, positions } = await playedTable({ hills: '15', ...options });
      const steps = await table.lifecycle.log(page, [1]);
      expect(steps.flatMap(({ events }) => events)).toEqual(
        steps.flatMap(({ step }) => eventsFor(positions[step]?.events ?? [], [1])),
      );
    },
  );
});
