/**
 * The only time that decides anything: it runs on evenly, whatever becomes of the system's clock. Tests bring one that
 * they turn by hand.
 */
export interface MonotonicClock {
  /** Milliseconds since some moment; never less than before. */
  now(): number;
  /** Calls back once, so many milliseconds from now; the result stops it. */
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
