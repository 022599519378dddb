import { failed, type GameTypes, type Refusal, type Result, type Seat } from '@boomtown/game-core';
import {
  CLOSE,
  type GameId,
  type GameWire,
  type HeldSeat,
  JOIN_REFUSED,
  JoinOptions,
  JoinVersion,
  REQUESTS,
  type RequestName,
  SeatState,
  type TableState,
  WIRE_VERSION,
  wireOf,
} from '@boomtown/wire';
import { type MessageContext, Room, type RoomException, ServerError } from '@colyseus/core';
import { Bucket } from '../limits/index.ts';
import { StorageFault, UnreadableRecord } from '../storage/index.ts';
import {
  type LiveTable,
  type LoggedStep,
  type OwnRefusalCode,
  RulesFault,
  refusalOfShape,
  tableRefusal,
} from '../tables/index.ts';
import { ANSWERS, COST } from './answers.ts';
import { sendChat } from './chat-answers.ts';
import { ChatRates } from './chat-rates.ts';
import type { RoomHost } from './room-host.ts';
import { RoundTrip } from './round-trip.ts';
import { dismiss, isPlayer, peopleAmong, present, seatsOf, type TableClient, watchesLate } from './session.ts';
import {
  followers,
  mirrorPlayers,
  mirrorStep,
  mirrorTable,
  sendNotice,
  sendRematch,
  sendSeatNotices,
  sendStep,
} from './showing.ts';
import { mirrorWatched } from './showing-late.ts';
import { TableSerializer } from './table-serializer.ts';

/** Never by itself: every change is sent when it is made. (The longest time that a timer takes.) */
const NO_PATCH_TIMER = 2 ** 31 - 1;
const RESERVATION_S = 10;

/**
 * Shows one live table to the sockets of its people and watchers, whatever its game: the public view in the schema, to
 * each socket its own part as a message. It lives while somebody is connected; the table's truth is its record.
 */
export abstract class TableRoom extends Room<{ state: TableState; client: TableClient }> {
  override state: TableState;
  override patchRate = NO_PATCH_TIMER;
  override seatReservationTimeout = RESERVATION_S;
  override messages = Object.fromEntries(
    Object.keys(REQUESTS).map((name) => [
      name,
      (client: TableClient, raw: unknown, context: MessageContext) =>
        // The keys of REQUESTS are the names.
        this.#answer(name as RequestName, client, raw, context),
    ]),
  );
  readonly #host: RoomHost;
  readonly #wire: GameWire<GameTypes>;
  readonly #serializer = new TableSerializer();
  /** What those see who watch the table late; `null` where nobody does. */
  #lateState: TableState | null = null;
  readonly #present = () => peopleAmong(this.clients);
  readonly #rates: ChatRates;
  #table: LiveTable | undefined;

  constructor(host: RoomHost, game: GameId) {
    super();
    this.#host = host;
    this.#wire = wireOf(game);
    this.#rates = new ChatRates(host.limits);
    this.state = new this.#wire.TableState();
  }

