import type { Kysely } from 'kysely';
import { UnreadableRecord } from './faults.ts';
import type { ListedTable } from './record.ts';
import { readListed } from './row-reading.ts';
import type { Rows } from './rows.ts';
import { namesByTable } from './seat-names.ts';

/** How many tables the lobby shows, and how old they may be. */
const MAX_LISTED = 50;
const LISTED_FOR_MS = 24 * 60 * 60 * 1000;

/** The listed tables that can be joined or watched, newest first. `now`: milliseconds since 1970. */
export async function listedTables(db: Kysely<Rows>, now: number): Promise<ListedTable[]> {
  const tables = await db
    .selectFrom('tables')
    .select(['code', 'game', 'options', 'stage', 'listed', 'watchable', 'terms'])
    .where('listed', '=', 1)
    .where('made_at', '>', now - LISTED_FOR_MS)
    .where((either) =>
      either.or([
        either('stage', '=', 'waiting'),
        either.and([either('stage', '=', 'playing'), either('watchable', '=', 1)]),
      ]),
    )
    .orderBy('made_at', 'desc')
    .limit(MAX_LISTED)
    .execute();
  const names = await namesByTable(
    db,
    tables.map(({ code }) => code),
  );
  return tables.flatMap((row) => {
    try {
      return [readListed(row, names.get(row.code) ?? [])];
    } catch (error) {
      // Opening such a table says so; the list leaves it out.
      if (error instanceof UnreadableRecord) return [];
      throw error;
    }
  });
}

/** Codes of the tables that were made before a moment, and at which nothing has happened since. */
export async function idleTables(db: Kysely<Rows>, moment: number): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .select('code')
    .where('made_at', '<', moment)
    .where((either) => either.or([either('started_at', 'is', null), either('started_at', '<', moment)]))
    .where(({ not, or, exists, selectFrom }) => {
      const done = selectFrom('entries').select('entry').whereRef('entries.code', '=', 'tables.code');
      const said = selectFrom('chat_lines').select('line').whereRef('chat_lines.code', '=', 'tables.code');
      return not(
        or([exists(done.where('entries.at', '>=', moment)), exists(said.where('chat_lines.at', '>=', moment))]),
      );
    })
    .execute();
  return rows.map(({ code }) => code);
}
