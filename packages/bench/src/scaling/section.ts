import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LARGEST_GAME, SMALL_GAME } from '../chosen-games.ts';
import { boomtown } from '../peers/boomtown.ts';
import { post } from '../peers/peer.ts';
import { ServerProcess } from '../peers/server-process.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Section } from '../section.ts';
import { type RecordedTable, recordTables } from '../tables/recorded-tables.ts';
import { fillSqlite } from './many-tables.ts';
import { proxyFigures } from './proxy.ts';
import { recordFigures } from './records.ts';
import { redisFigures } from './redis.ts';

const TABLES = 100_000;
const SOCKETS = 500;

/** Each part alone, with as many tables as docs/scaling.md speaks of. */
export const scalingSection: Section = {
  name: 'scaling',
  title: 'Scaling: what each part takes with 100,000 tables',
  async measure({ smoke }, say) {
    const tables = smoke ? 200 : TABLES;
    return [
      ...(await recordFigures(tables, say)),
      ...(await redisFigures(tables, say)),
      ...(await proxyFigures(smoke ? 5 : SOCKETS, say)),
      ...(await serverFigures(tables, say)),
    ];
  },
};

const GROUP = 'One server with all these tables in its records';
const ACTIONS = 60;
const WOKEN = 150;
const LISTINGS = 60;

/** What a server takes that has this number of tables in its records: its start, a listing, and tables that wake. */
async function serverFigures(count: number, say: (what: string) => void): Promise<readonly Figure[]> {
  say(`a server with ${count} tables: listings and tables that wake`);
  const folder = await mkdtemp(join(tmpdir(), 'boomtown-bench-'));
  try {
    const each = Math.min(WOKEN, Math.floor(count / 4));
    const tables = await recordTables(folder, [
      { game: SMALL_GAME, seats: 2, tables: each, actions: ACTIONS, listed: true },
      { game: LARGEST_GAME, seats: LARGEST_GAME.info.seats.max, tables: each, actions: ACTIONS, listed: true },
    ]);
    fillSqlite(join(folder, 'boomtown.sqlite'), count);
    const { entry, given } = boomtown(folder, 'disk');
    const begin = performance.now();
    const server = await ServerProcess.start(entry, given);
    const started = performance.now() - begin;
    try {
      const listed = await costOf(server, LISTINGS, async () => {
        await (await fetch(`${server.url}/api/tables`)).arrayBuffer();
      });
      const [small, large] = [tables.slice(0, each), tables.slice(each)];
      return [
        figureOf({ group: GROUP, name: 'its start', unit: 'ms' }, [started]),
        figureOf({ group: GROUP, name: 'CPU of a listing', unit: 'ms' }, [listed.cpu]),
        figureOf({ group: GROUP, name: 'a listing, until it is there', unit: 'ms' }, listed.took),
        ...(await wakeFigures(server, 'a small one', small)),
        ...(await wakeFigures(server, 'one with most seats', large)),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function wakeFigures(server: ServerProcess, what: string, tables: readonly RecordedTable[]) {
  const { cpu, took } = await costOf(server, tables.length, async (nth) => {
    const table = tables[nth];
    if (table !== undefined) await post(`${server.url}/api/tables/${table.code}/open`, {});
  });
  return [
    figureOf({ group: GROUP, name: `CPU of waking ${what}`, unit: 'ms' }, [cpu]),
    figureOf({ group: GROUP, name: `waking ${what}, until it is awake`, unit: 'ms' }, took),
  ];
}

/** Does something a number of times. Returns the server's CPU for one, and how long each took, in milliseconds. */
async function costOf(server: ServerProcess, times: number, work: (nth: number) => Promise<void>) {
  const took: number[] = [];
  const before = await server.usage();
  for (let nth = 0; nth < times; nth += 1) {
    const begin = performance.now();
    await work(nth);
    took.push(performance.now() - begin);
  }
  const { cpuBefore } = await server.usage();
  return { cpu: (cpuBefore - before.cpuAfter) / 1000 / times, took };
}
