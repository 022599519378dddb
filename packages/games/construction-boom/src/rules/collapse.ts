import { type BuildingGrid, builtAt, byCell, lift, put } from './building-grid.ts';
import { type GroundLoad, groundLoads, groundOf } from './leaning.ts';
import { tileOf } from './tiles.ts';
import type { BuiltTile, Placement, TileId } from './types.ts';

/** One tile on its way down. */
export interface Fall {
  readonly tile: TileId;
  readonly column: number;
  readonly from: number;
  /** The row in which it landed; `null`: it left the game. */
  readonly to: number | null;
  /** The roof in whose place it came to lie (§6.3). */
  readonly crushed: Placement | null;
}

/** All grounds that give way at once, by column, and what falls with them, by column and row. */
export interface Wave {
  readonly grounds: readonly GroundLoad[];
  readonly falls: readonly Fall[];
}

/** Lets overloaded grounds give way until every ground holds (§6). Changes the site. @returns the waves, in order */
export function collapse(grid: BuildingGrid): readonly Wave[] {
  const waves: Wave[] = [];
  for (;;) {
    const grounds = groundLoads(grid).filter(({ load, capacity }) => load > capacity);
    if (grounds.length === 0) return waves;
    waves.push({ grounds, falls: giveWay(grid, grounds) });
  }
}

/** The tiles that left the game in these waves, in the order in which they went. */
export function lostTiles(waves: readonly Wave[]): readonly TileId[] {
  return waves.flatMap(({ grounds, falls }) => [
    ...grounds.map(({ ground }) => ground),
    ...falls.flatMap(({ tile, to, crushed }) => [
      ...(crushed === null ? [] : [crushed.tile]),
      ...(to === null ? [tile] : []),
    ]),
  ]);
}

/** §6.2: all of it is lifted off first, then it falls straight down. */
function giveWay(grid: BuildingGrid, grounds: readonly GroundLoad[]): readonly Fall[] {
  const columns = new Set(grounds.map(({ column }) => column));
  const lifted = [...grid.cells.values()].filter((built) => columns.has(groundOf(grid, built).column)).sort(byCell);
  for (const built of lifted) lift(grid, built);
  return lifted.filter(({ rests }) => rests !== null).map((built) => drop(grid, built));
}

function drop(grid: BuildingGrid, built: BuiltTile): Fall {
  const { tile, column, row: from } = built;
  const top = highestBelow(grid, built);
  if (top === undefined) return { tile, column, from, to: null, crushed: null };
  const crushes = tileOf(grid.tiles, top.tile).type === 'roof';
  const to = crushes ? top.row : top.row + 1;
  // In the roof's own cell this replaces it. Nothing that leans can stand right above: it would have been in the way.
  put(grid, { ...built, row: to, rests: 'down' });
  return { tile, column, from, to, crushed: crushes ? { tile: top.tile, column, row: to } : null };
}

function highestBelow(grid: BuildingGrid, { column, row }: BuiltTile): BuiltTile | undefined {
  for (let below = row - 1; below >= 0; below -= 1) {
    const standing = builtAt(grid, column, below);
    if (standing !== undefined) return standing;
  }
  return undefined;
}
