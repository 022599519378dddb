import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boomtown } from '../peers/boomtown.ts';
import { recordedMatch } from '../peers/recorded-match.ts';
import { ServerProcess } from '../peers/server-process.ts';
import { REST_S, type Visit, visit } from '../peers/visit.ts';
import { type Figure, figureOf } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';
import { HOSTS, tablesOn } from './hosts.ts';

/** People at a table: two players and a watcher. */
const PEOPLE = 3;

/** The capacity of hosts of some sizes, computed from the cost of a table and of an action on the server as it ships. */
export const sizingSection: Section = {
  name: 'sizing',
  title: 'Sizes for hosts: number of tables with an action in five seconds each',
  async measure({ runs, smoke }: Effort, say) {
    say('1,000 tables, at rest and at an action a second each');
    const folder = await mkdtemp(join(tmpdir(), 'boomtown-bench-'));
    try {
      const peer = boomtown(folder, 'disk');
      const server = await ServerProcess.start(peer.entry, peer.given);
      const visits: Visit[] = [];
      try {
        const plan = smoke
          ? { tables: 2, groups: 1, idleSeconds: 0.1, pacedActions: 1, actions: 4 }
          : { tables: 1000, groups: 1, idleSeconds: REST_S, pacedActions: 10, actions: recordedMatch().length };
        for (let run = smoke ? 0 : -1; run < runs; run += 1) {
          const one = await visit(peer, server, plan);
          if (run >= 0) visits.push(one);
        }
        return figuresOf(visits, plan.tables);
      } finally {
        await server.stop();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function figuresOf(visits: readonly Visit[], measuredTables: number): readonly Figure[] {
  const costs = visits.map(({ paced, idleShare, heap }) => ({
    action: paced?.cpu ?? Number.NaN,
    rest: (1000 * (idleShare ?? Number.NaN)) / measuredTables,
    heap: heap.playing,
  }));
  const costGroup = 'What is computed with';
  const sizeGroup = 'What a host carries';
  return [
    figureOf(
      { group: costGroup, name: 'CPU for an action, at an action a second and table', unit: 'ms' },
      costs.map(({ action }) => action / 1000),
    ),
    figureOf(
      { group: costGroup, name: 'CPU for a second of an open table at rest', unit: 'ms' },
      costs.map(({ rest }) => rest),
    ),
    figureOf(
      { group: costGroup, name: 'heap for a table that plays', unit: 'KB' },
      costs.map(({ heap }) => heap / 1024),
    ),
    ...HOSTS.flatMap((host) => {
      const tables = costs.map((cost) => tablesOn(host, cost));
      return [
        figureOf({ group: sizeGroup, name: `${host.name}: tables`, unit: '' }, tables),
        figureOf(
          { group: sizeGroup, name: `${host.name}: people`, unit: '' },
          tables.map((count) => PEOPLE * count),
        ),
        figureOf(
          { group: sizeGroup, name: `${host.name}: heap`, unit: 'MB' },
          tables.map((count, run) => (count * (costs[run]?.heap ?? Number.NaN)) / 2 ** 20),
        ),
      ];
    }),
  ];
}
