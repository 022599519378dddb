import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** A processor by its number, from 0 on; `any`: as it was before. */
export type Core = 0 | 1 | 'any';

/** Counted before anything is pinned: one that is pinned sees its own core alone. */
const PROCESSORS = availableParallelism();

/**
 * Keeps a process's main thread on one core, so that processes which would run on other machines do not take its time. Returns
 * whether that worked: it takes two cores and `taskset` (Debian: util-linux).
 */
export function pin(pid: number, core: Core): boolean {
  if (PROCESSORS < 2) return false;
  const cores = core === 'any' ? `0-${PROCESSORS - 1}` : String(core);
  return spawnSync('taskset', ['-cp', cores, String(pid)]).status === 0;
}
