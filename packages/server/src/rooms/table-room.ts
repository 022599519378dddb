import { failed, type GameTypes, ok, type Refusal, type Result, type Seat } from '@boomtown/game-core';
import { wireOf } from '@boomtown/registry/wires';
import {
  CLOSE,
  type GameId,
  type GameWire,
  type HeldSeat,
  JOIN_REFUSED,
  JoinOptions,
  REQUESTS,
  type RequestName,
  SeatState,
  type TableState,
  WIRE_VERSION,
} from '@boomtown/wire';
import { type MessageContext, Room, type RoomException, ServerError } from '@colyseus/core';
import { Bucket, type Requester } from '../limits/index.ts';
import { StorageFault, UnreadableRecord } from '../storage/index.ts';
import { type LiveTable, RulesFault, refusalOfShape, refuseAs, tableRefusal } from '../tables/index.ts';
import { ChatRates } from './chat-rates.ts';
import { type JoinRefusal, refusalOfComing, refusalOfJoin, screenIn, senderIn } from './joining.ts';
import { COST, isRepeatable, REQUEST_HANDLERS } from './request-handlers.ts';
import { RoomAudience } from './room-audience.ts';
import type { RoomHost } from './room-host.ts';
import { sendNotice, sendRematch, sendSeatNotices } from './room-state.ts';
import { RoundTrip } from './round-trip.ts';
import { dismiss, peopleAmong, present, type Session, seatsOf, type TableClient, tokensOf } from './session.ts';
import { TableSerializer } from './table-serializer.ts';

/** Never by itself: every change is sent when it is made. (The longest time that a timer takes.) */
const NO_PATCH_TIMER = 2 ** 31 - 1;
const RESERVATION_S = 10;

