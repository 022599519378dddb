import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresAt, RecordStore, sqliteIn } from '@boomtown/server/storage';
import { postgresAtHand, TestPostgres } from '../../../server/test/support/postgres.ts';
import { SMALL_GAME } from '../chosen-games.ts';
import { timed } from '../measure/timing.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import { recordTables, writeTables } from '../tables/recorded-tables.ts';
import { fillPostgres, fillSqlite } from './many-tables.ts';

const ORIGINALS = 20;
const ACTIONS = 20;
/** How often each thing is asked for. */
const TIMES = 15;
/** Tables that are woken, and actions that are written at a time. */
const WOKEN = 200;

const HOUR_MS = 3_600_000;

/** What the records cost with this number of tables in them, in each database of this machine. */
export async function recordFigures(count: number, say: (what: string) => void): Promise<readonly Figure[]> {
  const wanted = [{ game: SMALL_GAME, seats: 2, tables: ORIGINALS, actions: ACTIONS, listed: true }];
  const folder = await mkdtemp(join(tmpdir(), 'boomtown-bench-'));
  const figures: Figure[] = [];
  try {
    say(`SQLite with ${count} tables`);
    await recordTables(folder, wanted);
    fillSqlite(join(folder, 'boomtown.sqlite'), count);
    figures.push(...(await figuresOf('SQLite', await RecordStore.open(sqliteIn(folder)))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const programs = postgresAtHand();
  if (programs === undefined) return figures;
  say(`PostgreSQL with ${count} tables`);
  const postgres = await TestPostgres.start(programs);
  try {
    const database = await postgres.newDatabase();
    const url = postgres.urlOf(database);
    await writeTables(await RecordStore.open(await postgresAt(url)), wanted);
    await fillPostgres(postgres, database, count);
    const store = await RecordStore.open(await postgresAt(url));
    const kilobytes = (await store.sizeElsewhere()) / 1024 / count;
    const size = {
      group: 'PostgreSQL: what is asked of it',
      name: `disk for a table with ${ACTIONS} actions`,
      unit: 'KB',
    };
    figures.push(figureOf(size, [kilobytes]), ...(await figuresOf('PostgreSQL', store)));
  } finally {
    await postgres.stop();
  }
  return figures;
}

async function figuresOf(database: string, store: RecordStore): Promise<readonly Figure[]> {
  const group = `${database}: what is asked of it`;
  const now = Date.now();
  const codes = (await store.lines({ code: null, skip: 0, count: WOKEN })).map(({ code }) => code);
  const wake = async (nth: number) => {
    const code = codes[nth % codes.length] ?? '';
    await store.table(code);
    await store.entries(code);
    await store.seatCodes.ofTable(code);
    await store.tokens.answeredAt(code);
  };
  const act = (code: string, entry: number) =>
    store.append(code, { entry, kind: 'action', seat: 0, action: {}, request: null, standIn: null, at: now }, null);
  try {
    return [
      await timed(group, 'the list of the front page', TIMES, () => store.lobby(now)),
      await timed(group, 'how many tables there are, asked for each new one', TIMES, () => store.countTables()),
      await timed(group, 'tables that are too old, asked each hour', TIMES, () =>
        store.idleSince(now - 180 * 24 * HOUR_MS),
      ),
      await timed(group, 'rows of a table that wakes', codes.length, wake),
      await timed(group, 'an action, one after the other', TIMES, (nth) => act(codes[0] ?? '', 1_000 + nth)),
      await timed(group, `${codes.length} actions at a time`, TIMES, (nth) =>
        Promise.all(codes.map((code) => act(code, 2_000 + nth))),
      ),
    ];
  } finally {
    await store.close();
  }
}
