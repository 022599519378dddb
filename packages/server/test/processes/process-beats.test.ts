// Only in test:all: it starts Redis.
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetBeat, isSilent } from '../../src/processes/shared-redis.ts';
import { redisAtHand, startRedis } from '../support/redis.ts';
import type { Service } from '../support/service.ts';

const program = redisAtHand();

describe.skipIf(program === undefined)('a process that shares a Redis', () => {
  let service: Service;
  let redis: Redis;
  beforeAll(async () => {
    service = await startRedis(program ?? '');
    redis = new Redis({ port: service.port });
  });
  afterAll(async () => {
    redis?.disconnect();
    await service?.stop();
  });

  /** The process showed life last this number of seconds ago. */
  async function beatAgo(seconds: number): Promise<void> {
    const [now] = await redis.time();
    await redis.hset('boomtown:beats', 'a-process', Number(now) - seconds);
  }

  test('is silent once it has shown no life for some seconds, and never where it is of a build that shows none', async () => {
    expect(await isSilent(redis, 'a-process')).toBe(false);
    await beatAgo(2);
    expect(await isSilent(redis, 'a-process')).toBe(false);
    await beatAgo(20);
    expect(await isSilent(redis, 'a-process')).toBe(true);
    expect(await isSilent(redis, 'another')).toBe(false);
  });

  test('is forgotten with its rooms', async () => {
    await beatAgo(20);
    await forgetBeat(redis, 'a-process');
    expect(await isSilent(redis, 'a-process')).toBe(false);
    expect(await redis.hlen('boomtown:beats')).toBe(0);
  });
});
