import type { RecordStore } from '../storage/index.ts';
import type { LiveTables } from './live-tables.ts';

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
