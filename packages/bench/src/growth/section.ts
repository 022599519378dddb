import { alternate } from '../measure/timing.ts';
import { boomtown, watchedTable } from '../peers/boomtown.ts';
import { closedLoop } from '../peers/closed-loop.ts';
import { closeTables, openTables } from '../peers/peer.ts';
import { recordedMatch } from '../peers/recorded-match.ts';
import { ServerProcess } from '../peers/server-process.ts';
import { worked } from '../peers/visit.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { lengthFigures } from './length.ts';

/** Storage is in memory: what grows here is not the disk's. */
export const growthSection: Section = {
  name: 'growth',
  title: 'Growth: what an action costs the server when there is more of everything',
  async measure(effort, say) {
    const { entry, given } = boomtown('', 'memory');
    const server = await ServerProcess.start(entry, given);
    try {
      say('more tables');
      const tables = await tablesFigures(server, effort);
      say('more watchers');
      const watchers = await watchersFigures(server, effort);
      say('a longer match');
      return [...tables, ...watchers, ...(await lengthFigures(server, effort))];
    } finally {
      await server.stop();
    }
  },
};

const MORE_TABLES = 'Server CPU for 1,000 actions, by number of open tables, all of which play';
/** Actions at each table: the first half of the recorded match, wherever. */
const ACTIONS = 20;
/** Below this many tables several sets of them play, one after the other, so that each figure is of as much work. */
const FEWEST = 400;
const MAX_TIMES = 1.5;

/** The cost of an action with more and more tables, and as a multiple of the cost with the fewest. */
async function tablesFigures(server: ServerProcess, { runs, smoke }: Effort): Promise<readonly Figure[]> {
  const sizes = smoke ? [1, 2] : [10, 100, 1000, 3000];
  const contestants = sizes.map((size) => ({
    name: String(size),
    run: () => cpuWith(server, size, smoke ? 1 : Math.ceil(FEWEST / size)),
  }));
  const measured = await alternate(contestants, runs, smoke ? 0 : 1);
  const fewest = measured.get(String(sizes[0])) ?? [];
  return sizes.flatMap((size) => {
    const cpu = measured.get(String(size)) ?? [];
    const times = cpu.map((ms, run) => ms / (fewest[run] ?? Number.NaN));
    const name = `${size} tables`;
    return [
      figureOf({ group: MORE_TABLES, name, unit: 'ms' }, cpu),
      figureOf(
        { group: MORE_TABLES, name: `${name}, times that of ${sizes[0]}`, unit: '×', goal: { most: MAX_TIMES } },
        times,
      ),
    ];
  });
}

async function cpuWith(server: ServerProcess, size: number, sets: number): Promise<number> {
  let sum = 0;
  for (let set = 0; set < sets; set += 1) {
    const open = await openTables(boomtown('', 'memory'), server.url, size);
    const { cpu } = await worked(server, open, ACTIONS, () => closedLoop(open, ACTIONS));
    await closeTables(open);
    sum += cpu;
  }
  return sum / sets;
}

const MORE_WATCHERS = 'Server CPU for an action at one table, by number of spectators';
/** Matches that are played for each figure where few watch, so that there is something to measure. */
const MATCHES = 20;

/** What an action costs with ever more watchers, and what each further one adds. */
async function watchersFigures(server: ServerProcess, { runs, smoke }: Effort): Promise<readonly Figure[]> {
  const sizes = smoke ? [1, 2] : [1, 10, 100, 1000];
  const contestants = sizes.map((size) => ({
    name: String(size),
    run: () => microsecondsWith(server, size, smoke || size >= 100 ? 1 : MATCHES),
  }));
  const measured = await alternate(contestants, runs, smoke ? 0 : 1);
  const [fewest = 0] = sizes;
  const alone = measured.get(String(fewest)) ?? [];
  return sizes.flatMap((size) => {
    const cost = measured.get(String(size)) ?? [];
    const total = figureOf({ group: MORE_WATCHERS, name: `${size} watching`, unit: 'µs' }, cost);
    if (size === fewest) return [total];
    const each = cost.map((us, run) => (us - (alone[run] ?? Number.NaN)) / (size - fewest));
    return [
      total,
      figureOf({ group: MORE_WATCHERS, name: `${size} watching: each further one adds`, unit: 'µs' }, each),
    ];
  });
}

async function microsecondsWith(server: ServerProcess, watchers: number, matches: number): Promise<number> {
  const actions = recordedMatch().length;
  let sum = 0;
  for (let match = 0; match < matches; match += 1) {
    const table = await watchedTable(server.url, watchers);
    const { cpu } = await worked(server, [table], actions, () => closedLoop([table], actions));
    await table.close();
    // Milliseconds for a thousand are microseconds for one.
    sum += cpu;
  }
  return sum / matches;
}
