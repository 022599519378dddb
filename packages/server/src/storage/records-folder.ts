import { chmodSync, chownSync, closeSync, copyFileSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './faults.ts';

/** Records hold every hand, so only their owner may read them. */
const OWNERS_FILE = 0o600;
const OWNERS_FOLDER = 0o700;
const PERMISSIONS = 0o777;
/** What earlier versions made, without anybody having chosen it. */
const READ_BY_ALL = 0o644;

/**
 * Makes a folder that is its owner's alone, and those above it. One after the other: asked to make all of them at once,
 * Node tries for ever where the system says of a folder that is there that it is not (`/proc`).
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeParent(dirname(folder));
  mkdirSync(folder, OWNERS_FOLDER);
}

function makeParent(folder: string): void {
  if (existsSync(folder)) return;
  makeParent(dirname(folder));
  mkdirSync(folder);
}

/** Makes a file that is its owner's alone, unless it is there; one that all may read as by default becomes so. */
export function ownersFile(path: string): void {
  if (!existsSync(path)) {
    closeSync(openSync(path, 'a', OWNERS_FILE));
    giveToFoldersOwner(path);
  } else if ((statSync(path).mode & PERMISSIONS) === READ_BY_ALL) chmodIfOwn(path);
}

/** Makes a copy that is its owner's alone. */
export function ownersCopy(from: string, to: string): void {
  ownersFile(to);
  // The copy gets the original's owner and permissions.
  copyFileSync(from, to);
  chmodSync(to, OWNERS_FILE);
  giveToFoldersOwner(to);
}

/** The superuser restores backups for a server that runs as another user, which must be able to read them. */
function giveToFoldersOwner(path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(dirname(path));
  chownSync(path, uid, gid);
}

/** A file may belong to another user, and be ours to use all the same. */
function chmodIfOwn(path: string): void {
  try {
    chmodSync(path, OWNERS_FILE);
  } catch {
    // Then its owner decides who may read it.
  }
}

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
