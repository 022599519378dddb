import { sameJson } from '@boomtown/game-core';
import { type BuildingGrid, byCell, gridOf } from './building-grid.ts';
import { FIRST_GROUNDS, HAND_SIZE, ofOneMaterial } from './deal.ts';
import { hasSinglePlacement } from './legal.ts';
import { rivalOf, saboteurOf } from './players.ts';
import { finishedRound, moneyAfter, scoreSheet } from './scoring.ts';
import { isSound, mayWait } from './soundness.ts';
import { tilesOf } from './tiles.ts';
import type { State, TileId } from './types.ts';

/**
 * Do the fields of a state, each in its range, fit together (§9, "Loading a state")? All tiles are there once, the
 * building stands by the rules, money follows from the history, and who is to act is the player whom the rules would ask.
 */
export function isConsistent(state: State): boolean {
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
