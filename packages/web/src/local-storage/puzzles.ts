import { isListOf, isObject } from '@boomtown/game-core';
import type { Puzzle } from '../puzzles/puzzle.ts';
import { type StorageLike, store, storedValue } from './storage.ts';

const KEY = 'puzzles';
/** More would fill what the browser gives; the oldest make room. */
const MOST_STORED = 30;

/** A match in which puzzles were found, as far as it is needed to tell it from others. */
export interface PuzzleMatch {
  /** Who sat there, by seat. */
  readonly names: readonly string[];
  /** The code of its table; `null`: it came from a file. */
  readonly table: string | null;
  /** A few signs that follow from its seed. */
  readonly sign: string;
}

/** Where a puzzle comes from: the puzzle of a day, or found in a match. */
export interface PuzzleOrigin {
  readonly day: string | null;
  /** `null` for the puzzle of a day, and of matches in which it was found before this was stored. */
  readonly match: PuzzleMatch | null;
}

/** A puzzle in this browser. */
export interface StoredPuzzle extends PuzzleOrigin {
  readonly puzzle: Puzzle;
  /** The index of the choice that was made; `null`: none yet. */
  readonly answer: number | null;
}

/** The puzzles of this browser, the newest first. */
export function storedPuzzles(storage?: StorageLike): readonly StoredPuzzle[] {
  return storedValue(KEY, (raw) => (Array.isArray(raw) ? raw.flatMap(readStored) : undefined), [], storage);
}

/** The puzzle of a day, if it was made here. */
export function puzzleOfDay(day: string, storage?: StorageLike): StoredPuzzle | undefined {
  return storedPuzzles(storage).find((one) => one.day === day);
}

/** Stores puzzles that are not there yet. Returns how many were new. */
export function storePuzzles(puzzles: readonly Puzzle[], origin: PuzzleOrigin, storage?: StorageLike): number {
  const before = storedPuzzles(storage);
  const known = new Set(before.map(({ puzzle }) => keyOfPuzzle(puzzle)));
  const fresh = puzzles.filter((puzzle) => !known.has(keyOfPuzzle(puzzle)));
  const added = fresh.map((puzzle): StoredPuzzle => ({ puzzle, ...origin, answer: null }));
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

/** What was written by this product; nobody else writes here, and a later version may have written more. */
function readStored(raw: unknown): StoredPuzzle[] {
  if (!isObject(raw) || !isObject(raw.puzzle)) return [];
  const { game, version, seats, seat, view, own, choices, best, playouts, keeps } = raw.puzzle;
  const isPosition = typeof game === 'string' && isObject(view) && isObject(own) && Array.isArray(choices);
  const isPuzzle = isPosition && [version, seats, seat, best].every((number) => Number.isInteger(number));
  if (!isPuzzle) return [];
  // The rest of it was not looked at.
  const stored = raw as unknown as StoredPuzzle;
  // Puzzles stored without this field always keep the win.
  const kept = keeps === undefined && playouts === 0 ? WIN : (stored.puzzle.keeps ?? null);
  return [{ ...stored, puzzle: { ...stored.puzzle, keeps: kept }, match: readMatch(raw.match) }];
}

const WIN: Puzzle['keeps'] = { what: 'win', points: 1 };

function readMatch(raw: unknown): PuzzleMatch | null {
  if (!isObject(raw) || typeof raw.sign !== 'string') return null;
  const { names, sign } = raw;
  if (!isListOf(names, (name): name is string => typeof name === 'string')) return null;
  return { names, sign, table: typeof raw.table === 'string' ? raw.table : null };
}
