// Only in test:all: it starts Redis.
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { metricsLease } from '../../src/processes/claims.ts';
import { redisAtHand, startRedis } from '../support/redis.ts';

const program = redisAtHand();
const KEY = 'boomtown:metrics';

test.skipIf(program === undefined)(
  'one process tells what is the same for all, as long as it is asked; then the next one that is asked does',
  async () => {
    const service = await startRedis(program ?? '');
    onTestFinished(() => service.stop());
    const client = new Redis({ port: service.port });
    onTestFinished(() => client.disconnect());
    const [one, two] = [metricsLease({ client }), metricsLease({ client })];
    expect([await one(), await two(), await one()]).toEqual([true, false, true]);
    // Each time that it is asked it has it for a while longer.
    await client.pexpire(KEY, 5_000);
    expect(await one()).toBe(true);
    expect(await client.pttl(KEY)).toBeGreaterThan(30_000);
    // It died, and its time ran out.
    await client.pexpire(KEY, 1);
    await expect.poll(() => client.exists(KEY)).toBe(0);
    expect([await two(), await one(), await two()]).toEqual([true, false, true]);
  },
  60_000,
);
