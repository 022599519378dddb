import { type Figure, figureOf, type Goal } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { closedLoop } from './closed-loop.ts';
import { type Running, startContestants } from './contestants.ts';
import { CONTEST_GAME, recordedMatch } from './recorded-match.ts';
import { type Plan, REST_S } from './visit.ts';
import { visitFigures } from './visit-figures.ts';

export const peersSection: Section = {
  name: 'peers',
  title: `Servers: the same match of ${CONTEST_GAME.name}, two players and a watcher at every table`,
  async measure(effort, say) {
    const contestants = await startContestants();
    try {
      const figures: Figure[] = [...(await joinFigures(contestants.all, effort.smoke ? 2 : 20))];
      for (const plan of plans(effort)) {
        say(`${plan.tables} at once`);
        figures.push(...(await visitFigures(contestants, plan, effort)));
      }
      return figures;
    } finally {
      await contestants.stop();
    }
  },
};

function plans({ smoke }: Effort): readonly Plan[] {
  const actions = recordedMatch().length;
  const none = { idleSeconds: 0, pacedActions: 0, actions };
  if (smoke) return [{ ...none, tables: 2, groups: 1, idleSeconds: 0.1, pacedActions: 1, actions: 4 }];
  return [
    { ...none, tables: 1, groups: 25 },
    { ...none, tables: 100, groups: 1 },
    { ...none, tables: 1000, groups: 1, idleSeconds: REST_S, pacedActions: 10 },
  ];
}

const GROUP = 'Bytes over the socket until a newcomer sees the table';
const GOAL: Goal = { most: 1024 };

/** The bytes of a join before the first action and after some. They are always the same, so they are measured once. */
async function joinFigures(all: readonly Running[], actions: number): Promise<readonly Figure[]> {
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
