import { randomUUID } from 'node:crypto';
import { matchMaker } from '@colyseus/core';
import { isGone } from './peer-processes.ts';
import type { SharedRedis } from './shared-redis.ts';

/** Gives a claim back, unless it ran out meanwhile and another process has it now. */
const GIVE_BACK = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end";
/** How long a process may take to wake a table until another one tries. */
const LONGEST_MS = 4_000;

/**
 * Claims to wake a table: the people of a table ask several processes, and two that wake it at the same time take twice as long.
 * Returns how to give the claim back; `null` where another process has it.
 */
export async function claimWaking(shared: SharedRedis, code: string): Promise<(() => void) | null> {
  const { client } = shared;
  const { processId } = matchMaker;
  const key = `boomtown:waking:${code}`;
  if ((await client.set(key, processId, 'PX', LONGEST_MS, 'NX')) !== 'OK') {
    const holder = await client.get(key);
    if (holder === null || !(await isGone(shared, holder))) return null;
    await client.set(key, processId, 'PX', LONGEST_MS);
  }
  // Left alone it ends by itself.
  return () => void client.eval(GIVE_BACK, 1, key, processId).catch(() => undefined);
}

const METRICS_KEY = 'boomtown:metrics';
/** Several scrapes long. When the process that has it dies, another one reports after this time. */
const METRICS_LEASE_MS = 60_000;

/**
 * Whether this process is the one of a site that reports what is the same for all of them. It is the first one that is
 * asked, and stays so as long as it is asked again. Rejects while Redis is away.
 */
export function metricsLease({ client }: Pick<SharedRedis, 'client'>): () => Promise<boolean> {
  const own = randomUUID();
  return async () => {
    if ((await client.set(METRICS_KEY, own, 'PX', METRICS_LEASE_MS, 'NX')) === 'OK') return true;
    if ((await client.get(METRICS_KEY)) !== own) return false;
    await client.pexpire(METRICS_KEY, METRICS_LEASE_MS);
    return true;
  };
}
