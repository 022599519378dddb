import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../report/figure.ts';
import type { Usage } from '../servers/reporting.ts';
import { closedLoop } from './closed-loop.ts';
import { paced } from './paced.ts';
import { type ContestTable, closeTables, openTables, type Peer } from './peer.ts';
import type { ServerProcess } from './server-process.ts';

/** The work of one visit to a server. */
export interface Plan {
  /** Tables that play at the same time. */
  readonly tables: number;
  /** How many groups of tables are opened; they play one after the other. */
  readonly groups: number;
  /** Seconds in which nothing is done while all tables are open. */
  readonly idleSeconds: number;
  /** Actions that each table makes at one a second, before it goes as fast as it can. */
  readonly pacedActions: number;
  /** Actions that each table makes in all. */
  readonly actions: number;
}

/** Finished work and its cost. CPU is milliseconds of a core for a thousand actions. */
export interface Work {
  readonly cpu: number;
  readonly generatorCpu: number;
  readonly actionsASecond: number;
  readonly latencies: Latencies;
}

export interface Visit {
  readonly closedLoop: Work;
  readonly paced: Work | null;
  /** The share of a core that the open tables take while nothing happens. */
  readonly idleShare: number | null;
  readonly bytesAnAction: number;
  /** Heap bytes a table, beyond what the server had before: opened, played, and after all clients left. */
  readonly heap: { readonly idle: number; readonly playing: number; readonly asleep: number };
}

/** So long tables lie at rest: Boomtown says to each client every ten or eleven seconds that it is there, and asks every other time whether the client is. */
export const REST_S = 21;
/** Two players and a watcher. */
const LINES = 3;
/** Time for a server to let tables go. */
const SETTLE_MS = 1500;

/** Opens tables at a server, lets them idle, plays them, closes them, and tells what all that took. */
export async function visit(peer: Peer, server: ServerProcess, plan: Plan): Promise<Visit> {
  const { idleSeconds, pacedActions, actions } = plan;
  const before = await server.usage();
  const open = await openTables(peer, server.url, plan.tables * plan.groups);
  const opened = await server.usage();
  const idleShare = idleSeconds === 0 ? null : await idleShareOf(server, idleSeconds);
  const slow = pacedActions === 0 ? null : await worked(server, open, pacedActions, () => paced(open, pacedActions));
  const bytes = bytesOf(open);
  const quick = await worked(server, open, actions - pacedActions, () => inGroups(open, plan));
  const bytesAnAction = (bytesOf(open) - bytes) / ((actions - pacedActions) * open.length * LINES);
  const played = await server.usage();
  await closeTables(open);
  await pause(SETTLE_MS);
  const asleep = await server.usage();
  const aTable = (usage: Usage) => (usage.heapBytes - before.heapBytes) / open.length;
  return {
    closedLoop: quick,
    paced: slow,
    idleShare,
    bytesAnAction,
    heap: { idle: aTable(opened), playing: aTable(played), asleep: aTable(asleep) },
  };
}

async function inGroups(
  open: readonly ContestTable[],
  { tables, actions, pacedActions }: Plan,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let from = 0; from < open.length; from += tables) {
    const group = open.slice(from, from + tables);
    for (const time of await closedLoop(group, actions - pacedActions, pacedActions)) times.push(time);
  }
  return times;
}

/** Plays some actions at each of these tables of a server, and returns the cost. */
export async function worked(
  server: ServerProcess,
  open: readonly ContestTable[],
  actions: number,
  work: () => Promise<readonly number[]>,
): Promise<Work> {
  const thousands = (open.length * actions) / 1000;
  const before = await server.usage();
  const own = process.cpuUsage();
  const begin = performance.now();
  const times = await work();
  const seconds = (performance.now() - begin) / 1000;
  const { user, system } = process.cpuUsage(own);
  const after = await server.usage();
  return {
    cpu: (after.cpuBefore - before.cpuAfter) / 1000 / thousands,
    generatorCpu: (user + system) / 1000 / thousands,
    actionsASecond: (1000 * thousands) / seconds,
    latencies: latenciesOf(times),
  };
}

async function idleShareOf(server: ServerProcess, seconds: number): Promise<number> {
  const before = await server.usage();
  const begin = performance.now();
  await pause(1000 * seconds);
  const microseconds = 1000 * (performance.now() - begin);
  const after = await server.usage();
  return (after.cpuBefore - before.cpuAfter) / microseconds;
}

function bytesOf(tables: readonly ContestTable[]): number {
  return tables.reduce((sum, { lines }) => sum + lines.reduce((bytes, line) => bytes + line.bytes, 0), 0);
}

/** Milliseconds from an action to the last screen that shows it. */
interface Latencies {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

function latenciesOf(times: readonly number[]): Latencies {
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) };
}
