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

const LOOK_MS = 1_000;
/** Both clocks are read a moment apart, and the time of day is corrected by little steps. */
const PARTED_MS = 500;

/**
 * Calls back after the machine slept: in many browsers steady time stands still meanwhile, so that the time of day runs
 * ahead of it. A time of day that was set anew looks the same. Returns how to stop.
 */
export function watchSleep(clock: Clock, woke: () => void): () => void {
  let cancel = () => {};
  const look = (before: number) => {
    cancel = clock.after(LOOK_MS, () => {
      const apart = clock.now() - clock.steady();
      look(apart);
      if (Math.abs(apart - before) > PARTED_MS) woke();
    });
  };
  look(clock.now() - clock.steady());
  return () => cancel();
}
