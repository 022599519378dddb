import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEASURED_GAMES, SMALL_GAME } from '../chosen-games.ts';
import { boomtown } from '../peers/boomtown.ts';
import { ServerProcess } from '../peers/server-process.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { gameBytes } from './game-bytes.ts';
import { recordTables, type Wanted, withRecorded } from './recorded-tables.ts';
import { everybodyBack } from './waking-section.ts';

const KILLED = 'After a kill −9: until all clients of all tables are back, the start of the process included';
const BYTES = 'Bytes of each game';
export const tablesSection: Section = {
  name: 'tables',
  title: 'Tables out of their records: coming back after a crash, and the bytes of each game',
  async measure(effort, say) {
    say('bytes of each game');
    const bytes = await bytesFigures(effort);
    say('coming back after a kill');
    return [...bytes, ...(await killedFigures(effort))];
  },
};

/** Games with as many seats as they take. */
const games = MEASURED_GAMES;

async function bytesFigures({ smoke }: Effort): Promise<readonly Figure[]> {
  const wanted = games.map((game): Wanted => ({ game, seats: game.info.seats.max, tables: 1, actions: 0 }));
  return withRecorded(wanted, async (server, tables) => {
    const figures: Figure[] = [];
    for (const [i, { info }] of games.entries()) {
      const match = tables[i];
      if (match === undefined) throw new Error('no match to count');
      const bytes = await gameBytes(server, match, smoke ? 5 : 300);
      const most = info.id === SMALL_GAME.info.id ? 80 : 250;
      figures.push(
        figureOf({ group: BYTES, name: `${info.name}: a client and action`, unit: 'B', goal: { most } }, [
          bytes.anAction,
        ]),
        figureOf({ group: BYTES, name: `${info.name}: a join at the start`, unit: 'B' }, [bytes.aJoin]),
      );
    }
    return figures;
  });
}

async function killedFigures({ runs, smoke }: Effort): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const number of smoke ? [2] : [1, 10, 100, 1000]) {
    const times: number[] = [];
    const wanted: Wanted = { game: SMALL_GAME, seats: 2, tables: number, actions: 20 };
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
