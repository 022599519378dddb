import { type IRoomCache, matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import type { RecordStore } from '../storage/index.ts';
import type { LiveTables } from '../tables/index.ts';
import type { LinkWatch, SharedRedis } from './shared-redis.ts';

/** How often it is looked whether another process has woken tables that are awake here. */
const LOOK_MS = 2_000;

interface Lookout {
  readonly store: RecordStore;
  readonly tables: LiveTables;
}

/**
 * Lets go of tables that another process has woken, because it believed this one dead: their people are told to come
 * again, and find it there. Until then the numbers of entries and seats keep the two from writing over one another.
 */
export function releaseLostTables({ store, tables }: Lookout): { stop(): void } {
  const look = async () => {
    const codes = tables.codes;
    if (codes.length === 0) return;
    for (const code of await store.holders.lostTo(codes, matchMaker.processId)) tables.awake(code)?.lose();
  };
  // While the database is away nobody can have woken anything by it.
  const timer = setInterval(() => void look().catch(() => undefined), LOOK_MS).unref();
  return { stop: () => clearInterval(timer) };
}

/** Tells the log of a lost Redis. Once it is back, rooms that others took off the list are put on it again. */
export function redisWatch(log: Logger, adminService: Pick<LinkWatch, 'announced'>): LinkWatch {
  return {
    announced: (isComing) => adminService.announced(isComing),
    away() {
      log.error('Redis is out of reach: matches go on, but tables of other processes are not found until it is back');
    },
    unsaid(what) {
      log.info({ what }, 'Redis was out of reach, and something was left unsaid');
    },
    back() {
      log.warn('Redis is back');
      matchMaker.restoreMissingRoomCaches().catch((err: unknown) => {
        log.error({ err }, 'the rooms of this process could not be listed again');
      });
    },
  };
}

/** Does anybody listen for what this room is asked? Redis itself knows at once who of those that listen has died. */
export async function hasListener(shared: SharedRedis, code: string): Promise<boolean> {
  return (await shared.presence.channels(`$${code}`)).length > 0;
}

/** Takes a room that nobody has any more off the list; with it all others of its process, where that is gone. */
export async function unlistRoom(shared: SharedRedis, { roomId, processId }: IRoomCache): Promise<void> {
  const isThere = (await shared.presence.channels(`p:${processId}`)).length > 0;
  if (isThere) return shared.driver.drop(roomId);
  await matchMaker.stats.excludeProcess(processId);
  await shared.driver.cleanup(processId);
}
