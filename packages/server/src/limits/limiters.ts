import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** Makes what counts for one purpose: so many points in so many seconds, for each who is counted. */
export type LimiterMaker = (purpose: string, points: number, seconds: number) => RateLimiterAbstract;

/** Each process counts by itself. */
export const countedHere: LimiterMaker = (_purpose, points, duration) => new RateLimiterMemory({ points, duration });

/** All processes count together; while Redis is out of reach each by itself. */
export function countedTogether(storeClient: Redis): LimiterMaker {
  return (purpose, points, duration) =>
    new RateLimiterRedis({
      storeClient,
      keyPrefix: `limit:${purpose}`,
      points,
      duration,
      rejectIfRedisNotReady: true,
      insuranceLimiter: countedHere(purpose, points, duration),
    });
}
