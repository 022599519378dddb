import type { Logger } from 'pino';
import type { Settings } from './settings.ts';
import type { RecordStore } from './storage/index.ts';
import { type LiveTables, removeOldTables } from './tables/index.ts';

/** How often it is looked for tables that are to be removed. */
const SWEEP_MS = 60 * 60 * 1000;

interface Swept {
  readonly store: RecordStore;
  readonly tables: LiveTables;
  readonly log: Logger;
}

/** Removes the tables that are too old, now and from now on. */
export function sweepOf({ tableTtl }: Settings, { store, tables, log }: Swept): { now(): Promise<void>; stop(): void } {
  const now = async () => {
    if (tableTtl === null) return;
    try {
      const removed = await removeOldTables(store, tables, Date.now() - tableTtl);
      if (removed > 0) log.info({ removed }, 'tables at which nothing happened any more were removed');
    } catch (err) {
      log.error({ err }, 'old tables could not be removed');
    }
  };
  const timer = setInterval(() => void now(), SWEEP_MS).unref();
  return { now, stop: () => clearInterval(timer) };
}
