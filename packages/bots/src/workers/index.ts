export type { MoveRequest } from './move-request.ts';
export { type BotFault, type BotPool, type BotPoolSettings, type Chooser, type Chosen, createBotPool } from './pool.ts';
