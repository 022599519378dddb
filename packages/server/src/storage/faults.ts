/** Somebody else wrote this entry first, or a room code is taken: the unique key of the record says no. */
export class KeyTaken extends Error {
  override readonly name = 'KeyTaken';
}

/** The database can't be written (a full or read-only disk, a lost connection). Nothing was done. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault';
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
