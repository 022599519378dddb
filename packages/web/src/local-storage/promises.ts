import { isListOf, isObject, isWhole } from '@boomtown/game-core';
import { type StorageLike, store, storedValue } from './storage.ts';

/** What a table promised of its deal before this browser gave anything of its own away. */
export interface Promised {
  readonly code: string;
  /** The host's, when it was first seen here (hex). */
  readonly commitment: string;
  /** Of each seat, as shown just before this browser's nonces were sent (hex; empty for none); `null` before that. */
  readonly nonceHashes: readonly string[] | null;
  /** How many starts had been called off before it, as the table said; missing for none. */
  readonly calledOff?: number;
}

const KEY = 'promises';
/** The oldest are forgotten first. */
const MOST_TABLES = 120;

/** What was promised at a table; `undefined` if this browser was not there before the start. */
export function promisedAt(code: string, storage?: StorageLike): Promised | undefined {
  return keptPromises(storage).find((promised) => promised.code === code);
}

/** What was promised at the table with this commitment, for a file that does not say from which table it is. */
export function promisedWith(commitment: string, storage?: StorageLike): Promised | undefined {
  return keptPromises(storage).find((promised) => promised.commitment === commitment);
}

/** Remembers the commitment of a table whose match has not begun. The first one counts: a host must not change it. */
export function keepCommitment(code: string, commitment: string, storage?: StorageLike): void {
  if (commitment === '' || promisedAt(code, storage) !== undefined) return;
  put({ code, commitment, nonceHashes: null }, storage);
}

/** Remembers the commitment that a table shows after this many starts were called off; for each of them it drew a new secret. */
export function keepRedrawn(code: string, commitment: string, calledOff: number, storage?: StorageLike): void {
  if (commitment === '' || calledOff <= (promisedAt(code, storage)?.calledOff ?? 0)) return;
  put({ code, commitment, nonceHashes: null, calledOff }, storage);
}

/**
 * Remembers the hashes of all nonces, before the own ones are sent. `own`: the seats of this browser. Once stored, they
 * change only together with its own: others can't take new nonces when they have seen these.
 */
export function storeNonceHashes(
  code: string,
  nonceHashes: readonly string[],
  own: readonly number[],
  storage?: StorageLike,
): void {
  const promised = promisedAt(code, storage);
  if (promised === undefined) return;
  const before = promised.nonceHashes;
  const sent = before !== null && own.length > 0 && own.every((seat) => before[seat] === nonceHashes[seat]);
  if (!sent) put({ ...promised, nonceHashes }, storage);
}

function put(promised: Promised, storage?: StorageLike): void {
  const others = keptPromises(storage).filter(({ code }) => code !== promised.code);
  store(KEY, [promised, ...others].slice(0, MOST_TABLES), storage);
}

function keptPromises(storage?: StorageLike): readonly Promised[] {
  return storedValue(KEY, readPromises, [], storage);
}

function readPromises(raw: unknown): readonly Promised[] | undefined {
  return Array.isArray(raw) ? raw.filter(isPromised) : undefined;
}

function isPromised(raw: unknown): raw is Promised {
  return (
    isObject(raw) &&
    typeof raw.code === 'string' &&
    typeof raw.commitment === 'string' &&
    (raw.nonceHashes === null || isListOf(raw.nonceHashes, (hash): hash is string => typeof hash === 'string')) &&
    (raw.calledOff === undefined || isWhole(raw.calledOff, 0, Number.MAX_SAFE_INTEGER))
  );
}
