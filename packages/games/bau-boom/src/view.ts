export { buildsOf, demolishesOf, fits } from './rules/building.ts';
export { BLOCKS_A_COLOUR, COLOURS } from './rules/data/blocks.ts';
export { PLAN_ROWS } from './rules/data/hills.ts';
export { ANTEATERS, LADYBUGS, START, TRAIL_LENGTH } from './rules/data/trail.ts';
export { colourOf, coveredSquares, isComplete, type PlanSquare, squaresOf } from './rules/hill.ts';
export { type Course, distanceOf, movesOf, type Push } from './rules/moving.ts';
export { planOf, readOptions } from './rules/options.ts';
export { type MovePreview, movePreviews, type PushPreview } from './rules/preview.ts';
export { MAX_SEATS, MAX_TURN_LIMIT, MIN_SEATS, PLANS, shape, VARIANTS } from './rules/shape.ts';
export { loadSize, type SpaceEffect } from './rules/spaces.ts';
export { BLOCK_SPACES, forward, SPACES, spaceKind } from './rules/trail.ts';
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
} from './rules/types.ts';
export { bauBoomRules } from './rules/view-rules.ts';
