export { metricsLease } from './metrics-lease.ts';
export { isGone, isServed, redisWatch, releaseLostTables, unlistRoom, untilDeaf } from './peer-processes.ts';
export { type SharedRedis, sharedRedis } from './shared-redis.ts';
export { claimWaking } from './waking-claim.ts';
