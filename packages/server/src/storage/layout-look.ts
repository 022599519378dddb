import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, Kysely } from 'kysely';
import { type Layout, type StoredLayout, storedLayout } from './layout.ts';
import { postgresAt } from './postgres.ts';
import { databaseFileIn, sqliteOf } from './sqlite.ts';

/**
 * The layout of a folder's records; `null` where there are none. Changes nothing, not even the journal mode.
 * Throws the database's error where they can't be read.
 */
export async function layoutInFolder(folder: string, own: Layout): Promise<StoredLayout | null> {
  const path = databaseFileIn(folder);
  return existsSync(path) ? layoutIn(sqliteOf(new DatabaseSync(path, { readOnly: true })), own) : null;
}

/** The layout of the records in a PostgreSQL database. Throws a `StartFault` as `postgresAt` does. */
export async function layoutInDatabase(url: string, own: Layout): Promise<StoredLayout | null> {
  return layoutIn(await postgresAt(url), own);
}

async function layoutIn(dialect: Dialect, own: Layout): Promise<StoredLayout | null> {
  const db = new Kysely<unknown>({ dialect });
  try {
    return await storedLayout(db, own);
  } finally {
    await db.destroy();
  }
}
