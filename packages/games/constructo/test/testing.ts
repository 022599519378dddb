/** Positions and matches for tests of what serves all games. */
export { firstTurn, legalIn, played, randomTurn } from './bots/positions.ts';
export { snapshots, viewAfter } from './ui/matches.ts';
