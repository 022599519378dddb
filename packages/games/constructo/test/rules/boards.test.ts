import type { HexCell } from '@boomtown/game-core';
import { legal } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { type Board, constructoGame } from '../../src/rules/index.ts';
import { areAdjacent, boardsOf, isBoardShape, readOptions, STANDARD_BOARDS } from '../../src/view.ts';
import { act, matchWith } from './positions.ts';

describe('§2.1 the standard boards', () => {
  test('there are three, of nine connected hexagons each', () => {
    expect(STANDARD_BOARDS.map(({ id }) => id)).toEqual(['triangle', 'rhombus', 'clover']);
    for (const { cells } of STANDARD_BOARDS) expect(isBoardShape(cells)).toBe(true);
  });

  test.each([
    ['triangle', 12],
    ['rhombus', 16],
    ['clover', 12],
  ])('on the %s %i pairs of hexagons are adjacent', (id, pairs) => {
    const board = boardWith(id);
    const found = numbers().flatMap((a) => numbers().filter((b) => a < b && areAdjacent(board, a, b)));
    expect(found).toHaveLength(pairs);
  });

  test('the triangle is a ring round a hole: it goes round by its numbers, with a short cut inside each corner', () => {
    const board = boardWith('triangle');
    const shortCuts = [
      [1, 8],
      [2, 4],
      [5, 7],
    ];
    const found = numbers().flatMap((a) =>
      numbers().flatMap((b) => (areAdjacent(board, a, b) && a < b ? [[a, b]] : [])),
    );
    const round = numbers().map((cell) => [cell, (cell + 1) % 9].toSorted());
    expect(found).toEqual([...round, ...shortCuts].toSorted());
  });

  test('no two are alike however turned or mirrored', () => {
    const forms = STANDARD_BOARDS.map(({ cells }) => formOf(cells));
    expect(new Set(forms).size).toBe(3);
  });

  test('that comparison knows a board that is turned, mirrored and shifted', () => {
    const turned = boardWith('clover').cells.map(([q, r]): HexCell => [7 - r, q + r - 3]);
    const mirrored = boardWith('clover').cells.map(([q, r]): HexCell => [r + 2, q]);
    expect(formOf(turned)).toBe(formOf(boardWith('clover').cells));
    expect(formOf(mirrored)).toBe(formOf(boardWith('clover').cells));
  });
});

