/** What a game's own bots are made from. Nothing behind it needs Node, since an analysis thinks in the browser, too. */
export { type Bot, LEVELS, type Level, type Observation, type Thinking } from './bot.ts';
export { leastOf, mostOf, randomOf } from './choosing.ts';
export { defaultBot, type Glance, type SearchSettings } from './default-bot.ts';
export type {
  AnyBotEntry,
  BotEntry,
  BotPacing,
  Bots,
  Kept,
  OnlyMove,
  PuzzleSettings,
  Solver,
  WaitFor,
} from './entry.ts';
export { countedThinking, fastRng, gauss } from './thinking.ts';
export { worldsOf } from './worlds.ts';
