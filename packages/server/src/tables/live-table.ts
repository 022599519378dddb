import { type AnyGame, commitmentTo, ok, type Result, type Seat } from '@boomtown/game-core';
import type { EmptyReply, HeldSeat, OwnView, RequestOf, TableStage, Terms } from '@boomtown/wire';
import { type Deal, type Entry, KeyTaken, type SeatRecord, type TableRecord } from '../storage/index.ts';
import { allReady, Dealing } from './dealing.ts';
import { pageOf, type SeenStep } from './log-page.ts';
import { rematchRecord } from './make-record.ts';
import { MatchInPlay } from './match-in-play.ts';
import { refuseAs } from './refusals.ts';
import { SeatBook } from './seat-book.ts';
import { SerialWork } from './serial-work.ts';
import { NOBODY, type TableAudience, type TableWorld } from './table-world.ts';
import { firstStanding, loggedSteps, matchOf } from './wake.ts';

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
  #deal: Deal | null;
  #match: MatchInPlay | null;
  #rematch: string | null;
  #dealing: Dealing | null = null;
  #closed = false;

  /** Wakes the table of a record. Throws `UnreadableRecord`, or a `RulesFault`, when its match can't be played again. */
  constructor(game: AnyGame, record: TableRecord, entries: readonly Entry[], world: TableWorld) {
    this.game = game;
    this.commitment = commitmentTo(record.secret);
    this.#record = record;
    this.#world = world;
    this.#seats = new SeatBook(record.code, record.seats, world);
    this.#deal = record.deal;
    this.#match = matchOf(game, record, entries);
    this.#rematch = record.rematch;
    if (this.#match === null && allReady(record.seats)) this.#beginDealing();
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
    if (this.#match === null) return this.#dealing === null ? 'waiting' : 'dealing';
    return this.#match.outcome === null ? 'playing' : 'over';
  }

  /** How many actions were made. */
  get step(): number {
    return this.#match?.step ?? 0;
  }

  /** The seats that may act now; none before the start. */
  get actors(): readonly Seat[] {
    return this.#match?.actors ?? [];
  }

  /** The public view of the latest step; `null` before the start. */
  get view(): object | null {
    return this.#match?.view ?? null;
  }

  /** Code of the table to which everybody moved on. */
  get rematchCode(): string | null {
    return this.#rematch;
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
    return this.#match?.ownViews(seats) ?? seats.map((seat) => ({ seat, view: {} }));
  }

  /** Gives somebody a seat before the start, or refuses with `full` or `already-started`. */
  takeSeat(name: string): Promise<Result<HeldSeat>> {
    return this.#serially(async () => {
      if (this.#match !== null) return refuseAs('already-started');
      const taken = await this.#seats.take(name);
      if (taken.ok) this.audience.tableChanged();
      return taken;
    });
  }

  /** A browser with these seats' tokens has come. */
  claim(seats: readonly Seat[]): Promise<Result<EmptyReply>> {
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
    return this.#beforeStart(() => this.#seats.standUp(seat));
  }

  unready({ seats }: RequestOf<'unready'>): Promise<Result<EmptyReply>> {
    return this.#beforeStart(() => this.#seats.unready(seats));
  }

  /** Takes the hashes of the seats' nonces. When with them all seats are ready, the nonces are to be opened. */
  ready({ seats }: RequestOf<'ready'>): Promise<Result<EmptyReply>> {
    return this.#beforeStart(async () => {
      await this.#seats.ready(seats);
      if (allReady(this.seats)) this.#beginDealing();
    });
  }

  /** Takes opened nonces. A wrong one calls the start off; with the last one the match starts. */
  nonces({ nonces }: RequestOf<'nonces'>): Promise<Result<EmptyReply>> {
    return this.#serially(async () => {
      const dealing = this.#dealing;
      if (dealing === null) return refuseAs('wrong-stage');
      const wrong = nonces.filter(({ seat, nonce }) => !dealing.open(seat, nonce)).map(({ seat }) => seat);
      if (wrong.length > 0) {
        await this.#callOff(wrong);
        return refuseAs('wrong-nonce');
      }
      if (dealing.missing().length === 0) await this.#start(dealing);
      return DONE;
    });
  }

  /** Makes an action, or refuses it. Throws a `RulesFault` or a `StorageFault`, and then nothing has changed. */
  act(request: RequestOf<'act'>): Promise<Result<{ readonly step: number }>> {
    return this.#serially(async () => {
      const match = this.#match;
      if (match === null) return refuseAs('wrong-stage');
      const judged = match.judge(request);
      if (!judged.ok) return judged;
      const { action, next } = judged.value;
      const { step } = next.match;
      const { id, seat } = request;
      const entry: Entry = { entry: step, kind: 'action', seat, action, request: id, at: this.#world.now() };
      await this.#world.store.append(this.code, entry, next.outcome);
      match.goTo(next, seat, id);
      this.audience.stepped(next);
      return ok({ step });
    });
  }

  /** After the end: makes the table to which everybody moves on, once, and tells its code. */
  rematch(): Promise<Result<{ readonly code: string }>> {
    return this.#serially(async () => {
      if (this.stage !== 'over') return refuseAs('wrong-stage');
      if (this.#rematch === null) {
        const record = rematchRecord(this.game, this.#record, this.seats, this.#world.now());
        this.#rematch = await this.#world.store.addRematch(this.code, record);
        this.audience.rematchMade(this.#rematch);
      }
      return ok({ code: this.#rematch });
    });
  }

  /** Past steps as holders of these seats may see them, without what was for the moment only. */
  async log(request: RequestOf<'log'>, seats: readonly Seat[]): Promise<SeenStep[]> {
    if (this.#match === null) return [];
    return pageOf(this.#match, request, seats, async () => {
      const entries = await this.#world.store.entries(this.code);
      return loggedSteps(this.game, { ...this.#record, deal: this.#deal }, entries);
    });
  }

  /** Takes no more requests, and resolves when those under way are done. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#dealing?.stop();
    await this.#work.settled();
  }

  #beginDealing(): void {
    const dealing = new Dealing(this.seats, this.#world.dealingMs, () => {
      this.#serially(async () => {
        if (this.#dealing === dealing) await this.#callOff(dealing.missing());
        return DONE;
      }).catch(() => {
        // The call-off can't be written now: the browsers get another chance to open theirs.
        if (this.#dealing === dealing && !this.#closed) this.#beginDealing();
      });
    });
    this.#dealing = dealing;
  }

  async #callOff(seats: readonly Seat[]): Promise<void> {
    await this.#seats.unready(seats);
    this.#endDealing();
    this.audience.tableChanged();
    this.audience.notice({ type: 'called-off', seats });
  }

  async #start(dealing: Dealing): Promise<void> {
    const deal = dealing.deal(this.#record.secret, this.#world.now());
    const first = firstStanding(this.game, this.#record, deal);
    await this.#world.store.start(this.code, deal);
    this.#deal = deal;
    this.#endDealing();
    this.#match = new MatchInPlay(first);
    this.audience.stepped(first);
  }

  #endDealing(): void {
    this.#dealing?.stop();
    this.#dealing = null;
  }

  #beforeStart(change: () => Promise<void>): Promise<Result<EmptyReply>> {
    return this.#serially(async () => {
      if (this.stage !== 'waiting') return refuseAs('wrong-stage');
      await change();
      this.audience.tableChanged();
      return DONE;
    });
  }

  async #serially<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#work.do(async () => {
      if (this.#closed) return refuseAs('fault');
      try {
        return await work();
      } catch (error) {
        if (error instanceof KeyTaken) {
          this.#closed = true;
          this.audience.lost();
        }
        throw error;
      }
    });
  }
}
