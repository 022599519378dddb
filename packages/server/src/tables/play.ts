import { type Outcome, ok, type Result, type Seat } from '@boomtown/game-core';
import {
  type BotPlayer,
  type EmptyReply,
  type HandoverReason,
  type RequestOf,
  type StepExtras,
  SUBSTITUTE,
  type TableEvent,
} from '@boomtown/wire';
import type {
  ActionEntry,
  Decided,
  End,
  HandoverEntry,
  NewcomerEntry,
  ResignationEntry,
  StoredClock,
  TakebackEntry,
} from '../storage/index.ts';
import type { Absences } from './absences.ts';
import type { BotSeats } from './bot-seats.ts';
import type { Timekeeper } from './clocks/timekeeper.ts';
import { type EvaluatedStep, RulesFault } from './evaluated-step.ts';
import { makerOf } from './event-log.ts';
import type { Made, MatchInPlay } from './match-in-play.ts';
import { absencesOf, botSeatsOf, type PlayParts, timekeeperOf } from './play-parts.ts';
import { refuseAs } from './refusals.ts';
import { ResignedSeats } from './resigned-seats.ts';
import type { Revocable } from './revocable-actions.ts';
import { Takebacks } from './takebacks.ts';

/** A match that is being played: each step becomes durable, then visible, and the clocks go on with it. */
export class Play {
  readonly match: MatchInPlay;
  readonly takebacks: Takebacks;
  readonly #parts: PlayParts;
  /** The clocks; `null` at a table without. */
  readonly timekeeper: Timekeeper | null;
  /** What the actor's clock had left when an action was made, by entry. */
  readonly #leftAt = new Map<number, number>();
  readonly #bots: BotSeats;
  readonly absences: Absences;
  readonly #vacated: ResignedSeats;

