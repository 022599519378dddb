import { carriesSideways } from './placement.ts';
import { builtAt, byCell, put, type Site, sameCell } from './site.ts';
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
export function layDown(site: Site, placements: readonly Placement[]): readonly Leaning[] {
  let waiting: Cell | undefined;
  for (const placement of placements) {
    if (lay(site, placement)) waiting = placement;
  }
  const leanings: Leaning[] = [];
  for (const { column, row } of placements) {
    const side = builtAt(site, column, row)?.rests;
    if (side !== 'left' && side !== 'right') continue;
    const asked = waiting !== undefined && sameCell(waiting, { column, row }) && isAmbiguous(site, { column, row });
    leanings.push({ column, row, side, asked });
  }
  return leanings;
}

/** Puts one tile down. @returns whether it leans and could do so on either side */
function lay(site: Site, { tile: id, column, row }: Placement): boolean {
  const tile = tileOf(site.tiles, id);
  const below = row > 0 && builtAt(site, column, row - 1) !== undefined;
  const left = carriesSideways(site, tile, column - 1, row);
  const right = carriesSideways(site, tile, column + 1, row);
  const rests = tile.type === 'ground' ? null : below ? 'down' : left ? 'left' : 'right';
  put(site, { tile: id, column, row, rests, consumed: false });
  const above = builtAt(site, column, row + 1);
  if (above !== undefined) put(site, { ...above, rests: 'down' });
  return rests === 'left' && right;
}

/** Do the chains of the two tiers beside this cell end at different grounds (§5.2)? */
export function isAmbiguous(site: Site, { column, row }: Cell): boolean {
  const left = builtAt(site, column - 1, row);
  const right = builtAt(site, column + 1, row);
  return left !== undefined && right !== undefined && groundOf(site, left) !== groundOf(site, right);
}

/** The saboteur's choice: the tile in that cell leans to this side. Changes the site. */
export function leanTo(site: Site, cell: Cell, side: LeanSide): void {
  const built = builtAt(site, cell.column, cell.row);
  if (built === undefined) throw new Error('nothing stands where a tile should lean');
  put(site, { ...built, rests: side });
}

/** What this tile rests on directly; `undefined` for a ground. */
export function carrierOf(site: Site, { column, row, rests }: BuiltTile): BuiltTile | undefined {
  if (rests === null) return undefined;
  if (rests === 'down') return builtAt(site, column, row - 1);
  return builtAt(site, rests === 'left' ? column - 1 : column + 1, row);
}

/** The ground at which the tile's chain of rests ends; a ground's own is itself. */
export function groundOf(site: Site, built: BuiltTile): BuiltTile {
  let at = built;
  while (at.rests !== null) {
    const carrier = carrierOf(site, at);
    if (carrier === undefined) throw new Error('a tile of the building rests on nothing');
    at = carrier;
  }
  return at;
}

/** The load of every ground (§5.4), by column. */
export function groundLoads(site: Site): readonly GroundLoad[] {
  const weights = new Map<BuiltTile, number>();
  for (const built of site.cells.values()) {
    const ground = groundOf(site, built);
    weights.set(ground, (weights.get(ground) ?? 0) + tileOf(site.tiles, built.tile).weight);
  }
  return [...weights]
    .sort(([a], [b]) => byCell(a, b))
    .map(([{ tile, column }, load]) => ({ ground: tile, column, load, capacity: tileOf(site.tiles, tile).capacity }));
}
