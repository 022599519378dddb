import { CompiledQuery, type Kysely } from 'kysely';
import { spend } from '../loop-cost.ts';
import { ownTurn } from '../slices.ts';
import { readable } from './faults.ts';
import type { Entry } from './record.ts';
import { readEntry } from './row-reading.ts';
import type { EntryRow, Rows } from './rows.ts';

/** Any entry: the compiler says when a column is missing here. */
const SHAPE: EntryRow = { code: '', entry: 0, kind: '', seat: 0, action: '', request: '', stand_in: null, at: 0 };
// An object that is written out has the keys of its type and no others.
const COLUMNS = Object.keys(SHAPE) as (keyof EntryRow)[];
/** Entries in one statement: below the limit on bound values of any database. */
const MOST = 128;

/**
 * Inserts entries. Every action of every table comes through here, so the statements are built once: one for each power
 * of two, of which any number of entries is made up.
 */
export class EntryInserts {
  readonly #db: Kysely<Rows>;
  readonly #statements = new Map<number, string>();

  constructor(db: Kysely<Rows>) {
    this.#db = db;
  }

  /** Inserts them in their order. `into`: the database, or a transaction in it. */
  async insert(rows: readonly EntryRow[], into: Kysely<Rows> = this.#db): Promise<void> {
    let from = 0;
    for (let count = MOST; count > 0; count >>= 1) {
      while (rows.length - from >= count) {
        const values = rows.slice(from, from + count).flatMap((row) => COLUMNS.map((column) => row[column]));
        await into.executeQuery(CompiledQuery.raw(this.#statement(count), values));
        from += count;
      }
    }
  }

  #statement(rows: number): string {
    const known = this.#statements.get(rows);
    if (known !== undefined) return known;
    // Only the shape of the rows matters here: their values are bound later.
    const { sql } = this.#db
      .insertInto('entries')
      .values(Array.from({ length: rows }, () => SHAPE))
      .compile();
    this.#statements.set(rows, sql);
    return sql;
  }
}

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
