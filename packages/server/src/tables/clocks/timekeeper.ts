import type { Seat } from '@boomtown/game-core';
import type { MonotonicClock } from '../../monotonic-clock.ts';
import type { StoredClock } from '../../storage/index.ts';
import {
  decided,
  decidedByAnother,
  freshClock,
  leftAt,
  RoundTrips,
  type SeatClock,
  started,
  stopped,
  type TimedTerms,
  upAt,
} from './seat-clock.ts';

/** What the clocks ask of their table. */
export interface TimekeeperNeeds {
  readonly monotonicClock: MonotonicClock;
  /** Does this seat's time count now? Not while its person is waited for. */
  counts(seat: Seat): boolean;
  /** This seat's time is up. Called again a while later, if it still is. */
  timeIsUp(seat: Seat): void;
  /** Time has run: keep what is left, should the process die. */
  store(clocks: readonly StoredClock[]): void;
}

/** A step, as the clocks see it. */
export interface ClockedStep {
  /** Who might act before it, and who may now. */
  readonly before: readonly Seat[];
  readonly actors: readonly Seat[];
  /** Who made the action; `null` for the setup. */
  readonly by: Seat | null;
  /** When the action was received, or the time was up. */
  readonly at: number;
}

/** The clocks as they will stand after a step, once that is durable. */
export interface ClockPlan {
  /** The clocks of those who have decided. */
  readonly decided: ReadonlyMap<Seat, SeatClock>;
  /** The seats whose next decision begins. */
  readonly asked: readonly Seat[];
  readonly stored: readonly StoredClock[];
}

/** How often the clocks that run are written down: so much is lost to nobody's harm when the process dies. */
const KEEP_EVERY_MS = 5_000;
/** After this long a player whose time is up, and for whom nothing could be done, is tried again. */
const AGAIN_MS = 1_000;

/**
 * The clocks of one table in play, each seat's its own, and the timers that they need. A decision is one action; where
 * several may act at once it is all that a seat does until it may act no more, so that nobody gains time by doing much.
 */
export class Timekeeper {
  readonly #terms: TimedTerms;
  readonly #needs: TimekeeperNeeds;
  readonly #trips: RoundTrips[];
  #clocks: readonly SeatClock[];
  /** The clocks whose time was up, and when each is looked at again if it still stands there. */
  readonly #again = new WeakMap<SeatClock, number>();
  #cancelUp = () => {};
  #cancelKeep: (() => void) | null = null;
  #closed = false;

  /** @param kept the clocks as they were last written; `null` before the start */
  constructor(terms: TimedTerms, seats: number, stored: readonly StoredClock[] | null, needs: TimekeeperNeeds) {
    this.#terms = terms;
    this.#needs = needs;
    this.#trips = Array.from({ length: seats }, () => new RoundTrips());
    this.#clocks = Array.from({ length: seats }, (_, seat) => ({ ...freshClock(terms), ...stored?.[seat] }));
  }

  /** The clocks as they are shown. */
  get clocks(): readonly SeatClock[] {
    return this.#clocks;
  }

