/** What this folder takes from the rules, at one glance. */
export type { Seat } from '@boomtown/game-core';
export {
  type Board,
  boardsOf,
  type Constructo,
  type ConstructoAction,
  type ConstructoEvent,
  type ConstructoRefusalCode,
  type ConstructoView,
  constructoRules,
  constructorRules,
  type Edition,
  isTower,
  pointsOn,
  previewOf,
  SIZES,
  type Size,
  STANDARD_BOARDS,
  type Stack,
  towerOwner,
} from '@boomtown/rules-constructo/view';
