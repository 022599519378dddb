import type { HexCell } from '@boomtown/game-core';

/** How many hexagons a board has (§1.1). */
export const CELLS_A_BOARD = 9;

/** Nine hexagons that hang together. A cell's number is its place in the list. */
export type Board = { readonly id: string; readonly cells: readonly HexCell[] };

/** A ring with a hole in it. */
const triangle: Board = {
  id: 'triangle',
  cells: [
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [2, 1],
    [1, 2],
    [0, 3],
    [0, 2],
    [0, 1],
  ],
};

const rhombus: Board = {
  id: 'rhombus',
  cells: [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ],
};

/** Three small triangles round a triangle. */
const clover: Board = {
  id: 'clover',
  cells: [
    [1, 1],
    [2, 1],
    [1, 2],
    [1, 0],
    [0, 1],
    [3, 0],
    [3, 1],
    [0, 3],
    [1, 3],
  ],
};

/** The boards that every table offers, in the order of §2.1. */
export const STANDARD_BOARDS = [triangle, rhombus, clover] as const satisfies readonly Board[];

/** Boards such as a table might bring along, for the sample tables: a plain row, where hexagons have few neighbours. */
export const ROW: Board = {
  id: 'Row-9',
  cells: [
    [-4, 0],
    [-3, 0],
    [-2, 0],
    [-1, 0],
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
  ],
};

/** A flower with two leaves, whose middle has as many neighbours as a hexagon can have. */
export const FLOWER: Board = {
  id: 'flower',
  cells: [
    [0, 0],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
    [2, 0],
    [-2, 0],
  ],
};
