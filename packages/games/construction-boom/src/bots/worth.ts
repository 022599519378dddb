import type { State } from '../rules/index.ts';
import {
  type Building,
  type BuildingView,
  type Contract,
  countOf,
  loadsOf,
  type Material,
  type TileSet,
  tileOf,
  tilesOf,
} from '../view.ts';

/**
 * What the contractor may hope for after an action, in tiles of the contract's material. When the action ended the round
 * it is what the round came to.
 */
export function outlook(before: BuildingView, after: State, contract: Contract): number {
  const finished = after.history[before.history.length];
  if (finished !== undefined) return finished.count;
  const view = whileBuilding(after);
  if (view === null) throw new Error('a round ended without a line in the history');
  const tiles = tilesOf(after.options);
  const { contractor, material } = contract;
  const held = after.hands[contractor].filter((tile) => tileOf(tiles, tile).material === material).length;
  const bonus = after.phase === 'bonus' ? (after.actor === contractor ? BONUS : -BONUS) : 0;
  return promise(view, contract, view.building) + TILE_IN_HAND * held + bonus;
}

/** What the chance to place a tile of the other's is worth, in tiles. */
const BONUS = 0.6;
/** What a tile in the contractor's hand will come to. */
const TILE_IN_HAND = 0.45;

/** While a building goes up nothing is hidden: the state is what everybody sees. `null` at any other time. */
export function whileBuilding(state: State): BuildingView | null {
  const { phase } = state;
  return phase === 'bid' || phase === 'over' ? null : { ...state, phase };
}

/**
 * What a building promises the contractor: the tiles of the contract's material that stand, less those that stand on
 * grounds which little more weight would break.
 */
function promise(view: BuildingView, contract: Contract, building: Building): number {
  const tiles = tilesOf(view.options);
  const { material } = contract;
  const standing = countOf(building, material, tiles);
  const chains = chainsOf(building);
  let risk = 0;
  for (const { column, load, capacity } of loadsOf({ ...view, building })) {
    const lost = countIn(chains.get(column) ?? [], material, tiles);
    risk += lost * dangerOf(capacity - load);
  }
  return standing - risk;
}

/** How likely a ground is to break that could bear so much more. */
function dangerOf(spare: number): number {
  if (spare < LIGHT) return 0.6;
  if (spare < HEAVY) return 0.4;
  return spare < 2 * HEAVY ? 0.15 : 0.03;
}

/** The weights of the lightest and of the heaviest tier. */
const LIGHT = 2;
const HEAVY = 5;

function countIn(building: Building, material: Material, tiles: TileSet): number {
  return building.filter(({ tile }) => tileOf(tiles, tile).material === material).length;
}

/** By the column of each ground the tiles whose chains end at it, itself included. */
function chainsOf(building: Building): ReadonlyMap<number, Building> {
  const at = new Map(building.map((built) => [`${built.column} ${built.row}`, built]));
  const chains = new Map<number, (typeof building)[number][]>();
  for (const built of building) {
    let below: typeof built | undefined = built;
    while (below !== undefined && below.rests !== null) {
      const { column, row, rests } = below;
      below = at.get(rests === 'down' ? `${column} ${row - 1}` : `${column + (rests === 'left' ? -1 : 1)} ${row}`);
    }
    if (below === undefined) continue;
    const chain = chains.get(below.column) ?? [];
    chain.push(built);
    chains.set(below.column, chain);
  }
  return chains;
}
