import { connectedGroups, squareNeighbours } from '@boomtown/game-core';
import { type BuildingGrid, buildingOf, builtAt, put } from './building-grid.ts';
import { tileOf } from './tiles.ts';
import type { Building, BuiltTile, Cell, Contract, FinishedRound, Material, Player, TileSet } from './types.ts';

/** Every number that leads to the money of a round, in thousands of euros (§8.1). */
export interface ScoreSheet {
  /** For fulfilling the contract: 30, or 0. */
  readonly reward: number;
  /** Tiles beyond the bid. */
  readonly extra: number;
  readonly perExtra: number;
  /** Tiles short of the bid. */
  readonly missing: number;
  readonly perMissing: number;
  /** 2 for a doubled contract, else 1. */
  readonly factor: 1 | 2;
  /** What the contractor gets or, below 0, loses. */
  readonly money: number;
}

const REWARD = 30;
const PER_EXTRA = 10;
const PER_MISSING: Readonly<Record<Material, number>> = { old: 20, modern: 15, cheap: 10 };

/** Scores a contract of which `count` tiles of its material are in play at the end. */
export function scoreSheet(
  { number, material, doubled }: Pick<Contract, 'number' | 'material' | 'doubled'>,
  count: number,
): ScoreSheet {
  const reward = count >= number ? REWARD : 0;
  const extra = Math.max(0, count - number);
  const missing = Math.max(0, number - count);
  const perMissing = PER_MISSING[material];
  const factor = doubled ? 2 : 1;
  const money = factor * (reward + extra * PER_EXTRA - missing * perMissing);
  return { reward, extra, perExtra: PER_EXTRA, missing, perMissing, factor, money };
}

/** How many tiles of the material are in play, grounds included. */
export function countOf(building: Building, material: Material, tiles: TileSet): number {
  return building.filter(({ tile }) => tileOf(tiles, tile).material === material).length;
}

/** The round's line in the history. */
export function finishedRound(contract: Contract, building: Building, tiles: TileSet): FinishedRound {
  const { contractor, number, material, doubled } = contract;
  const count = countOf(building, material, tiles);
  return { contractor, number, material, doubled, count, money: scoreSheet(contract, count).money };
}

/** Both players' money after these rounds; the saboteur of a round gets nothing. */
export function moneyAfter(history: readonly FinishedRound[]): readonly [number, number] {
  const of = (player: Player) =>
    history.reduce((sum, round) => sum + (round.contractor === player ? round.money : 0), 0);
  return [of(0), of(1)];
}

const SMALLEST_COMBO = 3;

/** A group of tiles of one material: their cells, by column, then row. */
export type Combo = readonly Cell[];

/** Finds the combos that stand in the building now (§7.1), by their first cells, and consumes their tiles. Changes the site. */
export function consumeCombos(grid: BuildingGrid): readonly Combo[] {
  const fresh = buildingOf(grid).filter(({ consumed }) => !consumed);
  const numbers = new Map(fresh.map((built, number) => [built, number]));
  const numberAt = ({ column, row }: Cell): number | undefined => {
    const built = builtAt(grid, column, row);
    return built === undefined ? undefined : numbers.get(built);
  };
  const beside = fresh.map((built) =>
    squareNeighbours(built)
      .map(numberAt)
      .filter((number) => number !== undefined),
  );
  const materialOf = (number: number): Material | undefined => {
    const built = fresh[number];
    return built === undefined ? undefined : tileOf(grid.tiles, built.tile).material;
  };
  const joined = (a: number, b: number) => materialOf(a) === materialOf(b);
  const groups = connectedGroups(beside, joined)
    .filter((group) => group.length >= SMALLEST_COMBO)
    .map((group) => group.map((number) => fresh[number]).filter(isBuilt));
  for (const built of groups.flat()) put(grid, { ...built, consumed: true });
  return groups.map((group) => group.map(({ column, row }) => ({ column, row })));
}

function isBuilt(built: BuiltTile | undefined): built is BuiltTile {
  return built !== undefined;
}
