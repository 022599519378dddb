import type { MonotonicClock } from '../../src/monotonic-clock.ts';

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

/** A clock that stands still until a test advances it. */
export class HandClock implements MonotonicClock {
  #now = 1_000_000;
  readonly #timers = new Set<Timer>();

  now(): number {
    return this.#now;
  }

  after(ms: number, then: () => void): () => void {
    const timer: Timer = { at: this.#now + Math.max(0, ms), then };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Lets `ms` pass; each timer rings at its moment. */
  advance(ms: number): void {
    const until = this.#now + ms;
    for (let next = this.#next(until); next !== undefined; next = this.#next(until)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.then();
    }
    this.#now = until;
  }

  /** Lets `ms` pass without any timer having rung yet, as when the process is busy. */
  jump(ms: number): void {
    this.#now += ms;
  }

  #next(until: number): Timer | undefined {
    return [...this.#timers].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  }
}
