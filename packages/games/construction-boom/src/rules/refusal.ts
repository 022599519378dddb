import type { Refusal, Seat } from '@boomtown/game-core';
import { areSquareNeighbours } from '@boomtown/game-core';
import { bidRefusal } from './bidding.ts';
import { type BuildingGrid, gridOf, put } from './building-grid.ts';
import { cellRefusal, MOST_GROUNDS } from './placement.ts';
import { playerOf, rivalOf } from './players.ts';
import { HIGHEST_NUMBER } from './shape.ts';
import { tileOf, tilesOf } from './tiles.ts';
import type { Action, Bid, CellRefusal, Placement, PublicView, RefusalCode, TileId } from './types.ts';

/** What is wrong and what would be right, and the rule behind it. */
const REASONS: Readonly<Record<RefusalCode, { readonly message: string; readonly rule: string }>> = {
  'too-high': { message: `No bid is higher than ${HIGHEST_NUMBER} cheap; accept or double instead.`, rule: '3.2' },
  'too-low': {
    message:
      'Bid more than the bid that stands, at least 1 old: more tiles, or as many of a material that ranks higher.',
    rule: '3.1',
  },
  'nothing-bid': { message: 'Nothing has been bid yet; open the bidding with a bid of your own.', rule: '3.1' },
  'too-many-tiles': { message: 'Place one tile or two in a turn, not more.', rule: '4.1' },
  'not-in-hand': {
    message: 'That tile is not in the hand it would have to come from; choose one that is.',
    rule: '4.1',
  },
  'same-tile': { message: 'One tile cannot be placed twice; choose two different ones.', rule: '4.1' },
  'not-same-material': { message: 'Two tiles of one turn have to be of the same material.', rule: '4.1' },
  'not-adjacent': { message: 'Two tiles of one turn have to lie next to each other, edge to edge.', rule: '4.1' },
  occupied: { message: 'That cell holds a tile already; choose an empty one.', rule: '4.2' },
  'not-ground': { message: 'Grounds go on the lowest row, and no tile goes below it.', rule: '4.3' },
  'ground-only': { message: 'The lowest row is for grounds; place this tile on row 1 or higher.', rule: '4.3' },
  'six-grounds': { message: `There are never more than ${MOST_GROUNDS} grounds in play.`, rule: '4.3' },
  'not-beside-ground': {
    message: 'A ground goes right beside another ground, or into column 0 when there is none.',
    rule: '4.3',
  },
  'above-roof': { message: 'Nothing may stand right above a roof; choose another cell.', rule: '4.5' },
  'below-tile': { message: 'A roof may not go right below a tile; choose a cell with nothing above it.', rule: '4.5' },
  unsupported: {
    message:
      'Nothing would carry this tile there; it needs a ground or tier below, or, if it is a modern or cheap tier, a tier of its material beside it.',
    rule: '4.4',
  },
};

/** Why this game does not take an action that is well-formed, in turn and in phase; `null` if it is legal. Tested in the order of §9. */
export function refusal(view: PublicView, seat: Seat, action: Action): Refusal | null {
  const code = codeOf(view, seat, action);
  if (code === null) return null;
  const { message, rule } = REASONS[code];
  return { code, message, rule: action.type === 'bonus' && code === 'not-in-hand' ? '7.2' : rule };
}

function codeOf(view: PublicView, seat: Seat, action: Action): RefusalCode | null {
  if (view.phase === 'bid') return biddingCode(view.bid, action);
  const player = playerOf(seat);
  if (action.type === 'place') return placementCode(view.hands[player], action.tiles, siteFor(view));
  if (action.type === 'bonus') return placementCode(view.hands[rivalOf(player)], [action], siteFor(view));
  return null;
}

function biddingCode(standing: Bid | null, action: Action): RefusalCode | null {
  if (action.type === 'bid') return bidRefusal(action, standing);
  return standing === null ? 'nothing-bid' : null;
}

/** Changes the site: the first tile is put down for the second. */
function placementCode(
  hand: readonly TileId[],
  placements: readonly Placement[],
  grid: BuildingGrid,
): RefusalCode | null {
  const [first, second] = placements;
  if (first === undefined) throw new Error('a placement has at least one tile');
  if (placements.length > 2) return 'too-many-tiles';
  if (!placements.every(({ tile }) => hand.includes(tile))) return 'not-in-hand';
  if (second === undefined) return codeOfCell(grid, first);
  return pairCode(grid, first, second) ?? codeOfCell(grid, first) ?? codeOfSecond(grid, first, second);
}

function pairCode(grid: BuildingGrid, first: Placement, second: Placement): RefusalCode | null {
  if (first.tile === second.tile) return 'same-tile';
  if (tileOf(grid.tiles, first.tile).material !== tileOf(grid.tiles, second.tile).material) return 'not-same-material';
  return areSquareNeighbours(first, second) ? null : 'not-adjacent';
}

function codeOfCell(grid: BuildingGrid, placement: Placement): CellRefusal | null {
  return cellRefusal(grid, tileOf(grid.tiles, placement.tile), placement);
}

function codeOfSecond(grid: BuildingGrid, first: Placement, second: Placement): CellRefusal | null {
  const { tile, column, row } = first;
  put(grid, { tile, column, row, rests: 'down', consumed: false });
  return codeOfCell(grid, second);
}

function siteFor(view: PublicView): BuildingGrid {
  return gridOf(view.building, tilesOf(view.options));
}
