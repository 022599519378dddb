import { printable } from '@boomtown/game-core';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One change of the stored data's layout (CONTRIBUTING.md, "Change what is stored"). */
export interface LayoutChange extends Migration {
  /** The oldest layout whose builds use the data correctly after this change. Left out: only the new one and later ones. */
  readonly oldestReader?: number;
}

/** The layouts that a build knows: its own is the last one, and is numbered by how many changes lead to it. */
export interface Layout {
  readonly changes: Readonly<Record<string, LayoutChange>>;
  /** The version of the build. */
  readonly version: string;
}

/** What stored data say of themselves. */
export interface StoredLayout {
  readonly layout: number;
  /** The oldest layout whose builds may use the data. */
  readonly oldestReader: number;
  /** The version of the build that brought them to this layout; `null` where none is named. */
  readonly writtenBy: string | null;
}

/** The first layout that names itself. */
const FIRST_NAMED = 11;

function numberOf({ changes }: Layout): number {
  return Object.keys(changes).length;
}

/** The table that names the layout of the data, with its one row. Part of the first layout that names itself. */
export async function addLayoutTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stored_layout')
    .addColumn('layout', 'integer', (column) => column.notNull())
    .addColumn('oldest_reader', 'integer', (column) => column.notNull())
    .addColumn('written_by', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into stored_layout (layout, oldest_reader, written_by) values (0, 0, '')`.execute(db);
}

/** The migrations for Kysely: each writes the new layout down in its own transaction. */
export function migrationsOf({ changes, version }: Layout): Record<string, Migration> {
  const named = Object.entries(changes).map(([name, change], index) => {
    const layout = index + 1;
    const up = async (db: Kysely<unknown>) => {
      await change.up(db);
      if (layout >= FIRST_NAMED) await say(db, layout, change.oldestReader ?? layout, version);
    };
    return [name, { up }] as const;
  });
  return Object.fromEntries(named);
}

async function say(db: Kysely<unknown>, layout: number, oldestReader: number, version: string): Promise<void> {
  await sql`update stored_layout set layout = ${layout}, written_by = ${version},
    oldest_reader = case when oldest_reader > ${oldestReader} then oldest_reader else ${oldestReader} end`.execute(db);
}

/** The stored layout; `null` where no build has written one yet. Changes nothing. */
export async function storedLayout(db: Kysely<unknown>, own: Layout): Promise<StoredLayout | null> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const has = (name: string) => tables.some((table) => table.name === name);
  const named = has('stored_layout') ? await namedLayout(db) : null;
  if (!has('kysely_migration') || (named !== null && named.layout > numberOf(own))) return named;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  if (rows.every(({ name }) => Object.hasOwn(own.changes, name))) {
    return named ?? { layout: rows.length, oldestReader: rows.length, writtenBy: null };
  }
  // Changed by a build that does not name itself: who may use the data is unknown.
  const later = numberOf(own) + 1;
  return { layout: later, oldestReader: later, writtenBy: null };
}

async function namedLayout(db: Kysely<unknown>): Promise<StoredLayout | null> {
  const { rows } = await sql<LayoutRow>`select layout, oldest_reader, written_by from stored_layout`.execute(db);
  const [row] = rows;
  return row === undefined
    ? null
    : { layout: row.layout, oldestReader: row.oldest_reader, writtenBy: printable(row.written_by) || null };
}

interface LayoutRow {
  readonly layout: number;
  readonly oldest_reader: number;
  readonly written_by: string;
}

/** The data are of a later layout, and builds as old as this one may not use them. */
export class NewerRecords extends Error {
  override readonly name = 'NewerRecords';
  /** For the host. */
  readonly words: string;

  constructor({ writtenBy }: StoredLayout, { version }: Layout) {
    const writer = writtenBy === null ? 'a later Boomtown' : `Boomtown ${writtenBy}`;
    super(`written by ${writer}`);
    this.words = `The tables were written by ${writer}. This is Boomtown ${version}, which is older and can't read them. Nothing was changed.`;
  }
}

/** Does this build bring the data to its layout, or use them as they are? Throws `NewerRecords` where it may do neither. */
export function judge(stored: StoredLayout | null, own: Layout): 'migrate' | 'use' {
  if (stored === null || stored.layout <= numberOf(own)) return 'migrate';
  if (stored.oldestReader > numberOf(own)) throw new NewerRecords(stored, own);
  return 'use';
}
