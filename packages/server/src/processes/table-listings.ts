import { type IRoomCache, type MatchMakerDriver, matchMaker } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import type { Redis } from 'ioredis';

/** Where the framework's driver keeps what rooms there are. */
const KEY = 'roomcaches';

/** Each does something with the listing of a room (`ARGV[1]`) if it is this process's (`ARGV[2]`). */
const IF_OWN = `local kept = redis.call('HGET', KEYS[1], ARGV[1])
if not kept or cjson.decode(kept).processId ~= ARGV[2] then return 0 end `;
const REMOVE = `${IF_OWN} return redis.call('HDEL', KEYS[1], ARGV[1])`;
const UPDATE = `${IF_OWN} redis.call('HSET', KEYS[1], ARGV[1], ARGV[3]) return 1`;

/** Removes those of the listings `ARGV[2]`, `ARGV[3]` … that are the process's `ARGV[1]`: another one may have listed a room meanwhile. */
const REMOVE_ALL_OF = `for i = 2, #ARGV do
  local kept = redis.call('HGET', KEYS[1], ARGV[i])
  if kept and cjson.decode(kept).processId == ARGV[1] then redis.call('HDEL', KEYS[1], ARGV[i]) end
end`;
/** Removes the listing of a room (`ARGV[1]`) if it is that process's (`ARGV[2]`) and nobody listens for what the room is asked. */
const REMOVE_DEAF = `${IF_OWN}
if redis.call('PUBSUB', 'NUMSUB', '$' .. ARGV[1])[2] > 0 then return 0 end
return redis.call('HDEL', KEYS[1], ARGV[1])`;
/** Listings that are read at once: others ask Redis meanwhile. */
const READ_AT_ONCE = 1_000;

type Operations = Parameters<MatchMakerDriver['update']>[1];

/**
 * Which process has the room of which table. The first that lists a room has it; nobody changes or removes the listing
 * of another one, as a process that was believed dead would when it lets go of its rooms. Writes that fail while Redis
 * is out of reach are dropped: a room must be able to let people go, and a process that finds a stale listing asks the
 * room.
 */
export class TableListings extends RedisDriver {
  readonly #redis: Redis;
  readonly #cleanups = new Map<string, Promise<void>>();

  constructor(redis: Redis) {
    super(redis);
    this.#redis = redis;
  }

  /**
   * Lists a room. Returns false where it is listed already, or where Redis does not answer in time: then the framework lets go of the
   * room, and it must not stay listed.
   */
  async insert(room: IRoomCache): Promise<boolean> {
    try {
      return (await this.#redis.hsetnx(KEY, room.roomId, JSON.stringify(room))) === 1;
    } catch {
      // It may have been done all the same.
      await this.remove(room.roomId);
      return false;
    }
  }

  override async update(room: IRoomCache, { $set = {}, $inc = {} }: Operations): Promise<true> {
    const known = new Map<string, unknown>(Object.entries(room));
    const counted = Object.entries($inc).map(([field, by]) => [field, Number(known.get(field)) + Number(by)]);
    Object.assign(room, $set, Object.fromEntries(counted));
    await this.#ifOwn(UPDATE, room.roomId, JSON.stringify(room));
    return true;
  }

  override async remove(roomId: string): Promise<boolean> {
    return this.#ifOwn(REMOVE, roomId);
  }

  /** Takes a room off the list if it is that process's. */
  async dropOf(processId: string, roomId: string): Promise<void> {
    await this.#redis.eval(REMOVE, 1, KEY, roomId, processId);
  }

  /** Takes a room off the list if it is that process's, and nobody serves it any more. */
  async dropDeaf(processId: string, roomId: string): Promise<void> {
    await this.#redis.eval(REMOVE_DEAF, 1, KEY, roomId, processId);
  }

  /** Takes all rooms of a process off the list. All its people come at once, and the list is read once for all of them. */
  override cleanup(processId: string): Promise<void> {
    const begun = this.#cleanups.get(processId);
    if (begun !== undefined) return begun;
    const cleanup = this.#removeAllOf(processId).finally(() => this.#cleanups.delete(processId));
    this.#cleanups.set(processId, cleanup);
    return cleanup;
  }

  async #removeAllOf(processId: string): Promise<void> {
    const isItsOwn = (listing: string) => listing.includes(JSON.stringify(processId));
    let cursor = '0';
    do {
      const [next, found] = await this.#redis.hscan(KEY, cursor, 'COUNT', READ_AT_ONCE);
      const lost = found.filter((_, i) => i % 2 === 0 && isItsOwn(found[i + 1] ?? ''));
      if (lost.length > 0) await this.#redis.eval(REMOVE_ALL_OF, 1, KEY, processId, ...lost);
      cursor = next;
    } while (cursor !== '0');
  }

  /** The connection is closed where it was opened. */
  override async shutdown(): Promise<void> {}

  async #ifOwn(script: string, roomId: string, ...more: readonly string[]): Promise<boolean> {
    if (this.#redis.status !== 'ready') return false;
    try {
      return (await this.#redis.eval(script, 1, KEY, roomId, matchMaker.processId, ...more)) === 1;
    } catch {
      return false;
    }
  }
}
