import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Dialect, SqliteDialect } from 'kysely';
import { errorMessage } from '../error-message.ts';
import { openFault } from './open-fault.ts';
import { makeFolder, ownersFile } from './records-folder.ts';
import { adapted, SETTINGS } from './sqlite-connection.ts';
import { sqliteThread, TransactionalAdapter } from './sqlite-thread.ts';

const DATABASE_FILE = 'boomtown.sqlite';

/** Where a folder's records lie. */
export function databaseFileIn(folder: string): string {
  return join(folder, DATABASE_FILE);
}

/** The records in a folder's database file, read and written by a thread of its own. Throws a `StartFault` as `openFile` does. */
export function sqliteIn(folder: string): Dialect {
  openFile(folder).close();
  return sqliteThread(databaseFileIn(folder));
}

export function sqliteOf(database: DatabaseSync): Dialect {
  return new TransactionalDialect({ database: adapted(database) });
}

class TransactionalDialect extends SqliteDialect {
  override createAdapter(): TransactionalAdapter {
    return new TransactionalAdapter();
  }
}

/**
 * Opens the database file in the folder, which is made when it is missing; both are their owner's alone. Throws a
 * `StartFault` when the folder can't be made or written, or the file is damaged.
 */
export function openFile(folder: string): DatabaseSync {
  try {
    makeFolder(folder);
    const path = databaseFileIn(folder);
    for (const end of ['', '-wal', '-shm']) if (end === '' || existsSync(path + end)) ownersFile(path + end);
    const file = new DatabaseSync(path);
    // A first write, so that a folder that can't be written is noticed now and not at the first table.
    file.exec(SETTINGS);
    file.exec('BEGIN IMMEDIATE; COMMIT');
    return file;
  } catch (error) {
    throw openFault(folder, databaseFileIn(folder), error);
  }
}

/** A database that is gone when it is closed. */
export function sqliteInMemory(): Dialect {
  const memory = new DatabaseSync(':memory:');
  memory.exec('PRAGMA foreign_keys=ON');
  return sqliteOf(memory);
}

/** Reads the whole file and checks all references. Returns the fault, or `null`. */
export function faultsIn(database: DatabaseSync): string | null {
  const found = database.prepare('PRAGMA integrity_check(1)').get()?.integrity_check;
  if (found !== 'ok') return String(found);
  return database.prepare('PRAGMA foreign_key_check').get() === undefined ? null : 'something belongs to no table';
}

/** A file that is larger takes too long to be read through at each start. */
const LARGEST_LOOKED_THROUGH = 64 * 1024 * 1024;

/** Checks quickly that the pages of a folder's file are intact. Returns the fault; `null` if there is none, or if the file is large. */
export function damageIn(folder: string): string | null {
  const path = databaseFileIn(folder);
  if (statSync(path).size > LARGEST_LOOKED_THROUGH) return null;
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    return found === 'ok' ? null : String(found);
  } catch (error) {
    return errorMessage(error);
  } finally {
    database.close();
  }
}

/** Are these records of ours, whatever build wrote them? */
export function hasTables(database: DatabaseSync): boolean {
  const ask =
    "SELECT count(*) AS found FROM sqlite_master WHERE type = 'table' AND name IN ('tables', 'seats', 'entries')";
  return database.prepare(ask).get()?.found === 3;
}

export function countTables(database: DatabaseSync): number {
  return Number(database.prepare('SELECT count(*) AS found FROM tables').get()?.found);
}
