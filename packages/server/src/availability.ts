/** Whether something on which this process relies answers, also while nobody needs it. */
export interface Availability {
  readonly isThere: boolean;
  stop(): void;
}

/** Of what is on this very machine, and so never out of reach. */
export const ALWAYS_AVAILABLE: Availability = { isThere: true, stop() {} };

/**
 * Asks every few milliseconds, one question at a time, whether it is there, and tells when it goes and when it comes back.
 * It is there to begin with.
 */
export function watchAvailability(
  everyMs: number,
  answers: () => Promise<boolean>,
  changed: (isThere: boolean) => void,
): Availability {
  let isThere = true;
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    const found = await answers().finally(() => {
      looking = false;
    });
    if (found === isThere) return;
    isThere = found;
    changed(isThere);
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return {
    get isThere() {
      return isThere;
    },
    stop: () => clearInterval(timer),
  };
}
