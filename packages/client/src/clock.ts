/** What a connection needs of time; tests bring their own. */
export interface Clock {
  /** The time of day, in milliseconds since 1970: it shows that the machine slept. */
  now(): number;
  /** Milliseconds since some moment, which nobody sets. */
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
