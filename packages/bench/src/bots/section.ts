import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { boomtown } from '../peers/boomtown.ts';
import { ServerProcess } from '../peers/server-process.ts';
import { type Figure, figureOf, type Goal, quantile } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { type BotTable, openBotTable, TURN_SECONDS } from './bot-table.ts';

const TABLES = 200;
/** How long each run asks. */
const RUN_MS = 5_000;
/** How often a page at each table asks in that time. */
const QUESTIONS = 5;
const P99_MS = 25;

/** Measures how quickly the server answers pages while at each of 200 tables a bot's move is under way. */
export const botsSection: Section = {
  name: 'bots',
  title: 'Bots: the answers of a server at which bots think about 200 moves',
  async measure({ runs, smoke }: Effort, say) {
    const folder = await mkdtemp(join(tmpdir(), 'boomtown-bench-'));
    const { entry, given } = boomtown(folder, 'disk');
    const server = await ServerProcess.start(entry, given);
    try {
      const tables: BotTable[] = [];
      while (tables.length < (smoke ? 2 : TABLES)) tables.push(await openBotTable(server.url));
      const figures: Figure[] = [];
      const measured = async (group: string, goal?: Goal) => {
        say(group);
        figures.push(...(await answersOf(tables, smoke ? RUN_MS / 10 : RUN_MS, runs, { group, goal })));
      };
      await measured(`${tables.length} tables without bots`);
      for (const { begin } of tables) await begin();
      // From then on bots play both seats.
      if (!smoke) await wait(2 * TURN_SECONDS * 1000);
      await measured(`${tables.length} bot moves in flight`, { most: P99_MS });
      for (const { line } of tables) await line.line.close();
      return figures;
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function answersOf(
  tables: readonly BotTable[],
  milliseconds: number,
  runs: number,
  { group, goal }: { readonly group: string; readonly goal: Goal | undefined },
): Promise<Figure[]> {
  const middle: number[] = [];
  const slow: number[] = [];
  const moves: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const before = stepsOf(tables);
    const times = (await Promise.all(tables.map((table, i) => asking(table, i / tables.length, milliseconds)))).flat();
    middle.push(quantile(times, 0.5));
    slow.push(quantile(times, 0.99));
    moves.push(((stepsOf(tables) - before) * 1000) / milliseconds);
  }
  return [
    figureOf({ group, name: 'answer, p50', unit: 'ms' }, middle),
    figureOf({ group, name: 'answer, p99', unit: 'ms', ...(goal === undefined ? {} : { goal }) }, slow),
    figureOf({ group, name: 'moves shown', unit: '/s' }, moves),
  ];
}

/** Asks for snapshots from one page, evenly over the time. @returns how long each answer took, in milliseconds */
async function asking({ line }: BotTable, offset: number, milliseconds: number): Promise<number[]> {
  const beat = milliseconds / QUESTIONS;
  const times: number[] = [];
  await wait(offset * beat);
  for (let question = 0; question < QUESTIONS; question += 1) {
    const asked = performance.now();
    await line.ask('snapshot', {});
    times.push(performance.now() - asked);
    await wait(Math.max(0, beat - (performance.now() - asked)));
  }
  return times;
}

function stepsOf(tables: readonly BotTable[]): number {
  return tables.reduce((sum, { steps }) => sum + steps(), 0);
}
