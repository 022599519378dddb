import { adjacencyOf, areSquareNeighbours, connectedGroups } from '@boomtown/game-core';
import { type BuildingGrid, buildingOf, put } from './building-grid.ts';
import { tileOf } from './tiles.ts';
import type { BuiltTile, Cell, Material } from './types.ts';

const SMALLEST_COMBO = 3;

/** A group of tiles of one material: their cells, by column, then row. */
export type Combo = readonly Cell[];

/** Finds the combos that stand in the building now (§7.1), by their first cells, and consumes their tiles. Changes the site. */
export function consumeCombos(grid: BuildingGrid): readonly Combo[] {
  const fresh = buildingOf(grid).filter(({ consumed }) => !consumed);
  const materialOf = (number: number): Material | undefined => {
    const built = fresh[number];
    return built === undefined ? undefined : tileOf(grid.tiles, built.tile).material;
  };
  const joined = (a: number, b: number) => materialOf(a) === materialOf(b);
  const groups = connectedGroups(adjacencyOf(fresh, areSquareNeighbours), joined)
    .filter((group) => group.length >= SMALLEST_COMBO)
    .map((group) => group.map((number) => fresh[number]).filter(isBuilt));
  for (const built of groups.flat()) put(grid, { ...built, consumed: true });
  return groups.map((group) => group.map(({ column, row }) => ({ column, row })));
}

function isBuilt(built: BuiltTile | undefined): built is BuiltTile {
  return built !== undefined;
}
