import type { GameTypes, HexCell, Outcome, Seat } from '@boomtown/game-core';

/** The two editions of the one game; also their game ids. */
export type Edition = 'constructo' | 'constructor';

/** The kinds of pieces, in the order in which the rules list them. */
export const SIZES = ['ring', 'medium', 'small'] as const;
export type Size = (typeof SIZES)[number];

/** How many pieces of each kind a player has (§1.1). */
export const PIECES_A_SIZE = 3;
/** How many hexagons a board has (§1.1). */
export const CELLS_A_BOARD = 9;

export interface Piece {
  readonly seat: Seat;
  readonly size: Size;
}

/** What stands on one hexagon, bottom to top; `[]` if nothing does. */
export type Stack = readonly Piece[];

/** Something of seat 0 and the same of seat 1. */
export type Pair<T> = readonly [T, T];

/** Nine hexagons that hang together. A cell's number is its place in the list. */
export interface Board {
  readonly id: string;
  readonly cells: readonly HexCell[];
}

export type Reserve = { readonly [size in Size]: number };

export interface ConstructoOptions {
  /** Who starts the first round. */
  readonly starter: 'random' | 0 | 1;
  /** Is the second round played on the first one's board (§2.3)? */
  readonly sameBoard: boolean;
  /** Boards of the table's own, besides the standard ones (§2.2). */
  readonly boards: readonly Board[];
}

export interface ConstructoState {
  readonly game: Edition;
  readonly options: ConstructoOptions;
  readonly phase: 'board' | 'turn' | 'over';
  readonly round: 1 | 2;
  /** The seat that starts this round. */
  readonly starter: Seat;
  /** The seat to act; when the match is over, the one that was stuck. */
  readonly toMove: Seat;
  /** `null` exactly while it is being chosen. */
  readonly board: Board | null;
  /** One stack a cell; `[]` while the board is being chosen. */
  readonly cells: readonly Stack[];
  readonly reserve: Pair<Reserve>;
  /** The points of each round that has ended. */
  readonly scores: readonly Pair<number>[];
}

/** Nothing is hidden: the public view is the state. */
export type ConstructoView = ConstructoState;

/** No seat knows more than everybody. */
export type ConstructoPrivateView = { readonly [key: string]: never };

export interface BoardAction {
  readonly type: 'board';
  /** The id of a standard board or of one of the table's own. */
  readonly board: string;
}

export interface PlaceAction {
  readonly type: 'place';
  readonly piece: Size;
  readonly cell: number;
}

export interface MoveAction {
  readonly type: 'move';
  readonly from: number;
  readonly to: number;
}

export type ConstructoAction = BoardAction | PlaceAction | MoveAction;

export type ConstructoEvent =
  | { readonly type: 'board-chosen'; readonly round: 1 | 2; readonly board: string }
  | { readonly type: 'placed'; readonly seat: Seat; readonly piece: Size; readonly cell: number }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly piece: Size;
      readonly from: number;
      readonly to: number;
      /** Is the hexagon that the piece went to a tower now? */
      readonly tower: boolean;
    }
  | { readonly type: 'round-ended'; readonly round: 1 | 2; readonly points: Pair<number>; readonly stuck: Seat }
  | ({ readonly type: 'match-ended' } & Outcome);

/** The game's own refusals of actions, in the order in which they are tested. */
export type ConstructoRefusalCode =
  | 'unknown-board'
  | 'no-such-cell'
  | 'none-left'
  | 'occupied'
  | 'nothing-there'
  | 'not-yours'
  | 'shared-space'
  | 'not-adjacent'
  | 'empty-target'
  | 'own-target'
  | 'size';

/** The types of both editions. */
export interface Constructo extends GameTypes {
  readonly Options: ConstructoOptions;
  readonly State: ConstructoState;
  readonly Action: ConstructoAction;
  readonly Event: ConstructoEvent;
  readonly PublicView: ConstructoView;
  readonly PrivateView: ConstructoPrivateView;
}
