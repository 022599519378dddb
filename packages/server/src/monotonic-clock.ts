/**
 * The time by which everything is decided. It runs evenly when the system's clock is set. Tests bring one that they
 * advance by hand.
 */
export interface MonotonicClock {
  /** Milliseconds since some moment; never less than before. */
  now(): number;
  /** Calls back once, `ms` milliseconds from now; the result cancels it. */
  after(ms: number, then: () => void): () => void;
}

/** The longest that a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

export const systemClock: MonotonicClock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, Math.min(Math.max(0, ms), LONGEST_MS));
    return () => clearTimeout(timer);
  },
};
