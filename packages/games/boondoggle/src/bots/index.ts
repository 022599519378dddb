import { boondoggleGame } from '../rules/index.ts';
import { createBoondoggleBot } from './bot.ts';
import { BOONDOGGLE_PACING } from './pacing.ts';

/** Who plays the game where no person does. */
export const bots = { boondoggle: { game: boondoggleGame, create: createBoondoggleBot, pacing: BOONDOGGLE_PACING } };
