import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@boomtown/game-core';
import { GAMES } from '@boomtown/server/games';
import { boomtown } from '../peers/boomtown.ts';
import { ServerProcess } from '../peers/server-process.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { gameBytes } from './game-bytes.ts';
import { type RecordedTable, recordTables, type Wanted } from './recorded-tables.ts';
import { everybodyBack, firstAnswer, waking } from './waking.ts';

const SLEPT = 'Tables that slept';
const KILLED = 'After a kill −9: until all clients of all tables are back, the start of the process included';
const BYTES = 'Bytes of each game';
/** Actions in the record of a table that is woken; a shorter match has one less than it has in all. */
const RECORDED = 200;

export const tablesSection: Section = {
  name: 'tables',
  title: 'Tables out of their records: waking, coming back after a crash, and the bytes of each game',
  async measure(effort, say) {
    say('sleeping tables of each game');
    const slept = await sleepingFigures(effort);
    say('coming back after a kill');
    return [...slept, ...(await killedFigures(effort))];
  },
};

/** Games with as many seats as they take. */
const games: readonly AnyGame[] = Object.values(GAMES).filter(({ info }) => info.id !== 'constructor');

async function sleepingFigures({ runs, smoke }: Effort): Promise<readonly Figure[]> {
  const actions = smoke ? 5 : RECORDED;
  const each = runs * (smoke ? 1 : 4);
  const wanted = games.map((game): Wanted => ({ game, seats: game.info.seats.max, tables: 2 * each, actions }));
  const fresh = games.map((game): Wanted => ({ game, seats: game.info.seats.max, tables: 1, actions: 0 }));
  return withServer([...wanted, ...fresh], async (server, tables) => {
    const figures: Figure[] = [];
    for (const [i, game] of games.entries()) {
      const own = tables.slice(2 * each * i, 2 * each * (i + 1));
      const woken: number[] = [];
      const answered: number[] = [];
      for (const table of own.slice(0, each)) woken.push(await waking(server, table));
      for (const table of own.slice(each)) answered.push(await firstAnswer(server, table));
      const { name, seats } = game.info;
      const note = `${own[0]?.recorded ?? 0} actions, ${seats.max} seats`;
      const [match] = tables.slice(2 * each * games.length + i);
      if (match === undefined) throw new Error('no match to count');
      const bytes = await gameBytes(server, match, smoke ? 5 : 300);
      const most = game.info.id === 'constructo' ? 80 : 250;
      figures.push(
        figureOf({ group: SLEPT, name: `${name}: awake`, unit: 'ms', goal: { most: 20 }, note }, woken),
        figureOf({ group: SLEPT, name: `${name}: first answer`, unit: 'ms', goal: { most: 50 }, note }, answered),
        figureOf({ group: BYTES, name: `${name}: a client and action`, unit: 'B', goal: { most } }, [bytes.anAction]),
        figureOf({ group: BYTES, name: `${name}: a join at the start`, unit: 'B' }, [bytes.aJoin]),
      );
    }
    return figures;
  });
}

async function killedFigures({ runs, smoke }: Effort): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const number of smoke ? [2] : [1, 10, 100, 1000]) {
    const times: number[] = [];
    const wanted: Wanted = { game: GAMES.constructo, seats: 2, tables: number, actions: 20 };
    for (let run = 0; run < runs; run += 1) times.push(await killedOnce(wanted));
    const goal = number === 1000 ? { goal: { most: 10 } } : {};
    figures.push(figureOf({ group: KILLED, name: `${number} tables`, unit: 's', ...goal }, times));
  }
  return figures;
}

async function killedOnce(wanted: Wanted): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'boomtown-bench-'));
  try {
    const tables = await recordTables(folder, [wanted]);
    const { entry, given } = boomtown(folder, 'disk');
    const first = await ServerProcess.start(entry, given);
    await everybodyBack(first, tables);
    await first.kill();
    const begin = performance.now();
    const second = await ServerProcess.start(entry, given);
    await everybodyBack(second, tables);
    const seconds = (performance.now() - begin) / 1000;
    await second.stop();
    return seconds;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withServer<T>(
  wanted: readonly Wanted[],
  work: (server: ServerProcess, tables: readonly RecordedTable[]) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'boomtown-bench-'));
  try {
    const tables = await recordTables(folder, wanted);
    const { entry, given } = boomtown(folder, 'disk');
    const server = await ServerProcess.start(entry, given);
    try {
      return await work(server, tables);
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
