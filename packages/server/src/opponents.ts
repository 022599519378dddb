import { availableParallelism } from 'node:os';
import { BOTS, createBotPool } from '@boomtown/bots';
import type { Logger } from 'pino';
import type { Opponents } from './tables/index.ts';

export interface OpponentPool extends Opponents {
  close(): Promise<void>;
}

/** This build's bots, in worker threads that start with the first question. One processor is left to the tables. */
export function botOpponents(log: Logger): OpponentPool {
  const pool = createBotPool({
    threads: Math.max(1, availableParallelism() - 1),
    onFault: (fault, { table, game, seat }, detail) =>
      log.error({ table, game, seat, fault, detail }, 'a bot failed; a simple move is made instead'),
  });
  return {
    play: (game) => Object.hasOwn(BOTS, game),
    choose: (request) => pool.choose(request),
    close: () => pool.close(),
  };
}
