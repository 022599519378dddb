import { hashOfNonce, NONCE_BYTES, readHex, type Seat, seedFrom } from '@boomtown/game-core';
import type { Deal, SeatRecord } from '../storage/index.ts';

/** Is every seat a bot's, or that of somebody who is ready, so that the nonces can be opened? */
export function allReady(seats: readonly SeatRecord[]): boolean {
  return seats.every(({ bot, nonceHash }) => bot !== null || nonceHash !== null);
}

/** The opening of the nonces at one table, against the clock. */
export class Dealing {
  readonly #promised: readonly (string | null)[];
  readonly #opened: (string | null)[];
  readonly #timer: NodeJS.Timeout;

  /**
   * @param seats all ready
   * @param late is called once if the opening is not stopped within `ms`
   */
  constructor(seats: readonly SeatRecord[], ms: number, late: () => void) {
    this.#promised = seats.map(({ nonceHash }) => nonceHash);
    this.#opened = seats.map(() => null);
    this.#timer = setTimeout(late, ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Takes a seat's nonce (hex). Returns false if it is not the one that was promised. */
  open(seat: Seat, nonce: string): boolean {
    const bytes = readHex(nonce, NONCE_BYTES);
    if (bytes === undefined || hashOfNonce(bytes) !== this.#promised[seat]) return false;
    this.#opened[seat] = nonce;
    return true;
  }

  /** The seats whose nonces were promised and have not come, ascending. */
  missing(): Seat[] {
    return this.#opened.flatMap((nonce, seat) => (nonce === null && this.#promised[seat] !== null ? [seat] : []));
  }

  /** What the record keeps of the deal. Only once no nonce is missing. */
  deal(secret: Uint8Array, startedAt: number): Deal {
    if (this.missing().length > 0) throw new Error('not all nonces are there');
    const nonces = this.#opened.map((nonce) => {
      if (nonce === null) return null;
      const bytes = readHex(nonce, NONCE_BYTES);
      if (bytes === undefined) throw new Error('an opened nonce is no nonce');
      return bytes;
    });
    return { seed: seedFrom(secret, nonces), nonces: [...this.#opened], startedAt };
  }
}
