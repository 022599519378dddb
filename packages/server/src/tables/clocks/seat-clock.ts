import type { ClockTerms } from '@boomtown/wire';
import { creditOf, FULL_PURSE, refilled } from './lag.ts';

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
