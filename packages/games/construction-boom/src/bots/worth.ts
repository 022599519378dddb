import type { State } from '../rules/index.ts';
import { type BuildingView, type Contract, stacksOf, tileOf, tilesOf } from '../view.ts';

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
  return promise(view, contract) + TILE_IN_HAND * held + bonus;
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
function promise(view: BuildingView, { material }: Contract): number {
  let standing = 0;
  let risk = 0;
  for (const { count, load, capacity } of stacksOf(view, material)) {
    standing += count;
    risk += count * dangerOf(capacity - load);
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
