import { alternate } from '../measure/alternating.ts';
import { watchedTable } from '../peers/boomtown.ts';
import { closedLoop } from '../peers/closed-loop.ts';
import { recordedMatch } from '../peers/recorded-match.ts';
import type { ServerProcess } from '../peers/server-process.ts';
import { worked } from '../peers/visit.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort } from '../section.ts';

const GROUP = 'Server CPU for an action at one table, by number of spectators';
/** Matches that are played for each figure where few watch, so that there is something to measure. */
const MATCHES = 20;

/** What an action costs with ever more watchers, and what each further one adds. */
export async function watchersFigures(server: ServerProcess, { runs, smoke }: Effort): Promise<readonly Figure[]> {
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
    const total = figureOf({ group: GROUP, name: `${size} watching`, unit: 'µs' }, cost);
    if (size === fewest) return [total];
    const each = cost.map((us, run) => (us - (alone[run] ?? Number.NaN)) / (size - fewest));
    return [total, figureOf({ group: GROUP, name: `${size} watching: each further one adds`, unit: 'µs' }, each)];
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
