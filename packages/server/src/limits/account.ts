import type { MonotonicClock } from '../monotonic-clock.ts';
import type { Rate } from './limits.ts';

/** A request that takes longer than anyone is to wait for is paid for in part. */
const MAX_DEBT_S = 10;
/** Between two that waited: what the first one costs is known before the second goes on. */
const SPACING_MS = 2;

/** Milliseconds of the event loop that a client may take at once, and regains each second. One request may overdraw it; the next one then waits. */
export class Account {
  readonly #rate: Rate;
  readonly #monotonicClock: MonotonicClock;
  readonly #line = new Set<() => void>();
  #left: number;
  #filledAt: number;
  #cancel: (() => void) | null = null;

  constructor(rate: Rate, monotonicClock: MonotonicClock) {
    this.#rate = rate;
    this.#monotonicClock = monotonicClock;
    this.#left = rate.atOnce;
    this.#filledAt = monotonicClock.now();
  }

  /** Milliseconds until something may be asked; 0: now. */
  get waitMs(): number {
    const left = this.#refilled();
    return left > 0 ? 0 : Math.max(1, (-left * 1000) / this.#rate.aSecond);
  }

  /** Has nobody taken anything of it for long? */
  get isFull(): boolean {
    return this.#line.size === 0 && this.#refilled() >= this.#rate.atOnce;
  }

  /** How many wait. */
  get inLine(): number {
    return this.#line.size;
  }

  pay(ms: number): void {
    this.#left = Math.max(-MAX_DEBT_S * this.#rate.aSecond, this.#refilled() - ms);
  }

  /** Calls back when something may be asked again: those who wait go on one after the other. The result stops it. */
  wait(then: () => void): () => void {
    this.#line.add(then);
    this.#cancel ??= this.#monotonicClock.after(Math.max(this.waitMs, SPACING_MS), () => this.#letOneGo());
    return () => {
      this.#line.delete(then);
    };
  }

  #letOneGo(): void {
    this.#cancel = null;
    const [first] = this.#line;
    if (first === undefined) return;
    const { waitMs } = this;
    if (waitMs === 0) this.#line.delete(first);
    if (this.#line.size > 0) {
      this.#cancel = this.#monotonicClock.after(Math.max(waitMs, SPACING_MS), () => this.#letOneGo());
    }
    if (waitMs === 0) first();
  }

  #refilled(): number {
    const now = this.#monotonicClock.now();
    const { atOnce, aSecond } = this.#rate;
    this.#left = Math.min(atOnce, this.#left + ((now - this.#filledAt) * aSecond) / 1000);
    this.#filledAt = now;
    return this.#left;
  }
}
