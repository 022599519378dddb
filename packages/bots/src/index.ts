export { type Bot, isLevel, LEVELS, type Level, type Sight, THINKING_TIME, type Thinking } from './bot.ts';
export type { AnyBotEntry, BotEntry, Bots } from './entry.ts';
export { commandIsThere } from './external/command.ts';
export { createOwnBot, type OwnBotSettings } from './external/own-bot.ts';
export { BOTS, type BotGameId } from './registry.ts';
export { isForced, thinksQuickly, waitingOf } from './table-manners.ts';
export type { MoveRequest } from './workers/move-request.ts';
export {
  type BotFault,
  type BotPool,
  type BotPoolSettings,
  type Chooser,
  type Chosen,
  createBotPool,
} from './workers/pool.ts';
