import { bytesToHex, hashOfNonce, isObject, NONCE_BYTES, readHex } from '@boomtown/game-core';
import { keep, keptValue, type Shelf } from './storage.ts';

const KEY = 'nonces';
/** Seats whose nonces are remembered, so that a deal can still be checked when the match is over. */
const MOST_NONCES = 240;

type Nonces = Readonly<Record<string, string>>;

/** Fills the bytes from a strong generator, as `crypto.getRandomValues` does. */
export type DrawBytes = (bytes: Uint8Array<ArrayBuffer>) => void;

const strongBytes: DrawBytes = (bytes) => void crypto.getRandomValues(bytes);

/**
 * Draws a 16-byte nonce for a seat, keeps it so that a refresh loses nothing, and returns the hash to show (hex).
 * The hash is computed here and not by `crypto.subtle`, which a page without TLS on the home network lacks.
 */
export function drawNonce(code: string, seat: number, draw: DrawBytes = strongBytes, shelf?: Shelf): string {
  const nonce = new Uint8Array(NONCE_BYTES);
  draw(nonce);
  const kept = keptNonces(shelf);
  const others = Object.entries(kept).filter(([key]) => key !== keyOf(code, seat));
  keep(KEY, Object.fromEntries([...others.slice(1 - MOST_NONCES), [keyOf(code, seat), bytesToHex(nonce)]]), shelf);
  return hashOfNonce(nonce);
}

/** The kept nonce of a seat (hex) whose hash everybody sees; `undefined` if this browser has none that fits. */
export function nonceFor(code: string, seat: number, shownHash: string, shelf?: Shelf): string | undefined {
  const hex = keptNonce(code, seat, shelf);
  const nonce = readHex(hex, NONCE_BYTES);
  return nonce !== undefined && hashOfNonce(nonce) === shownHash ? hex : undefined;
}

/** The nonce that this browser drew last for a seat (hex); `undefined` if it drew none. */
export function keptNonce(code: string, seat: number, shelf?: Shelf): string | undefined {
  const kept = keptNonces(shelf);
  return Object.hasOwn(kept, keyOf(code, seat)) ? kept[keyOf(code, seat)] : undefined;
}

function keptNonces(shelf?: Shelf): Nonces {
  return keptValue(KEY, readNonces, {}, shelf);
}

function readNonces(raw: unknown): Nonces | undefined {
  if (!isObject(raw)) return undefined;
  return Object.fromEntries(
    Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function keyOf(code: string, seat: number): string {
  return `${code}/${seat}`;
}
