import type { Seat } from '@boomtown/game-core';

/** How many of a seat's latest ids are remembered; a browser has a few requests under way at most. */
const REMEMBERED = 64;

/** The ids of the requests that were taken, by seat, so that a repeated one is not done twice. */
export class RequestIds {
  readonly #ofSeat = new Map<Seat, Set<string>>();

  wasTaken(seat: Seat, id: string): boolean {
    return this.#ofSeat.get(seat)?.has(id) ?? false;
  }

  take(seat: Seat, id: string): void {
    let taken = this.#ofSeat.get(seat);
    if (taken === undefined) {
      taken = new Set();
      this.#ofSeat.set(seat, taken);
    }
    taken.add(id);
    if (taken.size <= REMEMBERED) return;
    for (const oldest of taken) {
      taken.delete(oldest);
      break;
    }
  }
}
