import type { MonotonicClock } from '../monotonic-clock.ts';

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
