import { ok, type Result, type Seat } from '@boomtown/game-core';
import type { BotPlayer, EmptyReply, RequestOf } from '@boomtown/wire';
import { allReady, Dealing } from './dealing.ts';
import { refuseAs } from './refusals.ts';
import type { SeatBook } from './seat-book.ts';
import type { TableAudience } from './table-world.ts';

/** What a table that gathers needs of it. */
export interface GatheringParts {
  readonly seats: SeatBook;
  /** Is there such a bot for this game? */
  mayPlay(player: BotPlayer): boolean;
  /** How long the browsers have to open their nonces. */
  readonly dealingMs: number;
  audience(): TableAudience;
  /** Does something when all that was asked of the table before is done; not any more once it is closed. */
  serially(work: () => Promise<void>): Promise<void>;
  /** All nonces are open: the match begins. */
  start(dealing: Dealing): Promise<void>;
}

const DONE = ok<EmptyReply>({});

/** A table before its match: who is ready, and the opening of the nonces once everybody is. */
export class Gathering {
  readonly #parts: GatheringParts;
  #dealing: Dealing | null = null;

  constructor(parts: GatheringParts) {
    this.#parts = parts;
    if (allReady(parts.seats.all)) this.#beginDealing();
  }

  get isDealing(): boolean {
    return this.#dealing !== null;
  }

  standUp({ seat }: RequestOf<'standUp'>): Promise<Result<EmptyReply>> {
    return this.#change((book) => book.standUp(seat));
  }

  /** Takes the hashes of the seats' nonces. When with them all seats are ready, the nonces are to be opened. */
  ready({ seats }: RequestOf<'ready'>): Promise<Result<EmptyReply>> {
    return this.#change((book) => book.ready(seats));
  }

  unready({ seats }: RequestOf<'unready'>): Promise<Result<EmptyReply>> {
    return this.#change((book) => book.unready(seats));
  }

  /** Changes something about the seats; not while the nonces are being opened. */
  async #change(changed: (seats: SeatBook) => Promise<void>): Promise<Result<EmptyReply>> {
    if (this.isDealing) return refuseAs('wrong-stage');
    await changed(this.#parts.seats);
    if (allReady(this.#parts.seats.all)) this.#beginDealing();
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

  /** Sends the person of a seat away; refused as `stale` if somebody else sits there by now. */
  async kick({ seat, name }: RequestOf<'kick'>): Promise<Result<EmptyReply>> {
    const { seats, audience } = this.#parts;
    if (this.isDealing) return refuseAs('wrong-stage');
    if (seats.all[seat]?.name !== name) return refuseAs('stale');
    await seats.standUp(seat);
    audience().notice({ type: 'kicked', seat, name });
    audience().tableChanged();
    return DONE;
  }

  /** Takes opened nonces. A wrong one calls the start off; with the last one the match starts. */
  async nonces({ nonces }: RequestOf<'nonces'>): Promise<Result<EmptyReply>> {
    const dealing = this.#dealing;
    if (dealing === null) return refuseAs('wrong-stage');
    const wrong = nonces.filter(({ seat, nonce }) => !dealing.open(seat, nonce)).map(({ seat }) => seat);
    if (wrong.length > 0) {
      await this.#callOff(wrong);
      return refuseAs('wrong-nonce');
    }
    if (dealing.missing().length === 0) await this.#parts.start(dealing);
    return DONE;
  }

  close(): void {
    this.#dealing?.stop();
    this.#dealing = null;
  }

  #beginDealing(): void {
    const { seats, dealingMs, serially } = this.#parts;
    const dealing = new Dealing(seats.all, dealingMs, () => {
      serially(async () => {
        if (this.#dealing === dealing) await this.#callOff(dealing.missing());
      }).catch(() => {
        // The call-off can't be written now: the browsers get another chance to open theirs.
        if (this.#dealing === dealing) this.#beginDealing();
      });
    });
    this.#dealing = dealing;
  }

  async #callOff(seats: readonly Seat[]): Promise<void> {
    const { seats: book, audience } = this.#parts;
    await book.unready(seats);
    this.close();
    audience().tableChanged();
    audience().notice({ type: 'called-off', seats });
  }
}
