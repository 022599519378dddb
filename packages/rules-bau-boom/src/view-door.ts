export { buildsOf, demolishesOf, fits } from './building.ts';
export { BLOCKS_A_COLOUR, COLOURS } from './data/blocks.ts';
export { PLAN_ROWS } from './data/hills.ts';
export { ANTEATERS, LADYBUGS, START, TRAIL_LENGTH } from './data/trail.ts';
export { colourOf, coveredSquares, isComplete, PLANS, type PlanSquare, squaresOf } from './hill.ts';
export { type Course, distanceOf, movesOf, type Push } from './moving.ts';
export { MAX_SEATS, MAX_TURN_LIMIT, MIN_SEATS, planOf, readOptions, VARIANTS } from './options.ts';
export { type MovePreview, movePreviews, type PushPreview } from './preview.ts';
export { loadSize, type SpaceEffect } from './spaces.ts';
export { BLOCK_SPACES, forward, SPACES, spaceKind } from './trail.ts';
export type {
  Barrow,
  BauBoom,
  BauBoomAction,
  BauBoomEvent,
  BauBoomOptions,
  BauBoomPrivateView,
  BauBoomPublicView,
  BauBoomRefusalCode,
  Block,
  BuildAction,
  DemolishAction,
  Dice,
  Hill,
  MoveBy,
  Pending,
  Phase,
  Plan,
  SeenLoad,
  Space,
  SpaceKind,
  Square,
  Table,
  Variant,
} from './types.ts';
export { bauBoomRules } from './view-rules.ts';
