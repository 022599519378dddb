import { boardRows, handRow, pileRow, trackRow } from '@boomtown/ui-kit/plain-kit';
import { describe, expect, test } from 'vitest';
import { placeRows } from '../src/plain/place.ts';

const NO_MARKS = { open: new Set<string>(), touched: [], lit: [] };
const bare = (at: number) => ({ text: '', look: 'bare', words: `cell ${at}` }) as const;

/** Where the cells of rows stand, by their numbers. */
function placesOf(rows: Parameters<typeof placeRows>[0]) {
  return placeRows(rows, NO_MARKS).placements.filter(({ key }) => key.startsWith('cell'));
}

describe('the parts of a plain table', () => {
  test('a board of squares: row under row, the last one shorter', () => {
    const rows = boardRows({ columns: 3, cells: 8, label: (row) => `row ${row}`, cell: bare });
    expect(rows.map(({ label, cells }) => [label, cells.map(({ key }) => key)])).toEqual([
      ['row 1', ['cell-0', 'cell-1', 'cell-2']],
      ['row 2', ['cell-3', 'cell-4', 'cell-5']],
      ['row 3', ['cell-6', 'cell-7']],
    ]);
  });

  test('a board of hexagons: every cell is equally far from the six around it', () => {
    const cells = placesOf(boardRows({ columns: 3, cells: 9, hexagons: true, label: String, cell: bare }));
    const [, , , left, middle] = cells;
    if (left === undefined || middle === undefined) throw new Error('there are nine cells');
    const far = Math.hypot(middle.x - left.x, middle.y - left.y);
    const near = cells.filter(({ x, y }) => Math.abs(Math.hypot(x - middle.x, y - middle.y) - far) < 0.01);
    expect(near).toHaveLength(6);
    expect(cells.map(({ art }) => art)).toEqual(cells.map(() => 'hexagon/bare/calm'));
  });

  test('a hand: faces where they are known, backs where not', () => {
    const hand = {
      seat: 1,
      label: 'hand',
      face: (card: number) => ({ text: `${card}`, words: `${card}` }),
      covered: 'unseen',
    };
    expect(handRow({ ...hand, cards: [4, 2] }).cells.map(({ key, look }) => [key, look])).toEqual([
      ['hand-1-4', 'card'],
      ['hand-1-2', 'card'],
    ]);
    expect(handRow({ ...hand, cards: 2 }).cells.map(({ look, words }) => [look, words])).toEqual([
      ['back', 'unseen'],
      ['back', 'unseen'],
    ]);
  });

  test('a track: a space has the colour of the one who stands on it, and the numbers of all', () => {
    const track = { key: 'mile', label: 'road', spaces: 3, at: [2, 0, 0], space: (nth: number) => `mile ${nth}` };
    expect(trackRow(track).cells.map(({ key, text, look }) => [key, text, look])).toEqual([
      ['mile-0', '2 3', 'bare'],
      ['mile-1', '', 'bare'],
      ['mile-2', '1', 0],
    ]);
  });

  test('piles and counters: how many there are', () => {
    const row = pileRow('supply', [
      { key: 'deck', count: 12, words: 'deck of 12', covered: true },
      { key: 'coins', count: 3, words: '3 coins' },
    ]);
    expect(row.cells.map(({ text, look }) => [text, look])).toEqual([
      ['12', 'back'],
      ['3', 'card'],
    ]);
  });
});
