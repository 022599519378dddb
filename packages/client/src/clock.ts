/** The clock of a connection; tests bring their own. */
export interface Clock {
  /** Milliseconds since 1970: a jump shows that the machine slept. */
  now(): number;
  /** Milliseconds of a monotonic clock. */
  steady(): number;
  /** Calls back once; the result stops it. */
  after(ms: number, then: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
