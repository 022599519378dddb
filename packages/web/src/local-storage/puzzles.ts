import { isObject } from '@boomtown/game-core';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type StorageLike, store, storedValue } from './storage.ts';

const KEY = 'puzzles';
/** More would fill what the browser gives; the oldest make room. */
const MOST_STORED = 30;

/** A puzzle in this browser. */
export interface StoredPuzzle {
  readonly puzzle: Puzzle;
  /** The day whose puzzle it is; `null`: it was found in a match. */
  readonly day: string | null;
  /** The index of the choice that was made; `null`: none yet. */
  readonly answer: number | null;
}

/** The puzzles of this browser, the newest first. */
export function storedPuzzles(storage?: StorageLike): readonly StoredPuzzle[] {
  return storedValue(KEY, (raw) => (Array.isArray(raw) ? raw.filter(isStoredPuzzle) : undefined), [], storage);
}

/** The puzzle of a day, if it was made here. */
export function puzzleOfDay(day: string, storage?: StorageLike): StoredPuzzle | undefined {
  return storedPuzzles(storage).find((one) => one.day === day);
}

/** Stores puzzles that are not there yet. Returns how many were new. */
export function storePuzzles(puzzles: readonly Puzzle[], day: string | null, storage?: StorageLike): number {
  const before = storedPuzzles(storage);
  const known = new Set(before.map(({ puzzle }) => keyOfPuzzle(puzzle)));
  const fresh = puzzles.filter((puzzle) => !known.has(keyOfPuzzle(puzzle)));
  const added = fresh.map((puzzle): StoredPuzzle => ({ puzzle, day, answer: null }));
  store(KEY, [...added, ...before].slice(0, MOST_STORED), storage);
  return fresh.length;
}

export function storeAnswer(key: string, answer: number, storage?: StorageLike): void {
  const answered = storedPuzzles(storage).map((one) => (keyOfPuzzle(one.puzzle) === key ? { ...one, answer } : one));
  store(KEY, answered, storage);
}

export function removePuzzle(key: string, storage?: StorageLike): void {
  const left = storedPuzzles(storage).filter(({ puzzle }) => keyOfPuzzle(puzzle) !== key);
  store(KEY, left, storage);
}

/** What a puzzle is known by here: short, and the same for the same position. */
export function keyOfPuzzle({ game, step, view, own }: Puzzle): string {
  let bits = 0x811c9dc5;
  for (const sign of JSON.stringify([view, own])) bits = Math.imul(bits ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return `${game}-${step}-${(bits >>> 0).toString(36)}`;
}

/** Was it written by this product? Nobody else writes here; a later version may have written more. */
function isStoredPuzzle(raw: unknown): raw is StoredPuzzle {
  if (!isObject(raw) || !isObject(raw.puzzle)) return false;
  const { game, version, seats, seat, view, own, choices, best } = raw.puzzle;
  const isPosition = typeof game === 'string' && isObject(view) && isObject(own) && Array.isArray(choices);
  return isPosition && [version, seats, seat, best].every((number) => Number.isInteger(number));
}
