import { matchMaker } from '@colyseus/core';
import type { Redis } from 'ioredis';

/** When each process showed life last, by the clock of Redis, in seconds. */
const KEY = 'boomtown:beats';
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
export async function showLife(redis: Redis): Promise<void> {
  const { processId } = matchMaker;
  if (processId !== undefined) await redis.eval(BEAT, 1, KEY, processId);
}

/** Has a process been silent for so long that it must be frozen or gone? One of an older build, which shows no life, has not. */
export async function isSilent(redis: Redis, processId: string): Promise<boolean> {
  return Number(await redis.eval(SILENCE, 1, KEY, processId)) > SILENT_S;
}

/** Forgets a process whose rooms are taken over. */
export async function forgetBeat(redis: Redis, processId: string): Promise<void> {
  await redis.hdel(KEY, processId);
}
