import { constructionBoomGame } from './game.ts';

export { constructionBoomGame } from './game.ts';
export { readBuilding, writeBuilding } from './notation.ts';
export type {
  Action,
  ActionType,
  Bid,
  BidAction,
  BiddingView,
  BonusAction,
  Building,
  BuildingView,
  BuiltTile,
  Cell,
  CellRefusal,
  ConstructionBoom,
  Contract,
  CurrentBid,
  FinishedRound,
  GameEvent,
  Hands,
  LeanAction,
  LeanSide,
  Material,
  Options,
  Phase,
  PlaceAction,
  Placement,
  Player,
  PrivateView,
  PublicView,
  RefusalCode,
  Rests,
  State,
  Tile,
  TileId,
  TileSet,
  TileType,
} from './types.ts';

/** Whole rules by the game's id. */
export const games = { 'construction-boom': constructionBoomGame };
