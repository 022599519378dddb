import { isObject } from '@boomtown/game-core';
import { newToken } from './pending-requests.ts';
import { type StorageLike, store, storedValue } from './storage.ts';

const KEY = 'invitation';

interface Used {
  readonly code: string;
  readonly token: string;
}

/** The token with which this browser enters by an invitation, the same each time: after a lost answer it takes no second place. */
export function invitationToken(code: string, storage?: StorageLike): string {
  const used = storedValue<Used | null>(KEY, (raw) => (isUsed(raw) ? raw : undefined), null, storage);
  if (used?.code === code) return used.token;
  const token = newToken();
  store(KEY, { code, token } satisfies Used, storage);
  return token;
}

function isUsed(raw: unknown): raw is Used {
  return isObject(raw) && typeof raw.code === 'string' && typeof raw.token === 'string';
}