  /** How the clocks stand now, for the record. */
  get stored(): readonly StoredClock[] {
    return storedClocksOf(this.#clocks, this.#needs.monotonicClock.now());
  }

  /** Was this seat's time up at that moment, the credit for its lag included? */
  isUp(seat: Seat, at: number): boolean {
    const clock = this.#clocks[seat];
    const up = clock === undefined ? null : upAt(clock, this.#lagOf(seat));
    return up !== null && at >= up;
  }

  /** A round trip to the browser of this seat took so long. */
  roundTrip(seat: Seat, ms: number): void {
    this.#trips[seat]?.add(ms);
    this.#arm();
  }

  /** Another player's link serves this seat now: what was measured of the last one says nothing. */
  newLink(seat: Seat): void {
    this.#trips[seat] = new RoundTrips();
    this.#arm();
  }

  /** How the clocks will stand after a step. Changes nothing. */
  after({ before, actors, by, at }: ClockedStep): ClockPlan {
    const { monotonicClock, counts } = this.#needs;
    const alone = before.length === 1;
    const hasDecided = (seat: Seat) => before.includes(seat) && (!actors.includes(seat) || (alone && seat === by));
    const clocks = this.#clocks.map((clock, seat) => {
      if (!hasDecided(seat)) return clock;
      if (!counts(seat)) return decidedByAnother(this.#terms, clock);
      return decided(this.#terms, clock, at, seat === by ? this.#lagOf(seat) : 0);
    });
    const asked = actors.filter((seat) => !before.includes(seat) || hasDecided(seat));
    const changed = new Map([...clocks.entries()].filter(([seat, clock]) => clock !== this.#clocks[seat]));
    return { decided: changed, asked, stored: storedClocksOf(clocks, monotonicClock.now()) };
  }

  /** The step is durable and shown: the next decisions begin now. */
  goTo({ decided: changed, asked }: ClockPlan): void {
    this.#clocks = this.#clocks.map((clock, seat) => changed.get(seat) ?? clock);
    for (const seat of asked) this.start(seat);
    this.#arm();
  }

  /** Lets the clock of a seat run that is to act, if its time counts. */
  start(seat: Seat): void {
    if (this.#needs.counts(seat)) this.#change(seat, (clock) => started(clock, this.#needs.monotonicClock.now()));
  }

  /** What the clock of a seat had left at that moment. */
  leftOf(seat: Seat, at: number): number {
    const clock = this.#clocks[seat];
    return clock === undefined ? 0 : leftAt(clock, at);
  }

  /**
   * A seat took its action back: it decides again with the time that it had left then, so that nobody gains time by it.
   * @param left what it had; `null` if that is not known any more
   */
  takenBack(seat: Seat, left: number | null, actors: readonly Seat[]): void {
    const now = this.#needs.monotonicClock.now();
    for (const [other, clock] of this.#clocks.entries()) {
      if (!actors.includes(other)) this.stop(other);
      else if (other === seat && left !== null) {
        const since = clock.left - leftAt(clock, now);
        this.#change(seat, () => ({ ...clock, left: Math.max(0, Math.min(clock.left, left) - since), since: null }));
      }
    }
    for (const actor of actors) this.start(actor);
  }

  /** The time of a seat was up at that moment, and another player decides for it: it stands at what the next decision has. */
  passedOn(seat: Seat, at: number): void {
    this.#change(seat, (clock) => decided(this.#terms, clock, at, this.#lagOf(seat)));
  }

  /** Stops the clock of a seat where it is. */
  stop(seat: Seat): void {
    this.#change(seat, (clock) => stopped(clock, this.#needs.monotonicClock.now()));
  }

  /** Nothing runs and nothing is called back any more. */
  close(): void {
    this.#closed = true;
    this.#cancelUp();
    this.#cancelKeep?.();
  }

  #lagOf(seat: Seat): number {
    return this.#trips[seat]?.lag ?? 0;
  }

  #change(seat: Seat, changed: (clock: SeatClock) => SeatClock): void {
    this.#clocks = this.#clocks.map((clock, i) => (i === seat ? changed(clock) : clock));
    this.#arm();
  }

  /** Sets the timers anew: for the seat whose time is up first, and for writing down what runs. */
  #arm(atLeastMs = 0): void {
    this.#cancelUp();
    this.#cancelUp = () => {};
    if (this.#closed) return;
    const { monotonicClock } = this.#needs;
    const due = this.#clocks.flatMap((_, seat) => this.#dueAt(seat) ?? []);
    if (due.length === 0) return;
    this.#cancelUp = monotonicClock.after(Math.max(atLeastMs, Math.min(...due) - monotonicClock.now()), () =>
      this.#lookForZero(),
    );
    this.#cancelKeep ??= monotonicClock.after(KEEP_EVERY_MS, () => this.#keepRunning());
  }

  /** When the table is to hear of this seat's time: once it is up, and later again; `null` while the clock stands still. */
  #dueAt(seat: Seat): number | null {
    const clock = this.#clocks[seat];
    const up = clock === undefined ? null : upAt(clock, this.#lagOf(seat));
    if (clock === undefined || up === null) return null;
    return Math.max(up, this.#again.get(clock) ?? up);
  }

  #lookForZero(): void {
    const now = this.#needs.monotonicClock.now();
    const due = [...this.#clocks.entries()].filter(([seat]) => (this.#dueAt(seat) ?? Number.POSITIVE_INFINITY) <= now);
    for (const [, clock] of due) this.#again.set(clock, now + AGAIN_MS);
    for (const [seat] of due) this.#needs.timeIsUp(seat);
    // A timer may come a moment too early.
    this.#arm(1);
  }

  #keepRunning(): void {
    this.#cancelKeep = null;
    if (this.#clocks.some(({ since }) => since !== null)) this.#needs.store(this.stored);
    this.#arm();
  }
}

function storedClocksOf(clocks: readonly SeatClock[], now: number): readonly StoredClock[] {
  return clocks.map((clock) => ({ left: Math.round(leftAt(clock, now)), purse: Math.round(clock.purse) }));
}
