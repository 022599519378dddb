import { ok, type Result, type Seat } from '@boomtown/game-core';
import type { RequestName } from '@boomtown/wire';
import { refuseAs } from './refusals.ts';

/** How many of a seat's latest ids are remembered; a browser has a few requests under way at most. */
const REMEMBERED = 64;

/** A request that the record's entries tell of. */
interface Taken {
  readonly name: RequestName;
  readonly answer: object;
}

/** The requests that brought the entries of a match, by seat and id, so that a repeated one is not done twice. */
export class RequestIds {
  readonly #ofSeat = new Map<Seat, Map<string, Taken>>();

  wasTaken(seat: Seat, id: string): boolean {
    return this.#ofSeat.get(seat)?.has(id) ?? false;
  }

  /** What the request of this seat was answered with; `already-done` if the id was another request's, `undefined` if it is new. */
  answerTo(seat: Seat, id: string, name: RequestName): Result<object> | undefined {
    const taken = this.#ofSeat.get(seat)?.get(id);
    if (taken === undefined) return undefined;
    return taken.name === name ? ok(taken.answer) : refuseAs('already-done');
  }

  take(seat: Seat, id: string, name: RequestName, answer: object = {}): void {
    let taken = this.#ofSeat.get(seat);
    if (taken === undefined) {
      taken = new Map();
      this.#ofSeat.set(seat, taken);
    }
    taken.set(id, { name, answer });
    if (taken.size <= REMEMBERED) return;
    for (const oldest of taken.keys()) {
      taken.delete(oldest);
      break;
    }
  }

  /** Another player sits there now. */
  forget(seat: Seat): void {
    this.#ofSeat.delete(seat);
  }
}
