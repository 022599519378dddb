import { isListOf, isObject, sameJson } from '@boomtown/game-core';
import { type StorageLike, store, storedValue } from './storage.ts';

/** What the numbers of a start are bound to: what the table promised when they were sent. */
export interface StartPromises {
  readonly commitment: string;
  /** By seat; empty for none. */
  readonly nonceHashes: readonly string[];
}

/** A start for which this browser opened its nonces: they are good for no other one. */
export interface OpenedStart extends StartPromises {
  readonly code: string;
  /** The nonces that were sent (hex). */
  readonly nonces: readonly string[];
  /** Did the server say that it has them? */
  readonly arrived: boolean;
  /** Was it called off, as far as this browser saw? */
  readonly over: boolean;
}

const KEY = 'opened';
/** The oldest are forgotten first. */
const MOST_STARTS = 120;

/** The starts of a table for which nonces were opened here. */
export function openedStarts(code: string, storage?: StorageLike): readonly OpenedStart[] {
  return allStarts(storage).filter((start) => start.code === code);
}

/** Is this the start of these promises? */
export function isStart({ commitment, nonceHashes }: StartPromises, of: StartPromises): boolean {
  return commitment === of.commitment && sameJson(nonceHashes, of.nonceHashes);
}

/** May this nonce be sent for this start: was it never sent, or for this one only, which goes on and may not have got it? */
export function maySend(code: string, nonce: string, start: StartPromises, storage?: StorageLike): boolean {
  const sent = openedStarts(code, storage).filter(({ nonces }) => nonces.includes(nonce));
  return sent.every((one) => isStart(one, start) && !one.over && !one.arrived);
}

/** Was this nonce sent for another start than this one? */
export function isSpent(code: string, nonce: string, start: StartPromises, storage?: StorageLike): boolean {
  const sent = openedStarts(code, storage).filter(({ nonces }) => nonces.includes(nonce));
  return sent.some((one) => !isStart(one, start) || one.over);
}

/** These nonces are about to be sent for a start. */
export function storeOpened(
  code: string,
  start: StartPromises,
  nonces: readonly string[],
  storage?: StorageLike,
): void {
  const all = allStarts(storage);
  const before = all.find((one) => one.code === code && isStart(one, start));
  const { commitment, nonceHashes } = start;
  const sent = [...new Set([...(before?.nonces ?? []), ...nonces])];
  const now = { code, commitment, nonceHashes, nonces: sent, arrived: false, over: false };
  store(KEY, [now, ...all.filter((one) => one !== before)].slice(0, MOST_STARTS), storage);
}

/** The server has the nonces that were sent for a start. */
export function keepArrived(code: string, start: StartPromises, storage?: StorageLike): void {
  change((one) => (one.code === code && isStart(one, start) ? { ...one, arrived: true } : one), storage);
}

/** The table gathers again: what was begun is over. */
export function storeOutcome(code: string, storage?: StorageLike): void {
  if (openedStarts(code, storage).every(({ over }) => over)) return;
  change((one) => (one.code === code ? { ...one, over: true } : one), storage);
}

function change(changed: (start: OpenedStart) => OpenedStart, storage?: StorageLike): void {
  store(KEY, allStarts(storage).map(changed), storage);
}

function allStarts(storage?: StorageLike): readonly OpenedStart[] {
  return storedValue(KEY, (raw) => (Array.isArray(raw) ? raw.filter(isOpened) : undefined), [], storage);
}

function isOpened(raw: unknown): raw is OpenedStart {
  const isText = (value: unknown): value is string => typeof value === 'string';
  return (
    isObject(raw) &&
    isText(raw.code) &&
    isText(raw.commitment) &&
    isListOf(raw.nonceHashes, isText) &&
    isListOf(raw.nonces, isText) &&
    typeof raw.arrived === 'boolean' &&
    typeof raw.over === 'boolean'
  );
}
