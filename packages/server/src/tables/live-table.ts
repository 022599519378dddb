import { type AnyGame, commitmentTo, ok, type Result, type Seat } from '@boomtown/game-core';
import type { EmptyReply, HeldSeat, OwnView, RequestOf, ShownSeatCode, TableStage, Terms } from '@boomtown/wire';
import {
  type Deal,
  type Entry,
  type KeptClock,
  KeyTaken,
  type SeatHistory,
  type SeatRecord,
  type TableRecord,
} from '../storage/index.ts';
import { Attendance } from './attendance.ts';
import { TableChat } from './chat/table-chat.ts';
import type { SeatClock } from './clocks/seat-clock.ts';
import type { Dealing } from './dealing.ts';
import { EventLog, type LoggedStep } from './event-log.ts';
import { Gathering } from './gathering.ts';
import { LateMatch, namesBefore } from './late-match.ts';
import { isAbandoned } from './leaving-nothing.ts';
import { pageOf, type SeenStep } from './log-page.ts';
import { rematchRecord } from './make-record.ts';
import { MatchInPlay } from './match-in-play.ts';
import { Play } from './play.ts';
import { refuseAs } from './refusals.ts';
import { SeatBook } from './seat-book.ts';
import { SeatPassing } from './seat-passing.ts';
import { SerialWork } from './serial-work.ts';
import { NOBODY, type TableAudience, type TableWorld } from './table-world.ts';
import { firstStanding, matchOf, wholeLog } from './wake.ts';

const DONE = ok<EmptyReply>({});

/**
 * One table while it is awake: the cache of its record, and the only place where it changes. Requests are worked off
 * one after the other; each becomes durable first, then visible to the audience, then answered. Knows no sockets.
 */
export class LiveTable {
  audience: TableAudience = NOBODY;
  readonly game: AnyGame;
  readonly commitment: string;
  readonly #record: TableRecord;
  readonly #world: TableWorld;
  readonly #work = new SerialWork();
  readonly #seats: SeatBook;
  readonly passing: SeatPassing;
  readonly chat: TableChat;
  /** What those see who watch, where they see the match late; `null` where they see it as it goes on. */
  readonly late: LateMatch | null;
  #deal: Deal | null;
  readonly #attendance: Attendance;
  /** Until the match begins. */
  #gathering: Gathering | null;
  #play: Play | null;
  /** The seats whose people are connected. */
  #here: ReadonlySet<Seat> = new Set();
  #rematch: string | null;
  #closed = false;

