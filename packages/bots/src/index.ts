export { type Bot, isLevel, LEVELS, type Level, type Observation, THINKING_TIME, type Thinking } from './bot.ts';
export { type AnyBotEntry, type BotEntry, type Bots, botsFor, isForced, thinksQuickly, waitingOf } from './entry.ts';
export { endGroup } from './external/bot-process.ts';
export { commandIsThere, createOwnBot, type OwnBotSettings } from './external/own-bot.ts';
export { fastRng, startThinking } from './thinking.ts';
export { answeringWith } from './workers/answering.ts';
export { legalAnswer, type MoveRequest } from './workers/move-request.ts';
export {
  type BotFault,
  type BotPool,
  type BotPoolSettings,
  type Chooser,
  type Chosen,
  createBotPool,
} from './workers/pool.ts';
