import { availableParallelism } from 'node:os';
import { BOTS, type Chooser, createBotPool, createOwnBot, type OwnBotSettings } from '@boomtown/bots';
import { type BotPlayer, isBotLevel, ownBotName } from '@boomtown/wire';
import type { Logger } from 'pino';
import type { OwnBotSetting } from './setting-list.ts';
import type { Opponents } from './tables/index.ts';

export interface OpponentPool extends Opponents {
  close(): Promise<void>;
}

/**
 * This build's bots, in worker threads that start with the first question (one processor is left to the tables), and
 * the programs that the host named, each in a process that starts with its first question.
 */
export function botOpponents(log: Logger, settings: readonly OwnBotSetting[]): OpponentPool {
  const onFault: NonNullable<OwnBotSettings['onFault']> = (fault, { table, game, seat }, detail) => {
    // Where the server stops, no move is made at all.
    if (fault !== 'closed') {
      log.error({ table, game, seat, fault, detail }, 'a bot failed; a simple move is made instead');
    }
  };
  const pool = createBotPool({ threads: Math.max(1, availableParallelism() - 1), onFault });
  const programs = settings.map(({ name, game, command }) => ({
    name,
    game,
    chooser: createOwnBot({ command, onFault }),
  }));

  /** Who plays; nobody if the host no longer names the program. */
  function chooserOf(game: string, player: BotPlayer): Chooser | undefined {
    const name = ownBotName(player);
    return name === null ? pool : programs.find((one) => one.game === game && one.name === name)?.chooser;
  }

  return {
    play(game, player = 'normal') {
      return Object.hasOwn(BOTS, game) && chooserOf(game, player) !== undefined;
    },
    async choose({ player, ...request }) {
      const chooser = chooserOf(request.game, player);
      if (chooser === undefined) {
        const { table, game, seat } = request;
        log.error({ table, game, seat, player }, 'the host names no such bot any more; a simple move is made instead');
        return { action: null, fault: 'died' };
      }
      // Levels are ours: a program of the host's plays as well as it can.
      return chooser.choose({ ...request, level: isBotLevel(player) ? player : 'hard' });
    },
    async close() {
      await Promise.all([pool, ...programs.map(({ chooser }) => chooser)].map((one) => one.close()));
    },
  };
}
