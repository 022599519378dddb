import { randomBytes } from 'node:crypto';
import {
  boundSecret,
  bytesToHex,
  type CalledOffStart,
  type CallOffReason,
  callersOff,
  commitmentTo,
  SECRET_BYTES,
  type Seat,
} from '@boomtown/game-core';
import type { PendingDeal } from '../storage/index.ts';
import type { Opening } from './dealing.ts';

/** After this many redraws a table does not start any more: nobody draws until they like the deal. */
export const MAX_CALL_OFFS = 50;

/** Why a start is called off, and by which seats. */
export interface CallOff {
  readonly why: CallOffReason;
  readonly seats: readonly Seat[];
}

/** A deal that was not begun: its secret is drawn anew, and bound to the starts that were called off before. */
export function freshDeal(calledOff: readonly CalledOffStart[]): PendingDeal {
  const drawn = randomBytes(SECRET_BYTES);
  return { drawn, secret: boundSecret(drawn, calledOff), opened: null, calledOff };
}

/** The deal after a start is called off in which nonces were opened: a fresh secret, and the start as it was. */
export function redrawn(
  { secret, calledOff }: PendingDeal,
  opening: Pick<Opening, 'promised' | 'opened'>,
  { why, seats }: CallOff,
): PendingDeal {
  const start = {
    commitment: commitmentTo(secret),
    secret: bytesToHex(secret),
    promises: opening.promised,
    nonces: opening.opened,
    seat: seats[0] ?? null,
    why,
  };
  return freshDeal([...calledOff, start]);
}

/** The deal after the person of a seat left: the player there next called nothing off. */
export function withoutCaller(deal: PendingDeal, left: Seat): PendingDeal {
  if (deal.calledOff.length === 0) return deal;
  const calledOff = deal.calledOff.map((start) => {
    const { gone = [] } = start;
    return callersOff(start).includes(left) && !gone.includes(left) ? { ...start, gone: [...gone, left] } : start;
  });
  return { ...deal, calledOff };
}

/** Was this promise shown in a start that was called off? */
export function wasPromised({ calledOff }: PendingDeal, promise: string): boolean {
  return calledOff.some(({ promises }) => promises.includes(promise));
}

/** Of each seat, the latest: what comes late is seldom older than the start before. */
const REMEMBERED = 24;

/**
 * Promises that are good for no start any more, though no redraw tells of them: their start was called off before a nonce
 * was opened, or theirs was shown before its time. No record keeps them, because what comes late comes over a socket of
 * this process.
 */
export class SpentPromises {
  readonly #ofSeat = new Map<Seat, readonly string[]>();

  add(seat: Seat, promise: string): void {
    this.#ofSeat.set(seat, [...(this.#ofSeat.get(seat) ?? []), promise].slice(-REMEMBERED));
  }

  has(promise: string): boolean {
    return [...this.#ofSeat.values()].some((promises) => promises.includes(promise));
  }
}
