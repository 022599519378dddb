export { metricsLease } from './metrics-lease.ts';
export { answers, forget, letGoOfLost, redisWatch } from './neighbours.ts';
export { type SharedRedis, sharedRedis } from './shared-redis.ts';
