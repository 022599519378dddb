import type { Redis } from 'ioredis';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { MonotonicClock } from '../monotonic-clock.ts';

/** A counter of one purpose for each key. */
export type Limiter = Pick<RateLimiterAbstract, 'get' | 'consume' | 'penalty' | 'block' | 'delete'>;

/** Makes a counter for one purpose: `points` in `seconds`, for each key. */
export type LimiterMaker = (purpose: string, points: number, seconds: number) => Limiter;

/** Each process counts alone. */
export const countedHere: LimiterMaker = (_purpose, points, duration) => new RateLimiterMemory({ points, duration });

/** All processes count together; without Redis each counts alone, and no request waits for it. */
export function countedTogether(shared: { readonly client: Redis; readonly isLinked: boolean }): LimiterMaker {
  return (purpose, points, duration) => {
    const insuranceLimiter = new RateLimiterMemory({ points, duration });
    const together = new RateLimiterRedis({
      storeClient: shared.client,
      keyPrefix: `limit:${purpose}`,
      points,
      duration,
      rejectIfRedisNotReady: true,
      insuranceLimiter,
    });
    const now = () => (shared.isLinked ? together : insuranceLimiter);
    return {
      get: (key) => now().get(key),
      consume: (key) => now().consume(key),
      penalty: (key) => now().penalty(key),
      block: (key, seconds) => now().block(key, seconds),
      delete: (key) => now().delete(key),
    };
  };
}

/** How many at once, and how many a second in the long run. */
export class Bucket {
  readonly #size: number;
  readonly #perMs: number;
  readonly #monotonicClock: MonotonicClock;
  #left: number;
  #filledAt: number;

  constructor(atOnce: number, aSecond: number, monotonicClock: MonotonicClock) {
    this.#size = atOnce;
    this.#perMs = aSecond / 1000;
    this.#left = atOnce;
    this.#monotonicClock = monotonicClock;
    this.#filledAt = monotonicClock.now();
  }

  /** Takes `count` out of it. Returns false, and takes nothing, if there are fewer. */
  take(count = 1): boolean {
    const now = this.#monotonicClock.now();
    this.#left = Math.min(this.#size, this.#left + (now - this.#filledAt) * this.#perMs);
    this.#filledAt = now;
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }
}
