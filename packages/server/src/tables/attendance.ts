import type { Seat } from '@boomtown/game-core';
import type { Clockwork } from '../clockwork.ts';

/** When a table wakes in the middle of a match, its people are waited for so long before their time counts. */
const GRACE_MS = 30_000;

/** Who of a table's people is connected, and since when the others are gone. */
export class Attendance {
  readonly #clockwork: Clockwork;
  readonly #goneSince: Map<Seat, number>;
  readonly #endGrace: () => void;
  #here: ReadonlySet<Seat> = new Set();
  readonly #awaited: Set<Seat>;

  /**
   * @param woken does the table wake in mid-match, so that everybody is waited for?
   * @param graceOver is called with those who were waited for in vain
   */
  constructor(seats: number, woken: boolean, clockwork: Clockwork, graceOver: (seats: readonly Seat[]) => void) {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    const now = clockwork.now();
    this.#clockwork = clockwork;
    this.#goneSince = new Map(all.map((seat) => [seat, now]));
    this.#awaited = new Set(woken ? all : []);
    this.#endGrace = woken ? clockwork.after(GRACE_MS, () => this.#stopWaiting(graceOver)) : () => {};
  }

  /** These seats are connected now. Returns those of them who were waited for. */
  attend(here: ReadonlySet<Seat>): readonly Seat[] {
    const now = this.#clockwork.now();
    for (const seat of this.#here) if (!here.has(seat)) this.#goneSince.set(seat, now);
    for (const seat of here) this.#goneSince.delete(seat);
    this.#here = here;
    return [...here].filter((seat) => this.#awaited.delete(seat));
  }

  isHere(seat: Seat): boolean {
    return this.#here.has(seat);
  }

  /** Is the person of this seat still waited for, so that their time does not count? */
  isAwaited(seat: Seat): boolean {
    return this.#awaited.has(seat);
  }

  close(): void {
    this.#endGrace();
  }

  #stopWaiting(graceOver: (seats: readonly Seat[]) => void): void {
    const inVain = [...this.#awaited];
    this.#awaited.clear();
    graceOver(inVain);
  }
}
