export type { Action, Card, Event, PublicView, StoneWall } from './rules/types.ts';
export { HIGHEST, SIDE } from './rules/types.ts';
export { handOf, neighbours, pointsFor, stoneWallRules } from './rules/view-rules.ts';
