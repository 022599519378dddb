import { alternate } from '../measure/alternating.ts';
import { boomtown } from '../peers/boomtown.ts';
import { closedLoop } from '../peers/closed-loop.ts';
import { closeTables, openTables } from '../peers/peer.ts';
import type { ServerProcess } from '../peers/server-process.ts';
import { worked } from '../peers/visit.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort } from '../section.ts';

const GROUP = 'Server CPU for 1,000 actions, by number of open tables, all of which play';
/** Actions at each table: the first half of the recorded match, wherever. */
const ACTIONS = 20;
/** Below this many tables several sets of them play, one after the other, so that each figure is of as much work. */
const FEWEST = 400;
const MAX_TIMES = 1.5;

/** The cost of an action with more and more tables, and as a multiple of the cost with the fewest. */
export async function tablesFigures(server: ServerProcess, { runs, smoke }: Effort): Promise<readonly Figure[]> {
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
      figureOf({ group: GROUP, name, unit: 'ms' }, cpu),
      figureOf(
        { group: GROUP, name: `${name}, times that of ${sizes[0]}`, unit: '×', goal: { most: MAX_TIMES } },
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
