/** What this folder takes from the rules, at one glance. */
import type { WordsOf } from '@boomtown/ui-kit/sentence';
import type { Messages } from '../messages/keys.ts';
import type { Constructo as Rules } from '../view.ts';

export type { Seat } from '@boomtown/game-core';
export {
  areAdjacent,
  type Board,
  boardsOf,
  CELLS_A_BOARD,
  type ConstructoAction,
  type ConstructoEvent,
  type ConstructoRefusalCode,
  type ConstructoView,
  constructoRules,
  constructorRules,
  type Edition,
  fitsOn,
  isBoardShape,
  MOST_OWN_BOARDS,
  type Piece,
  pointsOn,
  previewOf,
  readOptions,
  SIZES,
  type Size,
  STANDARD_BOARDS,
  type Stack,
  towerOwner,
} from '../view.ts';

/** The game's types, with the catalogue in which it speaks. */
export interface Constructo extends Rules {
  readonly English?: Messages;
}

/** The words of this game. */
export type Words = WordsOf<Constructo>;
