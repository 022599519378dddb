import { randomUUID } from 'node:crypto';
import type { SharedRedis } from './shared-redis.ts';

const KEY = 'boomtown:metrics';
/** Several scrapes long. When the process that has it dies, another one reports after this time. */
const LEASE_MS = 60_000;

/**
 * Whether this process is the one of a site that reports what is the same for all of them. It is the first one that is
 * asked, and stays so as long as it is asked again. Rejects while Redis is away.
 */
export function metricsLease({ client }: Pick<SharedRedis, 'client'>): () => Promise<boolean> {
  const own = randomUUID();
  return async () => {
    if ((await client.set(KEY, own, 'PX', LEASE_MS, 'NX')) === 'OK') return true;
    if ((await client.get(KEY)) !== own) return false;
    await client.pexpire(KEY, LEASE_MS);
    return true;
  };
}
