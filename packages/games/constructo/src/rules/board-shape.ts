import { adjacencyOf, areHexNeighbours, type HexCell, isConnected, isSameHex } from '@boomtown/game-core';
import { CELLS_A_BOARD } from './data/boards.ts';

/** §2.2: nine distinct hexagons that hang together. A board editor asks this of what was drawn so far. */
export function isBoardShape(cells: readonly HexCell[]): boolean {
  return (
    cells.length === CELLS_A_BOARD &&
    cells.every((cell, i) => cells.findIndex((other) => isSameHex(cell, other)) === i) &&
    isConnected(adjacencyOf(cells, areHexNeighbours))
  );
}
