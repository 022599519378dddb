export { CompactRound, MOST_ACTIONS, MOST_TURNS, type Neighbours, type Position } from './bots/compact.ts';
export { FIRST_POSITION, neighboursOn } from './bots/position.ts';
