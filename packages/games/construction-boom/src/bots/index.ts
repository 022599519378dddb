import { constructionBoomGame } from '../rules/index.ts';
import { createConstructionBoomBot } from './bot.ts';

/** Who plays the game where no person does. */
export const bots = { 'construction-boom': { game: constructionBoomGame, create: createConstructionBoomBot } };
