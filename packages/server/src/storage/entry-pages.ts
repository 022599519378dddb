import type { Kysely } from 'kysely';
import { spend } from '../loop-cost.ts';
import { ownTurn } from '../slices.ts';
import { readable } from './faults.ts';
import type { Entry } from './record.ts';
import { readEntry } from './row-reading.ts';
import type { EntryRow, Rows } from './rows.ts';

/** About half a millisecond of reading. */
const ENTRIES_A_PAGE = 100;
const BEFORE_ALL = -1;

/**
 * All entries of a table in order: those in the database, and those that are not written yet. Reads page by page, so that
 * others have their turn meanwhile. Throws `UnreadableRecord` where one is damaged.
 */
export async function allEntries(db: Kysely<Rows>, code: string, unwritten: readonly EntryRow[]): Promise<Entry[]> {
  const entries: Entry[] = [];
  const last = () => entries.at(-1)?.entry ?? BEFORE_ALL;
  for (;;) {
    await ownTurn();
    const page = db.selectFrom('entries').selectAll().where('code', '=', code).where('entry', '>', last());
    const rows = await readable(page.orderBy('entry').limit(ENTRIES_A_PAGE).execute());
    entries.push(...spend(() => rows.map(readEntry)));
    if (rows.length < ENTRIES_A_PAGE) break;
  }
  const written = last();
  return [...entries, ...unwritten.filter(({ entry }) => entry > written).map(readEntry)];
}
