import { newToken } from './pending-requests.ts';
import { type StorageLike, store, storedValue } from './storage.ts';

const KEY = 'screen';

/** The secret that identifies this browser as a big screen. It outlives reloads and restarts. */
export function screenToken(storage?: StorageLike): string {
  const stored = storedValue<string | null>(KEY, (raw) => (typeof raw === 'string' ? raw : undefined), null, storage);
  return stored ?? newScreenToken(storage);
}

/** Draws another one: the screen waits for a table anew. */
export function newScreenToken(storage?: StorageLike): string {
  const token = newToken();
  keepScreenToken(token, storage);
  return token;
}

/** This browser is the big screen of this token from now on. */
export function keepScreenToken(token: string, storage?: StorageLike): void {
  store(KEY, token, storage);
}
