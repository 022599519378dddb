import type { Logger } from 'pino';
import type { Settings } from './settings/settings.ts';
import type { RecordStore } from './storage/index.ts';
import type { LiveTables } from './tables/index.ts';

/** How often it is looked for tables that are to be removed. */
const SWEEP_MS = 60 * 60 * 1000;

interface Swept {
  readonly store: RecordStore;
  readonly tables: LiveTables;
  readonly log: Logger;
  /** Is the table open in another process? */
  readonly isOpenElsewhere: (code: string) => Promise<boolean>;
}

/** Removes the tables that are too old, now and from now on. */
export function sweepOf({ tableTtl }: Settings, swept: Swept): { now(): Promise<void>; stop(): void } {
  const { store, tables, log, isOpenElsewhere } = swept;
  const now = async () => {
    try {
      await store.push.forgetFormer();
      if (tableTtl === null) return;
      const removed = await removeOldTables(store, tables, Date.now() - tableTtl, isOpenElsewhere);
      if (removed > 0) log.info({ removed }, 'tables at which nothing happened any more were removed');
    } catch (err) {
      log.error({ err }, 'old tables could not be removed');
    }
  };
  const timer = setInterval(() => void now(), SWEEP_MS).unref();
  return { now, stop: () => clearInterval(timer) };
}

/**
 * Removes the tables without activity since a moment (milliseconds since 1970), except those with a connected client in
 * any process. Returns how many. Does nothing while the records can't be written.
 */
export async function removeOldTables(
  store: RecordStore,
  tables: LiveTables,
  since: number,
  isOpenElsewhere: (code: string) => Promise<boolean>,
): Promise<number> {
  let removed = 0;
  for (const code of await store.idleSince(since)) {
    if (store.isFailing) break;
    if (tables.awake(code) !== undefined || (await isOpenElsewhere(code))) continue;
    await store.removeTable(code);
    removed += 1;
  }
  return removed;
}
