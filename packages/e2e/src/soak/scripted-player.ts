import { randomBytes } from 'node:crypto';
import type { AnySnapshot, TableView } from '@boomtown/client';
import { connectAt } from '@boomtown/client/colyseus';
import {
  type AnyGame,
  bytesToHex,
  hashOfNonce,
  NONCE_BYTES,
  type Rng,
  type Seat,
  shortHash,
} from '@boomtown/game-core';
import { wireOf } from '@boomtown/registry/wires';
import type { RequestOf } from '@boomtown/wire';
import type { Account } from './account.ts';
import { atRandom, type Choosing } from './choosing.ts';

const LOOK_EVERY_MS = 15;
/** How long it thinks at most, unless set otherwise. */
const THINK_AT_MOST_MS = 40;
/** Nothing was decided: the line was lost, or it acts faster than people do. It asks again, or does without. */
const LATER = ['unreachable', 'too-fast'];
const MOST_COMPLAINTS = 20;
/** It takes back one in this many of its own actions that can be taken back, and resigns at one in this many chances to act. */
const TAKES_BACK = 6;
const RESIGNS = 150;

/**
 * A person at a seat who plays by themselves: readies, opens their nonce, makes legal actions by what the seat sees
 * (random ones, unless they are given another way to choose), and comes back with the seat's token whenever the line
 * is lost. The person who plays at random also takes back and resigns now and then. Records all that it receives.
 */
export class ScriptedPlayer {
  readonly seat: Seat;
  readonly account: Account;
  readonly #game: AnyGame;
  readonly #connection: ReturnType<typeof connectAt>;
  readonly #chance: Rng;
  readonly #choose: Choosing;
  readonly #wavers: boolean;
  readonly #thinkMs: number;
  /** When the line was lost, and when it sent what is not answered yet, by `performance.now`; `null`: neither. */
  #lostAt: number | null = null;
  #sentAt: number | null = null;
  /** Drawn anew for each start. */
  #nonce = Uint8Array.from(randomBytes(NONCE_BYTES));
  /** What arrived about the table since the last connection; `null` while the line is lost. */
  #table: TableView | null = null;
  #latest: AnySnapshot | null = null;
  #actedAt = -1;
  /** Has no answer yet, although it was asked for as long as a page does. */
  #open: RequestOf<'act'> | null = null;
  /** The step at which it last decided whether to take back. */
  #considered = -1;
  #leaving = false;
  #returns = 0;

  constructor(
    game: AnyGame,
    account: Account,
    seat: Seat,
    token: string,
    url: string,
    chance: Rng,
    choose?: Choosing,
    thinkMs = THINK_AT_MOST_MS,
  ) {
    this.#game = game;
    this.account = account;
    this.seat = seat;
    this.#chance = chance;
    this.#choose = choose ?? atRandom(chance);
    this.#wavers = choose === undefined;
    this.#thinkMs = thinkMs;
    this.#connection = connectAt(url, account.code, [token], wireOf(account.game));
    this.#listen();
  }

