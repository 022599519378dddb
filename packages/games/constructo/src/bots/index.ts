import { constructoGame, constructorGame } from '../rules/index.ts';
import { createConstructoBot } from './bot.ts';
import { PUZZLES } from './puzzles.ts';

/** Who plays the game where no person does. */
export const bots = {
  constructo: { game: constructoGame, create: createConstructoBot, puzzles: PUZZLES },
  constructor: { game: constructorGame, create: createConstructoBot, puzzles: PUZZLES },
};
