import { TILE_SETS } from './data/tiles.ts';
import type { Options, Tile, TileId, TileSet } from './types.ts';

/** The tiles that a match with these options is played with. */
export function tilesOf(options: Options): TileSet {
  return TILE_SETS[options.tiles];
}

/** The tile of that number; throws for a number that the set does not have. */
export function tileOf(tiles: TileSet, id: TileId): Tile {
  const tile = tiles[id];
  if (tile === undefined) throw new RangeError(`the set has no tile ${id}`);
  return tile;
}

/** Of one material and one type: such tiles are alike in all but their number. */
export function kindOf(tile: Tile): string {
  return `${tile.material} ${tile.type}`;
}

/** Can this tile stand out sideways from a tier of its material (§4.4)? */
export function canJut(tile: Tile): boolean {
  return tile.type === 'tier' && tile.material !== 'old';
}

/** Hands, and the tiles set aside, are in this order (§9). */
export function ascending(ids: readonly TileId[]): readonly TileId[] {
  return [...ids].sort((a, b) => a - b);
}
