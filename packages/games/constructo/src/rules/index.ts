import { constructoGame, constructorGame } from './game.ts';

export { constructoGame, constructorGame } from './game.ts';
export type {
  Board,
  BoardAction,
  Constructo,
  ConstructoAction,
  ConstructoEvent,
  ConstructoOptions,
  ConstructoPrivateView,
  ConstructoRefusalCode,
  ConstructoState,
  ConstructoView,
  Edition,
  MoveAction,
  Pair,
  Piece,
  PlaceAction,
  Reserve,
  Size,
  Stack,
} from './types.ts';

/** Whole rules by the game's id. */
export const games = { constructo: constructoGame, constructor: constructorGame };