/**
 * Shows one live table to the sockets of its people and watchers, whatever its game: the public view in the schema, to
 * each socket its own part as a message. It lives while a client is connected; the table's truth is its record.
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
  readonly #present = () => peopleAmong(this.clients);
  readonly #rates: ChatRates;
  #audience: RoomAudience | undefined;
  #isLeaving = false;

  constructor(host: RoomHost, game: GameId) {
    super();
    this.#host = host;
    this.#wire = wireOf(game);
    this.#rates = new ChatRates(host.limits, host.socketClock);
    this.state = new this.#wire.TableState();
  }

  /** The framework brings one of its own whenever the state is set. */
  override setSerializer(): void {
    super.setSerializer(this.#serializer);
  }

  override async onCreate({ code }: { readonly code: string }): Promise<void> {
    const table = await this.#wake(code);
    if (table === undefined) throw new ServerError(JOIN_REFUSED.noSuchTable, tableRefusal('no-such-table').message);
    this.roomId = code;
    this.#host.metrics.rooms.add(this.#present);
    const delayedState = table.lifecycle.delayed === null ? null : new this.#wire.TableState();
    const audience = new RoomAudience({
      table,
      wire: this.#wire,
      room: this,
      delayedState,
      failed: (error) => void this.#refusalOf(error),
      lost: () => {
        this.#host.log.warn({ table: table.logName }, 'another process writes this table; it is let go of here');
        void this.disconnect(CLOSE.comeBack);
      },
    });
    this.#audience = audience;
    table.audience = audience;
    if (delayedState !== null) this.#serializer.showLate(delayedState);
    for (const state of delayedState === null ? [this.state] : [this.state, delayedState]) {
      state.terms = JSON.stringify(table.terms);
      for (const _ of table.seats) state.seats.push(new SeatState());
    }
    // Patched now, since what a client gets with its join must not come again with the first patch.
    audience.show();
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

  /**
   * A client with these join options, which is counted as `from`, is about to join: a seat whose code they used is theirs from
   * now on. Returns why they may not come in; `null` if they may. Called by the HTTP part, of whatever process.
   */
  async admit(options: unknown, from: string): Promise<JoinRefusal | null> {
    const { table } = this.#awake();
    const join = JoinOptions.safeParse(options);
    if (join.success && join.data.wire === WIRE_VERSION) {
      const { tokens, screen } = join.data;
      const came = await this.#written(async () => {
        if (screen !== undefined) await table.screens.comes(screen);
        return table.transfers.comesWith(tokens);
      });
      if (!came.ok) return refusalOfComing(came.error);
    }
    return this.#refusalFor(options, from);
  }

  #refusalFor(options: unknown, from: string): JoinRefusal | null {
    return refusalOfJoin(options, from, this.#awake().table, this.clients, this.#host.limits);
  }

  /** The seats that are held by the one who comes with this reservation. */
  seatsToCome(session: string): Seat[] {
    // The framework keeps what each join asked for under this name, and shows it nowhere.
    const reserved = this as unknown as { readonly _reservedSeats: Readonly<Record<string, readonly unknown[]>> };
    const asked = JoinOptions.safeParse(senderIn(reserved._reservedSeats[session]?.[0]).join);
    return asked.success
      ? this.#awake()
          .table.heldBy(asked.data.tokens)
          .map(({ seat }) => seat)
      : [];
  }

  /** Gives a player a seat; called by the HTTP part, of whatever process. */
  takeSeat(name: string, wish: Seat | null, token: string | null): Promise<Result<HeldSeat>> {
    return this.#written(() => this.#awake().table.takeSeat(name, wish, token));
  }

  async #written<T>(change: () => Promise<Result<T>>): Promise<Result<T>> {
    try {
      return await change();
    } catch (error) {
      // Between processes only values travel.
      if (!(error instanceof StorageFault)) throw error;
      return failed(this.#refusalOf(error));
    }
  }

  /** Takes away what the persons of these tokens, and the watcher with this voice, left; the whole table, where nobody can come back to it. */
  async forget(tokens: readonly string[], voice: string | null): Promise<Result<object>> {
    const { table } = this.#awake();
    const forgotten = await table.forget(tokens, voice);
    if (forgotten.ok && tokens.length > 0 && table.isAbandoned) await this.end();
    return forgotten;
  }

  /** Takes the name of a seat away, for the host; called by the HTTP part, of whatever process. */
  takeName(seat: Seat, name: string): Promise<Result<object>> {
    return this.#written(() => this.#awake().table.takeName(seat, name));
  }

  /** Closes a player's seat, for the host; ends the table where nobody can come back to it. Called by the HTTP part, of whatever process. */
  async closeSeat(seat: Seat, name: string): Promise<Result<object>> {
    const { table } = this.#awake();
    const closed = await this.#written(() => table.closeSeat(seat, name));
    if (closed.ok && table.isAbandoned && table.lifecycle.waitingRoom === null) await this.end();
    return closed;
  }

  /** From which network a player is connected, for the host; called by the HTTP part, of whatever process. */
  async networkOf(seat: Seat, name: string): Promise<Result<{ readonly network: string }>> {
    if (this.#awake().table.seats[seat]?.name !== name) return refuseAs('stale');
    const found = present(this.clients).find(([, session]) => seatsOf(session).includes(seat));
    return found === undefined ? refuseAs('not-connected') : ok({ network: found[1].from });
  }

  /** Takes a line of the spectators away, for the host; called by the HTTP part, of whatever process. */
  takeLine(line: number): Promise<Result<object>> {
    return this.#written(() => this.#awake().table.chat.takeLine(line));
  }

  /** Ends the table for good, and tells everybody who is there. Called by the HTTP part, of whatever process. */
  async end(): Promise<void> {
    let closeCode: number = CLOSE.comeBack;
    try {
      await this.#awake().table.remove();
      closeCode = CLOSE.ended;
    } finally {
      await this.disconnect(closeCode);
    }
  }

  /** Tells the players who are here that one of them goes on with this match at another table. Called by the HTTP part, of whatever process. */
  async tellGoingOn(to: {
    readonly code: string;
    readonly step: number;
    readonly name: string;
  }): Promise<Result<object>> {
    const players = present(this.clients).filter(([, session]) => seatsOf(session).length > 0);
    sendNotice(
      { type: 'goes-on', ...to },
      players.map(([client]) => client),
    );
    return ok({});
  }

  /** A seat admits the big screen that shows the code with this hash; called by the HTTP part, of whatever process. */
  admitScreen(codeHash: string, tokens: readonly string[]): Promise<Result<object>> {
    return this.#written(() => this.#awake().table.screens.admit(codeHash, tokens));
  }

  /** Seats show their table on no screen any more; called by the HTTP part, of whatever process. */
  endScreens(tokens: readonly string[]): Promise<Result<object>> {
    return this.#written(() => this.#awake().table.screens.end(tokens));
  }

  /** Uses the code with this hash for a player; called by the HTTP part, of whatever process. */
  passSeat(codeHash: string, name: string | null, token: string | null): Promise<Result<HeldSeat>> {
    return this.#written(() => this.#awake().table.transfers.use(codeHash, name, token));
  }

  override onJoin(client: TableClient, options: unknown): void {
    const { from, join } = senderIn(options);
    const refusal = this.#refusalFor(join, from);
    if (refusal !== null) throw new ServerError(refusal.status, refusal.message);
    const audience = this.#awake();
    const { table } = audience;
    const asked = JoinOptions.parse(join);
    const { tokens } = asked;
    const held = table.heldBy(tokens);
    const screen = held.length > 0 ? null : screenIn(asked, table);
    this.#dismissOthers(held, screen);
    const { requestsAtOnce, requestsASecond } = this.#host.limits;
    const bucket = new Bucket(requestsAtOnce, requestsASecond, this.#host.socketClock);
    const roundTrip = new RoundTrip(client.ref, this.#host.monotonicClock);
    const delayed = held.length === 0 && screen === null && table.lifecycle.delayed !== null;
    const unasked = { shownSeats: null, following: false, hears: new Set<never>(), shownName: null, dismissed: false };
    const session: Session = { from, tokens, held, screen, delayed, ...unasked, bucket, roundTrip };
    client.userData = session;
    const { budgets } = this.#host;
    const watcher = budgets.watcher(from);
    // Seats change hands while a socket is open.
    let asSeat: { readonly seat: Seat; readonly requester: Requester } | null = null;
    const requester = () => {
      const [first] = session.held;
      if (first === undefined) return watcher;
      if (asSeat?.seat !== first.seat) {
        asSeat = { seat: first.seat, requester: budgets.seat(`${table.code}/${first.seat}`, from) };
      }
      return asSeat.requester;
    };
    budgets.assign(client.ref, requester);
    table.claim(held.map(({ seat }) => seat)).catch((error: unknown) => this.#report(error));
    budgets.charge(requester(), () => {
      audience.showPeople();
      audience.measureLag();
    });
  }

  override onLeave(): void {
    this.#awake().showPeople();
  }

  override async onDispose(): Promise<void> {
    this.#host.metrics.rooms.delete(this.#present);
    if (this.#audience !== undefined) await this.#host.tables.sleep(this.#audience.table);
  }

  /**
   * Lets go of the table, so that another process can wake it: what is under way is done and answered first. What is asked
   * from now on gets no answer here, and is asked again there.
   */
  async letGo(): Promise<void> {
    this.#isLeaving = true;
    await this.#awake().table.finish();
    // The last answers.
    await new Promise((sent) => setImmediate(sent));
    await this.disconnect(CLOSE.comeBack);
  }

  override onBeforeShutdown(): void {
    void this.disconnect(CLOSE.comeBack);
  }

  /** Whatever else throws in here: it is logged, and the process lives. */
  override onUncaughtException(error: RoomException, method: string): void {
    // A join that may not be any more, since its seat was given up or the last place taken, is refused. Nothing has failed.
    if (method === 'onJoin' && error.cause instanceof ServerError) return;
    this.#report(error.cause ?? error, method);
  }

  /** Another player has come with the secret of a seat, or another page with that of a screen: the one before has it no longer. */
  #dismissOthers(taken: readonly HeldSeat[], screen: string | null): void {
    for (const [client, session] of present(this.clients)) {
      const isTaken = taken.some(({ seat }) => seatsOf(session).includes(seat));
      const isSameScreen = screen !== null && session.screen === screen;
      if (isTaken || isSameScreen) dismiss(client, session, CLOSE.elsewhere);
    }
  }

  #answer(name: RequestName, client: TableClient, raw: unknown, context: MessageContext): unknown {
    const { userData: session } = client;
    if (this.#isLeaving) return new Promise(() => undefined);
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
      if (name === 'act') metrics.acted(this.#awake().table.game.info.id, performance.now() - begun);
      return result.value;
    };
    const failed = (error: unknown) => reject(this.#refusalOf(error));
    try {
      const { table } = this.#awake();
      // The request was read by the schema of the same name.
      const asked = request.data as never;
      const work = () => REQUEST_HANDLERS[name]({ table, wire: this.#wire, session, rates: this.#rates }, asked);
      const answer = isRepeatable(name) ? table.once(name, asked, tokensOf(session), async () => work()) : work();
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
    if (error instanceof RulesFault) this.#awake().notice({ type: 'fault' });
    return tableRefusal('fault');
  }

  #awake(): RoomAudience {
    if (this.#audience === undefined) throw new Error('the room has no table yet');
    return this.#audience;
  }

  #report(error: unknown, method?: string): void {
    this.#host.log.error({ table: this.#audience?.table.logName, method, err: error }, 'something failed in a table');
  }
}
