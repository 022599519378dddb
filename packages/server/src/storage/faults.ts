/** Another player wrote this entry first, or a room code is taken: the unique key of the record says no. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

/** The database rejected a write, or can't be written and the write does not fit into memory. Nothing was done. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
}

/** The database does not answer: whether the last request was done is unknown. */
export class OutOfReach extends StorageFault {
  constructor(cause: unknown) {
    super('the database is out of reach', { cause });
  }
}

/** A record that is there but can't be read. */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord';
}

const SQLITE_UNIQUE = new Set([1555, 2067]);
const POSTGRES_UNIQUE = '23505';

/** Does the database say that a unique key is taken? The databases say it each in their own way. */
export function isKeyTaken(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  return code === POSTGRES_UNIQUE || (typeof errcode === 'number' && SQLITE_UNIQUE.has(errcode));
}

/** SQLite's results for a disk, a lock or a file with which something is wrong, not the statement. */
const SQLITE_DISK = new Set([
  5, // busy
  6, // locked
  8, // read-only
  10, // input or output failed
  11, // corrupt
  13, // full
  14, // can't be opened
  26, // no database
]);
/** Further detail is above the low byte. */
const SQLITE_PRIMARY = 0xff;
const SQLITE_BUSY = new Set([5]);
const SQLITE_FULL = new Set([13]);
const SQLITE_DAMAGED = new Set([11, 26]);
/**
 * PostgreSQL's classes for a lost connection, a lack of means, an operator, a failing system; "read-only"; and for two who
 * waited for one another.
 */
const POSTGRES_DISK = /^(08|40|53|57|58)...$|^25006$/;

/** Does the database say that it can't be written at the moment, whatever is written? */
export function isDiskFault(error: unknown): boolean {
  if (error instanceof OutOfReach) return true;
  if (typeof error !== 'object' || error === null) return false;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  if (typeof errcode === 'number') return SQLITE_DISK.has(errcode & SQLITE_PRIMARY);
  return typeof code === 'string' && POSTGRES_DISK.test(code);
}

/** Does the database itself say that something is wrong, whatever it is? */
export function isSaidByDatabase(error: unknown): boolean {
  return error instanceof OutOfReach || (error instanceof Error && ('errcode' in error || 'severity' in error));
}

/** Does SQLite say that the file is damaged, or none of its own? */
export function isDamaged(error: unknown): boolean {
  return isResult(error, SQLITE_DAMAGED);
}

/** Reads one table's record. Where that part of the file is destroyed, the record can't be read. */
export async function readable<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (error) {
    if (!isDamaged(error)) throw error;
    throw new UnreadableRecord('this part of the file is destroyed', { cause: error });
  }
}

/** Does SQLite say that the disk is full? */
export function isFull(error: unknown): boolean {
  return isResult(error, SQLITE_FULL);
}

/** Does SQLite say that another player is at work with the file? */
export function isBusy(error: unknown): boolean {
  return isResult(error, SQLITE_BUSY);
}

function isResult(error: unknown, results: ReadonlySet<number>): boolean {
  return error instanceof Error && 'errcode' in error && results.has(Number(error.errcode) & SQLITE_PRIMARY);
}
