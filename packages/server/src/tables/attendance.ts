import type { Seat } from '@boomtown/game-core';
import type { MonotonicClock } from '../monotonic-clock.ts';

/** When a table wakes in the middle of a match, its people are waited for so long before their time counts. */
const GRACE_MS = 30_000;

/** Who of a table's people is waited for, since the table woke without them. */
export class Attendance {
  readonly #endGrace: () => void;
  readonly #awaited: Set<Seat>;

  /**
   * @param woken does the table wake in mid-match, so that everybody is waited for?
   * @param graceOver is called with those who were waited for in vain
   */
  constructor(
    seats: number,
    woken: boolean,
    monotonicClock: MonotonicClock,
    graceOver: (seats: readonly Seat[]) => void,
  ) {
    const all = Array.from({ length: seats }, (_, seat) => seat);
    this.#awaited = new Set(woken ? all : []);
    this.#endGrace = woken ? monotonicClock.after(GRACE_MS, () => this.#stopWaiting(graceOver)) : () => {};
  }

  /** These seats are connected now. Returns those of them who were waited for. */
  attend(here: ReadonlySet<Seat>): readonly Seat[] {
    return [...here].filter((seat) => this.#awaited.delete(seat));
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
