import type { Seat } from '@boomtown/game-core';
import { squareNeighbours } from '@boomtown/game-core';
import { bidsAbove, LOWEST_BID } from './bidding.ts';
import { type BuildingGrid, byCell, gridOf, lift, put } from './building-grid.ts';
import { cellRefusal, cellsFor, frontier } from './placement.ts';
import { playerOf, rivalOf } from './players.ts';
import { kindOf, tileOf, tilesOf } from './tiles.ts';
import type { Action, ActionType, Cell, Phase, Placement, PublicView, Tile, TileId } from './types.ts';

/** Which actions are for which phase. */
const ACTIONS: Readonly<Record<Phase, readonly ActionType[]>> = {
  bid: ['bid', 'accept', 'double'],
  build: ['place', 'pass'],
  lean: ['lean'],
  bonus: ['bonus', 'skip'],
  over: [],
};

/** Who is to act; nobody once the match is over. */
export function actors(view: PublicView): readonly Seat[] {
  return view.actor === null ? [] : [view.actor];
}

export function inPhase(view: PublicView, action: Action): boolean {
  return ACTIONS[view.phase].includes(action.type);
}

/** Every legal action of that seat, in the order of §9; none if it is not its turn. */
export function legal(view: PublicView, seat: Seat): readonly Action[] {
  if (view.actor !== seat) return [];
  switch (view.phase) {
    case 'bid': {
      const bids = bidsAbove(view.bid).map((bid): Action => ({ type: 'bid', ...bid }));
      return view.bid === null ? bids : [...bids, { type: 'accept' }, { type: 'double' }];
    }
    case 'build': {
      const grid = gridOf(view.building, tilesOf(view.options));
      return [...legalPlacements(grid, view.hands[playerOf(seat)]), { type: 'pass' }];
    }
    case 'lean':
      return [
        { type: 'lean', side: 'left' },
        { type: 'lean', side: 'right' },
      ];
    case 'bonus': {
      const grid = gridOf(view.building, tilesOf(view.options));
      const bonuses = singlePlacements(grid, view.hands[rivalOf(seat)]);
      return [...bonuses.map((placement): Action => ({ type: 'bonus', ...placement })), { type: 'skip' }];
    }
    case 'over':
      return [];
  }
}

/** What is done for a seat whose time is up (§9). */
export function timeout(view: PublicView): Action {
  switch (view.phase) {
    case 'bid':
      return view.bid === null ? { type: 'bid', ...LOWEST_BID } : { type: 'accept' };
    case 'build':
      return { type: 'pass' };
    case 'lean':
      return { type: 'lean', side: 'left' };
    case 'bonus':
      return { type: 'skip' };
    case 'over':
      throw new Error('in a finished match no time runs');
  }
}

/** Can any of these tiles be placed by itself? */
export function hasSinglePlacement(grid: BuildingGrid, hand: readonly TileId[]): boolean {
  const tiles = hand.map((id) => tileOf(grid.tiles, id));
  const takesOne = (cell: Cell) => tiles.some((tile) => cellRefusal(grid, tile, cell) === null);
  if (grid.cells.size === 0) return frontier(grid).some(takesOne);
  // Mostly the first cells that come take one already, so they are not put in order.
  for (const built of grid.cells.values()) if (squareNeighbours(built).some(takesOne)) return true;
  return false;
}

/** Every single tile of the hand with every cell that takes it, by tile, column, row. */
function singlePlacements(grid: BuildingGrid, hand: readonly TileId[]): readonly Placement[] {
  const cells = frontier(grid);
  const known = new Map<string, readonly Cell[]>();
  return hand.flatMap((id) => {
    const tile = tileOf(grid.tiles, id);
    const of = remembered(known, kindOf(tile), () => cellsFor(grid, tile, cells));
    return of.map(({ column, row }) => ({ tile: id, column, row }));
  });
}

/** Every placement of one tile or two (§4.1): the single ones, then pairs by first, then second placement. */
function legalPlacements(grid: BuildingGrid, hand: readonly TileId[]): readonly Action[] {
  const singles = singlePlacements(grid, hand);
  const actions: Action[] = singles.map((placement) => ({ type: 'place', tiles: [placement] }));
  const tiles = hand.map((id) => tileOf(grid.tiles, id));
  const known = new Map<string, readonly Cell[]>();
  for (const first of singles) {
    const firstTile = tileOf(grid.tiles, first.tile);
    for (const second of tiles) {
      if (second === firstTile || second.material !== firstTile.material) continue;
      // Tiles of a kind go into the same cells, so each pair of kinds is tried once a cell.
      const pair = `${firstTile.type} ${second.type} ${second.material} ${first.column} ${first.row}`;
      for (const { column, row } of remembered(known, pair, () => secondCells(grid, first, second))) {
        actions.push({ type: 'place', tiles: [first, { tile: second.id, column, row }] });
      }
    }
  }
  return actions;
}

/** The cells beside a first placement that take this tile once the first is down, by column, then row (§4.6). */
export function secondCells(grid: BuildingGrid, first: Placement, second: Tile): readonly Cell[] {
  // Where the first one rests makes no difference to where the second may go.
  put(grid, { ...first, rests: 'down', consumed: false });
  const cells = squareNeighbours(first).filter((cell) => cellRefusal(grid, second, cell) === null);
  lift(grid, first);
  return cells.sort(byCell);
}

function remembered<V>(known: Map<string, V>, key: string, find: () => V): V {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const found = find();
  known.set(key, found);
  return found;
}
