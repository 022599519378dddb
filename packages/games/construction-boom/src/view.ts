/** What a browser or a bot may use: the rules as far as views alone tell, what they are about, and previews. */
export { areSquareNeighbours, squareNeighbours } from '@boomtown/game-core';
export { bidRank, bidsAbove } from './rules/bidding.ts';
export { byCell, sameCell } from './rules/building-grid.ts';
export type { Fall, Wave } from './rules/collapse.ts';
export { type Forecast, type LoadChange, loadsOf, type Preview, stacksOf } from './rules/forecast.ts';
export type { GroundLoad } from './rules/leaning.ts';
export { readBuilding, writeBuilding } from './rules/notation.ts';
export { MOST_GROUNDS } from './rules/placement.ts';
export { rivalOf, saboteurOf } from './rules/players.ts';
export { type Combo, countOf, type ScoreSheet, scoreSheet } from './rules/scoring.ts';
export { HIGHEST_NUMBER, MOST_ROUNDS, shape } from './rules/shape.ts';
export { canJut, tileOf, tilesOf } from './rules/tiles.ts';
export {
  type Action,
  type ActionType,
  type Bid,
  type BidAction,
  type BiddingView,
  type BonusAction,
  type Building,
  type BuildingView,
  type BuiltTile,
  CELL_REFUSALS,
  type Cell,
  type CellRefusal,
  type ConstructionBoom,
  type Contract,
  type CurrentBid,
  type FinishedRound,
  type GameEvent,
  type Hands,
  type LeanAction,
  type LeanSide,
  MATERIALS,
  type Material,
  type OpenFields,
  type Options,
  PHASES,
  type Phase,
  type PlaceAction,
  type Placement,
  type Player,
  type PrivateView,
  type PublicView,
  type RefusalCode,
  type Rests,
  SIDES,
  TILE_TYPES,
  type Tile,
  type TileId,
  type TileSet,
  type TileType,
} from './rules/types.ts';
export { cellsForSecond, cellsForTile, constructionBoomRules, preview } from './rules/view-rules.ts';
