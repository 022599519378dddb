import { hashOfNonceHex, NONCE_BYTES, readHex, type Seat, seedFrom } from '@boomtown/game-core';
import type { RequestOf } from '@boomtown/wire';
import type { Deal, PendingDeal, SeatRecord } from '../storage/index.ts';

/** Is every seat a bot's or ready, so that the nonces can be opened? */
export function allReady(seats: readonly SeatRecord[]): boolean {
  return seats.every(({ bot, nonceHash }) => bot !== null || nonceHash !== null);
}

/** What became of nonces that were sent for an opening. */
interface Judged {
  /** All that are open then, by seat. */
  readonly opened: readonly (string | null)[];
  /** The seats that had not opened theirs, and sent one that does not match its promise. */
  readonly wrong: readonly Seat[];
  /** Was one that was sent not looked at: another one of its seat is open already? */
  readonly isLate: boolean;
}

/** The opening of the nonces at one table. */
export class Opening {
  readonly #promised: readonly (string | null)[];
  #opened: readonly (string | null)[];

  /**
   * @param seats all ready
   * @param opened those that were opened already, before this process had the table
   */
  constructor(seats: readonly SeatRecord[], { opened }: Pick<PendingDeal, 'opened'>) {
    this.#promised = seats.map(({ nonceHash }) => nonceHash);
    this.#opened = opened ?? seats.map(() => null);
  }

  get promised(): readonly (string | null)[] {
    return this.#promised;
  }

  /** By seat, hex. */
  get opened(): readonly (string | null)[] {
    return this.#opened;
  }

  /** Holds nonces against what was promised; they count as opened only with `accept`. */
  judge(nonces: RequestOf<'nonces'>['nonces']): Judged {
    const opened = [...this.#opened];
    const wrong: Seat[] = [];
    let isLate = false;
    for (const { seat, nonce } of nonces) {
      const before = opened[seat] ?? null;
      if (before !== null) isLate ||= before !== nonce;
      else if (hashOfNonceHex(nonce) === this.#promised[seat]) opened[seat] = nonce;
      else wrong.push(seat);
    }
    return { opened, wrong, isLate };
  }

  accept(opened: readonly (string | null)[]): void {
    this.#opened = opened;
  }

  /** The seats whose nonces were promised and are not open, ascending. */
  missing(opened: readonly (string | null)[] = this.#opened): Seat[] {
    return opened.flatMap((nonce, seat) => (nonce === null && this.#promised[seat] !== null ? [seat] : []));
  }
}

/** What the record keeps of the deal, once no nonce is missing. */
export function dealOf(secret: Uint8Array, opened: readonly (string | null)[], startedAt: number): Deal {
  const nonces = opened.map((nonce) => {
    if (nonce === null) return null;
    const bytes = readHex(nonce, NONCE_BYTES);
    if (bytes === undefined) throw new Error('an opened nonce is no nonce');
    return bytes;
  });
  return { seed: seedFrom(secret, nonces), nonces: opened, startedAt };
}
