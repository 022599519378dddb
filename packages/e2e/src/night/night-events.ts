import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChildServer } from '../../../server/test/support/child-server.ts';
import type { Site, SiteProcess } from '../../../server/test/support/site.ts';
import type { Rung } from './prometheus.ts';

/** What is awake in the night: three processes behind nginx, and a server of its own with a disk. */
export interface NightServers {
  readonly site: Site;
  readonly lone: ChildServer;
}

/** Something that happens in the night. */
export interface NightEvent {
  readonly name: string;
  /** Which of the two has tables that may be away, and for how long at most, in milliseconds. */
  readonly at: 'site' | 'lone';
  readonly mayWaitMs: number;
  /** The alerts that should ring, and how often. */
  readonly rings: Readonly<Record<string, number>>;
  /** @param troubleMs how long a trouble lasts */
  happen(servers: NightServers, troubleMs: number): Promise<void>;
}

/** What was seen of an event. */
export interface NightSight {
  readonly areBack: boolean;
  /** The longest time in milliseconds that a player waited for their table. */
  readonly waitedMs: number;
  /** How many actions were acknowledged meanwhile. */
  readonly acted: number;
  /** `null`: nobody listened. */
  readonly rung: Rung | null;
}

/** What was wrong at an event, in words. */
export function wrongIn(
  { name, mayWaitMs, rings }: Pick<NightEvent, 'name' | 'mayWaitMs' | 'rings'>,
  { areBack, waitedMs, acted, rung }: NightSight,
): string[] {
  const wrong = [];
  if (!areBack) wrong.push('people did not come back');
  if (waitedMs > mayWaitMs) wrong.push(`a table was away for ${waitedMs} ms`);
  // Nobody waits where nobody plays: such an event shows nothing.
  if (acted === 0) wrong.push('nobody played');
  if (rung !== null) {
    for (const [alert, times] of Object.entries(rings)) {
      const rang = rung.get(alert) ?? 0;
      if (rang !== times) wrong.push(`${alert} rang ${rang} times`);
    }
    const unexpected = [...rung.keys()].filter((alert) => rings[alert] === undefined);
    wrong.push(...unexpected.map((alert) => `${alert} rang, and nobody had to get up`));
  }
  return wrong.map((what) => `${name}: ${what}`);
}

const UPDATE_MS = 1_000;
const KILL_MS = 3_000;
const FROZEN_MS = 10_000;

/** What nobody may notice: the tables of the site go on at once, and no alert rings. */
const UNNOTICED = { at: 'site', mayWaitMs: UPDATE_MS, rings: {} } as const;

export const NIGHT_EVENTS: readonly NightEvent[] = [
  {
    ...UNNOTICED,
    name: 'a backup of the database while everybody plays',
    async happen({ site }) {
      await site.dump();
    },
  },
  {
    ...UNNOTICED,
    name: 'an update, one process after the other',
    async happen({ site }) {
      for (const process of site.processes) {
        await process.end('SIGTERM');
        await process.open();
      }
    },
  },
  {
    ...UNNOTICED,
    name: 'a process that is killed with −9',
    mayWaitMs: KILL_MS,
    async happen({ site }) {
      await site.first.end('SIGKILL');
      await site.first.open();
    },
  },
  {
    name: 'a database that is away',
    at: 'site',
    // Matches go on in memory.
    mayWaitMs: FROZEN_MS,
    rings: { BoomtownDatabaseDown: 1, BoomtownUnsavedWrites: 1 },
    async happen({ site }, troubleMs) {
      const ways = site.processes.map(({ toPostgres }) => toPostgres);
      for (const way of ways) way.cut();
      await pause(troubleMs);
      for (const way of ways) way.mend();
      await everyoneReady(site.processes);
    },
  },
  {
    name: 'a frozen process',
    at: 'site',
    mayWaitMs: FROZEN_MS,
    rings: { BoomtownDown: 1 },
    async happen({ site }, troubleMs) {
      site.second.freeze(true);
      await pause(troubleMs);
      site.second.freeze(false);
      await everyoneReady(site.processes);
    },
  },
  {
    name: 'a full disk',
    at: 'lone',
    mayWaitMs: UPDATE_MS,
    rings: { BoomtownUnsavedWrites: 1 },
    async happen({ lone }, troubleMs) {
      const limit = (bytes: string) => execFileSync('prlimit', ['--pid', `${lone.pid}`, `--fsize=${bytes}:unlimited`]);
      limit('4096');
      await pause(troubleMs);
      limit('unlimited');
      while (!(await fetch(`${lone.url}/readyz`)).ok) await pause(100);
    },
  },
];

async function everyoneReady(processes: readonly SiteProcess[]): Promise<void> {
  for (const process of processes) while (!(await process.isReady())) await pause(100);
}
