import type { Kysely } from 'kysely';
import { UnreadableRecord } from './faults.ts';
import type { ListedTable, StoredStage } from './record.ts';
import { readListed } from './row-reading.ts';
import type { Rows } from './rows.ts';

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

/** A table as the list of all tables shows it: nothing of its match. Such a line can be read of damaged records, too. */
export interface TableLine {
  readonly code: string;
  readonly game: string;
  readonly stage: StoredStage;
  readonly logName: string;
  readonly watchable: boolean;
  readonly madeAt: number;
  readonly names: readonly (string | null)[];
}

/** Which tables are wanted: `count` of the newest after the first `skip`, or the one with a code. */
export interface TableLinesAsked {
  readonly code: string | null;
  readonly skip: number;
  readonly count: number;
}

/** The newest tables, or one of them. */
export async function tableLines(db: Kysely<Rows>, { code, skip, count }: TableLinesAsked): Promise<TableLine[]> {
  let query = db
    .selectFrom('tables')
    .select(['code', 'game', 'stage', 'log_name', 'watchable', 'made_at'])
    .orderBy('made_at', 'desc')
    .orderBy('code')
    .limit(count)
    .offset(skip);
  if (code !== null) query = query.where('code', '=', code);
  const tables = await query.execute();
  const names = await namesByTable(
    db,
    tables.map((table) => table.code),
  );
  return tables.map((row) => ({
    code: row.code,
    game: row.game,
    stage: row.stage,
    logName: row.log_name,
    watchable: row.watchable === 1,
    madeAt: Number(row.made_at),
    names: names.get(row.code) ?? [],
  }));
}

/** The players at each of these tables, by seat; `null` for a free seat. */
async function namesByTable(
  db: Kysely<Rows>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly (string | null)[]>> {
  if (codes.length === 0) return new Map();
  const seats = await db
    .selectFrom('seats')
    .select(['code', 'name'])
    .where('code', 'in', codes)
    .orderBy('seat')
    .execute();
  const byTable = Map.groupBy(seats, ({ code }) => code);
  return new Map([...byTable].map(([code, ofTable]) => [code, ofTable.map(({ name }) => name)]));
}
