export { metricsLease } from './metrics-lease.ts';
export { answers, forget, redisWatch, releaseLostTables } from './peer-processes.ts';
export { type SharedRedis, sharedRedis } from './shared-redis.ts';
