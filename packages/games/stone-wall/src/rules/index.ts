import { stoneWallGame } from './game.ts';

/** The whole rules by the game's id. */
export const games = { 'stone-wall': stoneWallGame };
