import { bauBoomGame } from '../rules/index.ts';
import { createBauBoomBot } from './bot.ts';

/** Who plays the game where no person does. */
export const bots = { 'bau-boom': { game: bauBoomGame, create: createBauBoomBot, pacing: { isQuick: true } } };
