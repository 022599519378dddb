import { randomUUID } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import type { Redis } from 'ioredis';
import { watchAvailability } from '../availability.ts';
import { errorMessage, StartFault } from '../error-message.ts';
import type { TableListings } from './table-listings.ts';
import type { TablePresence } from './table-presence.ts';

/** A Redis that says nothing for so long is out of reach. */
const ANSWER_MS = 2_000;
const LOOK_MS = 1_000;
const LONGEST_RETRY_MS = 1_000;
/** Once Redis is back, all processes show life within this time. */
const ALL_SEEN_MS = 6_000;

/** Holds a word of the latest update that the host has announced, or nothing. */
const ANNOUNCED = 'boomtown:update';

/** Called when Redis is out of reach, and when it is back. */
export interface LinkWatch {
  /** Whether the processes that run now are to be updated, whichever of them received the order. */
  announced(isComing: boolean): void;
  away(): void;
  /** Something was not said to the other processes, since Redis is out of reach. */
  unsaid(what: string): void;
  back(): void;
}

/** What the processes of one site share besides the records: by it they find one another's rooms. */
export interface SharedRedis {
  readonly presence: TablePresence;
  readonly driver: TableListings;
  readonly client: Redis;
  /** Did it answer when it was asked last? */
  readonly isLinked: boolean;
  watch: LinkWatch;
  /** Is that process frozen, or gone? Unknown, and so no, just after Redis came back: until then nobody could show life. */
  isSilent(processId: string): Promise<boolean>;
  /** Tells all processes that run now that an update is coming, or that none is any more. Rejects while Redis is away. */
  announce(isComing: boolean): Promise<void>;
  close(): void;
}

/** Connects to a Redis (`redis://…`). Throws a `StartFault` when it can't be reached. */
export async function sharedRedis(url: string): Promise<SharedRedis> {
  // A single process never loads these.
  const [{ Redis }, { TablePresence }, { TableListings }] = await Promise.all([
    import('ioredis'),
    import('./table-presence.ts'),
    import('./table-listings.ts'),
  ]);
  const client = new Redis(url, {
    commandTimeout: ANSWER_MS,
    connectTimeout: ANSWER_MS,
    // A way that swallows everything is given up for a new one.
    socketTimeout: 2 * ANSWER_MS,
    maxRetriesPerRequest: 1,
    // Each listener subscribes again by itself; the client would ignore a failure.
    autoResubscribe: false,
    retryStrategy: (tries) => Math.min(tries * 100, LONGEST_RETRY_MS),
  });
  // What it means is seen by its answers, below.
  let complaint = '';
  client.on('error', (error) => {
    complaint = error.message;
  });
  let former: string | null;
  try {
    // What was announced before this process began has been done with it.
    former = await client.get(ANNOUNCED);
  } catch (error) {
    client.disconnect();
    // That it gave up says less than what it gave up for.
    const gaveUp = error instanceof Error && error.name === 'MaxRetriesPerRequestError' && complaint !== '';
    const why = gaveUp ? complaint : errorMessage(error);
    throw new StartFault(`The Redis of REDIS_URL can't be used.\n  (${why})\n${adviceFor(`${complaint} ${why}`)}`);
  }
  let linkedAt = performance.now();
  const shared: SharedRedis = {
    presence: new TablePresence(client),
    driver: new TableListings(client),
    client,
    watch: { announced() {}, away() {}, unsaid() {}, back() {} },
    get isLinked() {
      return availability.isAvailable;
    },
    async isSilent(processId) {
      return performance.now() - linkedAt > ALL_SEEN_MS && isSilent(client, processId);
    },
    async announce(isComing: boolean) {
      await client.set(ANNOUNCED, isComing ? randomUUID() : '');
    },
    close: () => {
      availability.stop();
      void forgetBeat(client, matchMaker.processId).catch(() => undefined);
      client.disconnect();
    },
  };
  shared.presence.unsaid = (what) => shared.watch.unsaid(what);
  const answers = async () => {
    const found = await client.get(ANNOUNCED).catch(() => undefined);
    if (found === undefined) return false;
    shared.watch.announced((found ?? '') !== '' && found !== former);
    await showLife(client).catch(() => undefined);
    return true;
  };
  const availability = watchAvailability(LOOK_MS, answers, (isAvailable) => {
    if (!isAvailable) return shared.watch.away();
    linkedAt = performance.now();
    shared.presence.listenAnew();
    shared.watch.back();
  });
  return shared;
}

/** What the host can do where it can't be used. `why`: as Redis or the client says it. */
function adviceFor(why: string): string {
  const isRefused = /WRONGPASS|NOAUTH|NOPERM|invalid password/.test(why);
  return isRefused ? 'It runs, but wants another password. Correct it in REDIS_URL.' : 'Is it running?';
}

/** When each process showed life last, by the clock of Redis, in seconds. */
const BEATS = 'boomtown:beats';
/**
 * A process that was silent for longer is frozen, or gone. It shows life each second; one that has too much to do may be late, and taking
 * its tables away would give all others more to do.
 */
const SILENT_S = 6;

const BEAT = `return redis.call('HSET', KEYS[1], ARGV[1], redis.call('TIME')[1])`;
const SILENCE = `local beat = redis.call('HGET', KEYS[1], ARGV[1])
if not beat then return -1 end
return redis.call('TIME')[1] - beat`;

/** This process lives. */
async function showLife(redis: Redis): Promise<void> {
  const { processId } = matchMaker;
  if (processId !== undefined) await redis.eval(BEAT, 1, BEATS, processId);
}

/** Has a process been silent for so long that it must be frozen or gone? One of an older build, which shows no life, has not. */
export async function isSilent(redis: Redis, processId: string): Promise<boolean> {
  return Number(await redis.eval(SILENCE, 1, BEATS, processId)) > SILENT_S;
}

/** Forgets a process whose rooms are taken over. */
export async function forgetBeat(redis: Redis, processId: string): Promise<void> {
  await redis.hdel(BEATS, processId);
}
