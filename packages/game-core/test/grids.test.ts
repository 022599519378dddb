import { describe, expect, test } from 'vitest';
import {
  adjacencyOf,
  areHexNeighbours,
  areSquareNeighbours,
  connectedGroups,
  type HexCell,
  hexNeighbours,
  isConnected,
  isSameHex,
  squareNeighbours,
} from '../src/index.ts';

describe('the hexagon grid', () => {
  test('a hexagon has the six neighbours that share a side with it', () => {
    expect(hexNeighbours([2, -3])).toEqual([
      [3, -3],
      [2, -2],
      [1, -2],
      [1, -3],
      [2, -4],
      [3, -4],
    ]);
  });

  test('of all hexagons round about only those six are neighbours, and both ways', () => {
    const here: HexCell = [2, -3];
    const around = [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].map((r): HexCell => [2 + q, -3 + r]));
    const found = around.filter((cell) => areHexNeighbours(here, cell));
    expect(found).toHaveLength(6);
    expect(found).toEqual(expect.arrayContaining([...hexNeighbours(here)]));
    expect(around.filter((cell) => areHexNeighbours(cell, here))).toEqual(found);
  });

  test('a hexagon is itself and no neighbour of itself', () => {
    expect(areHexNeighbours([4, 4], [4, 4])).toBe(false);
    expect(isSameHex([4, 4], [4, 4])).toBe(true);
    expect(isSameHex([4, 4], [4, 5])).toBe(false);
    expect(isSameHex([4, 4], [5, 4])).toBe(false);
  });
});

describe('the square grid', () => {
  test('a square has four neighbours, none of them across a corner', () => {
    const here = { column: -1, row: 5 };
    expect(squareNeighbours(here)).toEqual([
      { column: 0, row: 5 },
      { column: -1, row: 6 },
      { column: -2, row: 5 },
      { column: -1, row: 4 },
    ]);
    for (const cell of squareNeighbours(here)) expect(areSquareNeighbours(here, cell)).toBe(true);
    expect(areSquareNeighbours(here, { column: 0, row: 6 })).toBe(false);
    expect(areSquareNeighbours(here, here)).toBe(false);
    expect(areSquareNeighbours(here, { column: 1, row: 5 })).toBe(false);
  });
});

describe('adjacency', () => {
  const row: readonly HexCell[] = [
    [0, 0],
    [3, 0],
    [1, 0],
    [4, 0],
    [2, 0],
    [9, 0],
  ];
  const adjacency = adjacencyOf(row, areHexNeighbours);

  test('places are numbered by the list and their neighbours ascend', () => {
    expect(adjacency).toEqual([[2], [3, 4], [0, 4], [1], [1, 2], []]);
  });

  test('groups hang together and are ordered by their first places', () => {
    expect(connectedGroups(adjacency)).toEqual([[0, 1, 2, 3, 4], [5]]);
    expect(isConnected(adjacency)).toBe(false);
    expect(isConnected(adjacency.slice(0, 5))).toBe(true);
    expect(isConnected([])).toBe(true);
  });

  test('neighbours may be required to match', () => {
    const colours = ['red', 'blue', 'red', 'blue', 'red', 'blue'];
    expect(connectedGroups(adjacency, (a, b) => colours[a] === colours[b])).toEqual([[0, 2, 4], [1, 3], [5]]);
  });
});
