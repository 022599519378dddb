import type { Board } from '../types.ts';

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
