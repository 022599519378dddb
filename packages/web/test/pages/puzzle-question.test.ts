import { expect, test } from 'vitest';
import type { StoredPuzzle } from '../../src/local-storage/puzzles.ts';
import { en, pageWords } from '../../src/messages/words.ts';
import { puzzleQuestion, worthWords } from '../../src/pages/puzzles/puzzle-question.ts';

const words = pageWords('en', en);
const behind = { value: 0.32, band: 0.118 };

const estimated: StoredPuzzle = {
  puzzle: {
    game: 'a-game',
    version: 1,
    seats: 2,
    seat: 0,
    step: 12,
    view: {},
    own: {},
    choices: [
      { action: { type: 'a' }, behind },
      { action: { type: 'b' }, behind: null },
    ],
    best: 1,
    playouts: 192,
    keeps: null,
  },
  answer: null,
  day: null,
  match: { names: ['Ada', 'Ben'], table: null, sign: 'ab12' },
};

const workedOut = (what: 'win' | 'draw' | 'lead', points: number): StoredPuzzle => ({
  ...estimated,
  puzzle: {
    ...estimated.puzzle,
    keeps: { what, points },
    playouts: 0,
    choices: [
      { action: { type: 'a' }, behind: null },
      { action: { type: 'b' }, behind: null },
    ],
  },
});

test('a puzzle says in whose place it is played, by the name or by the seat, and what is asked', () => {
  expect(puzzleQuestion(estimated, 'Red', words)).toBe('You play for Ada (Red). What would you do?');
  expect(puzzleQuestion(estimated, '', words)).toBe('You play for Ada. What would you do?');
  expect(puzzleQuestion({ ...estimated, match: null }, '', words)).toBe('You play at seat 1. What would you do?');
});

test('where a position was worked out, it says what one move alone keeps, and afterwards what each does', () => {
  const asked = (what: 'win' | 'draw' | 'lead', points: number) => {
    const stored = workedOut(what, points);
    return [
      puzzleQuestion(stored, '', words),
      worthWords(stored.puzzle, 1, words),
      worthWords(stored.puzzle, 0, words),
    ];
  };
  expect(asked('win', 1)).toEqual([
    'You play for Ada. Only one move keeps the win of this round.',
    'Keeps the win.',
    'Gives the win away.',
  ]);
  expect(asked('draw', 0)).toEqual([
    'You play for Ada. Only one move keeps this round level.',
    'Keeps it level.',
    'Loses the round.',
  ]);
  expect(asked('lead', 2)).toEqual([
    'You play for Ada. Only one move wins this round by 2 points.',
    'Wins by 2 points.',
    'Wins by fewer points, or not at all.',
  ]);
});

test('where it was estimated, it says by how much each is worse', () => {
  expect(worthWords(estimated.puzzle, 1, words)).toBe('The best of these.');
  expect(worthWords(estimated.puzzle, 0, words)).toBe('Worse by 32 points (± 12).');
});