const LINE: readonly HexCell[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((q) => [q, 0]);
const BENT: readonly HexCell[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((q) => [Math.min(q, 4), Math.max(q - 4, 0)]);

describe('§2.2 own boards', () => {
  test('they are offered after the standard ones, in their order, and may be chosen', () => {
    const boards = [
      { id: 'Z', cells: LINE },
      { id: 'a-1', cells: BENT },
    ];
    const choice = matchWith({ starter: 0, boards });
    expect(boardsOf(choice.options).map(({ id }) => id)).toEqual(['triangle', 'rhombus', 'clover', 'Z', 'a-1']);
    expect(legal(constructoGame, choice, 0)).toEqual(
      ['triangle', 'rhombus', 'clover', 'Z', 'a-1'].map((board) => ({ type: 'board', board })),
    );
    expect(act(choice, { type: 'board', board: 'a-1' }).state.board).toEqual(boards[1]);
  });

  test('their cells may lie as far out as 100, and 20 boards may be brought', () => {
    const far = LINE.map(([q, r]): HexCell => [q - 100, r + 100]);
    const many = Array.from({ length: 20 }, (_, i) => ({ id: `${i}`, cells: far }));
    expect(codeFor({ boards: many })).toBeNull();
  });

  test.each<readonly [string, unknown]>([
    ['eight hexagons', LINE.slice(1)],
    ['ten hexagons', [...LINE, [9, 0]]],
    ['a hexagon twice', [...LINE.slice(1), LINE[3]]],
    ['a hexagon apart', [...LINE.slice(0, 8), [9, 0]]],
    ['a hexagon that touches only at a corner', [...LINE.slice(0, 8), [1, -2]]],
    ['a cell too far out', LINE.map(([q, r]) => [q - 101, r])],
    ['a cell too far down', LINE.map(([q]) => [q, 101])],
    ['half a cell', LINE.map(([q, r]) => [q + 0.5, r])],
    ['a cell of three numbers', [...LINE.slice(1), [0, 0, 0]]],
    ['a cell of one number', [...LINE.slice(1), [0]]],
    ['a cell of words', [...LINE.slice(1), ['0', '0']]],
    ['a cell that is none', [...LINE.slice(1), null]],
    ['no list of cells', 'LINE'],
    ['null', null],
  ])('%s is a bad board', (_, cells) => {
    expect(codeFor({ boards: [{ id: 'own', cells }] })).toEqual(['bad-board', '2.2']);
  });

  test.each<readonly [string, unknown]>([
    ['21 boards', Array.from({ length: 21 }, (_, i) => ({ id: `${i}`, cells: LINE }))],
    ['no list', { id: 'own', cells: LINE }],
    ['a board that is none', [null]],
    ['a board without id', [{ cells: LINE }]],
    ['a board without cells', [{ id: 'own' }]],
    ['an unknown field', [{ id: 'own', cells: LINE, name: 'Own' }]],
    ['an id twice', ['own', 'own'].map((id) => ({ id, cells: LINE }))],
    ['the id of a standard board', [{ id: 'rhombus', cells: LINE }]],
    ['an empty id', [{ id: '', cells: LINE }]],
    ['an id of 25 letters', [{ id: 'abcdefghijklmnopqrstuvwxy', cells: LINE }]],
    ['an id with a blank', [{ id: 'my own', cells: LINE }]],
    ['an id with a line break', [{ id: 'own\n', cells: LINE }]],
    ['an id with an umlaut', [{ id: 'gro\u00df', cells: LINE }]],
    ['an id that is a number', [{ id: 7, cells: LINE }]],
  ])('%s is a bad option', (_, boards) => {
    expect(codeFor({ boards })).toEqual(['bad-options', '3']);
  });

  test('of several faults the first in the list counts', () => {
    const badBoard = { id: 'x', cells: [] };
    const badId = { id: '!', cells: LINE };
    expect(codeFor({ boards: [badBoard, badId] })).toEqual(['bad-board', '2.2']);
    expect(codeFor({ boards: [badId, badBoard] })).toEqual(['bad-options', '3']);
  });

  test('an id of 24 letters, digits and hyphens will do', () => {
    expect(codeFor({ boards: [{ id: 'Abcdefghijklmnopqrstu-19', cells: LINE }] })).toBeNull();
  });
});

function codeFor(options: object): readonly [code: string, rule: string] | null {
  const read = readOptions(options);
  return read.ok ? null : [read.error.code, read.error.rule];
}

function boardWith(id: string): Board {
  const board = STANDARD_BOARDS.find((one) => one.id === id);
  if (board === undefined) throw new Error(`no board ${id}`);
  return board;
}

function numbers(): readonly number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8];
}

/** The least text of a shape under all six turns and their mirror images, moved to the corner of the grid. */
function formOf(cells: readonly HexCell[]): string {
  const images: string[] = [];
  let image = cells;
  for (let turn = 0; turn < 6; turn += 1) {
    image = image.map(([q, r]) => [-r, q + r]);
    images.push(cornered(image), cornered(image.map(([q, r]) => [r, q])));
  }
  return images.toSorted()[0] ?? '';
}

function cornered(cells: readonly HexCell[]): string {
  const least = [0, 1].map((axis) => Math.min(...cells.map((cell) => cell[axis] ?? 0)));
  return cells
    .map(([q, r]) => `${q - (least[0] ?? 0)},${r - (least[1] ?? 0)}`)
    .toSorted()
    .join(' ');
}
