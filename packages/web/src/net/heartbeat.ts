/** What a heartbeat needs of the world; tests bring their own. */
export interface Clock {
  /** The time of day, in milliseconds since 1970: it shows that the machine slept. */
  now(): number;
  /** Milliseconds since some moment, which nobody sets. */
  steady(): number;
  /** Calls back once; the result stops it. */
  after(ms: number, then: () => void): () => void;
}

export const browserClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};

/** A round trip this often, answered within this time: a silent link is noticed well within fifteen seconds. */
const BEAT_MS = 6_000;
const ANSWER_MS = 5_000;
/** After a sleep, or when the page is looked at again, the answer must come sooner. */
const PROVE_MS = 3_000;
/** How often the clock is looked at, and what counts as having slept. */
const LOOK_MS = 2_000;
const SLEPT_MS = 8_000;
/** Timers that ring so late that the machine must have slept prove nothing: so often in a row the server is asked again. */
const ASKED_AGAIN = 2;

export interface Heartbeat {
  /** Asks for a round trip now: the machine may have slept, or changed its network. */
  prove(): void;
  stop(): void;
}

/**
 * Proves a link again and again by round trips. `echo` makes one and throws if it fails; `lost` is called once, when
 * one did. The machine's own sleep is noticed by a gap in the clock, since a socket that slept still claims to be open.
 */
export function heartbeat(echo: (withinMs: number) => Promise<unknown>, lost: () => void, clock: Clock): Heartbeat {
  let stopped = false;
  let cancelBeat = () => {};
  let cancelLook = () => {};
  let proving = false;
  let askedAgain = 0;

  const stop = () => {
    stopped = true;
    cancelBeat();
    cancelLook();
  };
  const trip = (withinMs: number) => {
    cancelBeat();
    const sent = clock.now();
    echo(withinMs).then(
      () => {
        proving = false;
        askedAgain = 0;
        if (!stopped) schedule();
      },
      () => {
        if (stopped) return;
        if (clock.now() - sent > withinMs + SLEPT_MS && askedAgain < ASKED_AGAIN) {
          askedAgain += 1;
          trip(PROVE_MS);
          return;
        }
        stop();
        lost();
      },
    );
  };
  const schedule = () => {
    cancelBeat();
    cancelBeat = clock.after(BEAT_MS, () => trip(ANSWER_MS));
  };
  const prove = () => {
    if (stopped || proving) return;
    proving = true;
    trip(PROVE_MS);
  };
  const look = (before: number) => {
    cancelLook = clock.after(LOOK_MS, () => {
      const now = clock.now();
      if (now - before > SLEPT_MS) prove();
      look(now);
    });
  };
  schedule();
  look(clock.now());
  return { prove, stop };
}
