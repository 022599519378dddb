import { carrierOf, isAmbiguous } from './leaning.ts';
import { carriesSideways, MOST_GROUNDS } from './placement.ts';
import { builtAt, type Site, tileAt } from './site.ts';
import { tileOf } from './tiles.ts';
import type { BuiltTile, Cell } from './types.ts';

/**
 * Could these tiles stand like this, by the rules of placing and carrying (§4, §5)? Overload and groups of unconsumed
 * tiles are not asked about, nor how the building came to be.
 */
export function isSound(site: Site): boolean {
  const all = [...site.cells.values()];
  if (all.filter(({ row }) => row === 0).length > MOST_GROUNDS) return false;
  return all.every((built) => standsSoundly(site, built)) && all.every((built) => reachesGround(site, built));
}

function standsSoundly(site: Site, built: BuiltTile): boolean {
  const { column, row, rests } = built;
  const tile = tileOf(site.tiles, built.tile);
  if (tile.type === 'ground') return row === 0 && rests === null;
  const below = tileAt(site, column, row - 1);
  if (row < 1 || below?.type === 'roof') return false;
  // Weight goes straight down when it can (§5.3).
  if (below !== undefined) return rests === 'down';
  if (rests === 'left') return carriesSideways(site, tile, column - 1, row);
  if (rests === 'right') return carriesSideways(site, tile, column + 1, row);
  return false;
}

/** Does the chain of rests end at a ground, not go in a circle? Each tile is known to rest on one that is there. */
function reachesGround(site: Site, built: BuiltTile): boolean {
  let at: BuiltTile | undefined = built;
  for (let steps = 0; at !== undefined && steps <= site.cells.size; steps += 1) {
    if (at.rests === null) return true;
    at = carrierOf(site, at);
  }
  return false;
}

/** May the tile in this cell of a sound building be waiting for the saboteur (§5.2)? Till then it rests to the left. */
export function mayWait(site: Site, { column, row }: Cell): boolean {
  const built = builtAt(site, column, row);
  if (built === undefined || built.rests !== 'left') return false;
  return carriesSideways(site, tileOf(site.tiles, built.tile), column + 1, row) && isAmbiguous(site, { column, row });
}