  /** Wakes the table of a record. Throws `UnreadableRecord`, or a `RulesFault`, when its match can't be played again. */
  constructor(
    game: AnyGame,
    record: TableRecord,
    entries: readonly Entry[],
    world: TableWorld,
    history: SeatHistory = { former: [], offered: [] },
  ) {
    this.game = game;
    this.commitment = commitmentTo(record.secret);
    this.#record = record;
    this.#world = world;
    this.#seats = new SeatBook(record, world, (seats) => this.chat.forget(seats));
    this.chat = new TableChat({
      code: record.code,
      world,
      nameOf: (seat) => this.seats[seat]?.name ?? null,
      audience: () => this.audience,
      lost: () => this.lose(),
    });
    this.passing = new SeatPassing({
      code: record.code,
      world,
      seats: this.#seats,
      history,
      audience: () => this.audience,
      play: () => this.#play,
      isDealing: () => this.stage === 'dealing',
      isHere: (seat) => this.#here.has(seat),
      serially: (work) => this.#quietly(work),
    });
    this.#deal = record.deal;
    this.#rematch = record.rematch;
    const { watchDelay } = record.terms;
    const newcomers = entries.filter(({ kind }) => kind === 'newcomer');
    const namesAtStart = () =>
      namesBefore(
        this.seats.map(({ name }) => name),
        newcomers,
      );
    this.late = watchDelay === 0 ? null : new LateMatch(watchDelay, namesAtStart);
    const match = matchOf(game, record, entries, new EventLog(), (stood) => this.late?.follow(stood, null));
    this.#attendance = new Attendance(record.seats.length, match !== null, world.clockwork, (seats) => {
      this.#play?.release(seats);
      this.audience.tableChanged();
    });
    this.#play = match === null ? null : this.#playOf(match, record.clocks);
    this.#gathering = match === null ? this.#gatheringOf() : null;
  }

  get code(): string {
    return this.#record.code;
  }

  get logName(): string {
    return this.#record.logName;
  }

  get watchable(): boolean {
    return this.#record.watchable;
  }

  get terms(): Terms {
    return this.#record.terms;
  }

  get stage(): TableStage {
    if (this.#play === null) return this.#gathering?.isDealing === true ? 'dealing' : 'waiting';
    return this.#play.match.isOver ? 'over' : 'playing';
  }

  /** Number of the latest entry. */
  get step(): number {
    return this.#play?.match.entry ?? 0;
  }

  /** The seats that may act now; none before the start. */
  get actors(): readonly Seat[] {
    return this.#play?.match.actors ?? [];
  }

  /** The public view of the latest step; `null` before the start. */
  get view(): object | null {
    return this.#play?.match.view ?? null;
  }

  /** Code of the table to which everybody moved on. */
  get rematchCode(): string | null {
    return this.#rematch;
  }

  /** The clocks by seat; none before the start and at a table without. */
  get clocks(): readonly SeatClock[] {
    return this.#play?.clocks ?? [];
  }

  /** What the clocks are read by, in whole milliseconds; `null` at a table without. */
  get clockNow(): number | null {
    return this.terms.clock.kind === 'none' ? null : Math.round(this.#world.clockwork.now());
  }

  /** Is what is done at this table kept in memory only? */
  get unsaved(): boolean {
    return this.#play !== null && this.#world.store.isFailing;
  }

  /** Is the server about to be updated? */
  get updateComing(): boolean {
    return this.#world.house.isDraining;
  }

  /** The match, once it has begun. */
  get play(): Play | null {
    return this.#play;
  }

  /** The seat of whoever made the table, or took that over. */
  get maker(): Seat {
    return this.#seats.maker;
  }

  get seats(): readonly SeatRecord[] {
    return this.#seats.all;
  }

  /** The seats that these tokens hold, each with its token. */
  heldBy(tokens: readonly string[]): HeldSeat[] {
    return this.#seats.heldBy(tokens);
  }

  /** What these seats know beyond the public view; `{}` each before the start. */
  ownViews(seats: readonly Seat[]): OwnView[] {
    return this.#play?.match.ownViews(seats) ?? seats.map((seat) => ({ seat, view: {} }));
  }

  /** These seats are connected now. */
  attend(here: ReadonlySet<Seat>): void {
    this.#here = here;
    this.#play?.release(this.#attendance.attend(here));
    this.#play?.absences.attend(here);
  }

  /** A round trip to the browser of this seat took so long. */
  roundTrip(seat: Seat, ms: number): void {
    this.#play?.roundTrip(seat, ms);
  }

  /** Gives somebody a seat before the start, the one they wish for if it is free, or refuses with `full` or `already-started`. */
  takeSeat(name: string, wish: Seat | null): Promise<Result<HeldSeat>> {
    return this.#serially(async () => {
      if (this.#play !== null) return refuseAs('already-started');
      const taken = await this.#seats.take(name, wish);
      if (taken.ok) this.audience.tableChanged();
      return taken;
    });
  }

  /** A browser with these seats' tokens has come. */
  claim(seats: readonly Seat[]): Promise<Result<EmptyReply>> {
    this.#play?.newLink(seats);
    return this.#serially(async () => {
      await this.#seats.claim(seats);
      return DONE;
    });
  }

  rename({ seat, name }: RequestOf<'rename'>): Promise<Result<EmptyReply>> {
    return this.#serially(async () => {
      await this.#seats.rename(seat, name);
      this.audience.tableChanged();
      return DONE;
    });
  }

  standUp({ seat }: RequestOf<'standUp'>): Promise<Result<EmptyReply>> {
    return this.#beforeStart((gathering) => gathering.change((seats) => seats.standUp(seat)));
  }

  unready({ seats }: RequestOf<'unready'>): Promise<Result<EmptyReply>> {
    return this.#beforeStart((gathering) => gathering.change((book) => book.unready(seats)));
  }

  /** Takes the hashes of the seats' nonces. When with them all seats are ready, the nonces are to be opened. */
  ready({ seats }: RequestOf<'ready'>): Promise<Result<EmptyReply>> {
    return this.#beforeStart((gathering) => gathering.change((book) => book.ready(seats)));
  }

  /** Takes opened nonces; see `Gathering`. */
  nonces(request: RequestOf<'nonces'>): Promise<Result<EmptyReply>> {
    return this.#beforeStart((gathering) => gathering.nonces(request));
  }

  /** Makes an action, or refuses it. Throws a `RulesFault` or a `StorageFault`, and then nothing has changed. */
  act(request: RequestOf<'act'>): Promise<Result<{ readonly step: number }>> {
    const received = this.#world.clockwork.now();
    return this.#serially(() => this.#play?.act(request, received) ?? Promise.resolve(refuseAs('wrong-stage')));
  }

  /** Does something with the match that is being played, or refuses with `wrong-stage`. */
  inPlay<T>(work: (play: Play) => Promise<Result<T>>): Promise<Result<T>> {
    return this.#serially(async () => (this.#play === null ? refuseAs('wrong-stage') : work(this.#play)));
  }

  /** Makes a code that moves a seat to another device; see `SeatPassing`. */
  seatCode({ seat }: RequestOf<'seatCode'>): Promise<Result<ShownSeatCode>> {
    return this.#serially(() => this.passing.toDevice(seat));
  }

  /** Passes a seat on to whoever has its code; see `SeatPassing`. */
  passSeat(codeHash: string, name: string | null): Promise<Result<HeldSeat>> {
    return this.#serially(() => this.passing.use(codeHash, name));
  }

  /** Sends somebody away before the start; see `Gathering`. */
  kick(request: RequestOf<'kick'>): Promise<Result<EmptyReply>> {
    return this.#beforeStart((gathering) => gathering.kick(request));
  }

  /** Puts a bot on a seat before the start, or takes it away; see `Gathering`. */
  seatBot(request: RequestOf<'seatBot'>): Promise<Result<EmptyReply>> {
    return this.#beforeStart((gathering) => gathering.seatBot(request));
  }

  /** After the end: makes the table to which everybody moves on, once, and tells its code. */
  rematch(): Promise<Result<{ readonly code: string }>> {
    return this.#serially(async () => {
      if (this.stage !== 'over') return refuseAs('wrong-stage');
      if (this.#rematch === null) {
        const noTables = await this.#world.house.refusesTables(this.#world.store);
        if (noTables !== null) return refuseAs(noTables);
        const old = { ...this.#record, maker: this.maker };
        const { winners = [] } = this.#play?.match ?? {};
        const record = rematchRecord(this.game, old, this.seats, winners, this.#world.now());
        this.#rematch = await this.#world.store.addRematch(this.code, record);
        this.audience.rematchMade(this.#rematch);
      }
      return ok({ code: this.#rematch });
    });
  }

  /** Past steps as holders of these seats may see them, without what was for the moment only. */
  async log(request: RequestOf<'log'>, seats: readonly Seat[]): Promise<SeenStep[]> {
    if (this.#play === null) return [];
    return pageOf(this.#play.match, request, seats, () => this.#wholeLog());
  }

  /** Past steps as those may see them who watch, without what was for the moment only. */
  async watchedLog(request: RequestOf<'log'>): Promise<SeenStep[]> {
    const { late, game } = this;
    const moment = late?.shown ?? null;
    if (late === null || moment === null) return this.log(request, []);
    const { log, entry } = late;
    return pageOf({ game, log, entry, view: moment.view }, request, [], () => this.#wholeLog(entry));
  }

  /** The record has gone on without this table: nothing more is done here. */
  lose(): void {
    this.#closed = true;
    this.#play?.letGo();
    this.audience.lost();
  }

  /**
   * Takes away what the persons of these tokens left: before the start their seats, later their names and secrets, and
   * always what they said; and what the watcher with this voice said. Refused as
   * `not-your-seat`, or `still-playing` where one of them has not given up a seat of a match under way.
   */
  forget(tokens: readonly string[], voice: string | null): Promise<Result<EmptyReply>> {
    return this.#serially(async () => {
      if (voice !== null) await this.chat.forget([], voice);
      const held = this.#seats.heldBy(tokens).map(({ seat }) => seat);
      if (held.length === 0) return voice === null ? refuseAs('not-your-seat') : DONE;
      const { stage } = this;
      if (stage === 'dealing') return refuseAs('still-playing');
      const resigned = this.#play?.match.resigned ?? [];
      if (stage === 'playing' && !held.every((seat) => resigned.includes(seat))) return refuseAs('still-playing');
      if (stage === 'waiting') for (const seat of held) await this.#seats.standUp(seat);
      else await this.#seats.forget(held);
      this.audience.tableChanged();
      return DONE;
    });
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
    const first = !this.#closed;
    this.#closed = true;
    this.#attendance.close();
    this.#gathering?.close();
    await this.#work.settled();
    await this.chat.close();
    if (first) await this.#play?.close();
  }

  #gatheringOf(): Gathering {
    return new Gathering({
      seats: this.#seats,
      mayPlay: (player) => this.#world.opponents.play(this.#record.game, player),
      dealingMs: this.#world.dealingMs,
      audience: () => this.audience,
      serially: (work) => this.#quietly(work),
      start: (dealing) => this.#start(dealing),
    });
  }

  #playOf(match: MatchInPlay, clocks: readonly KeptClock[] | null): Play {
    return new Play(match, clocks, {
      code: this.code,
      terms: this.terms,
      logName: this.logName,
      game: this.#record.game,
      bots: this.seats.map(({ bot }) => bot),
      world: this.#world,
      attendance: this.#attendance,
      audience: () => this.audience,
      stepped: (step) => this.#stepped(step),
      serially: (work) => this.#quietly(work),
      offer: (seat, to) => this.passing.offer(seat, to),
      returned: (seat) => this.passing.returned(seat),
      wholeLog: () => this.#wholeLog(),
    });
  }

  /** The log from the start to an entry; without one, to the latest. */
  async #wholeLog(last = Number.POSITIVE_INFINITY): Promise<EventLog> {
    const entries = (await this.#world.store.entries(this.code)).filter(({ entry }) => entry <= last);
    return wholeLog(this.game, { ...this.#record, deal: this.#deal }, entries);
  }

  async #start(dealing: Dealing): Promise<void> {
    const deal = dealing.deal(this.#record.secret, this.#world.now());
    const first = firstStanding(this.game, this.#record, deal);
    await this.#world.store.start(this.code, deal, this.game.info.version, this.#seats.revision);
    this.#deal = deal;
    this.#gathering?.close();
    this.#gathering = null;
    this.#play = this.#playOf(new MatchInPlay(first), null);
    this.#play.absences.attend(this.#here);
    this.#stepped({ step: 0, events: first.events });
  }

  #stepped(step: LoggedStep): void {
    this.audience.stepped(step);
    if (this.#play === null) return;
    const left = this.clocks.map((clock) => clock.left);
    this.late?.follow(this.#play.match, left, (moment) => this.audience.steppedLate(moment));
  }

  #beforeStart(change: (gathering: Gathering) => Promise<Result<EmptyReply>>): Promise<Result<EmptyReply>> {
    return this.#serially(async () => (this.#gathering === null ? refuseAs('wrong-stage') : change(this.#gathering)));
  }

  /** Does something that nobody asked for in its turn; once the table is closed it is not done. */
  async #quietly(work: () => Promise<void>): Promise<void> {
    await this.#serially(async () => {
      await work();
      return DONE;
    });
  }

  #serially<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#work.do(async () => {
      if (this.#closed) return refuseAs('fault');
      try {
        return await work();
      } catch (error) {
        if (error instanceof KeyTaken) this.lose();
        throw error;
      }
    });
  }
}
