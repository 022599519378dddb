import { OPEN_GAME } from '@boomtown/registry/chosen';
import { expect, test } from 'vitest';
import type { StoredPuzzle } from '../../src/local-storage/puzzles.ts';
import { en, pageWords } from '../../src/messages/words.ts';
import { puzzleTitle } from '../../src/pages/puzzles/puzzle-title.ts';

const words = pageWords('en', en);
const puzzle = {
  game: OPEN_GAME.info.id,
  version: 1,
  seats: 2,
  seat: 0,
  step: 12,
  view: {},
  own: {},
  choices: [],
  best: 0,
  playouts: 0,
  keeps: null,
};
const of = (match: StoredPuzzle['match'], day: string | null = null) =>
  puzzleTitle({ puzzle, day, match, answer: null }, words);

test('puzzles from different matches of the same people have different titles', () => {
  const names = ['Ada', 'Ben'];
  const titles = [
    of({ names, table: 'ABCDE', sign: 'a1b2' }),
    of({ names, table: 'FGHIJ', sign: 'a1b2' }),
    of({ names, table: null, sign: 'a1b2' }),
    of({ names, table: null, sign: 'c3d4' }),
    of(null),
    of(null, '2026-11-30'),
  ];
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles[0]).toContain('Ada and Ben at table ABCDE, after 12 moves');
});
