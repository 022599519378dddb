import { tileOf } from './tiles.ts';
import type { Building, BuiltTile, Cell, Tile, TileSet } from './types.ts';

/**
 * The building laid out for looking up cells. A working copy: the player who makes one may change it, and the building that
 * it was made from stays as it was.
 */
export interface BuildingGrid {
  readonly tiles: TileSet;
  readonly cells: Map<number, BuiltTile>;
}

/** More than a building can be high: each of the 48 tiles rests on another, one row higher at most. */
const ROWS = 64;

export function gridOf(building: Building, tiles: TileSet): BuildingGrid {
  const grid: BuildingGrid = { tiles, cells: new Map() };
  for (const built of building) put(grid, built);
  return grid;
}

/** The building as it stands now, by column, then row. */
export function buildingOf(grid: BuildingGrid): Building {
  return [...grid.cells.values()].sort(byCell);
}

/** What stands in a cell; any two whole numbers may be asked about. */
export function builtAt(grid: BuildingGrid, column: number, row: number): BuiltTile | undefined {
  if (row < 0 || row >= ROWS) return undefined;
  return grid.cells.get(key(column, row));
}

/** The tile that stands in a cell. */
export function tileAt(grid: BuildingGrid, column: number, row: number): Tile | undefined {
  const built = builtAt(grid, column, row);
  return built === undefined ? undefined : tileOf(grid.tiles, built.tile);
}

export function put(grid: BuildingGrid, built: BuiltTile): void {
  grid.cells.set(key(built.column, built.row), built);
}

export function lift(grid: BuildingGrid, cell: Cell): void {
  grid.cells.delete(key(cell.column, cell.row));
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
