import { type AnyGame, type CallOffs, callOffsIn, commitmentTo, ok, type Result, type Seat } from '@boomtown/game-core';
import type { EmptyReply, HeldSeat, ReplyOf, RequestName, RequestOf, Terms } from '@boomtown/wire';
import type { AnsweredRequest, SeatHistory, SeatRecord, TableRecord } from '../storage/index.ts';
import { AnsweredRequests } from './answered-requests.ts';
import { TableChat } from './chat/table-chat.ts';
import { MatchLifecycle } from './match-lifecycle.ts';
import { PersonRemoval } from './person-removal.ts';
import { isAbandoned, nobodyAt } from './personal-data.ts';
import type { Play } from './play.ts';
import { refuseAs } from './refusals.ts';
import { Rematch } from './rematch.ts';
import { seatTakenWith } from './seat-taking.ts';
import { SeatTransfers } from './seat-transfer.ts';
import { TableScreens } from './table-screens.ts';
import { TableSeats } from './table-seats.ts';
import { TableWork } from './table-work.ts';
import { NOBODY, type TableAudience, type TableWorld } from './table-world.ts';
import { hashOfToken } from './token.ts';
import type { WaitingRoom } from './waiting-room.ts';
import type { WokenMatch } from './wake.ts';

const DONE = ok<EmptyReply>({});

/**
 * One table while it is awake: the cache of its record, and the only place where it changes. Requests are worked off
 * one after the other; each becomes durable first, then visible to the audience, then answered. Knows no sockets.
 */
export class LiveTable {
  audience: TableAudience = NOBODY;
  readonly game: AnyGame;
  readonly code: string;
  /** Names the table in logs, where its code must not stand. */
  readonly logName: string;
  readonly watchable: boolean;
  readonly terms: Terms;
  readonly #world: TableWorld;
  readonly #work = new TableWork(() => this.lose());
  readonly #answered: AnsweredRequests;
  readonly #seats: TableSeats;
  readonly transfers: SeatTransfers;
  readonly screens: TableScreens;
  readonly chat: TableChat;
  readonly lifecycle: MatchLifecycle;
  readonly #rematch: Rematch;
  readonly #removal: PersonRemoval;
  /** What closing this table comes to; `null` while it is open. */
  #closed: Promise<void> | null = null;

