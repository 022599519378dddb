import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { failed, ok, type Result } from '@boomtown/game-core';
import { errorMessage } from '../error-message.ts';
import { countTables, databaseFileIn, faultsIn } from './sqlite.ts';

/** The contents of a copy of the records. */
export interface Copied {
  readonly tables: number;
}

/**
 * `no-records`: there are none in the folder; `file-exists`: nothing is written over a file; `damaged`: the records are;
 * `failed`: the disk or the database says why.
 */
export interface BackupRefusal {
  readonly code: 'no-records' | 'file-exists' | 'damaged' | 'failed';
  readonly why: string;
}

/** More pages than there are, so that all are read at once: in steps, a busy server would restart the copy again and again. */
const ALL_PAGES = 2 ** 31 - 1;
const BUSY_MS = 5_000;

/**
 * Copies a folder's records of one moment into a file, while a server may go on writing them. The file
 * appears when it is complete and checked, and only its owner can read it.
 */
export async function backUp(folder: string, file: string): Promise<Result<Copied, BackupRefusal>> {
  const records = databaseFileIn(folder);
  if (!existsSync(records)) return failed({ code: 'no-records', why: folder });
  if (existsSync(file)) return failed({ code: 'file-exists', why: file });
  const part = `${file}.part-${process.pid}`;
  try {
    writeFileSync(part, '', { flag: 'wx', mode: 0o600 });
    await copy(records, part);
    const checked = check(part);
    if (existsSync(file)) return failed({ code: 'file-exists', why: file });
    if (checked.ok) renameSync(part, file);
    return checked;
  } catch (error) {
    return failed({ code: 'failed', why: errorMessage(error) });
  } finally {
    rmSync(part, { force: true });
  }
}

async function copy(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true, timeout: BUSY_MS });
  try {
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
}

/** Makes the copy a single file, without a separate log, and reads all of it once. */
function check(file: string): Result<Copied, BackupRefusal> {
  const database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode=DELETE; PRAGMA synchronous=FULL');
    const faults = faultsIn(database);
    return faults === null ? ok({ tables: countTables(database) }) : failed({ code: 'damaged', why: faults });
  } finally {
    database.close();
  }
}
