import { type BuildingGrid, builtAt, byCell, put, sameCell } from './building-grid.ts';
import { carriesSideways } from './placement.ts';
import { tileOf } from './tiles.ts';
import type { BuiltTile, Cell, LeanSide, Placement, TileId } from './types.ts';

export interface Leaning extends Cell {
  readonly side: LeanSide;
  /** Is it for the saboteur to choose the side (§5.2)? Till then it is `left`. */
  readonly asked: boolean;
}

/** What a ground has to carry, and can (§5.4). */
export interface GroundLoad {
  readonly ground: TileId;
  readonly column: number;
  readonly load: number;
  readonly capacity: number;
}

/**
 * Puts the legal tiles of one turn down, one after the other, and settles what they rest on (§5.1 to §5.3).
 * Changes the site.
 * @returns those of them that lean, in the order placed; one of them at most is asked about
 */
export function layDown(grid: BuildingGrid, placements: readonly Placement[]): readonly Leaning[] {
  let waiting: Cell | undefined;
  for (const placement of placements) {
    if (lay(grid, placement)) waiting = placement;
  }
  const leanings: Leaning[] = [];
  for (const { column, row } of placements) {
    const side = builtAt(grid, column, row)?.rests;
    if (side !== 'left' && side !== 'right') continue;
    const asked = waiting !== undefined && sameCell(waiting, { column, row }) && isAmbiguous(grid, { column, row });
    leanings.push({ column, row, side, asked });
  }
  return leanings;
}

/** Puts one tile down. @returns whether it leans and could do so on either side */
function lay(grid: BuildingGrid, { tile: id, column, row }: Placement): boolean {
  const tile = tileOf(grid.tiles, id);
  const below = row > 0 && builtAt(grid, column, row - 1) !== undefined;
  const left = carriesSideways(grid, tile, column - 1, row);
  const right = carriesSideways(grid, tile, column + 1, row);
  const rests = tile.type === 'ground' ? null : below ? 'down' : left ? 'left' : 'right';
  put(grid, { tile: id, column, row, rests, consumed: false });
  const above = builtAt(grid, column, row + 1);
  if (above !== undefined) put(grid, { ...above, rests: 'down' });
  return rests === 'left' && right;
}

/** Do the chains of the two tiers beside this cell end at different grounds (§5.2)? */
export function isAmbiguous(grid: BuildingGrid, { column, row }: Cell): boolean {
  const left = builtAt(grid, column - 1, row);
  const right = builtAt(grid, column + 1, row);
  return left !== undefined && right !== undefined && groundOf(grid, left) !== groundOf(grid, right);
}

/** The saboteur's choice: the tile in that cell leans to this side. Changes the site. */
export function leanTo(grid: BuildingGrid, cell: Cell, side: LeanSide): void {
  const built = builtAt(grid, cell.column, cell.row);
  if (built === undefined) throw new Error('nothing stands where a tile should lean');
  put(grid, { ...built, rests: side });
}

/** What this tile rests on directly; `undefined` for a ground. */
export function carrierOf(grid: BuildingGrid, { column, row, rests }: BuiltTile): BuiltTile | undefined {
  if (rests === null) return undefined;
  if (rests === 'down') return builtAt(grid, column, row - 1);
  return builtAt(grid, rests === 'left' ? column - 1 : column + 1, row);
}

/** The ground at which the tile's chain of rests ends; a ground's own is itself. */
export function groundOf(grid: BuildingGrid, built: BuiltTile): BuiltTile {
  let at = built;
  while (at.rests !== null) {
    const carrier = carrierOf(grid, at);
    if (carrier === undefined) throw new Error('a tile of the building rests on nothing');
    at = carrier;
  }
  return at;
}

/** The load of every ground (§5.4), by column. */
export function groundLoads(grid: BuildingGrid): readonly GroundLoad[] {
  const weights = new Map<BuiltTile, number>();
  for (const built of grid.cells.values()) {
    const ground = groundOf(grid, built);
    weights.set(ground, (weights.get(ground) ?? 0) + tileOf(grid.tiles, built.tile).weight);
  }
  return [...weights]
    .sort(([a], [b]) => byCell(a, b))
    .map(([{ tile, column }, load]) => ({ ground: tile, column, load, capacity: tileOf(grid.tiles, tile).capacity }));
}
