import type { Seat, SquareCell } from '@boomtown/game-core';

/** In rising order of a bid's worth (§3.1). */
export const MATERIALS = ['old', 'modern', 'cheap'] as const;
export type Material = (typeof MATERIALS)[number];

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

export const TILE_SET_NAMES = ['standard'] as const;
export type TileSetName = (typeof TILE_SET_NAMES)[number];

/** There are two of them. */
export type Player = 0 | 1;

export interface Options {
  readonly rounds: number;
  readonly opener: 'random' | Player;
  readonly tiles: TileSetName;
}

/** A place in the street: any column, row 0 is the ground (§4.2). */
export type Cell = SquareCell;

export const SIDES = ['left', 'right'] as const;
export type LeanSide = (typeof SIDES)[number];

/** What carries a tile: the one below, or the tier beside it (§5.1); nothing carries a ground. */
export type Rests = 'down' | LeanSide | null;

export interface BuiltTile extends Cell {
  readonly tile: TileId;
  readonly rests: Rests;
  /** Used up in a combo (§7.1). */
  readonly consumed: boolean;
}

/** Every tile in play, by column, then row. */
export type Building = readonly BuiltTile[];

/** At least `number` tiles of the material in play at the end of the round. */
export interface Bid {
  readonly number: number;
  readonly material: Material;
}

export interface StandingBid extends Bid {
  readonly seat: Player;
}

export interface Contract extends Bid {
  readonly contractor: Player;
  readonly doubled: boolean;
}

export interface FinishedRound extends Contract {
  /** Tiles of the contract's material that were in play at the end. */
  readonly count: number;
  /** What the contractor got or, below 0, lost: in thousands of euros. */
  readonly money: number;
}

export const PHASES = ['bid', 'build', 'lean', 'bonus', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type Hands = readonly [readonly TileId[], readonly TileId[]];

/** The fields of a state that hide nothing in any phase. */
export interface OpenFields {
  readonly game: 'construction-boom';
  readonly options: Options;
  /** From 1. */
  readonly round: number;
  /** Who opened the bidding of this round. */
  readonly opener: Player;
  /** Who is to act; `null` only when the match is over. */
  readonly actor: Player | null;
  /** In thousands of euros. */
  readonly money: readonly [number, number];
  readonly history: readonly FinishedRound[];
  readonly bid: StandingBid | null;
  readonly contract: Contract | null;
  /** Tiles that left the game in this round, in the order in which they went. */
  readonly removed: readonly TileId[];
  readonly building: Building;
  /** Whose turn it is in the construction phase, whoever acts. */
  readonly turn: Player | null;
  readonly passes: 0 | 1;
  /** The ambiguous tile that waits for the saboteur, if any (§5.2). */
  readonly open: readonly Cell[];
  /** Is the tile that waits for the saboteur the bonus of this turn? */
  readonly bonusUsed: boolean;
}

export interface State extends OpenFields {
  readonly phase: Phase;
  readonly hands: Hands;
  readonly aside: readonly TileId[];
}

/** While the players bid only the sizes of what is hidden are shown (§2.3). */
export interface BiddingView extends OpenFields {
  readonly phase: 'bid';
  readonly hands: readonly [number, number];
  readonly aside: number;
}

export interface BuildingView extends OpenFields {
  readonly phase: Exclude<Phase, 'bid'>;
  readonly hands: Hands;
  readonly aside: readonly TileId[];
}

export type PublicView = BiddingView | BuildingView;

/** The own hand while the players bid, afterwards nothing. */
export interface PrivateView {
  readonly hand?: readonly TileId[];
}

export interface Placement extends Cell {
  readonly tile: TileId;
}

export interface BidAction extends Bid {
  readonly type: 'bid';
}

export interface PlaceAction {
  readonly type: 'place';
  /** One or two, in the order in which they go down. */
  readonly tiles: readonly Placement[];
}

export interface LeanAction {
  readonly type: 'lean';
  readonly side: LeanSide;
}

export interface BonusAction extends Placement {
  readonly type: 'bonus';
}

export type Action =
  | BidAction
  | { readonly type: 'accept' }
  | { readonly type: 'double' }
  | PlaceAction
  | { readonly type: 'pass' }
  | LeanAction
  | BonusAction
  | { readonly type: 'skip' };

export type ActionType = Action['type'];

export type GameEvent =
  | { readonly type: 'dealt'; readonly round: number; readonly grounds: readonly TileId[]; readonly opener: Player }
  | { readonly type: 'hand'; readonly tiles: readonly TileId[] }
  | ({ readonly type: 'bid' } & StandingBid)
  | ({ readonly type: 'contract' } & Contract)
  | { readonly type: 'revealed'; readonly hands: Hands; readonly aside: readonly TileId[] }
  /** `from` stands in it for a bonus only: the seat of the hand that the tile came from. */
  | ({ readonly type: 'placed'; readonly seat: Player; readonly from?: Player } & Placement)
  | ({ readonly type: 'leaned'; readonly side: LeanSide; readonly chosen: boolean } & Cell)
  | ({ readonly type: 'lean-asked' } & Cell)
  | {
      readonly type: 'collapsed';
      readonly ground: TileId;
      readonly column: number;
      readonly load: number;
      readonly capacity: number;
    }
  | ({ readonly type: 'crushed' } & Placement)
  | {
      readonly type: 'fell';
      readonly tile: TileId;
      readonly column: number;
      readonly from: number;
      /** The row in which it landed; `null`: it left the game. */
      readonly to: number | null;
    }
  | { readonly type: 'combo'; readonly cells: readonly Cell[] }
  | { readonly type: 'passed'; readonly seat: Player; readonly forced: boolean }
  | ({ readonly type: 'round-scored' } & FinishedRound)
  | { readonly type: 'match-ended'; readonly winners: readonly Seat[]; readonly money: readonly [number, number] };

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

/** The types of this game as one bag. */
export interface ConstructionBoom {
  readonly Options: Options;
  readonly State: State;
  readonly Action: Action;
  readonly Event: GameEvent;
  readonly PublicView: PublicView;
  readonly PrivateView: PrivateView;
}
