import { bauBoomGame } from '@boomtown/rules-bau-boom';
import { boondoggleGame } from '@boomtown/rules-boondoggle';
import { constructionBoomGame } from '@boomtown/rules-construction-boom';
import { constructoGame, constructorGame } from '@boomtown/rules-constructo';
import type { AnyBotEntry } from './entry.ts';
import { createBauBoomBot } from './games/bau-boom/bot.ts';
import { createBoondoggleBot } from './games/boondoggle/bot.ts';
import { BOONDOGGLE_MANNERS } from './games/boondoggle/manners.ts';
import { createConstructionBoomBot } from './games/construction-boom/bot.ts';
import { createConstructoBot } from './games/constructo/bot.ts';

/** The bots of this build: one line a game. */
export const BOTS = {
  constructo: { game: constructoGame, create: createConstructoBot },
  constructor: { game: constructorGame, create: createConstructoBot },
  'construction-boom': { game: constructionBoomGame, create: createConstructionBoomBot },
  'bau-boom': { game: bauBoomGame, create: createBauBoomBot, manners: { isQuick: true } },
  boondoggle: { game: boondoggleGame, create: createBoondoggleBot, manners: BOONDOGGLE_MANNERS },
} satisfies Record<string, AnyBotEntry>;

/** The games that have bots. */
export type BotGameId = keyof typeof BOTS;
