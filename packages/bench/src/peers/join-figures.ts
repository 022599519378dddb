import { type Figure, figureOf, type Goal } from '../report/figure.ts';
import { closedLoop } from './closed-loop.ts';
import type { Running } from './contestants.ts';

const GROUP = 'Bytes over the socket until a newcomer sees the table';
const GOAL: Goal = { most: 1024 };

/** The bytes of a join before the first action and after some. They are always the same, so they are measured once. */
export async function joinFigures(all: readonly Running[], actions: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { peer, server } of all) {
    const table = await peer.openTable(server.url);
    const first = await table.join();
    await closedLoop([table], actions);
    const later = await table.join();
    await table.close();
    // The relay sends nothing to a newcomer.
    if (later === 0) continue;
    const goal = peer.entry === 'boomtown.ts' ? { goal: GOAL } : {};
    figures.push(
      figureOf({ group: GROUP, name: `${peer.name}: at the start`, unit: 'B', ...goal }, [first]),
      figureOf({ group: GROUP, name: `${peer.name}: after ${actions} actions`, unit: 'B', ...goal }, [later]),
    );
  }
  return figures;
}
