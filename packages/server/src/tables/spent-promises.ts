import type { Seat } from '@boomtown/game-core';

/** Of each seat, the latest: what comes late is seldom older than the start before. */
const REMEMBERED = 24;

/**
 * Promises that are good for no start any more, though no redraw tells of them: their start was called off before a nonce
 * was opened, or theirs was shown before its time. No record keeps them, because what comes late comes over a socket of
 * this process.
 */
export class SpentPromises {
  readonly #ofSeat = new Map<Seat, readonly string[]>();

  add(seat: Seat, promise: string): void {
    this.#ofSeat.set(seat, [...(this.#ofSeat.get(seat) ?? []), promise].slice(-REMEMBERED));
  }

  has(promise: string): boolean {
    return [...this.#ofSeat.values()].some((promises) => promises.includes(promise));
  }
}
