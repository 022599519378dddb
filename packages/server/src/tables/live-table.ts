import { type AnyGame, type CallOffs, callOffsIn, commitmentTo, ok, type Result, type Seat } from '@boomtown/game-core';
import type { EmptyReply, HeldSeat, ReplyOf, RequestName, RequestOf, ShownSeatCode, Terms } from '@boomtown/wire';
import type { AnsweredRequest, SeatHistory, SeatRecord, TableRecord } from '../storage/index.ts';
import { AnsweredRequests } from './answered-requests.ts';
import { TableChat } from './chat/table-chat.ts';
import type { Gathering } from './gathering.ts';
import { isAbandoned } from './leaving-nothing.ts';
import { rematchRecord } from './make-record.ts';
import { MatchCourse } from './match-course.ts';
import type { Play } from './play.ts';
import { refuseAs } from './refusals.ts';
import { SeatBook } from './seat-book.ts';
import { SeatPassing } from './seat-passing.ts';
import { TableWork } from './table-work.ts';
import { NOBODY, type TableAudience, type TableWorld } from './table-world.ts';
import { hashOfToken } from './token.ts';
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
  readonly #record: TableRecord;
  readonly #world: TableWorld;
  readonly #work = new TableWork(() => this.lose());
  readonly #answered: AnsweredRequests;
  readonly #seats: SeatBook;
  readonly passing: SeatPassing;
  readonly chat: TableChat;
  readonly course: MatchCourse;
  #rematch: string | null;

  /** Wakes the table of a record, with its match as that was woken. */
  constructor(
    game: AnyGame,
    record: TableRecord,
    woken: WokenMatch,
    world: TableWorld,
    history: SeatHistory = { former: [], codes: [], kicked: [] },
    answered: readonly AnsweredRequest[] = [],
  ) {
    this.game = game;
    this.code = record.code;
    this.logName = record.logName;
    this.watchable = record.watchable;
    this.terms = record.terms;
    this.#record = record;
    this.#world = world;
    this.#answered = new AnsweredRequests(answered);
    const toKeep = () => this.#answered.toKeep();
    this.#seats = new SeatBook(record, world, (seats) => this.chat.forget(seats), toKeep, history.kicked);
    this.chat = new TableChat({
      code: record.code,
      world,
      nameOf: (seat) => this.seats[seat]?.name ?? null,
      // Where watchers see everything late, it would tell them at once whose name is gone.
      looksSeated: (name) => record.terms.watchDelay === 0 && this.#seats.hasLike(name, null),
      audience: () => this.audience,
      lost: () => this.lose(),
    });
    this.passing = new SeatPassing({
      code: record.code,
      world,
      seats: this.#seats,
      history,
      audience: () => this.audience,
      play: () => this.course.play,
      isDealing: () => this.course.stage === 'dealing',
      isHere: (seat) => this.course.isHere(seat),
      hasRematch: () => this.#rematch !== null,
      answered: toKeep,
      lastLine: () => this.chat.lastLine('players'),
      serially: (work) => this.#work.quietly(work),
    });
    this.#rematch = record.rematch;
    this.course = new MatchCourse(
      {
        game,
        record,
        world,
        seats: this.#seats,
        audience: () => this.audience,
        serially: (work) => this.#work.quietly(work),
        offer: (seat, to) => this.passing.offer(seat, to),
        returned: (seat) => this.passing.returned(seat),
        shownLate: () => this.#forgetNames(),
      },
      woken,
    );
    if (this.course.late !== null) this.#forgetNames();
  }

  /** Code of the table to which everybody moved on. */
  get rematchCode(): string | null {
    return this.#rematch;
  }

  /** Is the server about to be updated? */
  get updateComing(): boolean {
    return this.#world.house.isDraining;
  }

  /** The seat of whoever made the table, or took that over. */
  get maker(): Seat {
    return this.#seats.maker;
  }

  get seats(): readonly SeatRecord[] {
    return this.#seats.all;
  }

  /** Hash of the server's secret (hex). A start that is called off brings another one. */
  get commitment(): string {
    return commitmentTo(this.#seats.deal.secret);
  }

  /** The starts that were called off after a nonce had been opened. `newcomers`: seats whose person now is another one. */
  callOffs(newcomers: readonly Seat[] = this.passing.newcomers): CallOffs {
    const { calledOff } = this.#seats.deal;
    return callOffsIn(calledOff.map((start) => ({ ...start, gone: [...(start.gone ?? []), ...newcomers] })));
  }

  /** The seats that these tokens hold, each with its token. */
  heldBy(tokens: readonly string[]): HeldSeat[] {
    return this.#seats.heldBy(tokens);
  }

  /**
   * Does what a request asks for whose answer may be lost, once; repeated, it is answered alike. `tokens`: those that whoever
   * asks presented.
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
    return this.#answered.once({ askers, id, content: [name, request] }, () => {
      for (const { seat } of this.#seats.heldBy(tokens)) {
        const before = this.course.play?.match.answerTo(seat, id, name);
        // What an entry of this name is answered with is of this kind.
        if (before !== undefined) return Promise.resolve(before as Result<ReplyOf[N]>);
      }
      return work();
    });
  }

  /**
   * Gives somebody a seat before the start, the one they wish for if it is free. `token`: the one that they chose, by which a
   * repeated request gets the same seat. Refused as `full`, `already-started`, `seat-moved`, `seat-passed`, `kicked` or `malformed`.
   */
  takeSeat(name: string, wish: Seat | null, token: string | null): Promise<Result<HeldSeat>> {
    return this.#work.do(async () => {
      if (token !== null) {
        const [held] = this.#seats.heldBy([token]);
        if (held !== undefined) return ok(held);
        const [former] = this.passing.formerlyHeldBy([token]);
        if (former !== undefined) return refuseAs(former.heir === 'device' ? 'seat-moved' : 'seat-passed');
        if (this.#seats.wasKicked(token)) return refuseAs('kicked');
        if (this.passing.isKnown(token)) return refuseAs('malformed');
      }
      if (this.course.play !== null) return refuseAs('already-started');
      const taken = await this.#seats.take(name, wish, token);
      if (taken.ok) this.audience.tableChanged();
      return taken;
    });
  }

  /** A browser with these seats' tokens has come. */
  claim(seats: readonly Seat[]): Promise<Result<EmptyReply>> {
    for (const seat of seats) this.course.play?.timekeeper?.newLink(seat);
    return this.#work.do(async () => {
      await this.#seats.claim(seats);
      return DONE;
    });
  }

  rename({ seat, name }: RequestOf<'rename'>): Promise<Result<EmptyReply>> {
    return this.#work.do(async () => {
      if (this.#seats.hasLike(name, seat)) return refuseAs('name-taken');
      await this.#seats.rename(seat, name);
      this.audience.tableChanged();
      return DONE;
    });
  }

  /** Changes something at the table while its people gather, or refuses with `wrong-stage`. */
  beforeStart<T>(work: (gathering: Gathering) => Promise<Result<T>>): Promise<Result<T>> {
    return this.#work.do(async () => {
      const { gathering } = this.course;
      return gathering === null ? refuseAs('wrong-stage') : work(gathering);
    });
  }

  /** Makes an action, or refuses it. Throws a `RulesFault` or a `StorageFault`, and then nothing has changed. */
  act(request: RequestOf<'act'>): Promise<Result<{ readonly step: number }>> {
    const received = this.#world.clockwork.now();
    return this.#work.do(() => this.course.play?.act(request, received) ?? Promise.resolve(refuseAs('wrong-stage')));
  }

  /** Does something with the match that is being played, or refuses with `wrong-stage`. */
  inPlay<T>(work: (play: Play) => Promise<Result<T>>): Promise<Result<T>> {
    return this.#work.do(async () => {
      const { play } = this.course;
      return play === null ? refuseAs('wrong-stage') : work(play);
    });
  }

  /** Makes a code that moves a seat to another device; see `SeatPassing`. */
  seatCode(held: HeldSeat, { id }: RequestOf<'seatCode'>): Promise<Result<ShownSeatCode>> {
    return this.#work.do(() => this.passing.toDevice(held, id));
  }

  /** Uses the code of a seat; see `SeatPassing`. */
  passSeat(codeHash: string, name: string | null, token: string | null): Promise<Result<HeldSeat>> {
    return this.#work.do(() => this.passing.use(codeHash, name, token));
  }

  /** Somebody is about to come with these tokens; see `SeatPassing`. */
  comesWith(tokens: readonly string[]): Promise<Result<object>> {
    return this.#work.do(() => this.passing.comesWith(tokens));
  }

  /** After the end: makes the table to which everybody moves on, once, and tells its code. */
  rematch(): Promise<Result<{ readonly code: string }>> {
    return this.#work.do(async () => {
      if (this.course.stage !== 'over') return refuseAs('wrong-stage');
      if (this.#rematch === null) {
        const noTables = await this.#world.house.refusesTables(this.#world.store);
        if (noTables !== null) return refuseAs(noTables);
        const old = { ...this.#record, maker: this.maker };
        const { winners = [] } = this.course.play?.match ?? {};
        const record = rematchRecord(this.game, old, this.seats, winners, this.#world.now());
        this.#rematch = await this.#world.store.addRematch(this.code, record);
        this.audience.rematchMade(this.#rematch);
      }
      return ok({ code: this.#rematch });
    });
  }

  /** The record has gone on without this table: nothing more is done here. */
  lose(): void {
    this.#work.close();
    this.course.play?.letGo();
    this.audience.lost();
  }

  /**
   * Takes away what the persons of these tokens left: before the start their seats, later their names and secrets, and always
   * what they said; and what the watcher with this voice said. Refused as `not-your-seat`, or `still-playing` where one of them plays.
   */
  forget(tokens: readonly string[], voice: string | null): Promise<Result<EmptyReply>> {
    const askers = tokens.map(hashOfToken);
    const forgetting = { askers, id: hashOfToken(`forget ${askers.join()} ${voice ?? ''}`), content: 'forget' };
    return this.#answered.once(forgetting, () => this.#forget(tokens, voice));
  }

  #forget(tokens: readonly string[], voice: string | null): Promise<Result<EmptyReply>> {
    return this.#work.do(async () => {
      if (voice !== null) await this.chat.forget([], voice);
      const held = this.#seats.heldBy(tokens).map(({ seat }) => seat);
      if (held.length === 0) return voice === null ? refuseAs('not-your-seat') : DONE;
      const { stage, play } = this.course;
      if (stage === 'dealing') return refuseAs('still-playing');
      const resigned = play?.match.resigned ?? [];
      if (stage === 'playing' && !held.every((seat) => resigned.includes(seat))) return refuseAs('still-playing');
      if (stage === 'waiting') await this.#seats.standUp(...held);
      else await this.#seats.forget(held, (seat) => this.course.isSeenToResign(seat));
      this.audience.tableChanged();
      return DONE;
    });
  }

  /** Takes the names that stayed until those who watch late had seen that the seats were given up. */
  #forgetNames(): void {
    const forgotten = this.#work.quietly(async () => {
      if (await this.#seats.forgetNames((seat) => this.course.isSeenToResign(seat))) this.audience.tableChanged();
    });
    forgotten.catch((error) => this.audience.failed(error));
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

  /** Takes no more requests, and resolves when those under way are done. */
  async close(): Promise<void> {
    const first = !this.#work.isClosed;
    this.#work.close();
    this.course.halt();
    await this.#work.settled();
    await this.chat.close();
    if (first) await this.course.play?.close();
  }
}
