/** What this folder takes from the rules, at one glance. */
import type { WordsOf } from '@boomtown/ui-kit/sentence';
import type { Messages } from '../messages/keys.ts';
import type { ConstructionBoom as Rules } from '../view.ts';

export type { Seat } from '@boomtown/game-core';
export {
  type Action,
  type Bid,
  type Building,
  type BuiltTile,
  bidRank,
  type Cell,
  type Contract,
  cellsForSecond,
  cellsForTile,
  constructionBoomRules,
  countOf,
  type FinishedRound,
  type Forecast,
  type GameEvent,
  HIGHEST_NUMBER,
  type LeanSide,
  loadsOf,
  MATERIALS,
  type Material,
  type Placement as Laying,
  type Player,
  type PublicView,
  preview,
  rivalOf,
  SIDES,
  sameCell,
  scoreSheet,
  squareNeighbours,
  TILE_TYPES,
  type Tile,
  type TileId,
  type TileSet,
  type TileType,
  tileOf,
  tilesOf,
} from '../view.ts';

/** The game's types, with the catalogue in which it speaks. */
export interface ConstructionBoom extends Rules {
  readonly English?: Messages;
}

/** The words of this game. */
export type Words = WordsOf<ConstructionBoom>;
