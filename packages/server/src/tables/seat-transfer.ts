import { ok, type Result, type Seat } from '@boomtown/game-core';
import type { HeldSeat, Notice, ShownSeatCode, TransferTarget } from '@boomtown/wire';
import {
  type AnsweredRequest,
  type FormerHolder,
  MAX_SPENT_TOKENS,
  type SeatCodeRecord,
  type SeatHistory,
} from '../storage/index.ts';
import type { Play } from './play.ts';
import { refuseAs } from './refusals.ts';
import { newSeatCode, seatCodeFor } from './room-code.ts';
import type { TableScreens } from './table-screens.ts';
import type { TableSeats } from './table-seats.ts';
import type { TableWork } from './table-work.ts';
import type { TableAudience, TableWorld } from './table-world.ts';
import { hashOfToken, newToken } from './token.ts';

/** Long enough to fetch the other device, or to tell a friend. */
const VALID_MS = 15 * 60_000;

/** What passing seats on needs of its table. */
export interface SeatTransferParts {
  readonly code: string;
  readonly world: TableWorld;
  readonly seats: TableSeats;
  readonly history: SeatHistory;
  readonly screens: TableScreens;
  audience(): TableAudience;
  /** The match, once it has begun. */
  play(): Play | null;
  /** Are the nonces of its people being opened? */
  isDealing(): boolean;
  isHere(seat: Seat): boolean;
  /** Have the people moved on to another table? */
  hasRematch(): boolean;
  /** The request under way that is stored with the change. */
  answered(): AnsweredRequest | null;
  /** Number of the last line that the players said. */
  lastLine(): Promise<number>;
  readonly work: TableWork;
}

/** A code that all who agreed to it may see. It is in memory only, and gone after a restart. */
interface Offer {
  readonly code: string;
  readonly until: number;
  readonly to: readonly Seat[];
}

/**
 * Seats of one table that change hands by a one-time code: to another device of the same person or, where the others
 * agreed, from an absent player to a new player. The player who used the code has the seat once they join with their
 * token. Until then the former holder has it.
 */
export class SeatTransfers {
  readonly #parts: SeatTransferParts;
  readonly #former: FormerHolder[];
  /** The latest code of each seat, used or not. */
  readonly #codes: Map<Seat, SeatCodeRecord>;
  readonly #shown = new Map<Seat, Offer>();

  constructor(parts: SeatTransferParts) {
    this.#parts = parts;
    this.#former = [...parts.history.former];
    this.#codes = new Map(parts.history.codes.map((code) => [code.seat, code]));
  }

  /** Which seats these tokens held until they were passed on, or were to hold by a code that was replaced. */
  formerlyHeldBy(tokens: readonly string[]): readonly FormerHolder[] {
    const hashes = new Set(tokens.map(hashOfToken));
    return this.#former.filter(({ tokenHash }) => hashes.has(tokenHash));
  }

  /**
   * Makes a code that moves a seat to another device; `request` is the id of the request for it, by which a repeated one
   * gets the same code. Refused as `wrong-stage`, `resigned` or `storage`.
   */
  toDevice(held: HeldSeat, request: string | undefined): Promise<Result<ShownSeatCode>> {
    return this.#parts.work.do(() => this.#toDevice(held, request));
  }

