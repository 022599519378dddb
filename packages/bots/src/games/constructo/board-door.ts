export { CompactRound, MOST_ACTIONS, MOST_TURNS, type Neighbours, type Position } from './compact.ts';
export { FIRST_POSITION, neighboursOn } from './position.ts';
