import type { MonotonicClock } from '../monotonic-clock.ts';

/** So many at once, and so many a second on the long run. */
export class Bucket {
  readonly #size: number;
  readonly #perMs: number;
  readonly #clockwork: MonotonicClock;
  #left: number;
  #filledAt: number;

  constructor(atOnce: number, aSecond: number, clockwork: MonotonicClock) {
    this.#size = atOnce;
    this.#perMs = aSecond / 1000;
    this.#left = atOnce;
    this.#clockwork = clockwork;
    this.#filledAt = clockwork.now();
  }

  /** Takes `count` out of it. Returns false, and takes nothing, if there are fewer. */
  take(count = 1): boolean {
    const now = this.#clockwork.now();
    this.#left = Math.min(this.#size, this.#left + (now - this.#filledAt) * this.#perMs);
    this.#filledAt = now;
    if (this.#left < count) return false;
    this.#left -= count;
    return true;
  }
}
