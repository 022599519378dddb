import {
  type AnyGame,
  type Ending,
  endingOf,
  type GameTypes,
  isOpenAction,
  judge,
  type Match,
  type Outcome,
  ok,
  type Result,
  type Seat,
  submit,
  timeOut,
} from '@boomtown/game-core';
import type { HeldSeat, OwnView, RequestName, RequestOf, StandIn, TableEvent } from '@boomtown/wire';
import type { HandoverEntry, NewcomerEntry, ResignationEntry, TakebackEntry } from '../storage/index.ts';
import type { Arrival } from './chat/newcomers.ts';
import { type EvaluatedStep, evaluateStep, RulesFault } from './evaluated-step.ts';
import { EventLog, makerOf } from './event-log.ts';
import { refuseAs } from './refusals.ts';
import { RequestIds } from './request-ids.ts';
import { type Revocable, RevocableActions } from './revocable-actions.ts';
import { mayBeJudged, type Turn } from './staleness.ts';

/** How many steps old the step of a slow client's action may be. */
const REMEMBERED_TURNS = 32;

/** How an action came about. */
export interface Made {
  readonly seat: Seat;
  /** The id of the request that brought it, if one did. */
  readonly request: string | null;
  readonly standIn: StandIn['by'] | null;
}

/** Who plays a seat from now on, and the requests that led to it. */
type Handover = Pick<HandoverEntry, 'seat' | 'why'> & Partial<Pick<HandoverEntry, 'request' | 'decided'>>;

/** A match after its latest entry, with what judging the next request needs. */
export class MatchInPlay {
  readonly log: EventLog;
  /** Where a new player came to a seat. */
  readonly newcomers = new Map<Seat, Arrival>();
  readonly #ids = new RequestIds();
  readonly #substituted = new Set<Seat>();
  #now: EvaluatedStep;
  #entry = 0;
  #turns: Turn[];
  readonly #revocable = new RevocableActions();
  #resigned: readonly Seat[] = [];
  /** Those of them who lost on time. */
  #late: readonly Seat[] = [];

  /** @param log without steps yet */
  constructor(start: EvaluatedStep, log = new EventLog()) {
    this.#now = start;
    this.#turns = [{ step: 0, actors: start.actors, by: null, how: 'action' }];
    this.log = log;
    log.add({ step: 0, events: start.events });
  }

  get game(): AnyGame {
    return this.#now.match.game;
  }

  /** Number of the latest entry: it grows with takebacks and resignations, too. */
  get entry(): number {
    return this.#entry;
  }

  get view(): object {
    return this.#now.view;
  }

  /** The seats that may act now; none when the match is over. */
  get actors(): readonly Seat[] {
    return this.ending === null ? this.#now.actors : [];
  }

  /** As the rules say. */
  get outcome(): Outcome | null {
    return this.#now.outcome;
  }

  /** As the table says, where a player resigned. */
  get ending(): Ending | null {
    return this.endingWith(this.resigned, this.outcome);
  }

  get isOver(): boolean {
    return this.outcome !== null || this.ending !== null;
  }

  /** Who won, once the match is over: as the table says where a player resigned, else as the rules do. */
  get winners(): readonly Seat[] {
    return (this.ending ?? this.outcome)?.winners ?? [];
  }

  /** The resigned seats, ascending. */
  get resigned(): readonly Seat[] {
    return this.#resigned;
  }

  /** The last action, if it may be taken back. */
  get revocable(): Revocable | null {
    return this.isOver ? null : this.#revocable.last;
  }

  /** Who made the last action that stands; `null` before the first, and once something else happened since. */
  get lastBy(): Seat | null {
    return this.#revocable.lastBy;
  }

  /** Is a substitute bot playing this seat? */
  isSubstituted(seat: Seat): boolean {
    return this.#substituted.has(seat);
  }

