import type { TypesOf } from '@boomtown/game-core/shapes';
import type { SHAPES, SIZES } from './shape.ts';

export { type Board, CELLS_A_BOARD } from './data/boards.ts';
export { type Edition, PIECES_A_SIZE, SIZES } from './shape.ts';

export type Size = (typeof SIZES)[number];

/** Something of seat 0 and the same of seat 1. */
export type Pair<T> = readonly [T, T];

/** The types of both editions. */
export interface Constructo extends TypesOf<(typeof SHAPES)['constructo']> {}
export type ConstructoOptions = Constructo['Options'];
export type ConstructoState = Constructo['State'];
/** Nothing is hidden: the public view is the state. */
export type ConstructoView = ConstructoState;
/** No seat knows more than everybody. */
export type ConstructoPrivateView = Constructo['PrivateView'];
export type ConstructoAction = Constructo['Action'];
export type ConstructoEvent = Constructo['Event'];

/** What stands on one hexagon, bottom to top; `[]` if nothing does. */
export type Stack = ConstructoState['cells'][number];
export type Piece = Stack[number];
export type Reserve = ConstructoState['reserve'][number];

export type BoardAction = Extract<ConstructoAction, { readonly type: 'board' }>;
export type PlaceAction = Extract<ConstructoAction, { readonly type: 'place' }>;
export type MoveAction = Extract<ConstructoAction, { readonly type: 'move' }>;

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
