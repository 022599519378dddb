import { randomBytes } from 'node:crypto';
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
import {
  MESSAGE,
  type PackedStep,
  type RequestOf,
  type StepMessage,
  type TableState,
  unpackStep,
  WIRE_VERSION,
} from '@boomtown/wire';
import { ColyseusSDK } from '@colyseus/sdk';
import type { Account } from './account.ts';
import { atRandom, type Choosing } from './choosing.ts';
import { ask, LineLost, lostAfter, type TableRoom } from './line.ts';

const LOOK_EVERY_MS = 15;
const COME_BACK_AFTER_MS = 50;
const JOIN_LIMIT_MS = 5_000;
const THINK_AT_MOST_MS = 40;
const MOST_COMPLAINTS = 20;
/** Of so many own actions that can be taken back one is, and of so many chances to act one is used to resign. */
const TAKES_BACK = 6;
const RESIGNS = 150;

/**
 * Somebody at a seat who plays by themselves: readies, opens their nonce, makes legal actions by what the seat sees
 * (random ones, unless they are given another way to choose), and comes back with the seat's token whenever the line
 * is lost. Whoever plays at random also takes back and resigns now and then. Keeps account of all that it is told.
 */
export class Sitter {
  readonly seat: Seat;
  readonly account: Account;
  readonly #game: AnyGame;
  readonly #url: string;
  readonly #token: string;
  readonly #chance: Rng;
  readonly #choose: Choosing;
  readonly #wavers: boolean;
  /** Drawn anew for each start. */
  #nonce = Uint8Array.from(randomBytes(NONCE_BYTES));
  #room: TableRoom | null = null;
  /** The latest step as this seat knows it. */
  #latest: StepMessage | null = null;
  #actedAt = -1;
  /** Is under way, or its reply did not come because the line was lost. */
  #open: RequestOf<'act'> | null = null;
  /** The step at which it last decided whether to take back. */
  #considered = -1;
  #leaving = false;
  #returns = 0;

  constructor(game: AnyGame, account: Account, seat: Seat, token: string, url: string, chance: Rng, choose?: Choosing) {
    this.#game = game;
    this.account = account;
    this.seat = seat;
    this.#token = token;
    this.#url = url;
    this.#chance = chance;
    this.#choose = choose ?? atRandom(chance);
    this.#wavers = choose === undefined;
  }

  /** Is it at the table, and up to date? */
  get isBack(): boolean {
    return this.#room !== null && this.#latest !== null;
  }

  get isOver(): boolean {
    return this.isBack && this.#room?.state.stage === 'over';
  }

  /** How often it has come to the table. */
  get returns(): number {
    return this.#returns;
  }

  /** Plays until it is told to leave. Never throws. */
  async play(): Promise<void> {
    while (!this.#leaving && this.account.complaints.length < MOST_COMPLAINTS) {
      try {
        const room = this.#room ?? (await this.#come());
        await this.#doNext(room);
        await pause(LOOK_EVERY_MS);
      } catch (error) {
        this.#room = null;
        if (!(error instanceof LineLost)) {
          this.account.complaints.push(`seat ${this.seat}: ${error instanceof Error ? error.message : String(error)}`);
        }
        await pause(COME_BACK_AFTER_MS);
      }
    }
    await this.#room?.leave(true).catch(() => undefined);
  }

  leave(): void {
    this.#leaving = true;
  }

