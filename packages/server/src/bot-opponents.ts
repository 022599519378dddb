import { availableParallelism } from 'node:os';
import { type Chosen, commandIsThere, createBotPool, createOwnBot, type OwnBotSettings } from '@boomtown/bots';
import { BOT_WORKER } from '@boomtown/registry/bot-worker';
import { BOTS } from '@boomtown/registry/bots';
import { type BotPlayer, isBotLevel, ownBotName } from '@boomtown/wire';
import type { Logger } from 'pino';
import type { OwnBotSetting } from './settings/setting-list.ts';
import type { Opponents } from './tables/index.ts';

/** Failures in a row after which a program of the host's is not asked again until the server restarts. */
const MAX_FAILURES = 5;

export interface OpponentPool extends Opponents {
  close(): Promise<void>;
}

/**
 * This build's bots in worker threads, and the host's programs in processes of their own. Each starts with its first
 * question. One processor is left to the tables.
 */
export function botOpponents(log: Logger, settings: readonly OwnBotSetting[]): OpponentPool {
  const onFault: NonNullable<OwnBotSettings['onFault']> = (fault, { table, game, seat }, detail) => {
    // Where the server stops, no move is made at all.
    if (fault !== 'closed') {
      log.error({ table, game, seat, fault, detail }, 'a bot failed; a simple move is made instead');
    }
  };
  const pool = createBotPool({
    bots: BOTS,
    worker: BOT_WORKER,
    threads: Math.max(1, availableParallelism() - 1),
    onFault,
  });
  const programs = settings.map(({ name, game, command }) => {
    const isThere = commandIsThere(command);
    if (!isThere) {
      log.warn(
        { bot: name, game, command },
        'BOTS names a program that is not there; it is offered to nobody, and a normal one plays its seats',
      );
    }
    return {
      name,
      game,
      isThere,
      chooser: createOwnBot({ command, bots: BOTS, onFault }),
      failures: isThere ? 0 : MAX_FAILURES,
    };
  });

  /** Counts a program's failures in a row; with the last of them it is out. */
  function count(program: (typeof programs)[number], fault: Chosen['fault']): void {
    if (fault === 'closed' || fault === 'overload') return;
    program.failures = fault === null ? 0 : program.failures + 1;
    if (program.failures !== MAX_FAILURES) return;
    const { name, game, failures } = program;
    log.error(
      { bot: name, game, failures },
      'a bot of BOTS failed too often in a row and is out; a normal one plays its seats',
    );
  }

  function programOf(game: string, player: BotPlayer): (typeof programs)[number] | undefined {
    const name = ownBotName(player);
    return programs.find((one) => one.game === game && one.name === name);
  }

  return {
    play(game, player = 'normal') {
      if (!Object.hasOwn(BOTS, game)) return false;
      return isBotLevel(player) || (programOf(game, player)?.failures ?? MAX_FAILURES) < MAX_FAILURES;
    },
    async choose({ player, ...request }) {
      if (isBotLevel(player)) return pool.choose({ ...request, level: player });
      const program = programOf(request.game, player);
      if (program === undefined || program.failures >= MAX_FAILURES) {
        const { action, fault } = await pool.choose({ ...request, level: 'normal' });
        return { action, fault: fault ?? (program?.isThere === true ? 'out' : 'unnamed') };
      }
      // Levels are ours: a program of the host's plays as well as it can.
      const chosen = await program.chooser.choose({ ...request, level: 'hard' });
      count(program, chosen.fault);
      return chosen;
    },
    async close() {
      await Promise.all([pool, ...programs.map(({ chooser }) => chooser)].map((one) => one.close()));
    },
  };
}
