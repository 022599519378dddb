export { areAdjacent, boardNamed, boardsOf, isBoardShape } from './boards.ts';
export { STANDARD_BOARDS } from './data/boards.ts';
export { EDITION_NAMES, type EditionNames } from './data/editions.ts';
export { FARTHEST_CELL, MOST_OWN_BOARDS, readOptions } from './options.ts';
export { pointsOn } from './outcome.ts';
export { type Preview, previewOf } from './preview.ts';
export { constructoRules, constructorRules } from './rules.ts';
export { fitsOn, isTower, topOf, towerOwner } from './stacks.ts';
export {
  type Board,
  type BoardAction,
  CELLS_A_BOARD,
  type Constructo,
  type ConstructoAction,
  type ConstructoEvent,
  type ConstructoOptions,
  type ConstructoPrivateView,
  type ConstructoRefusalCode,
  type ConstructoState,
  type ConstructoView,
  type Edition,
  type MoveAction,
  type Pair,
  PIECES_A_SIZE,
  type Piece,
  type PlaceAction,
  type Reserve,
  SIZES,
  type Size,
  type Stack,
} from './types.ts';