  /** Wakes the table of a record, with its match as that was woken. */
  constructor(
    game: AnyGame,
    record: TableRecord,
    woken: WokenMatch,
    world: TableWorld,
    history: SeatHistory = { former: [], codes: [], kicked: [], takenNames: [] },
    answered: readonly AnsweredRequest[] = [],
  ) {
    this.game = game;
    this.code = record.code;
    this.logName = record.logName;
    this.watchable = record.watchable;
    this.terms = record.terms;
    this.#world = world;
    this.#answered = new AnsweredRequests(answered);
    const toKeep = () => this.#answered.toKeep();
    this.#seats = new TableSeats(record, world, (seats) => this.chat.forget(seats), toKeep, history);
    this.chat = new TableChat({
      code: record.code,
      world,
      nameOf: (seat) => this.seats[seat]?.name ?? null,
      refusalOfName: (name) => this.refusalOfSpectator(name),
      audience: () => this.audience,
      lost: () => this.lose(),
    });
    const shared = { world, seats: this.#seats, audience: () => this.audience, work: this.#work };
    this.screens = new TableScreens({ ...shared, code: record.code, lifecycle: () => this.lifecycle });
    this.transfers = new SeatTransfers({
      ...shared,
      code: record.code,
      screens: this.screens,
      history,
      play: () => this.lifecycle.play,
      isDealing: () => this.lifecycle.stage === 'dealing',
      isHere: (seat) => this.lifecycle.isHere(seat),
      hasRematch: () => this.#rematch.code !== null,
      answered: toKeep,
      lastLine: () => this.chat.lastLine('players'),
    });
    this.#rematch = new Rematch({ ...shared, game, record, lifecycle: () => this.lifecycle });
    const courseParts = {
      ...shared,
      game,
      record,
      serially: (work: () => Promise<void>) => this.#work.quietly(work),
      offer: (seat: Seat, to: readonly Seat[]) => this.transfers.offer(seat, to),
      returned: (seat: Seat) => this.transfers.returned(seat),
      shownLate: () => this.#removal.forgetNames(),
    };
    this.lifecycle = new MatchLifecycle(courseParts, woken);
    this.#removal = new PersonRemoval({
      ...shared,
      answered: this.#answered,
      chat: this.chat,
      lifecycle: this.lifecycle,
    });
    if (this.lifecycle.delayed !== null) this.#removal.forgetNames();
  }

  /** Code of the table to which everybody moved on. */
  get rematchCode(): string | null {
    return this.#rematch.code;
  }

  /** Is the server about to be updated? */
  get updateComing(): boolean {
    return this.#world.policy.isDraining;
  }

  /** The seat of the maker: the player who made the table, or took the role over. */
  get maker(): Seat {
    return this.#seats.maker;
  }

  get seats(): readonly SeatRecord[] {
    return this.#seats.all;
  }

  /** The names at the seats as spectators see them. */
  get #watchedNames(): readonly (string | null)[] {
    const names = this.seats.map(({ name }) => name);
    return this.lifecycle.delayed?.namesSeen(names) ?? names;
  }

  /** Hash of the server's secret (hex). A start that is called off brings another one. */
  get commitment(): string {
    return commitmentTo(this.#seats.deal.secret);
  }

  /** The starts that were called off after a nonce had been opened. `newcomers`: seats whose person now is another one. */
  callOffs(newcomers: readonly Seat[] = [...this.lifecycle.arrivals.keys()]): CallOffs {
    const { calledOff } = this.#seats.deal;
    return callOffsIn(calledOff.map((start) => ({ ...start, gone: [...(start.gone ?? []), ...newcomers] })));
  }

  /** Why a spectator can't be called so: a seat has that name, or the host took it away. */
  refusalOfSpectator(name: string): 'name-taken' | 'name-taken-away' | null {
    // By the names that spectators see, or a refusal would tell them who sits there by now.
    return this.#seats.refusalOfName(name, null, this.#watchedNames);
  }

  /** Why nobody new can be called so: a seat has that name, or the host took it away. */
  refusalOfName(name: string): 'name-taken' | 'name-taken-away' | null {
    return this.#seats.refusalOfName(name, null);
  }

  /** The seats that these tokens hold, each with its token. */
  heldBy(tokens: readonly string[]): HeldSeat[] {
    return this.#seats.heldBy(tokens);
  }

  /**
   * Carries out a request once; a repeated one gets the same answer, since the first may have been lost. `tokens`: those
   * that the requester presented.
   */
  once<N extends RequestName>(
    name: N,
    request: RequestOf<N>,
    tokens: readonly string[],
    work: () => Promise<Result<ReplyOf[N]>>,
  ): Promise<Result<ReplyOf[N]>> {
    const id = 'id' in request ? request.id : undefined;
    if (id === undefined) return work();
    const askers = tokens.map(hashOfToken);
    const inRecord = () => this.lifecycle.play?.match.answerToAny(this.#seats.heldBy(tokens), id, name) ?? null;
    // What an entry of this name is answered with is of this kind.
    const before = () => inRecord() as Result<ReplyOf[N]> | null;
    return this.#answered.once({ askers, id, content: [name, request] }, async () => before() ?? work());
  }

  /**
   * Gives a player a seat before the start, the one they wish for if it is free. `token`: the one that they chose, by which a
   * repeated request gets the same seat. Refused as `full`, `already-started`, `seat-moved`, `seat-passed`, `kicked` or `malformed`.
   */
  takeSeat(name: string, wish: Seat | null, token: string | null): Promise<Result<HeldSeat>> {
    return this.#work.do(async () => {
      const answered = token === null ? null : seatTakenWith(token, this.#seats, this.transfers);
      if (answered !== null) return answered;
      if (this.lifecycle.play !== null) return refuseAs('already-started');
      const taken = await this.#seats.take(name, wish, token);
      if (taken.ok) this.audience.tableChanged();
      return taken;
    });
  }

  /** A browser with these seats' tokens has come. */
  claim(seats: readonly Seat[]): Promise<Result<EmptyReply>> {
    for (const seat of seats) this.lifecycle.play?.timekeeper?.newLink(seat);
    return this.#work.do(async () => {
      await this.#seats.claim(seats);
      return DONE;
    });
  }

  rename({ seat, name }: RequestOf<'rename'>): Promise<Result<EmptyReply>> {
    return this.#work.do(async () => {
      const unfit = this.#seats.refusalOfName(name, seat);
      if (unfit !== null) return refuseAs(unfit);
      await this.#seats.rename(seat, name);
      this.audience.tableChanged();
      return DONE;
    });
  }

  /**
   * The host takes a player's name away, and what they said, since each line bears it. They keep their
   * seat, and nobody at the table gets the name again. Refused as `stale`
   * where the seat is free, a bot's, or has another name by now.
   */
  takeName(seat: Seat, name: string): Promise<Result<EmptyReply>> {
    return this.#work.do(async () => {
      const { name: now = null, bot = null } = this.#seats.all[seat] ?? {};
      if (now !== name || bot !== null) return refuseAs('stale');
      await this.#seats.takeName(seat, nobodyAt(seat));
      await this.chat.forget([seat]);
      this.audience.tableChanged();
      return DONE;
    });
  }

  /** Changes something at the table while its people gather, or refuses with `wrong-stage`. */
  beforeStart<T>(work: (waitingRoom: WaitingRoom) => Promise<Result<T>>): Promise<Result<T>> {
    return this.#work.do(async () => {
      const { waitingRoom } = this.lifecycle;
      return waitingRoom === null ? refuseAs('wrong-stage') : work(waitingRoom);
    });
  }

  /** Makes an action, or refuses it. Throws a `RulesFault` or a `StorageFault`, and then nothing has changed. */
  act(request: RequestOf<'act'>): Promise<Result<{ readonly step: number }>> {
    const received = this.#world.monotonicClock.now();
    return this.#work.do(() => this.lifecycle.play?.act(request, received) ?? Promise.resolve(refuseAs('wrong-stage')));
  }

  /** Does something with the match that is being played, or refuses with `wrong-stage`. */
  inPlay<T>(work: (play: Play) => Promise<Result<T>>): Promise<Result<T>> {
    return this.#work.do(async () => {
      const { play } = this.lifecycle;
      return play === null ? refuseAs('wrong-stage') : work(play);
    });
  }

  /** After the end: makes the table to which everybody moves on, once, and tells its code; see `Rematch`. */
  rematch(): Promise<Result<{ readonly code: string }>> {
    return this.#work.do(() => this.#rematch.make());
  }

  /** The record has gone on without this table: nothing more is done here. */
  lose(): void {
    this.#work.close();
    this.lifecycle.play?.letGo();
    this.audience.lost();
  }

  /** Takes away what the persons of these tokens, or the watcher with this voice, left; see `PersonRemoval`. */
  forget(tokens: readonly string[], voice: string | null): Promise<Result<EmptyReply>> {
    return this.#removal.forget(tokens, voice);
  }

  /** The host closes a player's seat; see `PersonRemoval`. */
  closeSeat(seat: Seat, name: string): Promise<Result<EmptyReply>> {
    return this.#removal.closeSeat(seat, name);
  }

  /** Can nobody come back to it any more? */
  get isAbandoned(): boolean {
    return isAbandoned(this.seats);
  }

  /** Ends the table for good: its record is removed. Throws a `StorageFault`, and then the record is still there. */
  async remove(): Promise<void> {
    await this.close();
    await this.#world.store.removeTable(this.code);
  }

  /** Does all that was asked for so far, then closes. */
  async finish(): Promise<void> {
    await this.#work.settled();
    await this.close();
  }

  /**
   * Takes no more requests, and resolves when those under way are done and all is written, also for those who ask later.
   * One that was lost writes nothing more.
   */
  close(): Promise<void> {
    this.#closed ??= this.#close(this.#work.isClosed);
    return this.#closed;
  }

  async #close(wasLost: boolean): Promise<void> {
    this.#work.close();
    this.lifecycle.halt();
    await this.#work.settled();
    await this.chat.close();
    if (!wasLost) await this.lifecycle.play?.close();
  }
}
