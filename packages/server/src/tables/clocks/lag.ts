/**
 * Credit for the network's delay, as lichess gives it: measured by the server alone (a round trip of the socket itself,
 * which a page cannot speak in), so much for one decision at most, and out of a purse that each decision fills up a
 * little. So a steady delay costs nobody their time, and one that is made up gains little and not for ever.
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
