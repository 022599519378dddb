import { tileOf } from './tiles.ts';
import type { Building, BuiltTile, Cell, Tile, TileSet } from './types.ts';

/**
 * The building laid out for looking up cells. A working copy: whoever makes one may change it, and the building that
 * it was made from stays as it was.
 */
export interface Site {
  readonly tiles: TileSet;
  readonly cells: Map<number, BuiltTile>;
}

/** More than a building can be high: each of the 48 tiles rests on another, one row higher at most. */
const ROWS = 64;

export function siteOf(building: Building, tiles: TileSet): Site {
  const site: Site = { tiles, cells: new Map() };
  for (const built of building) put(site, built);
  return site;
}

/** The building as it stands now, by column, then row. */
export function buildingOf(site: Site): Building {
  return [...site.cells.values()].sort(byCell);
}

/** What stands in a cell; any two whole numbers may be asked about. */
export function builtAt(site: Site, column: number, row: number): BuiltTile | undefined {
  if (row < 0 || row >= ROWS) return undefined;
  return site.cells.get(key(column, row));
}

/** The tile that stands in a cell. */
export function tileAt(site: Site, column: number, row: number): Tile | undefined {
  const built = builtAt(site, column, row);
  return built === undefined ? undefined : tileOf(site.tiles, built.tile);
}

export function put(site: Site, built: BuiltTile): void {
  site.cells.set(key(built.column, built.row), built);
}

export function lift(site: Site, cell: Cell): void {
  site.cells.delete(key(cell.column, cell.row));
}

/** For sorting: by column, then row. */
export function byCell(a: Cell, b: Cell): number {
  return a.column - b.column || a.row - b.row;
}

export function sameCell(a: Cell, b: Cell): boolean {
  return a.column === b.column && a.row === b.row;
}

/** Sorts like `byCell`, and is different for different cells of any building. */
function key(column: number, row: number): number {
  return column * ROWS + row;
}
