import { malformed, type Result, sameJson } from '@boomtown/game-core';
import { parserOf } from '@boomtown/game-core/shapes';
import { type BuildingGrid, builtAt, byCell, gridOf, tileAt } from './building-grid.ts';
import { carrierOf, isAmbiguous } from './leaning.ts';
import { hasSinglePlacement } from './legal.ts';
import { carriesSideways, MOST_GROUNDS } from './placement.ts';
import { rivalOf, saboteurOf } from './players.ts';
import { finishedRound, moneyAfter, scoreSheet } from './scoring.ts';
import { FIRST_GROUNDS, HAND_SIZE, ofOneMaterial } from './setup.ts';
import { shape } from './shape.ts';
import { tileOf, tilesOf } from './tiles.ts';
import type { BuiltTile, Cell, State, TileId } from './types.ts';

const read = parserOf(shape.state, 'state of Construction BOOM!');

/** Reads a state from outside (§9, "Loading a state"), or fails with `malformed`. */
export function parseState(raw: unknown): Result<State> {
  const state = read(raw, 2);
  return !state.ok || isConsistent(state.value) ? state : malformed('The parts of this state do not fit together.');
}

/**
 * Do the fields of a state, each in its range, fit together (§9, "Loading a state")? All tiles are there once, the
 * building stands by the rules, money follows from the history, and who is to act is the player whom the rules would ask.
 */
function isConsistent(state: State): boolean {
  const tiles = tilesOf(state.options);
  return (
    everyTileIsOnce(state, tiles.length) &&
    isOrdered(state) &&
    moneyFollows(state) &&
    standsForPhase(state, gridOf(state.building, tiles))
  );
}

function everyTileIsOnce({ hands, aside, removed, building }: State, tiles: number): boolean {
  const all = [...hands.flat(), ...aside, ...removed, ...building.map(({ tile }) => tile)];
  return all.length === tiles && new Set(all).size === tiles;
}

/** Hands and `aside` ascending, the building by column, then row, no cell twice. */
function isOrdered({ hands, aside, building }: State): boolean {
  const rising = (ids: readonly TileId[]) => ids.every((id, i) => i === 0 || id > (ids[i - 1] ?? id));
  return (
    hands.every(rising) &&
    rising(aside) &&
    building.every((built, i) => i === 0 || byCell(building[i - 1] ?? built, built) < 0)
  );
}

function moneyFollows({ options, phase, round, history, money }: State): boolean {
  if (round > options.rounds || (phase === 'over' && round !== options.rounds)) return false;
  if (history.length !== (phase === 'over' ? round : round - 1)) return false;
  if (!history.every((line) => scoreSheet(line, line.count).money === line.money)) return false;
  return sameJson(moneyAfter(history), money);
}

function standsForPhase(state: State, grid: BuildingGrid): boolean {
  const { phase, bid, contract, turn, passes, open, bonusUsed } = state;
  if (!isSound(grid)) return false;
  if ((phase === 'bid') !== (contract === null) || (phase !== 'bid' && bid !== null)) return false;
  if ((phase === 'bid' || phase === 'over') !== (turn === null)) return false;
  if (phase !== 'build' && passes !== 0) return false;
  if (phase !== 'lean' && (open.length > 0 || bonusUsed)) return false;
  return actorIsAsked(state, grid);
}

/** Is the right player asked, and is there something to ask about (§4.1, §5.2, §7.2)? */
function actorIsAsked(state: State, grid: BuildingGrid): boolean {
  const { phase, actor, turn, contract, hands, open } = state;
  switch (phase) {
    case 'bid':
      return bidderIsAsked(state);
    case 'build':
      return actor !== null && actor === turn && hasSinglePlacement(grid, hands[actor]);
    case 'lean': {
      const [cell] = open;
      if (contract === null || cell === undefined || open.length > 1) return false;
      return actor === saboteurOf(contract) && mayWait(grid, cell);
    }
    case 'bonus':
      return actor !== null && actor === turn && hasSinglePlacement(grid, hands[rivalOf(actor)]);
    case 'over':
      return actor === null && lastRoundIsScored(state);
  }
}

/** In a round as it was dealt (§2.3). */
function bidderIsAsked({ options, actor, opener, bid, hands, removed, building }: State): boolean {
  if (hands.some((hand) => hand.length !== HAND_SIZE) || removed.length > 0) return false;
  if (building.length !== FIRST_GROUNDS) return false;
  if (!building.every(({ column, row, consumed }, i) => column === i && row === 0 && !consumed)) return false;
  const grounds = building.map(({ tile }) => tile);
  if (ofOneMaterial(grounds, tilesOf(options))) return false;
  return actor === (bid === null ? opener : rivalOf(bid.seat));
}

function lastRoundIsScored({ options, contract, building, history }: State): boolean {
  if (contract === null) return false;
  return sameJson(finishedRound(contract, building, tilesOf(options)), history.at(-1));
}

/**
 * Could these tiles stand like this, by the rules of placing and carrying (§4, §5)? Overload and groups of unconsumed
 * tiles are not asked about, nor how the building came to be.
 */
function isSound(grid: BuildingGrid): boolean {
  const all = [...grid.cells.values()];
  if (all.filter(({ row }) => row === 0).length > MOST_GROUNDS) return false;
  return all.every((built) => standsSoundly(grid, built)) && all.every((built) => reachesGround(grid, built));
}

function standsSoundly(grid: BuildingGrid, built: BuiltTile): boolean {
  const { column, row, rests } = built;
  const tile = tileOf(grid.tiles, built.tile);
  if (tile.type === 'ground') return row === 0 && rests === null;
  const below = tileAt(grid, column, row - 1);
  if (row < 1 || below?.type === 'roof') return false;
  // Weight goes straight down when it can (§5.3).
  if (below !== undefined) return rests === 'down';
  if (rests === 'left') return carriesSideways(grid, tile, column - 1, row);
  if (rests === 'right') return carriesSideways(grid, tile, column + 1, row);
  return false;
}

/** Does the chain of rests end at a ground, not go in a circle? Each tile is known to rest on one that is there. */
function reachesGround(grid: BuildingGrid, built: BuiltTile): boolean {
  let at: BuiltTile | undefined = built;
  for (let steps = 0; at !== undefined && steps <= grid.cells.size; steps += 1) {
    if (at.rests === null) return true;
    at = carrierOf(grid, at);
  }
  return false;
}

/** May the tile in this cell of a sound building be waiting for the saboteur (§5.2)? Till then it rests to the left. */
function mayWait(grid: BuildingGrid, { column, row }: Cell): boolean {
  const built = builtAt(grid, column, row);
  if (built === undefined || built.rests !== 'left') return false;
  return carriesSideways(grid, tileOf(grid.tiles, built.tile), column + 1, row) && isAmbiguous(grid, { column, row });
}