  /** The seats that substitute bots play, ascending. */
  get substituted(): readonly Seat[] {
    return [...this.#substituted].sort((a, b) => a - b);
  }

  endingWith(resigned: readonly Seat[], outcome: Outcome | null, late: readonly Seat[] = this.#late): Ending | null {
    return endingOf(this.game.seatsOf(this.#now.match.state), resigned, outcome, late);
  }

  wasTaken(seat: Seat, request: string): boolean {
    return this.#ids.wasTaken(seat, request);
  }

  /** What this request of one of these seats was answered with, as the entry that it brought tells; `null` if it brought none. */
  answerToAny(held: readonly HeldSeat[], request: string, name: RequestName): Result<object> | null {
    const answers = held.map(({ seat }) => this.#ids.answerTo(seat, request, name));
    return answers.find((answer) => answer !== undefined) ?? null;
  }

  /** What these seats know beyond the public view. */
  ownViews(seats: readonly Seat[]): OwnView[] {
    return seats.map((seat) => ({ seat, view: this.game.privateView(this.#now.match.state, seat) }));
  }

  /**
   * Where the request would lead to with the action as the game read it, or why it is refused: `already-done`,
   * `resigned`, `stale`, or as the rules say. Changes nothing. Throws a `RulesFault` when the rules' code fails.
   */
  judge(request: RequestOf<'act'>): Result<{ readonly action: unknown; readonly next: EvaluatedStep }> {
    const { id, step, seat } = request;
    if (this.wasTaken(seat, id)) return refuseAs('already-done');
    if (this.#resigned.includes(seat)) return refuseAs('resigned');
    if (this.ending !== null) return refuseAs('wrong-stage');
    if (!mayBeJudged(this.#turns, step, seat)) return refuseAs('stale');
    return this.next(seat, request.action);
  }

  /**
   * An action as the game reads it, `null` if only the seat knows that it may do this, or the rules' refusal of it. Does not make
   * it. Throws like `judge`.
   */
  readOpen(seat: Seat, asked: unknown): Result<GameTypes['Action'] | null> {
    const { game, state } = this.#now.match;
    try {
      const judged = judge(game, state, seat, asked);
      if (!judged.ok) return judged;
      const { action } = judged.value;
      return ok(isOpenAction(game, this.view, seat, action) ? action : null);
    } catch (cause) {
      throw new RulesFault('the rules failed', { cause });
    }
  }

  /** Where an action leads to, or the rules' refusal of it. Throws like `judge`. */
  next(seat: Seat, action: unknown): Result<{ readonly action: unknown; readonly next: EvaluatedStep }> {
    const taken = this.#submit(seat, action);
    if (!taken.ok) return taken;
    return ok({ action: taken.value.action, next: evaluateStep(() => taken.value) });
  }

  /** The step that the game makes for a seat, one of `actors`, whose time is up. Throws a `RulesFault` like `judge`. */
  timedOut(seat: Seat): { readonly action: unknown; readonly next: EvaluatedStep } {
    let action: unknown;
    const next = evaluateStep(() => {
      const taken = timeOut(this.#now.match, seat);
      action = taken.action;
      return taken;
    });
    return { action, next };
  }

  /** Goes on to where an action leads. */
  goTo(next: EvaluatedStep, made: Made): void {
    const { seat, request, standIn } = made;
    const from = this.#now;
    this.#now = next;
    this.#happened(seat, 'action');
    if (request !== null) this.#ids.take(seat, request, 'act', { step: this.#entry });
    this.#revocable.add({ seat, of: this.#entry, from, next, stoodIn: standIn !== null });
    this.log.add({ step: this.#entry, events: next.events, ...makerOf(made, next.events) });
  }

  /** Goes back to where the match stood before the last action, which must be `revocable`. Says what was done. */
  goBack({
    seat,
    request,
    agreed,
    decided,
  }: Pick<TakebackEntry, 'seat' | 'request' | 'agreed' | 'decided'>): TableEvent {
    const undone = this.#revocable.takeBack();
    this.#now = undone.from;
    this.#happened(seat, 'back');
    if (request !== null) this.#ids.take(seat, request, 'takeBack', { done: true });
    if (decided !== undefined) this.#ids.take(decided.seat, decided.request, 'answerTakeback');
    const tableEvent: TableEvent = { type: 'took-back', seat, of: undone.of, agreed };
    this.log.remove(undone.of);
    this.log.add({ step: this.#entry, events: [], tableEvent });
    return tableEvent;
  }

  /** The seat resigns, or loses on time. */
  resign({ seat, request, why }: Pick<ResignationEntry, 'seat' | 'request' | 'why'>): TableEvent {
    this.#resigned = [...this.#resigned, seat].sort((a, b) => a - b);
    if (why === 'time') this.#late = [...this.#late, seat];
    if (request !== null) this.#ids.take(seat, request, 'resign');
    return this.#tableEvent(seat, { type: 'resigned', seat, ...(why === undefined ? {} : { why }) });
  }

  /** A substitute bot plays the seat from now on, or its player again (`back`). */
  handOver({ seat, why, request = null, decided }: Handover): TableEvent {
    if (request !== null) this.#ids.take(seat, request, 'playOn');
    if (decided !== undefined) this.#ids.take(decided.seat, decided.request, 'voteAbsent');
    if (why === 'back') this.#substituted.delete(seat);
    else this.#substituted.add(seat);
    return this.#tableEvent(seat, { type: 'handed-over', seat, why });
  }

  /** A new player sits at the seat from now on. Says what was done. */
  newcomer(entry: Omit<NewcomerEntry, 'kind' | 'entry' | 'request'>): TableEvent {
    const { seat, from, to } = entry;
    this.newcomers.set(seat, entry);
    this.#ids.forget(seat);
    return this.#tableEvent(seat, { type: 'newcomer', seat, from, to });
  }

  /** A table event: no action before it can be taken back. */
  #tableEvent(seat: Seat, tableEvent: TableEvent): TableEvent {
    this.#happened(seat, 'table-event');
    this.#revocable.clear();
    this.log.add({ step: this.#entry, events: [], tableEvent });
    return tableEvent;
  }

  #happened(by: Seat, how: Turn['how']): void {
    this.#entry += 1;
    this.#turns.push({ step: this.#entry, actors: this.#now.actors, by, how });
    if (this.#turns.length > REMEMBERED_TURNS) this.#turns.shift();
  }

  #submit(seat: Seat, action: unknown): ReturnType<typeof submit<GameTypes>> {
    const match: Match<GameTypes> = this.#now.match;
    try {
      return submit(match, seat, action);
    } catch (cause) {
      throw new RulesFault('the rules failed', { cause });
    }
  }
}
