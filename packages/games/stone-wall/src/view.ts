export {
  type Action,
  type Card,
  type Event,
  HIGHEST,
  type PublicView,
  SIDE,
  type StoneWall,
  shape,
} from './rules/shape.ts';
export { handOf, neighbours, pointsFor, stoneWallRules } from './rules/view-rules.ts';
