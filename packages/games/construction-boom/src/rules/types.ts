import type { SquareCell } from '@boomtown/game-core';
import type { ShapeOf, TypesOf } from '@boomtown/game-core/shapes';
import type { MATERIALS, PHASES, SIDES, shape, shapes, TILE_SET_NAMES } from './shape.ts';

export { MATERIALS, PHASES, SIDES, TILE_SET_NAMES } from './shape.ts';

export type Material = (typeof MATERIALS)[number];
export type TileSetName = (typeof TILE_SET_NAMES)[number];
export type Phase = (typeof PHASES)[number];
export type LeanSide = (typeof SIDES)[number];

export const TILE_TYPES = ['ground', 'tier', 'roof'] as const;
export type TileType = (typeof TILE_TYPES)[number];

/** One tile of a set (§1). What a tile has none of is 0: the weight of a ground, the capacity of a tier or roof. */
export interface Tile {
  readonly id: TileId;
  readonly type: TileType;
  readonly material: Material;
  readonly capacity: number;
  readonly weight: number;
}

/** The index of a tile in its set (§1.3). */
export type TileId = number;

/** All tiles of a match; a tile stands at the index that is its id. */
export type TileSet = readonly Tile[];

/** There are two of them. */
export type Player = 0 | 1;

/** A place in the street: any column, row 0 is the ground (§4.2). */
export type Cell = SquareCell;

/** The types of this game as one bag. */
export interface ConstructionBoom extends TypesOf<typeof shape> {}
export type Options = ConstructionBoom['Options'];
export type State = ConstructionBoom['State'];
export type PublicView = ConstructionBoom['PublicView'];
export type PrivateView = ConstructionBoom['PrivateView'];
export type Action = ConstructionBoom['Action'];
export type GameEvent = ConstructionBoom['Event'];

export type OpenFields = ShapeOf<(typeof shapes)['openFields']>;
export type BuiltTile = ShapeOf<(typeof shapes)['builtTile']>;
export type Building = State['building'];
export type Rests = BuiltTile['rests'];
export type Hands = State['hands'];
export type CurrentBid = NonNullable<State['bid']>;
export type Bid = Pick<CurrentBid, 'number' | 'material'>;
export type Contract = NonNullable<State['contract']>;
export type FinishedRound = State['history'][number];

/** While the players bid only the sizes of what is hidden are shown (§2.3). */
export type BiddingView = Extract<PublicView, { readonly phase: 'bid' }>;
export type BuildingView = Exclude<PublicView, BiddingView>;

export type ActionType = Action['type'];
export type BidAction = Extract<Action, { readonly type: 'bid' }>;
export type PlaceAction = Extract<Action, { readonly type: 'place' }>;
export type LeanAction = Extract<Action, { readonly type: 'lean' }>;
export type BonusAction = Extract<Action, { readonly type: 'bonus' }>;
export type Placement = PlaceAction['tiles'][number];

/** Why a cell does not take a tile (§4.2 to §4.5), in the order in which it is tested. */
export const CELL_REFUSALS = [
  'occupied',
  'not-ground',
  'ground-only',
  'six-grounds',
  'not-beside-ground',
  'above-roof',
  'below-tile',
  'unsupported',
] as const;
export type CellRefusal = (typeof CELL_REFUSALS)[number];

export type RefusalCode =
  | 'too-high'
  | 'too-low'
  | 'nothing-bid'
  | 'too-many-tiles'
  | 'not-in-hand'
  | 'same-tile'
  | 'not-same-material'
  | 'not-adjacent'
  | CellRefusal;