  /** The framework brings one of its own whenever the state is set. */
  override setSerializer(): void {
    super.setSerializer(this.#serializer);
  }

  override async onCreate({ code }: { readonly code: string }): Promise<void> {
    const table = await this.#wake(code);
    if (table === undefined) throw new ServerError(JOIN_REFUSED.noSuchTable, tableRefusal('no-such-table').message);
    this.#table = table;
    this.roomId = code;
    this.#host.metrics.rooms.add(this.#present);
    table.audience = {
      tableChanged: () => {
        this.#holdAnew(table);
        this.#show(table);
      },
      stepped: (step) => {
        if (step.step === 0) this.#show(table);
        else this.#showStep(table, step);
        sendStep(step, table, this.#wire, this.#near);
        this.#measureLag(table);
      },
      chatted: (news, by) => sendChat(news, by, this.clients),
      steppedLate: ({ step }) => {
        this.#show(table);
        sendStep(step, table, this.#wire, this.clients.filter(watchesLate));
      },
      notice: (notice) => sendNotice(notice, this.#upToDate(table)),
      seatOffered: (_seat, to) => {
        for (const [client, session] of followers(this.clients)) {
          if (seatsOf(session).some((seat) => to.includes(seat))) sendSeatNotices(client, session, table);
        }
      },
      seatPassed: (seat) => this.#seatPassed(table, seat),
      rematchMade: (next) => {
        for (const [client, session] of followers(this.clients)) sendRematch(client, session, table, next);
      },
      failed: (error) => void this.#refusalOf(error),
      lost: () => {
        this.#host.log.warn({ table: table.logName }, 'another process writes this table; it is let go of here');
        void this.disconnect(CLOSE.comeBack);
      },
    };
    if (table.course.late !== null) {
      this.#lateState = new this.#wire.TableState();
      this.#serializer.showLate(this.#lateState);
    }
    for (const state of this.#lateState === null ? [this.state] : [this.state, this.#lateState]) {
      state.commitment = table.commitment;
      state.terms = JSON.stringify(table.terms);
      for (const _ of table.seats) state.seats.push(new SeatState());
    }
    // Patched now, since what a client gets with its join must not come again with the first patch.
    this.#show(table);
  }

  async #wake(code: string): Promise<LiveTable | undefined> {
    try {
      return await this.#host.tables.wake(code);
    } catch (error) {
      // Of what is thrown in here the framework passes on the number and the words.
      if (!(error instanceof UnreadableRecord || error instanceof RulesFault)) throw error;
      throw new ServerError(JOIN_REFUSED.unreadable, tableRefusal('unreadable').message);
    }
  }

  /** Why somebody with these join options, who is counted as `from`, may not come in; `null` if they may. */
  refusalFor(options: unknown, from: string): (Refusal & { readonly status: number }) | null {
    const refuse = (code: OwnRefusalCode, status: number) => ({ ...tableRefusal(code), status });
    // A page of another version may well send other fields: its version is read first.
    const version = JoinVersion.safeParse(options);
    if (version.success && version.data.wire !== WIRE_VERSION) return refuse('reload', JOIN_REFUSED.reload);
    const join = JoinOptions.safeParse(options);
    if (!join.success) return refuse('malformed', JOIN_REFUSED.malformed);
    const { tokens } = join.data;
    const table = this.#awake();
    if (table.heldBy(tokens).length > 0) return null;
    const [former] = table.passing.formerlyHeldBy(tokens);
    if (former?.heir === 'device') return refuse('seat-moved', JOIN_REFUSED.seatMoved);
    if (former?.heir === 'person') return refuse('seat-passed', JOIN_REFUSED.seatPassed);
    if (tokens.length > 0) return refuse('not-your-seat', JOIN_REFUSED.notYourSeat);
    if (!table.watchable) return refuse('not-watchable', JOIN_REFUSED.notWatchable);
    const { watchersATable, watchersAnAddress } = this.#host.limits;
    const watchers = present(this.clients).filter(([, session]) => !isPlayer(session));
    const alike = watchers.filter(([, session]) => session.from === from);
    const isFull = watchers.length >= watchersATable || alike.length >= watchersAnAddress;
    return isFull ? refuse('audience-full', JOIN_REFUSED.audienceFull) : null;
  }

  /** Gives somebody a seat; called by the HTTP part, of whatever process. */
  async takeSeat(name: string, wish: Seat | null): Promise<Result<HeldSeat>> {
    try {
      return await this.#awake().takeSeat(name, wish);
    } catch (error) {
      // Between processes only values travel.
      if (!(error instanceof StorageFault)) throw error;
      return failed(this.#refusalOf(error));
    }
  }

  /** Takes away what the persons of these tokens, and the watcher with this voice, left; the whole table, where nobody can come back to it. */
  async forget(tokens: readonly string[], voice: string | null): Promise<Result<object>> {
    const table = this.#awake();
    const forgotten = await table.forget(tokens, voice);
    if (forgotten.ok && tokens.length > 0 && table.isAbandoned) await this.end();
    return forgotten;
  }

  /** Ends the table for good, and tells everybody who is there. Called by the HTTP part, of whatever process. */
  async end(): Promise<void> {
    let told: number = CLOSE.comeBack;
    try {
      await this.#awake().remove();
      told = CLOSE.ended;
    } finally {
      await this.disconnect(told);
    }
  }

  /** Passes a seat on to whoever has the code with this hash; called by the HTTP part, of whatever process. */
  passSeat(codeHash: string, name: string | null): Promise<Result<HeldSeat>> {
    return this.#awake().passSeat(codeHash, name);
  }

  override onJoin(client: TableClient, options: unknown): void {
    const { from, join } = senderIn(options);
    const refusal = this.refusalFor(join, from);
    if (refusal !== null) throw new ServerError(refusal.status, refusal.message);
    const table = this.#awake();
    const { tokens } = JoinOptions.parse(join);
    const held = table.heldBy(tokens);
    this.#dismissOthers(held);
    const { requestsAtOnce, requestsASecond } = this.#host.limits;
    const bucket = new Bucket(requestsAtOnce, requestsASecond);
    const roundTrip = new RoundTrip(client.ref, this.#host.clockwork);
    const late = held.length === 0 && table.course.late !== null;
    const unasked = { eyes: null, following: false, hears: new Set<never>(), dismissed: false };
    client.userData = { from, tokens, held, late, ...unasked, bucket, roundTrip };
    table.claim(held.map(({ seat }) => seat)).catch((error: unknown) => this.#report(error));
    this.#showPeople();
    this.#measureLag(table);
  }

  override onLeave(): void {
    this.#showPeople();
  }

  override async onDispose(): Promise<void> {
    this.#host.metrics.rooms.delete(this.#present);
    if (this.#table !== undefined) await this.#host.tables.sleep(this.#table);
  }

  override onBeforeShutdown(): void {
    void this.disconnect(CLOSE.comeBack);
  }

  /** Whatever else throws in here: it is logged, and the process lives. */
  override onUncaughtException(error: RoomException, method: string): void {
    this.#report(error.cause ?? error, method);
  }

  #show(table: LiveTable): void {
    mirrorTable(this.state, table, this.#wire, this.clients);
    if (this.#lateState !== null) mirrorWatched(this.#lateState, table, this.#wire, this.clients);
    this.broadcastPatch();
  }

  /** Those who see the table as it is, whatever its terms. */
  get #near(): readonly TableClient[] {
    return this.#lateState === null ? this.clients : this.clients.filter((client) => !watchesLate(client));
  }

  /** Those who see the table as it is now. */
  #upToDate({ course: { late } }: LiveTable): readonly TableClient[] {
    return late === null || late.shown === null ? this.clients : this.#near;
  }

  /** Names and people change by themselves, never with a step. */
  #showStep(table: LiveTable, { deed }: LoggedStep): void {
    mirrorStep(this.state, table, this.#wire);
    if (deed !== undefined) mirrorPlayers(this.state, table);
    this.broadcastPatch();
  }

  #showPeople(): void {
    const table = this.#awake();
    table.course.attend(new Set(present(this.clients).flatMap(([, session]) => seatsOf(session))));
    this.#show(table);
  }

  /** Measures the round trip to those whose clocks run. */
  #measureLag(table: LiveTable): void {
    const { course } = table;
    if (course.clocks.length === 0) return;
    for (const [, session] of present(this.clients)) {
      const timed = seatsOf(session).filter((seat) => (course.clocks[seat]?.since ?? null) !== null);
      if (timed.length === 0) continue;
      session.roundTrip.measure((ms) => {
        for (const seat of timed) course.play?.roundTrip(seat, ms);
      });
    }
  }

  /** Somebody else has come with the secret of a seat: who held it so far does so no longer. */
  #dismissOthers(taken: readonly HeldSeat[]): void {
    for (const [client, session] of present(this.clients)) {
      if (taken.some(({ seat }) => seatsOf(session).includes(seat))) dismiss(client, session, CLOSE.elsewhere);
    }
  }

  /** Somebody else holds a seat: who held it so far is told, and goes unless they hold another one here. */
  #seatPassed(table: LiveTable, seat: Seat): void {
    for (const [client, session] of present(this.clients)) {
      if (!seatsOf(session).includes(seat)) continue;
      session.held = table.heldBy(session.tokens);
      if (session.following) sendSeatNotices(client, session, table);
      if (!isPlayer(session)) dismiss(client, session, CLOSE.passed);
    }
    this.#showPeople();
  }

  /** Seats were taken or given up: looks anew who holds which. */
  #holdAnew(table: LiveTable): void {
    for (const [client, session] of present(this.clients)) {
      if (!isPlayer(session)) continue;
      session.held = table.heldBy(session.tokens);
      // Whoever saw the match as it went on can't watch it late from then on.
      if (!isPlayer(session) && (!table.watchable || table.course.late !== null)) dismiss(client, session, CLOSE.gone);
    }
  }

  #answer(name: RequestName, client: TableClient, raw: unknown, context: MessageContext): unknown {
    const { userData: session } = client;
    const begun = performance.now();
    const { metrics } = this.#host;
    const reject = (refusal: Refusal) => {
      metrics.refused(refusal.code);
      return context.reject(refusal);
    };
    if (session === undefined || session.dismissed) return reject(tableRefusal('not-your-seat'));
    if (!session.bucket.take(COST[name])) return reject(tableRefusal('too-fast'));
    const request = REQUESTS[name].safeParse(raw ?? {});
    if (!request.success) return reject(refusalOfShape(request.error));
    const settle = (result: Result<unknown>) => {
      if (!result.ok) return reject(result.error);
      if (name === 'act') metrics.acted(this.#awake().game.info.id, performance.now() - begun);
      return result.value;
    };
    const failed = (error: unknown) => reject(this.#refusalOf(error));
    try {
      const table = this.#awake();
      // The request was read by the schema of the same name.
      const answer = ANSWERS[name]({ table, wire: this.#wire, session, rates: this.#rates }, request.data as never);
      if (answer instanceof Promise) return answer.then(settle, failed);
      const { rematchCode } = table;
      if (name === 'snapshot') {
        sendSeatNotices(client, session, table);
        if (rematchCode !== null) sendRematch(client, session, table, rematchCode);
      }
      return settle(answer);
    } catch (error) {
      return failed(error);
    }
  }

  #refusalOf(error: unknown): Refusal {
    this.#report(error);
    if (error instanceof StorageFault) return tableRefusal('storage');
    if (error instanceof RulesFault) sendNotice({ type: 'fault' }, this.#upToDate(this.#awake()));
    return tableRefusal('fault');
  }

  #awake(): LiveTable {
    if (this.#table === undefined) throw new Error('the room has no table yet');
    return this.#table;
  }

  #report(error: unknown, method?: string): void {
    this.#host.log.error({ table: this.#table?.logName, method, err: error }, 'something failed in a table');
  }
}

/** Parts what a join asks for from the sender, whom our own HTTP part has put beside it. */
function senderIn(options: unknown): { readonly from: string; readonly join: object } {
  const { from, ...join } = Object(options);
  return { from: String(from), join };
}
