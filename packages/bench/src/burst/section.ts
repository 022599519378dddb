import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alternate } from '../measure/timing.ts';
import { boomtown } from '../peers/boomtown.ts';
import { paced } from '../peers/paced.ts';
import { closeTables, openTables } from '../peers/peer.ts';
import { ServerProcess } from '../peers/server-process.ts';
import { type Figure, figureOf, median, quantile } from '../report/figure.ts';
import type { Effort, Section } from '../section.ts';

interface Burst {
  readonly tables: number;
  /** Actions at each table, and how many of them a second. */
  readonly actions: number;
  readonly aSecond: number;
}

const BURST: Burst = { tables: 1000, actions: 20, aSecond: 5 };
const SMALL: Burst = { tables: 2, actions: 4, aSecond: 5 };
const MAX_FLUSHES = 3;
/** A queue that grows shows in the last actions: they wait ever longer. */
const MAX_GROWTH = 2;

interface Carried {
  readonly aSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Of the last fifth of the actions against the second fifth: the first opens everybody's eyes. */
  readonly growth: number;
}

/** 5,000 actions a second for some seconds, with records on the disk and, for comparison, in memory. */
export const burstSection: Section = {
  name: 'burst',
  title: 'A burst of 5,000 actions a second: 1,000 tables, five actions a second each',
  async measure({ runs, smoke }: Effort, say) {
    const burst = smoke ? SMALL : BURST;
    const folder = await mkdtemp(join(tmpdir(), 'boomtown-bench-'));
    const started: ServerProcess[] = [];
    try {
      const contestants = [];
      for (const storage of ['memory', 'disk'] as const) {
        const { entry, given } = boomtown(folder, storage);
        const server = await ServerProcess.start(entry, given);
        started.push(server);
        contestants.push({ name: storage, run: () => carried(server, burst) });
      }
      say('a burst, and how long a flush takes');
      const flushes: number[] = [];
      const flush = {
        name: 'flush',
        run: () => {
          flushes.push(median(flushTimes(folder, smoke ? 2 : 100)));
          return undefined;
        },
      };
      const measured = await alternate<Carried | undefined>([...contestants, flush], runs, smoke ? 0 : 1);
      const of = (name: string) => (measured.get(name) ?? []).filter((one) => one !== undefined);
      return figures(of('disk'), of('memory'), flushes.slice(-runs));
    } finally {
      await Promise.all(started.map((server) => server.stop()));
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function carried(server: ServerProcess, { tables, actions, aSecond }: Burst): Promise<Carried> {
  const open = await openTables(boomtown('', 'memory'), server.url, tables);
  const begin = performance.now();
  const times = await paced(open, actions, 1000 / aSecond);
  const seconds = (performance.now() - begin) / 1000;
  await closeTables(open);
  const fifth = Math.ceil(times.length / 5);
  return {
    aSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    growth: median(times.slice(-fifth)) / median(times.slice(fifth, 2 * fifth)),
  };
}

function figures(disk: readonly Carried[], memory: readonly Carried[], flushes: readonly number[]): readonly Figure[] {
  const group = 'What is carried';
  const added = disk.map(({ p50 }, run) => (p50 - (memory[run]?.p50 ?? Number.NaN)) / (flushes[run] ?? Number.NaN));
  const list = (name: string, unit: string, of: (one: Carried) => number) => [
    figureOf({ group, name: `records on the disk: ${name}`, unit }, disk.map(of)),
    figureOf({ group, name: `records in memory: ${name}`, unit }, memory.map(of)),
  ];
  return [
    ...list('actions a second', '/s', ({ aSecond }) => aSecond),
    ...list('action to last screen, p50', 'ms', ({ p50 }) => p50),
    ...list('action to last screen, p99', 'ms', ({ p99 }) => p99),
    figureOf({ group, name: 'one flush of the disk', unit: 'ms' }, flushes),
    figureOf({ group, name: 'p50 that the disk adds, in flushes', unit: '', goal: { most: MAX_FLUSHES } }, added),
    figureOf(
      {
        group,
        name: 'records on the disk: p50 of the last fifth, times the second',
        unit: '×',
        goal: { most: MAX_GROWTH },
      },
      disk.map(({ growth }) => growth),
    ),
  ];
}

/** As much as a commit of a few entries writes. */
const BYTES = 8 * 1024;

/** Writes something small to the disk and waits until it is there, again and again. @returns the milliseconds of each */
function flushTimes(folder: string, times: number): readonly number[] {
  const file = openSync(join(folder, 'flushes'), 'w');
  const page = Buffer.alloc(BYTES, 1);
  try {
    return Array.from({ length: times }, () => {
      const begin = performance.now();
      writeSync(file, page);
      fdatasyncSync(file);
      return performance.now() - begin;
    });
  } finally {
    closeSync(file);
  }
}
