import type { Game } from '@boomtown/game-core';
import { perform } from './apply.ts';
import { parseState } from './parse.ts';
import { setup } from './setup.ts';
import type { ConstructionBoom } from './types.ts';
import { privateView, publicView, redeal } from './view.ts';
import { constructionBoomRules } from './view-rules.ts';

/** Construction BOOM!, whole. */
export const constructionBoomGame: Game<ConstructionBoom> = {
  ...constructionBoomRules,
  samples: [
    { seats: 2, options: {} },
    { seats: 2, options: { rounds: 1, opener: 0, tiles: 'standard' } },
    { seats: 2, options: { rounds: 2, opener: 1 } },
    { seats: 2, options: { rounds: 1, opener: 'random' } },
  ],
  setup,
  perform,
  publicView,
  privateView,
  seatsOf: () => 2,
  parseState,
  redeal,
};

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
