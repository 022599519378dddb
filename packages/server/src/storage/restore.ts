import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { failed, ok, type Result } from '@boomtown/game-core';
import { errorMessage } from '../error-message.ts';
import { isBusy } from './faults.ts';
import { NewerRecords } from './layout.ts';
import { RecordStore } from './record-store.ts';
import { type FolderLock, lockFolder, ownersCopy } from './records-folder.ts';
import { databaseFileIn, faultsIn, hasTables, sqliteOf } from './sqlite.ts';

/** The contents of the folder now. */
export interface Restored {
  readonly tables: number;
  /** Where the records lie that were there before. */
  readonly former: string | null;
}

/**
 * `no-file`: no file has that name. `records-exist`: the folder has records, and replacing them was not asked for.
 * `in-use`: a server uses them. `no-backup`: the file holds no sound records. `newer`: a later build wrote them.
 * `failed`: the disk refused.
 */
export interface RestoreRefusal {
  readonly code: 'no-file' | 'records-exist' | 'in-use' | 'no-backup' | 'newer' | 'failed';
  readonly why: string;
}

/**
 * Puts the records of a backup into a folder. The file is checked, and brought to this build's layout, before anything
 * changes. Existing records are replaced only on request, and stay next to the new ones.
 */
export async function restore(
  file: string,
  folder: string,
  replaces: boolean,
): Promise<Result<Restored, RestoreRefusal>> {
  const records = databaseFileIn(folder);
  if (!existsSync(file)) return failed({ code: 'no-file', why: file });
  if (existsSync(records) && !replaces) return failed({ code: 'records-exist', why: folder });
  const next = `${records}.next-${process.pid}`;
  let lock: FolderLock | null = null;
  try {
    lock = lockFolder(folder, 0);
    if (lock === null || (existsSync(records) && !isLetGo(records))) return failed({ code: 'in-use', why: folder });
    ownersCopy(file, next);
    const read = await readBackup(next);
    if (!read.ok) return read;
    const former = existsSync(records) ? setAside(records) : null;
    renameSync(next, records);
    return ok({ tables: read.value, former });
  } catch (error) {
    return failed({ code: 'failed', why: errorMessage(error) });
  } finally {
    lock?.free();
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(next + end, { force: true });
  }
}

/** Brings a copy of the backup to this build's layout. Returns how many tables it has. */
async function readBackup(copy: string): Promise<Result<number, RestoreRefusal>> {
  try {
    const database = new DatabaseSync(copy);
    const faults = hasTables(database) ? faultsIn(database) : 'there are no tables in it';
    if (faults !== null) {
      database.close();
      return failed({ code: 'no-backup', why: faults });
    }
    const store = await RecordStore.open(sqliteOf(database));
    const tables = await store.countTables();
    await store.close();
    return ok(tables);
  } catch (error) {
    if (error instanceof NewerRecords) return failed({ code: 'newer', why: error.message });
    return failed({ code: 'no-backup', why: errorMessage(error) });
  }
}

/**
 * Is no older server or other program using these records? One that is holds a lock, which this
 * change of the journal does not get past; else it writes what was left in the log into the file.
 */
function isLetGo(records: string): boolean {
  try {
    const database = new DatabaseSync(records, { timeout: 0 });
    try {
      database.exec('PRAGMA journal_mode=DELETE');
      return true;
    } finally {
      database.close();
    }
  } catch (error) {
    // Damaged records hold no lock: backups exist to replace them.
    return !isBusy(error);
  }
}

/** Moves the records, and what belongs to them, out of the way. Returns their new name. */
function setAside(records: string): string {
  const former = `${records}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const end of ['', '-wal', '-shm', '-journal'])
    if (existsSync(records + end)) renameSync(records + end, former + end);
  return former;
}
