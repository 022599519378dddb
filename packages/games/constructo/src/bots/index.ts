import { constructoGame, constructorGame } from '../rules/index.ts';
import { createConstructoBot } from './bot.ts';

/** Who plays the game where no person does. */
export const bots = {
  constructo: { game: constructoGame, create: createConstructoBot },
  constructor: { game: constructorGame, create: createConstructoBot },
};
