import { setTimeout as pause } from 'node:timers/promises';
import { type IRoomCache, matchMaker } from '@colyseus/core';
import type { Logger } from 'pino';
import type { RecordStore } from '../storage/index.ts';
import type { LiveTables } from '../tables/index.ts';
import { forgetBeat, type LinkWatch, type SharedRedis } from './shared-redis.ts';

/** How often it is looked whether another process has woken tables that are awake here. */
const LOOK_MS = 2_000;
/** How often it is looked whether a room that was asked something is still there. */
const DEAF_LOOK_MS = 200;

interface Lookout {
  readonly store: RecordStore;
  readonly tables: LiveTables;
}

/**
 * Lets go of tables that another process has woken, because it believed this one dead: their people are asked to come
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

/** Does anybody listen there for what a room or a process is asked? Redis itself knows at once who of those that listen has died. */
async function hasListener({ client }: SharedRedis, channel: string): Promise<boolean> {
  // The framework's own way looks through the channels of all rooms.
  const [, listeners] = await client.pubsub('NUMSUB', channel);
  return Number(listeners) > 0;
}

/** Is the room there, in a process that shows life? */
export async function isServed(shared: SharedRedis, { roomId, processId }: IRoomCache): Promise<boolean> {
  return (await hasListener(shared, `$${roomId}`)) && !(await shared.isSilent(processId));
}

/** Is the process gone, or frozen? Redis itself knows at once of one that is gone. */
export async function isGone(shared: SharedRedis, processId: string): Promise<boolean> {
  return !(await hasListener(shared, `p:${processId}`)) || shared.isSilent(processId);
}

/** Rejects when nobody listens any more for what the room is asked; until `signal` ends that. */
export async function untilDeaf(shared: SharedRedis, code: string, signal: AbortSignal): Promise<never> {
  for (;;) {
    await pause(DEAF_LOOK_MS, undefined, { signal });
    // While Redis is away, nothing is known.
    if (!(await hasListener(shared, `$${code}`).catch(() => true))) throw new Error('nobody listens any more');
  }
}

/**
 * Takes a room of a process that is gone or frozen off the list; then all others of that process. The table does not wait for
 * these: there may be thousands.
 */
export async function unlistRoom(shared: SharedRedis, { roomId, processId }: IRoomCache): Promise<void> {
  await shared.driver.dropOf(processId, roomId);
  // What fails here is done for the next table of that process.
  void unlistProcess(shared, processId).catch(() => undefined);
}

async function unlistProcess(shared: SharedRedis, processId: string): Promise<void> {
  await matchMaker.stats.excludeProcess(processId);
  await shared.driver.cleanup(processId);
  // A frozen one counts as gone by its last beat, so that goes last.
  await forgetBeat(shared.client, processId);
}
