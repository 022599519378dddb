import { bytesToHex, isListOf, isObject } from '@boomtown/game-core';
import { type StorageLike, store, storedValue } from './storage.ts';

/** A request for a seat that was not answered yet, as it is repeated until it is. */
export interface PendingRequest {
  /** What it is about: this browser has one such request at a time. */
  readonly key: string;
  readonly path: string;
  readonly body: object;
  /** The token of the seat, drawn here: by it the server knows the request again. */
  readonly token: string;
  /** When it was first sent, in milliseconds since 1970. */
  readonly at: number;
}

const KEY = 'unanswered';
/** The oldest are forgotten first. */
const MOST_REQUESTS = 24;
const TOKEN_BYTES = 16;

/** All of them, the latest first. */
export function pendingRequests(storage?: StorageLike): readonly PendingRequest[] {
  return storedValue(KEY, (raw) => (isListOf(raw, isPendingRequest) ? raw : undefined), [], storage);
}

/** The request of a key, if one was not answered. */
export function pendingFor(key: string, storage?: StorageLike): PendingRequest | undefined {
  return pendingRequests(storage).find((one) => one.key === key);
}

/**
 * Keeps a request before it is sent, so that a lost answer, a reload or a closed page lose nothing. It has the token of the
 * one that it repeats, or a new one.
 */
export function storePending(
  asked: Omit<PendingRequest, 'token' | 'at'>,
  now: number,
  storage?: StorageLike,
): PendingRequest {
  const token = pendingFor(asked.key, storage)?.token ?? newToken();
  const pending = { ...asked, token, at: now };
  const others = pendingRequests(storage).filter(({ key }) => key !== asked.key);
  store(KEY, [pending, ...others].slice(0, MOST_REQUESTS), storage);
  return pending;
}

/** It was answered. */
export function dropPending({ key, token }: PendingRequest, storage?: StorageLike): void {
  const others = pendingRequests(storage).filter((one) => one.key !== key || one.token !== token);
  store(KEY, others, storage);
}

/** A secret that only this browser and the server know. */
export function newToken(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
}

function isPendingRequest(raw: unknown): raw is PendingRequest {
  return (
    isObject(raw) &&
    typeof raw.key === 'string' &&
    typeof raw.path === 'string' &&
    isObject(raw.body) &&
    typeof raw.token === 'string' &&
    /^[0-9a-f]{32}$/.test(raw.token) &&
    typeof raw.at === 'number'
  );
}

const INVITATION_KEY = 'invitation';

interface UsedInvitation {
  readonly code: string;
  readonly token: string;
}

/** The token with which this browser enters by an invitation, the same each time: after a lost answer it takes no second place. */
export function invitationToken(code: string, storage?: StorageLike): string {
  const used = storedValue<UsedInvitation | null>(
    INVITATION_KEY,
    (raw) => (isUsedInvitation(raw) ? raw : undefined),
    null,
    storage,
  );
  if (used?.code === code) return used.token;
  const token = newToken();
  store(INVITATION_KEY, { code, token } satisfies UsedInvitation, storage);
  return token;
}

function isUsedInvitation(raw: unknown): raw is UsedInvitation {
  return isObject(raw) && typeof raw.code === 'string' && typeof raw.token === 'string';
}