  /** @param kept the clocks as they were last written; `null` if the match begins now */
  constructor(match: MatchInPlay, stored: readonly StoredClock[] | null, parts: PlayParts) {
    this.match = match;
    this.#parts = parts;
    this.timekeeper = timekeeperOf(parts, match, stored, {
      isPerson: (seat) => this.botAt(seat) === null,
      atZero: (seat) => this.#atZero(seat, parts.world.monotonicClock.now()),
    });
    this.takebacks = new Takebacks({
      match,
      allowed: parts.terms.takeback,
      seats: parts.bots.length,
      isPerson: (seat) => this.botAt(seat) === null,
      undo: (undone, request, agreed, decided) => this.#undo(undone, request, agreed, decided),
      changed: () => parts.audience().tableChanged(),
      notice: (notice) => parts.audience().notice(notice),
    });
    this.#bots = botSeatsOf(parts, match, {
      botAt: (seat) => this.botAt(seat),
      make: (action, next, made, at) => this.#make(action, next, made, at),
      timeOut: (made, at) => this.#timeOut(made, at),
    });
    this.absences = absencesOf(parts, match, (seat, why, decided) => this.#handOver(seat, why, null, decided));
    this.#vacated = new ResignedSeats(match, parts, (seat) =>
      this.#timeOut({ seat, request: null, standIn: 'vacated' }, parts.world.monotonicClock.now()),
    );
    for (const seat of match.actors) this.timekeeper?.start(seat);
    this.#vacated.wentOn();
    this.#bots.wentOn(null);
  }

  /** The bot that plays this seat; `null` if a person does. */
  botAt(seat: Seat): BotPlayer | null {
    return this.#parts.bots[seat] ?? (this.match.isSubstituted(seat) ? SUBSTITUTE : null);
  }

  /** These seats are waited for no longer: their time counts. */
  release(seats: readonly Seat[]): void {
    for (const seat of seats) if (this.match.actors.includes(seat)) this.timekeeper?.start(seat);
  }

  /**
   * Makes a person's action, or refuses it. An action that came when the time was up comes too late: by the time of
   * receipt, not by when it is worked off.
   */
  async act(request: RequestOf<'act'>, received: number): Promise<Result<{ readonly step: number }>> {
    const { id, seat } = request;
    if (this.timekeeper?.isUp(seat, received) === true) await this.#atZero(seat, received);
    if (this.botAt(seat) !== null) return refuseAs('bot-plays');
    const judged = this.match.judge(request);
    if (!judged.ok) return judged;
    const { action, next } = judged.value;
    await this.#make(action, next, { seat, request: id, standIn: null }, received);
    return ok({ step: this.match.entry });
  }

  /**
   * Gives a seat up. A player who is left alone wins; otherwise the table plays on for the seat, with what the game does for
   * a player whose time is up. Refused as `already-done`, `resigned` or `wrong-stage`.
   */
  async resign({ id, seat }: RequestOf<'resign'>): Promise<Result<EmptyReply>> {
    const { match } = this;
    if (match.wasTaken(seat, id)) return refuseAs('already-done');
    if (match.resigned.includes(seat)) return refuseAs('resigned');
    if (match.isOver) return refuseAs('wrong-stage');
    await this.giveUp(seat, id);
    return ok({});
  }

  /**
   * Ends a seat's part in the match that is under way: by its player's request, or (`null`) by the host or, where `why` says
   * so, since its time was up.
   */
  async giveUp(seat: Seat, request: string | null, why?: 'time'): Promise<void> {
    const { match } = this;
    const { code, world } = this.#parts;
    const entry: ResignationEntry = { ...this.#entryBy(seat, request), kind: 'resignation', why };
    const late = why === 'time' ? [seat] : undefined;
    await world.store.append(code, entry, this.#endWith([...match.resigned, seat], match.outcome, late));
    const tableEvent = match.resign(entry);
    this.timekeeper?.stop(seat);
    this.#wentOn(tableEvent);
  }

  /**
   * The person of a seat for which a bot plays decides again: the next thing that is done there, whatever the bot is about
   * to do. Refused as `nothing-asked` if none does.
   */
  async playOn({ id, seat }: RequestOf<'playOn'>): Promise<Result<EmptyReply>> {
    if (!this.match.isSubstituted(seat) || this.match.isOver) return refuseAs('nothing-asked');
    await this.#handOver(seat, 'back', id ?? null);
    return ok({});
  }

  /**
   * Shows the big screens of the table what a player points at. Refused as an action would be. Whatever the page asks, they are
   * shown only what all could know that it may be done; for anything else, nothing.
   */
  point({ step, seat, action }: RequestOf<'point'>): Result<EmptyReply> {
    const { match } = this;
    if (match.isOver) return refuseAs('wrong-stage');
    if (step !== match.entry) return refuseAs('stale');
    const read = action === null ? ok(null) : match.readOpen(seat, action);
    if (!read.ok) return read;
    this.#parts.audience().notice({ type: 'pointed', step, seat, action: read.value });
    return ok({});
  }

  /** A new player takes a seat: the entry that is to become durable with that, and what happens once it is. */
  newcomer(
    seat: Seat,
    said: Pick<NewcomerEntry, 'from' | 'to' | 'linesBefore'>,
  ): { readonly entry: NewcomerEntry; stands(): void } {
    const entry: NewcomerEntry = { ...this.#entryBy(seat, null), kind: 'newcomer', ...said };
    return { entry, stands: () => this.#wentOn(this.match.newcomer(entry)) };
  }

  /** Stops all timers, and writes down how the clocks stand. */
  async close(): Promise<void> {
    const { code, world } = this.#parts;
    const clocks = this.timekeeper;
    this.letGo();
    if (clocks === null || this.match.isOver) return;
    // What can't be written is time that nobody is charged for.
    await world.store.saveClocks(code, clocks.stored, this.match.entry).catch(() => undefined);
  }

  /** Stops all timers; another player writes the record. */
  letGo(): void {
    this.timekeeper?.close();
    this.#vacated.close();
    this.#bots.close();
    this.absences.close();
  }

  /** Lets a bot play for the person of a seat, or themselves again, unless that is so already. */
  async #handOver(seat: Seat, why: HandoverReason, request: string | null = null, decided?: Decided): Promise<void> {
    const { match } = this;
    const { code, world, bots } = this.#parts;
    const isSo = match.isSubstituted(seat) === (why !== 'back');
    if (match.isOver || isSo || bots[seat] !== null || match.resigned.includes(seat)) return;
    if (why !== 'back' && !world.opponents.play(this.#parts.game)) return;
    const entry: HandoverEntry = { ...this.#entryBy(seat, request), kind: 'handover', why, decided };
    await world.store.append(code, entry, null, this.timekeeper?.stored ?? null);
    const tableEvent = match.handOver(entry);
    if (why !== 'back') this.timekeeper?.stop(seat);
    else if (match.actors.includes(seat)) this.timekeeper?.start(seat);
    this.#wentOn(tableEvent);
  }

  async #make(action: unknown, next: EvaluatedStep, made: Made, at: number): Promise<void> {
    const { code, world } = this.#parts;
    const { seat, request, standIn } = made;
    const plan = this.timekeeper?.after({ before: this.match.actors, actors: next.actors, by: seat, at }) ?? null;
    const entry: ActionEntry = { ...this.#entryBy(seat, request), kind: 'action', action, standIn };
    await world.store.append(code, entry, this.#endWith(this.match.resigned, next.outcome), plan?.stored ?? null);
    this.match.goTo(next, made);
    if (this.timekeeper !== null) this.#leftAt.set(entry.entry, this.timekeeper.leftOf(seat, at));
    if (plan !== null) this.timekeeper?.goTo(plan);
    this.#wentOn(null, next.events, makerOf(made, next.events));
  }

  /** Makes what the game does for a seat whose time is up. */
  #timeOut(made: Made, at: number): Promise<void> {
    const { action, next } = this.match.timedOut(made.seat);
    return this.#make(action, next, made, at);
  }

  async #undo(
    { seat, of }: Revocable,
    request: string | null,
    agreed: readonly Seat[],
    decided: Decided | undefined,
  ): Promise<void> {
    const { code, world } = this.#parts;
    const entry: TakebackEntry = { ...this.#entryBy(seat, request), kind: 'takeback', of, agreed, decided };
    await world.store.append(code, entry, null);
    const tableEvent = this.match.goBack(entry);
    this.timekeeper?.takenBack(seat, this.#leftAt.get(of) ?? null, this.match.actors);
    this.#wentOn(tableEvent);
  }

  /** A new entry is durable: everybody is notified. */
  #wentOn(tableEvent: TableEvent | null, events: EvaluatedStep['events'] = [], maker: StepExtras = {}): void {
    this.takebacks.matchWentOn();
    const { revocable, entry } = this.match;
    for (const of of this.#leftAt.keys()) if (revocable === null && of !== entry) this.#leftAt.delete(of);
    if (this.match.isOver) this.timekeeper?.close();
    const step = {
      step: entry,
      events,
      ...(tableEvent === null ? {} : { tableEvent }),
      ...maker,
    };
    this.#parts.stepped(step);
    this.absences.matchWentOn();
    this.#vacated.wentOn();
    this.#bots.wentOn(step);
  }

  #entryBy(seat: Seat, request: string | null) {
    return { entry: this.match.entry + 1, seat, request, at: this.#parts.world.now() };
  }

  #endWith(resigned: readonly Seat[], outcome: Outcome | null, late?: readonly Seat[]): End | null {
    const ending = this.match.endingWith(resigned, outcome, late);
    return outcome === null && ending === null ? null : { outcome, ending };
  }

  /** Does what the terms say of a seat whose time was up at that moment. */
  async #atZero(seat: Seat, at: number): Promise<void> {
    const clocks = this.timekeeper;
    const { clock } = this.#parts.terms;
    if (clocks === null || clock.kind === 'none' || this.match.isOver || !clocks.isUp(seat, at)) return;
    if (clock.atZero === 'bot' && this.#parts.world.opponents.play(this.#parts.game)) {
      clocks.passedOn(seat, at);
      return this.#handOver(seat, 'time');
    }
    if (clock.atZero === 'lose') return this.giveUp(seat, null, 'time');
    if (clock.atZero === 'wait') {
      clocks.stop(seat);
      this.#parts.audience().tableChanged();
      return;
    }
    try {
      await this.#timeOut({ seat, request: null, standIn: 'time' }, at);
    } catch (error) {
      // The match stands still at its last good step, and so does the clock.
      if (error instanceof RulesFault) clocks.stop(seat);
      throw error;
    }
  }
}
