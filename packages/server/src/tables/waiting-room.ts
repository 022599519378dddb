import { hashOfNonceHex, ok, type Result, type Seat } from '@boomtown/game-core';
import type { BotPlayer, EmptyReply, RequestOf } from '@boomtown/wire';
import type { MonotonicClock } from '../monotonic-clock.ts';
import { type CallOff, MAX_CALL_OFFS, SpentPromises, wasPromised } from './call-offs.ts';
import { allReady, Opening } from './dealing.ts';
import { RulesFault } from './evaluated-step.ts';
import { refuseAs } from './refusals.ts';
import type { TableSeats } from './table-seats.ts';
import type { TableAudience } from './table-world.ts';

/** What a table that gathers needs of it. */
export interface WaitingRoomParts {
  readonly seats: TableSeats;
  /** Is there such a bot for this game? */
  mayPlay(player: BotPlayer): boolean;
  readonly monotonicClock: MonotonicClock;
  /** How long the browsers have to open their nonces. */
  readonly dealingMs: number;
  audience(): TableAudience;
  /** Does something when all that was asked of the table before is done; not any more once it is closed. */
  serially(work: () => Promise<void>): Promise<void>;
  /** All nonces are open: the match begins. */
  start(opened: readonly (string | null)[]): Promise<void>;
}

/** What a browser sent for a start that was called off has come after so long, or its link is lost. */
export const ON_ITS_WAY_MS = 2000;
const DONE = ok<EmptyReply>({});

/** A table before its match: who is ready, and the opening of the nonces once everybody is. */
export class WaitingRoom {
  readonly #parts: WaitingRoomParts;
  #opening: Opening | null = null;
  #stopTimer = () => {};
  readonly #spent = new SpentPromises();
  /** Promises that stand though a wrong nonce called their start off. Their nonces may have been sent for that start. */
  #held: readonly string[] = [];

  constructor(parts: WaitingRoomParts) {
    this.#parts = parts;
    this.#beginWhenReady();
  }

  get isDealing(): boolean {
    return this.#opening !== null;
  }

  standUp({ seat }: RequestOf<'standUp'>): Promise<Result<EmptyReply>> {
    return this.#change((tableSeats) => tableSeats.standUp(seat));
  }

  /**
   * Takes the hashes of the seats' nonces. When with them all seats are ready, the nonces are to be opened. Refused as
   * `used-nonce` where one was promised before, or `called-off-too-often`.
   */
  async ready({ seats: promises }: RequestOf<'ready'>): Promise<Result<EmptyReply>> {
    if (this.isDealing) return refuseAs('wrong-stage');
    const { all, deal } = this.#parts.seats;
    if (deal.calledOff.length >= MAX_CALL_OFFS) return refuseAs('called-off-too-often');
    const others = all.filter((_, at) => promises.every(({ seat }) => seat !== at)).map(({ nonceHash }) => nonceHash);
    const hashes = promises.map(({ nonceHash }) => nonceHash);
    const isUsed = (hash: string) => this.#wasPromised(hash) || others.includes(hash);
    if (hashes.some(isUsed) || new Set(hashes).size < hashes.length) return refuseAs('used-nonce');
    return this.#change((tableSeats) => tableSeats.ready(promises));
  }

  unready({ seats }: RequestOf<'unready'>): Promise<Result<EmptyReply>> {
    return this.#change((tableSeats) => tableSeats.unready(seats));
  }

  /** Changes something about the seats; not while the nonces are being opened. */
  async #change(changed: (seats: TableSeats) => Promise<void>): Promise<Result<EmptyReply>> {
    if (this.isDealing) return refuseAs('wrong-stage');
    await changed(this.#parts.seats);
    this.#beginWhenReady();
    this.#parts.audience().tableChanged();
    return DONE;
  }

  /** Puts a bot on a free seat, or takes it away. Refused as `seat-taken`, or `no-bots` where the game has no such bot. */
  async seatBot({ seat, level }: RequestOf<'seatBot'>): Promise<Result<EmptyReply>> {
    const { seats, mayPlay } = this.#parts;
    if (this.isDealing) return refuseAs('wrong-stage');
    if (level !== null && !mayPlay(level)) return refuseAs('no-bots');
    const seated = await seats.seatBot(seat, level);
    return seated.ok ? this.#change(async () => {}) : seated;
  }

  /** Sends the person of a seat away; refused as `stale` if another player sits there by now. */
  async kick({ seat, name }: RequestOf<'kick'>): Promise<Result<EmptyReply>> {
    const { seats, audience } = this.#parts;
    if (this.isDealing) return refuseAs('wrong-stage');
    if (seats.all[seat]?.name !== name) return refuseAs('stale');
    await seats.kick(seat);
    audience().notice({ type: 'kicked', seat, name });
    audience().tableChanged();
    return DONE;
  }