  async #come(): Promise<TableRoom> {
    const { code, game } = this.account;
    this.#latest = null;
    const joining = new ColyseusSDK(this.#url).joinById<TableState>(
      code,
      { wire: WIRE_VERSION, tokens: [this.#token] },
      wireOf(game).TableState,
    );
    const room: TableRoom = await lostAfter(JOIN_LIMIT_MS, joining);
    room.reconnection.enabled = false;
    room.onMessage<PackedStep>(MESSAGE.step, (packed) => this.#see(room, packed));
    room.onMessage(MESSAGE.notice, () => undefined);
    const lost = new Promise<never>((_, reject) => {
      room.onLeave(() => {
        if (this.#room === room) this.#room = null;
        reject(new LineLost());
      });
    });
    lost.catch(() => undefined);
    const snapshot = await Promise.race([lost, ask(room, 'snapshot', {})]);
    // Refused to one who has come a second time and holds the seat there.
    if (!snapshot.ok) throw new LineLost();
    this.#room = room;
    this.#returns += 1;
    // The table may have gone on while the reply was handed over; what then stands is newer, or comes next.
    if (snapshot.value.step[0] === room.state.step) this.#see(room, snapshot.value.step);
    return room;
  }

  /** Takes in a step. The state that goes with it came before, over the same line. */
  #see(room: TableRoom, packed: PackedStep): void {
    const message = unpackStep(wireOf(this.account.game).events, packed);
    this.#latest = message;
    const { stage, step, game } = room.state;
    if (stage === 'waiting' || stage === 'dealing') return;
    if (step !== message.step) {
      this.account.complaints.push(
        `seat ${this.seat} has the state of step ${step} with the message of step ${message.step}`,
      );
      return;
    }
    const view = shortHash(wireOf(this.account.game).read(game));
    this.account.sightings.push({ step, seat: this.seat, view, own: shortHash(this.#own(message)) });
  }

  async #doNext(room: TableRoom): Promise<void> {
    const { stage, seats } = room.state;
    if (stage === 'waiting' && seats[this.seat]?.ready === false) {
      this.#nonce = Uint8Array.from(randomBytes(NONCE_BYTES));
      await ask(room, 'ready', { seats: [{ seat: this.seat, nonceHash: hashOfNonce(this.#nonce) }] });
    } else if (stage === 'dealing') {
      await ask(room, 'nonces', { nonces: [{ seat: this.seat, nonce: bytesToHex(this.#nonce) }] });
    } else if (stage === 'playing') {
      await this.#act(room);
    }
  }

  async #act(room: TableRoom): Promise<void> {
    const again = this.#open;
    if (again !== null) return this.#send(room, again);
    if (room.state.seats[this.seat]?.resigned === true) return;
    if (this.account.resignations.get(this.seat) === false) return this.#resign(room);
    if (await this.#settleTakebacks(room)) return;
    const message = this.#latest;
    if (message === null || message.step !== room.state.step || message.step === this.#actedAt) return;
    const view = wireOf(this.account.game).read(room.state.game);
    if (!this.#game.actors(view).includes(this.seat)) return;
    await pause(this.#chance.int(THINK_AT_MOST_MS));
    if (this.#wavers && this.#chance.int(RESIGNS) === 0) return this.#resign(room);
    const own = this.#own(message);
    const legal = this.#game.legal(view, own, this.seat);
    if (legal.length === 0) throw new Error(`it may act at step ${message.step}, and nothing is legal`);
    const action = this.#choose({ view, own, seat: this.seat, legal });
    if (action === null) return;
    const id = `${this.seat}-${this.account.sent.size}`;
    this.account.sent.set(id, { seat: this.seat, action });
    await this.#send(room, { id, step: message.step, seat: this.seat, action: { ...action } });
  }

  /** Agrees to what others want to take back, and now and then asks for an action of one's own. Says whether it did. */
  async #settleTakebacks(room: TableRoom): Promise<boolean> {
    const { step, mayTakeBack, freely, takebackAsked, takebackAgreed } = room.state;
    if (takebackAsked >= 0 && takebackAsked !== this.seat && (takebackAgreed & (1 << this.seat)) === 0) {
      await ask(room, 'answerTakeback', { step, seats: [this.seat], agree: true });
      return true;
    }
    if (!this.#wavers || mayTakeBack !== this.seat || this.#considered === step) return false;
    this.#considered = step;
    if (this.#chance.int(TAKES_BACK) !== 0) return false;
    const { takebacks } = this.account;
    takebacks.set(step, { seat: this.seat, done: false });
    const reply = await ask(room, 'takeBack', { id: `back-${this.seat}-${step}`, step, seat: this.seat });
    if (reply.ok) takebacks.set(step, { seat: this.seat, done: reply.value.done });
    else if (freely && room.state.step === step)
      throw new Error(`its takeback of step ${step} was refused: ${reply.refusal.code}`);
    return true;
  }

  /** Gives the seat up; asked for the second time, if the line was lost before a reply came. */
  async #resign(room: TableRoom): Promise<void> {
    const { resignations } = this.account;
    resignations.set(this.seat, false);
    const reply = await ask(room, 'resign', { id: `resign-${this.seat}`, seat: this.seat });
    if (reply.ok || ['already-done', 'resigned'].includes(reply.refusal.code)) resignations.set(this.seat, true);
    else if (room.state.stage === 'playing') throw new Error(`its resignation was refused: ${reply.refusal.code}`);
  }

  /** Sends an action, perhaps for the second time: whether it was done before the line was lost, nobody could tell. */
  async #send(room: TableRoom, request: RequestOf<'act'>): Promise<void> {
    const before = this.#open;
    this.#open = request;
    const begun = performance.now();
    const reply = await ask(room, 'act', request);
    this.#open = null;
    if (reply.ok) {
      this.account.waited(performance.now() - begun);
      this.account.acknowledged.set(request.id, reply.value.step);
      this.#actedAt = request.step;
      return;
    }
    const { code, message } = reply.refusal;
    if (code === 'too-fast') return;
    const moved = room.state.step !== request.step;
    const doneBefore = before !== null && code === 'already-done';
    if (doneBefore) this.account.acknowledged.set(request.id, null);
    else if (code !== 'stale' && !moved)
      throw new Error(`its legal action ${JSON.stringify(request)} was refused: ${code}: ${message}`);
  }

  #own(message: StepMessage): object {
    return message.you.find(({ seat }) => seat === this.seat)?.view ?? {};
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
