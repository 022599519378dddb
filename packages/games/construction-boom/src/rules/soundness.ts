import { type BuildingGrid, builtAt, tileAt } from './building-grid.ts';
import { carrierOf, isAmbiguous } from './leaning.ts';
import { carriesSideways, MOST_GROUNDS } from './placement.ts';
import { tileOf } from './tiles.ts';
import type { BuiltTile, Cell } from './types.ts';

/**
 * Could these tiles stand like this, by the rules of placing and carrying (§4, §5)? Overload and groups of unconsumed
 * tiles are not asked about, nor how the building came to be.
 */
export function isSound(grid: BuildingGrid): boolean {
  const all = [...grid.cells.values()];
  if (all.filter(({ row }) => row === 0).length > MOST_GROUNDS) return false;
  return all.every((built) => standsSoundly(grid, built)) && all.every((built) => reachesGround(grid, built));
}

function standsSoundly(grid: BuildingGrid, built: BuiltTile): boolean {
  const { column, row, rests } = built;
  const tile = tileOf(grid.tiles, built.tile);
  if (tile.type === 'ground') return row === 0 && rests === null;
  const below = tileAt(grid, column, row - 1);
  if (row < 1 || below?.type === 'roof') return false;
  // Weight goes straight down when it can (§5.3).
  if (below !== undefined) return rests === 'down';
  if (rests === 'left') return carriesSideways(grid, tile, column - 1, row);
  if (rests === 'right') return carriesSideways(grid, tile, column + 1, row);
  return false;
}

/** Does the chain of rests end at a ground, not go in a circle? Each tile is known to rest on one that is there. */
function reachesGround(grid: BuildingGrid, built: BuiltTile): boolean {
  let at: BuiltTile | undefined = built;
  for (let steps = 0; at !== undefined && steps <= grid.cells.size; steps += 1) {
    if (at.rests === null) return true;
    at = carrierOf(grid, at);
  }
  return false;
}

/** May the tile in this cell of a sound building be waiting for the saboteur (§5.2)? Till then it rests to the left. */
export function mayWait(grid: BuildingGrid, { column, row }: Cell): boolean {
  const built = builtAt(grid, column, row);
  if (built === undefined || built.rests !== 'left') return false;
  return carriesSideways(grid, tileOf(grid.tiles, built.tile), column + 1, row) && isAmbiguous(grid, { column, row });
}
