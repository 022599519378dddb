import { squareNeighbours } from '@boomtown/game-core';
import { builtAt, byCell, type Site, tileAt } from './site.ts';
import { canJut } from './tiles.ts';
import type { Cell, CellRefusal, Tile } from './types.ts';

/** §4.3 */
export const MOST_GROUNDS = 6;

/**
 * May this tile go into this cell? The one definition of §4.2 to §4.5, for listing and for refusing.
 * @returns `null` if it may, else why not, in the order of the game's page
 */
export function cellRefusal(site: Site, tile: Tile, { column, row }: Cell): CellRefusal | null {
  if (builtAt(site, column, row) !== undefined) return 'occupied';
  if (row < 0 || (tile.type === 'ground' && row > 0)) return 'not-ground';
  if (tile.type === 'ground') return groundRefusal(site, column);
  if (row === 0) return 'ground-only';
  const below = tileAt(site, column, row - 1);
  if (below?.type === 'roof') return 'above-roof';
  if (tile.type === 'roof' && builtAt(site, column, row + 1) !== undefined) return 'below-tile';
  if (below === undefined && !hasTierBeside(site, tile, { column, row })) return 'unsupported';
  return null;
}

/** §4.3, for an empty cell of row 0. */
function groundRefusal(site: Site, column: number): CellRefusal | null {
  let grounds = 0;
  for (const built of site.cells.values()) if (built.row === 0) grounds += 1;
  if (grounds >= MOST_GROUNDS) return 'six-grounds';
  const beside =
    grounds === 0
      ? column === 0
      : builtAt(site, column - 1, 0) !== undefined || builtAt(site, column + 1, 0) !== undefined;
  return beside ? null : 'not-beside-ground';
}

function hasTierBeside(site: Site, tile: Tile, { column, row }: Cell): boolean {
  return carriesSideways(site, tile, column - 1, row) || carriesSideways(site, tile, column + 1, row);
}

/** Could this tile stick out of what stands in that cell, were it next to it (§4.4)? */
export function carriesSideways(site: Site, tile: Tile, column: number, row: number): boolean {
  if (!canJut(tile)) return false;
  const beside = tileAt(site, column, row);
  return beside !== undefined && beside.type === 'tier' && beside.material === tile.material;
}

/** Every cell that any tile could possibly go into: the empty ones next to a tile. By column, then row. */
export function frontier(site: Site): readonly Cell[] {
  if (site.cells.size === 0) return [{ column: 0, row: 0 }];
  const cells: Cell[] = [];
  for (const built of site.cells.values()) {
    for (const cell of squareNeighbours(built)) {
      if (cell.row >= 0 && builtAt(site, cell.column, cell.row) === undefined) cells.push(cell);
    }
  }
  cells.sort(byCell);
  return cells.filter((cell, i) => i === 0 || byCell(cell, cells[i - 1] ?? cell) !== 0);
}

/** The cells that take this tile, by column, then row. `among`: the frontier, where it is known already. */
export function cellsFor(site: Site, tile: Tile, among: readonly Cell[] = frontier(site)): readonly Cell[] {
  return among.filter((cell) => cellRefusal(site, tile, cell) === null);
}
