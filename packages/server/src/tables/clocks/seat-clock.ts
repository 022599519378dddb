import type { ClockTerms } from '@boomtown/wire';

/**
 * Credit for network delay, as on lichess. The server alone measures it, by a round trip of the socket, which a page
 * cannot influence. One decision gets at most this much, from a purse that each decision refills a little. A steady
 * delay therefore costs no thinking time, and a faked one gains little.
 */
const MAX_A_DECISION_MS = 1_000;
export const FULL_PURSE = 3_000;
const REFILL_MS = 300;
/** How many of the last round trips count; the shortest of them is what the network takes in any case. */
const SAMPLES = 3;

/** The credit for one decision, in milliseconds. */
export function creditOf(purse: number, lag: number): number {
  return Math.min(lag, MAX_A_DECISION_MS, purse);
}

/** What is in the purse after a decision that took so much out of it. */
export function refilled(purse: number, taken: number): number {
  return Math.min(FULL_PURSE, purse - taken + REFILL_MS);
}

/** The last round trips of one seat's socket. */
export class RoundTrips {
  readonly #last: number[] = [];

  add(ms: number): void {
    this.#last.push(Math.max(0, ms));
    if (this.#last.length > SAMPLES) this.#last.shift();
  }

  /** How late what this seat does is heard, in milliseconds. */
  get lag(): number {
    return this.#last.length === 0 ? 0 : Math.min(...this.#last);
  }
}

/** The terms of a table at which time runs. */
export type TimedTerms = Exclude<ClockTerms, { kind: 'none' }>;

/** The clock of one seat. Times are milliseconds of the server's clockwork. */
export interface SeatClock {
  /** What was left when it began to run, or is left while it stands. */
  readonly left: number;
  /** When it began to run; `null` while it stands. */
  readonly since: number | null;
  /** How much lag it may still be credited for. */
  readonly purse: number;
}

/** What a seat with an empty bank has at least for its next decision; with nothing it could decide nothing. */
const LEAST_AFTER_ZERO_MS = 5_000;

/** A clock before its first decision. */
export function freshClock(terms: TimedTerms): SeatClock {
  return { left: terms.seconds * 1000, since: null, purse: FULL_PURSE };
}

export function leftAt({ left, since }: SeatClock, now: number): number {
  return since === null ? left : Math.max(0, left - (now - since));
}

/** Lets it run from now on, unless it does. */
export function started(clock: SeatClock, now: number): SeatClock {
  return clock.since === null ? { ...clock, since: now } : clock;
}

/** Stops it where it is: the decision is not made yet. */
export function stopped(clock: SeatClock, now: number): SeatClock {
  return { ...clock, left: leftAt(clock, now), since: null };
}

/** When its time is up, with the credit for a lag of `lag` milliseconds; `null` while it stands. */
export function upAt(clock: SeatClock, lag: number): number | null {
  return clock.since === null ? null : clock.since + clock.left + creditOf(clock.purse, lag);
}

/**
 * After a decision: what it took is charged, less the credit for the lag, and the seat gets what its next decision has.
 * @param at when the action was received, or the time was up
 */
export function decided(terms: TimedTerms, clock: SeatClock, at: number, lag: number): SeatClock {
  const credit = clock.since === null ? 0 : creditOf(clock.purse, lag);
  const spent = clock.since === null ? 0 : Math.max(0, at - clock.since - credit);
  const left = Math.max(0, clock.left - spent);
  const purse = clock.since === null ? clock.purse : refilled(clock.purse, Math.min(credit, at - clock.since));
  return { left: leftForNext(terms, left), since: null, purse };
}

/** After a decision that a bot made for the seat: its player's next one has a whole turn, and their bank is what it was. */
export function decidedByAnother(terms: TimedTerms, clock: SeatClock): SeatClock {
  return terms.kind === 'turn' ? { ...clock, left: leftForNext(terms, clock.left) } : clock;
}

function leftForNext(terms: TimedTerms, left: number): number {
  if (terms.kind === 'turn') return terms.seconds * 1000;
  const more = left + terms.increment * 1000;
  return left === 0 ? Math.max(more, LEAST_AFTER_ZERO_MS) : more;
}
