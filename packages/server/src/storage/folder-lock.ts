import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './faults.ts';
import { makeFolder, ownersFile } from './owned-files.ts';

const LOCK_FILE = 'boomtown.lock';
/** How long a starting server waits for one that is just ending. */
const PATIENCE_MS = 2_000;

/** Proves that no other process uses the records of a folder. */
export interface FolderLock {
  free(): void;
}

/**
 * Takes a folder's records for this process alone; `null` if another one has them. The lock is one of the system's, on a
 * file of its own: it ends with the process, however that ends, and nothing is ever written into the file. Throws where
 * the folder can't be made or written.
 */
export function lockFolder(folder: string, patienceMs = PATIENCE_MS): FolderLock | null {
  makeFolder(folder);
  const path = join(folder, LOCK_FILE);
  ownersFile(path);
  const lock = new DatabaseSync(path, { timeout: patienceMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return { free: () => lock.isOpen && lock.close() };
}
