import { bytesToHex, hashOfNonce, hashOfNonceHex, isObject, NONCE_BYTES } from '@boomtown/game-core';
import { type StorageLike, store, storedValue } from './storage.ts';

/** A nonce that this browser drew for a seat (hex). */
interface DrawnNonce {
  readonly code: string;
  readonly seat: number;
  readonly nonce: string;
}

const KEY = 'nonces';
/** Nonces that are remembered, so that a deal can still be checked when the match is over. The oldest are forgotten first. */
const MOST_NONCES = 240;
/** Of one seat: a promise whose answer got lost may stand, though there is a later one. */
const MOST_OF_A_SEAT = 24;

/** Fills the bytes from a strong generator, as `crypto.getRandomValues` does. */
export type DrawBytes = (bytes: Uint8Array<ArrayBuffer>) => void;

const strongBytes: DrawBytes = (bytes) => void crypto.getRandomValues(bytes);

/**
 * Draws a 16-byte nonce for a seat, keeps it so that a refresh loses nothing, and returns the hash to show (hex).
 * The hash is computed here and not by `crypto.subtle`, which a page without TLS on the home network lacks.
 */
export function drawNonce(code: string, seat: number, draw: DrawBytes = strongBytes, storage?: StorageLike): string {
  const nonce = new Uint8Array(NONCE_BYTES);
  draw(nonce);
  const all = allNonces(storage);
  const ofSeat = all.filter((one) => one.code === code && one.seat === seat);
  const dropped = new Set(ofSeat.slice(0, Math.max(0, ofSeat.length + 1 - MOST_OF_A_SEAT)));
  const others = all.filter((one) => !dropped.has(one));
  store(KEY, [...others.slice(1 - MOST_NONCES), { code, seat, nonce: bytesToHex(nonce) }], storage);
  return hashOfNonce(nonce);
}

/** The stored nonce of a seat (hex) whose hash everybody sees; `undefined` if this browser has none that fits. */
export function nonceFor(code: string, seat: number, shownHash: string, storage?: StorageLike): string | undefined {
  return drawnNonces(code, seat, storage).findLast((hex) => hashOfNonceHex(hex) === shownHash);
}

/** The nonces that this browser drew for a seat (hex), oldest first. */
export function drawnNonces(code: string, seat: number, storage?: StorageLike): readonly string[] {
  return allNonces(storage)
    .filter((one) => one.code === code && one.seat === seat)
    .map(({ nonce }) => nonce);
}

function allNonces(storage?: StorageLike): readonly DrawnNonce[] {
  return storedValue(KEY, readNonces, [], storage);
}

function readNonces(raw: unknown): readonly DrawnNonce[] | undefined {
  if (Array.isArray(raw)) return raw.filter(isDrawn);
  // Earlier pages stored one a seat, under "CODE/seat".
  if (!isObject(raw)) return undefined;
  return Object.entries(raw).flatMap(([key, nonce]) => {
    const [code = '', seat = ''] = key.split('/');
    return typeof nonce === 'string' ? [{ code, seat: Number(seat), nonce }] : [];
  });
}

function isDrawn(raw: unknown): raw is DrawnNonce {
  return isObject(raw) && typeof raw.code === 'string' && typeof raw.seat === 'number' && typeof raw.nonce === 'string';
}
