/** What this folder takes from the rules, at one glance. */
import type { WordsOf } from '@boomtown/ui-kit/sentence';
import type { Messages } from '../messages/keys.ts';
import type { BauBoom as Rules } from '../view.ts';

export type { Seat } from '@boomtown/game-core';
export {
  ANTEATERS,
  type BauBoomAction,
  type BauBoomEvent,
  type BauBoomPublicView,
  type Block,
  bauBoomRules,
  buildsOf,
  COLOURS,
  colourOf,
  coveredSquares,
  type Dice,
  type Hill,
  isComplete,
  LADYBUGS,
  type MoveBy,
  type MovePreview,
  movePreviews,
  PLAN_ROWS,
  type Plan,
  type PlanSquare,
  type PushPreview,
  SPACES,
  type Space,
  type SpaceEffect,
  type Square,
  START,
  spaceKind,
  squaresOf,
  TRAIL_LENGTH,
} from '../view.ts';

/** The game's types, with the catalogue in which it speaks. */
export interface BauBoom extends Rules {
  readonly English?: Messages;
}

/** The words of this game. */
export type Words = WordsOf<BauBoom>;
