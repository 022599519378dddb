import { ok, type Result, type Seat } from '@boomtown/game-core';
import type { HeldSeat, Notice, SeatHeir, ShownSeatCode } from '@boomtown/wire';
import type { FormerHolder, SeatHistory } from '../storage/index.ts';
import type { Play } from './play.ts';
import { refuseAs } from './refusals.ts';
import { newSeatCode } from './room-code.ts';
import type { SeatBook } from './seat-book.ts';
import type { TableAudience, TableWorld } from './table-world.ts';
import { hashOfToken } from './token.ts';

/** Long enough to fetch the other device, or to tell a friend. */
const VALID_MS = 15 * 60_000;

/** What passing seats on needs of its table. */
export interface SeatPassingParts {
  readonly code: string;
  readonly world: TableWorld;
  readonly seats: SeatBook;
  readonly history: SeatHistory;
  audience(): TableAudience;
  /** The match, once it has begun. */
  play(): Play | null;
  /** Are the nonces of its people being opened? */
  isDealing(): boolean;
  isHere(seat: Seat): boolean;
  serially(work: () => Promise<void>): Promise<void>;
}

/** A code that all who agreed to it may see. It is kept in memory only, and shown no more after a restart. */
interface Offer {
  readonly code: string;
  readonly until: number;
  readonly to: readonly Seat[];
}

/**
 * Seats of one table that change hands by a one-time code: to another device of the same person or, where the others
 * agreed, from somebody who is away to somebody new. Whoever held the seat before holds it no longer.
 */
export class SeatPassing {
  readonly #parts: SeatPassingParts;
  readonly #former: FormerHolder[];
  /** The seats for which there may be a code for somebody new. */
  readonly #offered: Set<Seat>;
  readonly #shown = new Map<Seat, Offer>();

  constructor(parts: SeatPassingParts) {
    this.#parts = parts;
    this.#former = [...parts.history.former];
    this.#offered = new Set(parts.history.offered);
  }

  /** Which seats these tokens held until they were passed on. */
  formerlyHeldBy(tokens: readonly string[]): readonly FormerHolder[] {
    const hashes = new Set(tokens.map(hashOfToken));
    return this.#former.filter(({ tokenHash }) => hashes.has(tokenHash));
  }

  /** Makes a code that moves a seat to another device. Refused as `wrong-stage`, `resigned` or `storage`. */
  async toDevice(seat: Seat): Promise<Result<ShownSeatCode>> {
    const refusal = this.#refusalAt(seat);
    return refusal === null ? ok(await this.#make(seat, 'device')) : refuseAs(refusal);
  }

  /** Makes a code that hands a seat to somebody new, and shows it to the holders of other seats, who agreed to that. */
  async offer(seat: Seat, to: readonly Seat[]): Promise<void> {
    const { code, seconds } = await this.#make(seat, 'person');
    this.#offered.add(seat);
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
   * Uses a code up, and passes its seat on; `name` is that of somebody new. Refused as `no-seat-code`, `wrong-stage`,
   * `malformed` (somebody new needs a name), `name-taken` or `storage`.
   */
  async use(codeHash: string, name: string | null): Promise<Result<HeldSeat>> {
    const { code, world, seats } = this.#parts;
    const found = await world.store.seatCodes.find(codeHash, world.now());
    const before = found === undefined ? undefined : seats.all[found.seat];
    if (found === undefined || found.code !== code || before?.name == null || before.tokenHash !== found.holder) {
      return refuseAs('no-seat-code');
    }
    const { seat, heir, holder } = found;
    const refusal = this.#refusalAt(seat);
    if (refusal !== null) return refuseAs(refusal);
    if (heir === 'person' && this.#parts.isHere(seat)) return refuseAs('no-seat-code');
    if (heir === 'person' && name === null) return refuseAs('malformed');
    const to = heir === 'person' && name !== null ? name : before.name;
    if (heir === 'person' && seats.hasLike(to, seat)) return refuseAs('name-taken');
    const play = this.#parts.play();
    const former: FormerHolder = { tokenHash: holder, seat, heir };
    const isNew = play !== null && heir === 'person' ? play.newcomer(seat, before.name, to) : null;
    const held = await seats.pass(seat, { name: to, started: play !== null }, (record, revision) =>
      world.store.seatCodes.pass({ code, codeHash, seat, record, former, revision, entry: isNew?.entry ?? null }),
    );
    this.#former.push(former);
    this.#forget(seat);
    this.#parts.audience().seatPassed(seat, heir);
    isNew?.stands();
    return ok(held);
  }

  /** The person of a seat has come: it is not given to anybody else. */
  returned(seat: Seat): void {
    if (!this.#offered.has(seat)) return;
    this.#forget(seat);
    const { code, world, serially, audience } = this.#parts;
    serially(() => world.store.seatCodes.drop(code, seat)).catch((error) => audience().failed(error));
  }

  #forget(seat: Seat): void {
    this.#offered.delete(seat);
    this.#shown.delete(seat);
  }

  async #make(seat: Seat, heir: SeatHeir): Promise<ShownSeatCode> {
    const { code: table, seats, world } = this.#parts;
    const holder = seats.all[seat]?.tokenHash;
    if (holder == null) throw new Error(`nobody holds seat ${seat}`);
    const code = newSeatCode();
    const until = world.now() + VALID_MS;
    await world.store.seatCodes.put({ codeHash: hashOfToken(code), code: table, seat, heir, holder, until });
    this.#forget(seat);
    return { code, seconds: VALID_MS / 1000 };
  }

  #refusalAt(seat: Seat): 'wrong-stage' | 'resigned' | 'storage' | null {
    const { world, isDealing, play } = this.#parts;
    const match = play()?.match;
    if (isDealing() || match?.isOver === true) return 'wrong-stage';
    if (match?.resigned.includes(seat) === true) return 'resigned';
    // What is kept in memory is written first.
    return world.store.isFailing ? 'storage' : null;
  }
}