  /**
   * Takes opened nonces; each counts once it is durable. A wrong one calls the start off; with the last one the match
   * starts. Refused as `wrong-nonce`, or `used-nonce` for one of an earlier start, which calls nothing off.
   */
  async nonces({ nonces }: RequestOf<'nonces'>): Promise<Result<EmptyReply>> {
    const opening = this.#opening;
    const { seats, start } = this.#parts;
    if (opening === null) return this.#spend(nonces);
    const { opened, wrong, isLate } = opening.judge(nonces);
    const isOld = (seat: Seat) =>
      nonces.some((one) => one.seat === seat && this.#wasPromised(hashOfNonceHex(one.nonce) ?? ''));
    const lies = wrong.filter((seat) => !isOld(seat));
    if (lies.length > 0) {
      opening.accept(opened);
      await this.#callOff({ why: 'wrong-nonce', seats: lies });
      return refuseAs('wrong-nonce');
    }
    if (opening.missing(opened).length === 0) await this.#start(start, opened);
    else await seats.open(opened);
    opening.accept(opened);
    if (wrong.length > 0) return refuseAs('used-nonce');
    return isLate ? refuseAs('wrong-nonce') : DONE;
  }

  close(): void {
    this.#stopTimer();
    this.#opening = null;
  }

  /** Begins the match. Where the game's rules fail, the nonces were opened for nothing. */
  async #start(start: WaitingRoomParts['start'], opened: readonly (string | null)[]): Promise<void> {
    try {
      await start(opened);
    } catch (error) {
      if (error instanceof RulesFault) {
        this.#opening?.accept(opened);
        await this.#callOff({ why: 'fault', seats: [] });
      }
      throw error;
    }
  }

  /** Nonces that nobody asked for: those that are promised now are known, and never good for a start. */
  async #spend(nonces: RequestOf<'nonces'>['nonces']): Promise<Result<EmptyReply>> {
    const { seats, audience } = this.#parts;
    const spent = nonces.filter(({ seat, nonce }) => hashOfNonceHex(nonce) === seats.all[seat]?.nonceHash);
    if (spent.length > 0) {
      for (const { seat, nonce } of spent) this.#spent.add(seat, hashOfNonceHex(nonce) ?? '');
      await seats.unready(spent.map(({ seat }) => seat));
      audience().tableChanged();
    }
    return refuseAs('wrong-stage');
  }

  #beginWhenReady(): void {
    const { all } = this.#parts.seats;
    const isHeld = all.some(({ nonceHash }) => nonceHash !== null && this.#held.includes(nonceHash));
    if (allReady(all) && !isHeld) this.#beginOpening();
  }

  #beginOpening(): void {
    const { seats, monotonicClock, dealingMs, serially } = this.#parts;
    const opening = new Opening(seats.all, seats.deal);
    this.#opening = opening;
    this.#held = [];
    this.#stopTimer();
    this.#stopTimer = monotonicClock.after(dealingMs, () => {
      serially(async () => {
        if (this.#opening === opening) await this.#callOff({ why: 'no-nonce', seats: opening.missing() });
      }).catch(() => {
        // The call-off can't be written now: the browsers get another chance to open theirs.
        if (this.#opening === opening) this.#beginOpening();
      });
    });
  }

  /** Calls the start off. Nothing that was opened is used again: if anything was, everybody begins anew. */
  async #callOff(callOff: CallOff): Promise<void> {
    const { seats, audience } = this.#parts;
    const opening = this.#opening;
    if (opening === null) return;
    const isRedraw = opening.opened.some((nonce) => nonce !== null);
    if (isRedraw) await seats.redraw(opening, callOff);
    else await seats.unready(callOff.seats);
    this.close();
    if (!isRedraw) {
      for (const seat of callOff.seats) this.#spent.add(seat, opening.promised[seat] ?? '');
      this.#hold();
    }
    audience().tableChanged();
    audience().notice({ type: 'called-off', seats: callOff.seats });
  }

  /** No start begins with the promises that stand until their nonces, if they were sent, must have come: then they are spent. */
  #hold(): void {
    const { seats, monotonicClock, serially, audience } = this.#parts;
    this.#held = seats.all.flatMap(({ nonceHash }) => nonceHash ?? []);
    if (this.#held.length === 0) return;
    this.#stopTimer = monotonicClock.after(ON_ITS_WAY_MS, () => {
      void serially(async () => {
        this.#held = [];
        if (this.isDealing) return;
        this.#beginWhenReady();
        if (this.isDealing) audience().tableChanged();
      });
    });
  }

  /** Was this promised for a start that was called off, or is its nonce known already? */
  #wasPromised(promise: string): boolean {
    return wasPromised(this.#parts.seats.deal, promise) || this.#spent.has(promise);
  }
}
