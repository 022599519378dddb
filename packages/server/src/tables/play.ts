import { ok, type Result, type Seat } from '@boomtown/game-core';
import type { RequestOf, Terms } from '@boomtown/wire';
import type { Entry, KeptClock } from '../storage/index.ts';
import type { Attendance } from './attendance.ts';
import type { SeatClock } from './clocks/seat-clock.ts';
import { Timekeeper } from './clocks/timekeeper.ts';
import { type Made, type MatchInPlay, type Standing, standInOf } from './match-in-play.ts';
import { RulesFault } from './rules-fault.ts';
import type { TableAudience, TableWorld } from './table-world.ts';

/** What a match in play needs of its table. */
export interface PlayParts {
  readonly code: string;
  readonly terms: Terms;
  readonly seats: number;
  readonly world: TableWorld;
  readonly attendance: Attendance;
  audience(): TableAudience;
  /** Does something when all that was asked of the table before is done, and says what became of it. */
  serially(work: () => Promise<void>): Promise<void>;
}

/** A match that is being played: each step becomes durable, then visible, and the clocks go on with it. */
export class Play {
  readonly match: MatchInPlay;
  readonly #parts: PlayParts;
  readonly #clocks: Timekeeper | null;

  /** @param kept how the clocks stood when they were last written; `null` if the match begins now */
  constructor(match: MatchInPlay, kept: readonly KeptClock[] | null, parts: PlayParts) {
    this.match = match;
    this.#parts = parts;
    this.#clocks = this.#timekeeper(kept);
    for (const seat of match.actors) this.#clocks?.start(seat);
  }

  /** The clocks by seat; none at a table without. */
  get clocks(): readonly SeatClock[] {
    return this.#clocks?.clocks ?? [];
  }

  /** A round trip to the browser of this seat took so long. */
  roundTrip(seat: Seat, ms: number): void {
    this.#clocks?.roundTrip(seat, ms);
  }

  /** These seats are held over a new link. */
  newLink(seats: readonly Seat[]): void {
    for (const seat of seats) this.#clocks?.newLink(seat);
  }

  /** These seats are waited for no longer: their time counts. */
  release(seats: readonly Seat[]): void {
    for (const seat of seats) if (this.match.actors.includes(seat)) this.#clocks?.start(seat);
  }

  /**
   * Makes a person's action, or refuses it. An action that came when the time was up comes too late: by the time of
   * receipt, not by when it is worked off.
   */
  async act(request: RequestOf<'act'>, received: number): Promise<Result<{ readonly step: number }>> {
    const { id, seat } = request;
    if (this.#clocks?.isUp(seat, received) === true) await this.#atZero(seat, received);
    const judged = this.match.judge(request);
    if (!judged.ok) return judged;
    const { action, next } = judged.value;
    await this.#make(action, next, { seat, request: id, standIn: null }, received);
    return ok({ step: next.match.step });
  }

  /** Stops all timers, and writes down how the clocks stand. */
  async close(): Promise<void> {
    const { code, world } = this.#parts;
    const clocks = this.#clocks;
    clocks?.close();
    if (clocks === null || this.match.outcome !== null) return;
    // What can't be written is time that nobody is charged for.
    await world.store.saveClocks(code, clocks.kept).catch(() => undefined);
  }

  /** Stops all timers; somebody else writes the record. */
  letGo(): void {
    this.#clocks?.close();
  }

  async #make(action: unknown, next: Standing, made: Made, at: number): Promise<void> {
    const { code, world } = this.#parts;
    const { seat, request, standIn } = made;
    const { step } = next.match;
    const plan = this.#clocks?.after({ before: this.match.actors, actors: next.actors, by: seat, at }) ?? null;
    const entry: Entry = { entry: step, kind: 'action', seat, action, request, standIn, at: world.now() };
    await world.store.append(code, entry, next.outcome, plan?.kept ?? null);
    this.match.goTo(next, made);
    if (plan !== null) this.#clocks?.goTo(plan);
    this.#parts.audience().stepped(next, standInOf(made));
  }

  /** Does what the terms say of a seat whose time was up at that moment. */
  async #atZero(seat: Seat, at: number): Promise<void> {
    const clocks = this.#clocks;
    const { clock } = this.#parts.terms;
    if (clocks === null || clock.kind === 'none' || !clocks.isUp(seat, at)) return;
    if (clock.atZero === 'wait') {
      clocks.stop(seat);
      this.#parts.audience().tableChanged();
      return;
    }
    try {
      const { action, next } = this.match.timedOut(seat);
      await this.#make(action, next, { seat, request: null, standIn: 'time' }, at);
    } catch (error) {
      // The match stands still at its last good step, and so does the clock.
      if (error instanceof RulesFault) clocks.stop(seat);
      throw error;
    }
  }

  #timekeeper(kept: readonly KeptClock[] | null): Timekeeper | null {
    const { code, terms, seats, world, attendance, audience, serially } = this.#parts;
    if (terms.clock.kind === 'none') return null;
    return new Timekeeper(terms.clock, seats, kept, {
      clockwork: world.clockwork,
      counts: (seat) => !attendance.isAwaited(seat),
      timeIsUp: (seat) => {
        serially(() => this.#atZero(seat, world.clockwork.now())).catch((error) => audience().failed(error));
      },
      keep: (clocks) => {
        // What can't be written now is written the next time.
        world.store.saveClocks(code, clocks).catch(() => undefined);
      },
    });
  }
}
