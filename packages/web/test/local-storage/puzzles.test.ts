import type { Puzzle } from '@boomtown/analysis';
import { expect, test } from 'vitest';
import {
  keyOfPuzzle,
  puzzleOfDay,
  removePuzzle,
  storeAnswer,
  storedPuzzles,
  storePuzzles,
} from '../../src/local-storage/puzzles.ts';
import { memoryStorage } from './memory-storage.ts';

function puzzle(step: number): Puzzle {
  const choices = [{ action: { type: 'pass' }, behind: null }];
  const keeps = { what: 'draw', points: 0 } as const;
  const position = { game: 'any', version: 1, seats: 2, seat: 0, step, view: { step }, own: {} };
  return { ...position, choices, best: 0, playouts: 0, keeps };
}

const match = { names: ['Ada', 'Ben'], table: 'ABCDE', sign: 'a1b2' };

test('puzzles are stored once, the newest first, with their answers', () => {
  const storage = memoryStorage();
  expect(storePuzzles([puzzle(1), puzzle(2)], { day: null, match }, storage)).toBe(2);
  expect(storePuzzles([puzzle(2), puzzle(3)], { day: '2026-11-30', match: null }, storage)).toBe(1);
  expect(storedPuzzles(storage).map((one) => one.puzzle.step)).toEqual([3, 1, 2]);
  expect(storedPuzzles(storage).map((one) => one.match)).toEqual([null, match, match]);
  expect(puzzleOfDay('2026-11-30', storage)?.puzzle.step).toBe(3);
  expect(puzzleOfDay('2026-12-01', storage)).toBeUndefined();
  storeAnswer(keyOfPuzzle(puzzle(1)), 0, storage);
  expect(storedPuzzles(storage).map(({ answer }) => answer)).toEqual([null, 0, null]);
  removePuzzle(keyOfPuzzle(puzzle(3)), storage);
  expect(storedPuzzles(storage).map((one) => one.puzzle.step)).toEqual([1, 2]);
});

test('a limited number is stored, and what is no puzzle is let go', () => {
  const storage = memoryStorage();
  storePuzzles(
    Array.from({ length: 50 }, (_, step) => puzzle(step)),
    { day: null, match },
    storage,
  );
  expect(storedPuzzles(storage)).toHaveLength(30);
  storage.setItem('boomtown.puzzles', JSON.stringify([{ puzzle: { game: 'any' } }, 7, null]));
  expect(storedPuzzles(storage)).toEqual([]);
  // Stored before it was known of which match a puzzle is.
  storage.setItem('boomtown.puzzles', JSON.stringify([{ puzzle: puzzle(1), day: null, answer: null }]));
  expect(storedPuzzles(storage)).toEqual([{ puzzle: puzzle(1), day: null, answer: null, match: null }]);
});

test('a puzzle of an earlier version that was worked out keeps the win, as all of those did', () => {
  const storage = memoryStorage();
  storePuzzles([puzzle(1)], { day: null, match }, storage);
  expect(storedPuzzles(storage)[0]?.puzzle.keeps).toEqual({ what: 'draw', points: 0 });
  const stored = JSON.parse(storage.items['boomtown.puzzles'] ?? '[]') as { puzzle: { keeps?: unknown } }[];
  for (const one of stored) delete one.puzzle.keeps;
  storage.setItem('boomtown.puzzles', JSON.stringify(stored));
  expect(storedPuzzles(storage)[0]?.puzzle.keeps).toEqual({ what: 'win', points: 1 });
});
