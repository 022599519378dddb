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

type Operations = Parameters<MatchMakerDriver['update']>[1];

/**
 * Which process has the room of which table. The first that lists a room has it; nobody changes or removes the listing
 * of another one, as a process that was believed dead would when it lets go of its rooms. What can't be said to Redis while
 * it is out of reach is left unsaid: a room must be able to let people go, and a process that finds the listing asks the room.
 */
export class TableListings extends RedisDriver {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    super(redis);
    this.#redis = redis;
  }

  /** Lists a room. Returns false, and does nothing, where it is listed already. */
  async insert(room: IRoomCache): Promise<boolean> {
    return (await this.#redis.hsetnx(KEY, room.roomId, JSON.stringify(room))) === 1;
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

  /** Takes a room off the list, whosever it was. */
  async drop(roomId: string): Promise<void> {
    await this.#redis.hdel(KEY, roomId);
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
