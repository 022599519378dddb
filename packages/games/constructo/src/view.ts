export { areAdjacent, boardNamed, boardsOf } from './rules/boards.ts';
export { STANDARD_BOARDS } from './rules/data/boards.ts';
export { EDITION_NAMES, type EditionNames } from './rules/data/editions.ts';
export { pointsOn } from './rules/outcome.ts';
export { FARTHEST_CELL, isBoardShape, MOST_OWN_BOARDS, SHAPES } from './rules/shape.ts';
export { fitsOn, isTower, topOf, towerOwner } from './rules/stacks.ts';
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
} from './rules/types.ts';
export { constructoRules, constructorRules, type Preview, previewOf, readOptions } from './rules/view-rules.ts';
