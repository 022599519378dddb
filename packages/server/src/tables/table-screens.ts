import { ok, type Result, type Seat } from '@boomtown/game-core';
import type { EmptyReply } from '@boomtown/wire';
import type { MatchLifecycle } from './match-lifecycle.ts';
import { refuseAs } from './refusals.ts';
import type { TableSeats } from './table-seats.ts';
import type { TableWork } from './table-work.ts';
import type { TableAudience, TableWorld } from './table-world.ts';
import { hashOfToken } from './token.ts';

export interface TableScreensParts {
  readonly code: string;
  readonly world: TableWorld;
  readonly seats: TableSeats;
  readonly work: TableWork;
  lifecycle(): MatchLifecycle;
  audience(): TableAudience;
}

/**
 * The big screens at one table. Each was admitted by the holder of a seat, and counts as theirs while they hold that
 * seat. That includes rematches, where the same token opens the seat.
 */
export class TableScreens {
  readonly #parts: TableScreensParts;
  /** Hash of the token of the seat that admitted it, by the hash of the screen's own. */
  readonly #holders = new Map<string, string>();

  constructor(parts: TableScreensParts) {
    this.#parts = parts;
  }

  /** The seat that admitted the screen with this token; `null`: none that is still its player's. */
  seatOf(token: string): Seat | null {
    const holder = this.#holders.get(hashOfToken(token));
    return holder === undefined ? null : this.#seatWith(holder);
  }

  /** A screen is about to come: finds out who admitted it. */
  async comes(token: string): Promise<void> {
    const { code, world } = this.#parts;
    const tokenHash = hashOfToken(token);
    const admitted = (await world.store.screens.find(tokenHash))?.admitted ?? null;
    for (const [screen, holder] of this.#holders) if (this.#seatWith(holder) === null) this.#holders.delete(screen);
    if (admitted === null || this.#seatWith(admitted.holder) === null) return;
    this.#holders.set(tokenHash, admitted.holder);
    if (admitted.code !== code) await world.store.screens.follow(tokenHash, code);
  }

  /**
   * The holder of these tokens admits the screen that shows the code with this hash; a repeated request is answered alike.
   * Refused as `not-your-seat`, `resigned`, `no-screen-code` or `storage`.
   */
  admit(codeHash: string, tokens: readonly string[]): Promise<Result<EmptyReply>> {
    const { code, world, seats, work } = this.#parts;
    return work.do(async () => {
      const held = seats.heldBy(tokens);
      if (held.length === 0) return refuseAs('not-your-seat');
      const [holder] = held.map(({ token }) => hashOfToken(token)).filter((hash) => this.#seatWith(hash) !== null);
      if (holder === undefined) return refuseAs('resigned');
      if (world.store.isFailing) return refuseAs('storage');
      const tooMany = await world.store.screens.admit(codeHash, code, holder, world.now());
      if (tooMany === null) return refuseAs('no-screen-code');
      this.#drop((screen) => tooMany.includes(screen));
      return DONE;
    });
  }

  /** The holder of these tokens shows the table on no screen any more. Refused as `not-your-seat` or `storage`. */
  end(tokens: readonly string[]): Promise<Result<EmptyReply>> {
    const { world, seats, work } = this.#parts;
    return work.do(async () => {
      const holders = seats.heldBy(tokens).map(({ token }) => hashOfToken(token));
      if (holders.length === 0) return refuseAs('not-your-seat');
      if (world.store.isFailing) return refuseAs('storage');
      await world.store.screens.end(holders);
      this.#drop((_, holder) => holders.includes(holder));
      return DONE;
    });
  }

  /** A player took their seat to another device, and their screens with it. */
  moved(before: string, after: string): void {
    for (const [screen, holder] of this.#holders) if (holder === before) this.#holders.set(screen, after);
  }

  #drop(isGone: (screen: string, holder: string) => boolean): void {
    for (const [screen, holder] of this.#holders) if (isGone(screen, holder)) this.#holders.delete(screen);
    this.#parts.audience().tableChanged();
  }

  /** Who has resigned sees the end as all do. */
  #seatWith(holder: string): Seat | null {
    const seat = this.#parts.seats.all.findIndex(({ tokenHash }) => tokenHash === holder);
    const { play, stage } = this.#parts.lifecycle();
    const isGone = stage === 'playing' && play?.match.resigned.includes(seat) === true;
    return seat < 0 || isGone ? null : seat;
  }
}

const DONE = ok<EmptyReply>({});
