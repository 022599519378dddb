export { ANTEATERS, BLOCKS_A_COLOUR, COLOURS, LADYBUGS, PLAN_ROWS, START, TRAIL_LENGTH } from './rules/data/pieces.ts';
export {
  buildsOf,
  colourOf,
  coveredSquares,
  demolishesOf,
  fits,
  isComplete,
  type PlanSquare,
  squaresOf,
} from './rules/hill.ts';
export { type Course, distanceOf, movesOf, type Push } from './rules/moving.ts';
export { type MovePreview, movePreviews, type PushPreview } from './rules/preview.ts';
export { MAX_SEATS, MAX_TURN_LIMIT, MIN_SEATS, PLANS, shape, VARIANTS } from './rules/shape.ts';
export { BLOCK_SPACES, forward, loadSize, SPACES, type SpaceEffect, spaceKind } from './rules/trail.ts';
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
export { bauBoomRules, planOf, readOptions } from './rules/view-rules.ts';