  /** Is it at the table, and up to date? */
  get isBack(): boolean {
    const stage = this.#table?.stage;
    return stage !== undefined && (this.#latest !== null || stage === 'waiting' || stage === 'dealing');
  }

  /** Has its match begun, as far as it knows? */
  get isInMatch(): boolean {
    return this.#latest !== null;
  }

  get isOver(): boolean {
    return this.isBack && this.#table?.stage === 'over';
  }

  /** How often it has come to the table. */
  get returns(): number {
    return this.#returns;
  }

  /** Since when it waits for the table, by `performance.now`; `null`: it does not. */
  get waitsSince(): number | null {
    // Once the match is over, nobody waits for an answer to an action.
    const sentAt = this.#table?.stage === 'over' ? null : this.#sentAt;
    if (this.#lostAt === null || sentAt === null) return this.#lostAt ?? sentAt;
    return Math.min(this.#lostAt, sentAt);
  }

  /** Plays until it is asked to leave. Never throws. */
  async play(): Promise<void> {
    while (!this.#leaving && this.account.complaints.length < MOST_COMPLAINTS) {
      try {
        if (this.#table !== null && this.isBack) await this.#doNext(this.#table);
      } catch (error) {
        this.#complain(error instanceof Error ? error.message : String(error));
      }
      await pause(LOOK_EVERY_MS);
    }
    this.#connection.close();
  }

  leave(): void {
    this.#leaving = true;
    // What is asked for in vain is given up.
    if (this.#connection.link.value.kind !== 'live') this.#connection.close();
  }

  #listen(): void {
    const { link, table, snapshot, wentBack } = this.#connection;
    link.subscribe(({ kind }) => {
      if (kind === 'live') {
        this.#returns += 1;
        this.#lostAt = null;
      } else {
        this.#table = this.#latest = null;
        this.#lostAt ??= performance.now();
      }
      if (!['connecting', 'live', 'lost'].includes(kind)) this.#complain(`it has no place any more: ${kind}`);
    });
    table.subscribe((latest) => {
      this.#table = latest;
    });
    snapshot.subscribe((latest) => {
      if (latest !== null) this.#see(latest);
    });
    wentBack.subscribe((back) => {
      if (back !== null) this.#complain(`the table went back by ${back.lost} steps to step ${back.to}`);
    });
  }

  /** Takes in a step. Over one line none is left out. */
  #see(snapshot: AnySnapshot): void {
    const { step } = snapshot;
    if (this.#latest !== null && step > this.#latest.step + 1) {
      this.#complain(`it is told of step ${step} right after step ${this.#latest.step}`);
    }
    this.#latest = snapshot;
    const own = shortHash(this.#own(snapshot));
    this.account.sightings.push({ step, seat: this.seat, view: shortHash(snapshot.view), own });
  }

  async #doNext(table: TableView): Promise<void> {
    if (table.stage === 'waiting' && table.seats[this.seat]?.ready === false) {
      this.#nonce = Uint8Array.from(randomBytes(NONCE_BYTES));
      await this.#connection.ask('ready', { seats: [{ seat: this.seat, nonceHash: hashOfNonce(this.#nonce) }] });
    } else if (table.stage === 'dealing') {
      await this.#connection.ask('nonces', { nonces: [{ seat: this.seat, nonce: bytesToHex(this.#nonce) }] });
    } else if (table.stage === 'playing') {
      await this.#act(table);
    }
  }

  async #act(table: TableView): Promise<void> {
    const again = this.#open;
    if (again !== null) return this.#send(again);
    if (table.seats[this.seat]?.resigned === true) return;
    if (this.account.resignations.get(this.seat) === false) return this.#resign();
    if (await this.#settleTakebacks(table)) return;
    const seen = this.#latest;
    if (seen === null || seen.step !== this.#table?.step || seen.step === this.#actedAt) return;
    if (!this.#game.actors(seen.view).includes(this.seat)) return;
    await pause(this.#chance.int(this.#thinkMs));
    if (this.#wavers && this.#chance.int(RESIGNS) === 0) return this.#resign();
    const own = this.#own(seen);
    const legal = this.#game.legal(seen.view, own, this.seat);
    if (legal.length === 0) throw new Error(`it may act at step ${seen.step}, and nothing is legal`);
    const action = this.#choose({ view: seen.view, own, seat: this.seat, legal });
    if (action === null) return;
    const id = `${this.seat}-${this.account.sent.size}`;
    this.account.sent.set(id, { seat: this.seat, action });
    await this.#send({ id, step: seen.step, seat: this.seat, action: { ...action } });
  }

  /** Agrees to what others want to take back, and now and then asks for an action of one's own. Says whether it did. */
  async #settleTakebacks({ step, takeback, asks }: TableView): Promise<boolean> {
    if (asks !== null && asks.seat !== this.seat && !asks.agreed.includes(this.seat)) {
      await this.#connection.ask('answerTakeback', { step, seats: [this.seat], agree: true });
      return true;
    }
    if (!this.#wavers || takeback?.seat !== this.seat || this.#considered === step) return false;
    this.#considered = step;
    if (this.#chance.int(TAKES_BACK) !== 0) return false;
    const { takebacks } = this.account;
    takebacks.set(step, { seat: this.seat, done: false });
    const reply = await this.#connection.ask('takeBack', { id: `back-${this.seat}-${step}`, step, seat: this.seat });
    if (reply.ok) takebacks.set(step, { seat: this.seat, done: reply.value.done });
    else if (takeback.freely && this.#table?.step === step && !LATER.includes(reply.error.code))
      throw new Error(`its takeback of step ${step} was refused: ${reply.error.code}`);
    return true;
  }

  /** Gives the seat up; asked for the second time, if no reply came. */
  async #resign(): Promise<void> {
    const { resignations } = this.account;
    resignations.set(this.seat, false);
    const reply = await this.#connection.ask('resign', { id: `resign-${this.seat}`, seat: this.seat });
    if (reply.ok || ['already-done', 'resigned'].includes(reply.error.code)) resignations.set(this.seat, true);
    else if (this.#table?.stage === 'playing' && !LATER.includes(reply.error.code))
      throw new Error(`its resignation was refused: ${reply.error.code}`);
  }

  /** Sends an action, perhaps for the second time: whether it was done before the line was lost, nobody could tell. */
  async #send(request: RequestOf<'act'>): Promise<void> {
    const [before, returns] = [this.#open, this.#returns];
    this.#open = request;
    const begun = performance.now();
    this.#sentAt ??= begun;
    const reply = await this.#connection.ask('act', request);
    if (!reply.ok && reply.error.code === 'unreachable') return;
    this.#open = null;
    this.#sentAt = null;
    const wasLost = before !== null || returns !== this.#returns;
    if (reply.ok) {
      if (!wasLost) this.account.waited(performance.now() - begun);
      this.account.acknowledged.set(request.id, reply.value.step);
      this.#actedAt = request.step;
      return;
    }
    const { code, message } = reply.error;
    if (LATER.includes(code)) return;
    if (wasLost && code === 'already-done') this.account.acknowledged.set(request.id, null);
    else if (code !== 'stale' && this.#table?.step === request.step)
      throw new Error(`its legal action ${JSON.stringify(request)} was refused: ${code}: ${message}`);
  }

  #own({ you }: AnySnapshot): object {
    return you.find(({ seat }) => seat === this.seat)?.view ?? {};
  }

  #complain(what: string): void {
    this.account.complaints.push(`seat ${this.seat}: ${what}`);
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