  async #toDevice({ seat, token }: HeldSeat, request: string | undefined): Promise<Result<ShownSeatCode>> {
    const code = request === undefined ? newSeatCode() : seatCodeFor(token, request);
    const made = this.#codes.get(seat);
    if (made?.codeHash === hashOfToken(code)) {
      const left = Math.ceil((made.until - this.#parts.world.now()) / 1000);
      return ok({ code, seconds: Math.max(0, left) });
    }
    const refusal = this.#refusalAt(seat);
    return refusal === null ? ok(await this.#make(seat, 'device', code)) : refuseAs(refusal);
  }

  /** Makes a code that hands a seat to a new player, and shows it to the holders of other seats, who agreed to that. */
  async offer(seat: Seat, to: readonly Seat[]): Promise<void> {
    const { code, seconds } = await this.#make(seat, 'person', newSeatCode());
    this.#shown.set(seat, { code, until: this.#parts.world.now() + seconds * 1000, to });
    this.#parts.audience().seatOffered(seat, to);
  }

  /** What the holders of these seats may be shown of codes. */
  shownTo(seats: readonly Seat[]): Notice[] {
    return [...this.#shown].flatMap(([seat, { code, until, to }]) => {
      const seconds = Math.floor((until - this.#parts.world.now()) / 1000);
      const may = seconds > 0 && seats.some((one) => to.includes(one));
      return may ? [{ type: 'seat-code', seat, code, seconds } as const] : [];
    });
  }

  /**
   * Uses a code; `name` is that of a new player, `token` the one that they drew. The player who used it gets the same answer
   * again by that token, and nobody else does. Refused as `no-seat-code`, `wrong-stage`, `malformed` (a new player needs
   * a name, and each token is for one seat), `name-taken`, `name-taken-away` or `storage`.
   */
  use(codeHash: string, name: string | null, token: string | null): Promise<Result<HeldSeat>> {
    return this.#parts.work.do(() => this.#use(codeHash, name, token));
  }

  async #use(codeHash: string, name: string | null, chosen: string | null): Promise<Result<HeldSeat>> {
    const { code, world, seats } = this.#parts;
    const found = await world.store.seatCodes.find(codeHash, world.now());
    const holds = found === undefined ? undefined : seats.all[found.seat]?.tokenHash;
    if (found === undefined || found.code !== code || holds == null) return refuseAs('no-seat-code');
    const { seat, heir, holder, taker } = found;
    const token = chosen ?? newToken();
    const tokenHash = hashOfToken(token);
    if (taker !== null) {
      const isTheirs = taker.tokenHash === tokenHash && (holds === holder || holds === tokenHash);
      return isTheirs ? ok({ seat, token }) : refuseAs('no-seat-code');
    }
    if (holds !== holder) return refuseAs('no-seat-code');
    const refusal = this.#refusalAt(seat);
    if (refusal !== null) return refuseAs(refusal);
    if (heir === 'person' && this.#parts.isHere(seat)) return refuseAs('no-seat-code');
    if ((heir === 'person' && name === null) || this.isKnown(token)) return refuseAs('malformed');
    const unfit = heir === 'person' && name !== null ? seats.refusalOfName(name, seat) : null;
    if (unfit !== null) return refuseAs(unfit);
    await world.store.seatCodes.take(codeHash, { tokenHash, name });
    this.#codes.set(seat, { ...found, taker: { tokenHash, name } });
    this.#shown.delete(seat);
    return ok({ seat, token });
  }

  /** Does, or did, this token open a seat of the table, or was it to open one? */
  isKnown(token: string): boolean {
    const hash = hashOfToken(token);
    const taken = [...this.#codes.values()].some(({ taker }) => taker?.tokenHash === hash);
    const { seats } = this.#parts;
    const held = seats.heldBy([token]).length > 0 || this.formerlyHeldBy([token]).length > 0;
    return taken || held || seats.wasKicked(token);
  }

  /**
   * A client comes with these tokens: the seats whose codes they used are theirs from now on, and nobody else's. Refused
   * as `wrong-stage` while the nonces are opened by the player who held them so far, or `storage`.
   */
  comesWith(tokens: readonly string[]): Promise<Result<object>> {
    return this.#parts.work.do(() => this.#comesWith(tokens));
  }

  async #comesWith(tokens: readonly string[]): Promise<Result<object>> {
    const hashes = new Set(tokens.map(hashOfToken));
    for (const code of this.#codes.values()) {
      const before = this.#parts.seats.all[code.seat];
      if (code.taker === null || !hashes.has(code.taker.tokenHash) || before?.tokenHash !== code.holder) continue;
      if (this.#parts.isDealing()) return refuseAs('wrong-stage');
      if (this.#parts.world.store.isFailing) return refuseAs('storage');
      await this.#pass(code, code.taker.tokenHash, code.taker.name, before.name ?? '');
    }
    return ok({});
  }

  async #pass(used: SeatCodeRecord, tokenHash: string, name: string | null, before: string): Promise<void> {
    const { code, world, seats, hasRematch } = this.#parts;
    const { codeHash, seat, heir, holder } = used;
    const play = this.#parts.play();
    const match = play?.match;
    // At the table to which everybody moved on it is the old token that opens the seat.
    if (hasRematch()) return;
    const isNewcomer = heir === 'person';
    if (isNewcomer && (match?.isOver === true || match?.resigned.includes(seat) === true)) return;
    const to = isNewcomer && name !== null ? name : before;
    const former: FormerHolder = { tokenHash: holder, seat, heir };
    const linesBefore = await this.#parts.lastLine();
    const isNew = play !== null && isNewcomer ? play.newcomer(seat, { from: before, to, linesBefore }) : null;
    await seats.pass(seat, { tokenHash, name: to, started: play !== null }, (record, revision) =>
      world.store.seatCodes.pass({ code, codeHash, seat, record, former, revision, entry: isNew?.entry ?? null }),
    );
    this.#keepFormer(former);
    if (heir === 'device') this.#parts.screens.moved(holder, tokenHash);
    // First, so that nobody is shown the new player as the one who sat there before.
    isNew?.stands();
    this.#parts.audience().seatPassed(seat, heir);
  }

  /** The person of a seat has come: it is not given to anybody else. */
  returned(seat: Seat): void {
    const { code, world, seats, work, audience } = this.#parts;
    const made = this.#codes.get(seat);
    if (made?.heir !== 'person' || made.holder !== seats.all[seat]?.tokenHash) return;
    this.#codes.delete(seat);
    this.#shown.delete(seat);
    work.quietly(() => world.store.seatCodes.drop(code, seat)).catch((error) => audience().failed(error));
  }

  async #make(seat: Seat, heir: TransferTarget, code: string): Promise<ShownSeatCode> {
    const { code: table, seats, world, answered } = this.#parts;
    const holder = seats.all[seat]?.tokenHash;
    if (holder == null) throw new Error(`nobody holds seat ${seat}`);
    const until = world.now() + VALID_MS;
    const made = { codeHash: hashOfToken(code), code: table, seat, heir, holder, until };
    const replaced = this.#takerToCome(seat, holder);
    await world.store.seatCodes.put(made, replaced, heir === 'person' ? answered() : null);
    if (replaced !== null) this.#keepFormer(replaced);
    this.#codes.set(seat, { ...made, taker: null });
    this.#shown.delete(seat);
    return { code, seconds: VALID_MS / 1000 };
  }

  /** Who used the seat's code and has not come yet. Once it is replaced they hear that the seat went elsewhere. */
  #takerToCome(seat: Seat, holder: string): FormerHolder | null {
    const made = this.#codes.get(seat);
    if (made === undefined || made.taker === null || made.holder !== holder) return null;
    return { tokenHash: made.taker.tokenHash, seat, heir: made.heir };
  }

  #keepFormer(former: FormerHolder): void {
    this.#former.push(former);
    if (this.#former.length > MAX_SPENT_TOKENS) this.#former.shift();
  }

  #refusalAt(seat: Seat): 'wrong-stage' | 'resigned' | 'storage' | null {
    const { world, isDealing, play } = this.#parts;
    const match = play()?.match;
    if (isDealing() || match?.isOver === true) return 'wrong-stage';
    if (match?.resigned.includes(seat) === true) return 'resigned';
    // What is in memory only is written first.
    return world.store.isFailing ? 'storage' : null;
  }
}
