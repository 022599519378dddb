import { bytesToHex, isListOf, isObject } from '@boomtown/game-core';
import { keep, keptValue, type Shelf } from './storage.ts';

/** A request for a seat that was not answered yet, as it is repeated until it is. */
export interface Unanswered {
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
export function keptUnanswered(shelf?: Shelf): readonly Unanswered[] {
  return keptValue(KEY, (raw) => (isListOf(raw, isUnanswered) ? raw : undefined), [], shelf);
}

/** The request of a key, if one was not answered. */
export function unansweredFor(key: string, shelf?: Shelf): Unanswered | undefined {
  return keptUnanswered(shelf).find((one) => one.key === key);
}

/**
 * Keeps a request before it is sent, so that a lost answer, a reload or a closed page lose nothing. It has the token of the
 * one that it repeats, or a new one.
 */
export function keepUnanswered(asked: Omit<Unanswered, 'token' | 'at'>, now: number, shelf?: Shelf): Unanswered {
  const token = unansweredFor(asked.key, shelf)?.token ?? newToken();
  const unanswered = { ...asked, token, at: now };
  const others = keptUnanswered(shelf).filter(({ key }) => key !== asked.key);
  keep(KEY, [unanswered, ...others].slice(0, MOST_REQUESTS), shelf);
  return unanswered;
}

/** It was answered. */
export function dropUnanswered({ key, token }: Unanswered, shelf?: Shelf): void {
  const others = keptUnanswered(shelf).filter((one) => one.key !== key || one.token !== token);
  keep(KEY, others, shelf);
}

function newToken(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)));
}

function isUnanswered(raw: unknown): raw is Unanswered {
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
