export { metricsLease } from './metrics-lease.ts';
export { hasListener, redisWatch, releaseLostTables, unlistRoom } from './peer-processes.ts';
export { type SharedRedis, sharedRedis } from './shared-redis.ts';
