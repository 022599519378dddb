import type { Clock } from './clock.ts';

/**
 * The server says something at least every eleven seconds, a mere sign of life if nothing else. When it did not, it is
 * asked and has this long to answer: a dead link is noticed within fifteen seconds.
 */
const QUIET_MS = 11_800;
const ANSWER_MS = 3_000;
/** How often the clock is looked at, and what counts as having slept. */
const LOOK_MS = 2_000;
const SLEPT_MS = 8_000;
/** Timers that ring so late that the machine must have slept prove nothing: so often in a row the server is asked again. */
const ASKED_AGAIN = 2;

/** What a heartbeat uses and calls. */
export interface HeartbeatParts {
  /** Makes a round trip. Rejects if there is no answer in time. */
  echo(withinMs: number): Promise<unknown>;
  /** The link was proved some time after it was opened. */
  stands(): void;
  /** The link is dead; called once. */
  lost(): void;
}

export interface Heartbeat {
  /** Something came over the link. */
  heard(): void;
  /** Asks for a round trip now: the machine may have slept, or changed its network. */
  prove(): void;
  stop(): void;
}

/**
 * Watches a link. Incoming messages prove it; silence is tested by a round trip. A gap in the clock shows that the machine
 * slept, since a socket claims to be open after a sleep.
 */
export function heartbeat({ echo, stands, lost }: HeartbeatParts, clock: Clock): Heartbeat {
  let stopped = false;
  let cancelListening = () => {};
  let cancelLook = () => {};
  let proving = false;
  let askedAgain = 0;
  let heardAt = clock.steady();

  const stop = () => {
    stopped = true;
    cancelListening();
    cancelLook();
  };
  const trip = () => {
    cancelListening();
    const sent = clock.now();
    echo(ANSWER_MS).then(
      () => {
        proving = false;
        askedAgain = 0;
        if (stopped) return;
        heardAt = clock.steady();
        stands();
        listen(QUIET_MS);
      },
      () => {
        if (stopped) return;
        if (clock.now() - sent > ANSWER_MS + SLEPT_MS && askedAgain < ASKED_AGAIN) {
          askedAgain += 1;
          trip();
          return;
        }
        stop();
        lost();
      },
    );
  };
  const listen = (ms: number) => {
    cancelListening();
    cancelListening = clock.after(ms, () => {
      const quiet = clock.steady() - heardAt;
      if (quiet >= QUIET_MS) return trip();
      stands();
      listen(QUIET_MS - quiet);
    });
  };
  const prove = () => {
    if (stopped || proving) return;
    proving = true;
    trip();
  };
  const look = (before: number) => {
    cancelLook = clock.after(LOOK_MS, () => {
      const now = clock.now();
      if (now - before > SLEPT_MS) prove();
      look(now);
    });
  };
  listen(QUIET_MS);
  look(clock.now());
  return {
    heard() {
      heardAt = clock.steady();
    },
    prove,
    stop,
  };
}
