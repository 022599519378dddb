import { squareNeighbours } from '@boomtown/game-core';
import { type BuildingGrid, builtAt, byCell, tileAt } from './building-grid.ts';
import { canJut } from './tiles.ts';
import type { Cell, CellRefusal, Tile } from './types.ts';

/** §4.3 */
export const MOST_GROUNDS = 6;

/**
 * May this tile go into this cell? The one definition of §4.2 to §4.5, for listing and for refusing.
 * @returns `null` if it may, else why not, in the order of the game's page
 */
export function cellRefusal(grid: BuildingGrid, tile: Tile, { column, row }: Cell): CellRefusal | null {
  if (builtAt(grid, column, row) !== undefined) return 'occupied';
  if (row < 0 || (tile.type === 'ground' && row > 0)) return 'not-ground';
  if (tile.type === 'ground') return groundRefusal(grid, column);
  if (row === 0) return 'ground-only';
  const below = tileAt(grid, column, row - 1);
  if (below?.type === 'roof') return 'above-roof';
  if (tile.type === 'roof' && builtAt(grid, column, row + 1) !== undefined) return 'below-tile';
  if (below === undefined && !hasTierBeside(grid, tile, { column, row })) return 'unsupported';
  return null;
}

/** §4.3, for an empty cell of row 0. */
function groundRefusal(grid: BuildingGrid, column: number): CellRefusal | null {
  let grounds = 0;
  for (const built of grid.cells.values()) if (built.row === 0) grounds += 1;
  if (grounds >= MOST_GROUNDS) return 'six-grounds';
  const beside =
    grounds === 0
      ? column === 0
      : builtAt(grid, column - 1, 0) !== undefined || builtAt(grid, column + 1, 0) !== undefined;
  return beside ? null : 'not-beside-ground';
}

function hasTierBeside(grid: BuildingGrid, tile: Tile, { column, row }: Cell): boolean {
  return carriesSideways(grid, tile, column - 1, row) || carriesSideways(grid, tile, column + 1, row);
}

/** Could this tile stick out of what stands in that cell, were it next to it (§4.4)? */
export function carriesSideways(grid: BuildingGrid, tile: Tile, column: number, row: number): boolean {
  if (!canJut(tile)) return false;
  const beside = tileAt(grid, column, row);
  return beside !== undefined && beside.type === 'tier' && beside.material === tile.material;
}

/** Every cell that any tile could possibly go into: the empty ones next to a tile. By column, then row. */
export function frontier(grid: BuildingGrid): readonly Cell[] {
  if (grid.cells.size === 0) return [{ column: 0, row: 0 }];
  const cells: Cell[] = [];
  for (const built of grid.cells.values()) {
    for (const cell of squareNeighbours(built)) {
      if (cell.row >= 0 && builtAt(grid, cell.column, cell.row) === undefined) cells.push(cell);
    }
  }
  cells.sort(byCell);
  return cells.filter((cell, i) => i === 0 || byCell(cell, cells[i - 1] ?? cell) !== 0);
}

/** The cells that take this tile, by column, then row. `among`: the frontier, where it is known already. */
export function cellsFor(grid: BuildingGrid, tile: Tile, among: readonly Cell[] = frontier(grid)): readonly Cell[] {
  return among.filter((cell) => cellRefusal(grid, tile, cell) === null);
}
