import { commitmentToHex, hashOfNonceHex, readHex } from './commitments.ts';
import type { Seat } from './contract.ts';
import { isListOf, isObject, isWhole } from './shape.ts';

/** Why a start was called off: a nonce did not come, or did not match its promise; or the server itself failed. */
export type CallOffReason = 'no-nonce' | 'wrong-nonce' | 'fault';

/**
 * A start that was called off after a nonce had been opened. It counts as one redraw: the secret and all nonces after it
 * are fresh. All in hex, by seat; `null` where there is none.
 */
export interface CalledOffStart {
  readonly commitment: string;
  readonly secret: string;
  /** The hashes of the nonces; a bot's seat has none. */
  readonly promises: readonly (string | null)[];
  /** Those that were opened. */
  readonly nonces: readonly (string | null)[];
  /** The seat that called it off, the first of several; `null` where the server failed. */
  readonly seat: Seat | null;
  /** A `CallOffReason`, or another program's. */
  readonly why: string;
  /** Of the seats that called it off, those whose person then has left. Missing where none has. */
  readonly gone?: readonly Seat[];
}

/** Is it a list of such starts, at a table of `seats` seats? */
export function isCalledOffList(raw: unknown, seats: number): raw is readonly CalledOffStart[] {
  return isListOf(raw, (one): one is CalledOffStart => isCalledOff(one, seats));
}

function isCalledOff(raw: unknown, seats: number): raw is CalledOffStart {
  const isSeat = (seat: unknown): seat is Seat => isWhole(seat, 0, seats - 1);
  return (
    isObject(raw) &&
    typeof raw.commitment === 'string' &&
    typeof raw.secret === 'string' &&
    isBySeat(raw.promises, seats) &&
    isBySeat(raw.nonces, seats) &&
    (raw.seat === null || isSeat(raw.seat)) &&
    typeof raw.why === 'string' &&
    (raw.gone === undefined || isListOf(raw.gone, isSeat))
  );
}

function isBySeat(raw: unknown, seats: number): raw is readonly (string | null)[] {
  return isListOf(raw, (one): one is string | null => one === null || typeof one === 'string') && raw.length === seats;
}

/**
 * Do the numbers of such a start fit: the secret its commitment, each nonce its promise? At least one nonce was opened,
 * and none by the seat whose nonce is said
 * to be wrong or missing.
 */
export function calledOffHolds({ commitment, secret, promises, nonces, seat, why }: CalledOffStart): boolean {
  const opened = nonces.filter((nonce) => nonce !== null);
  return (
    opened.length > 0 &&
    commitmentToHex(secret) === commitment.toLowerCase() &&
    promises.every((promise) => promise === null || readHex(promise, 32) !== undefined) &&
    nonces.every((nonce, at) => nonce === null || hashOfNonceHex(nonce) === promises[at]?.toLowerCase()) &&
    (seat === null || !BY_NONCE.includes(why) || (promises[seat] !== null && nonces[seat] === null))
  );
}

/** With these reasons the seat opened nothing that fits. */
const BY_NONCE: readonly string[] = ['no-nonce', 'wrong-nonce'] satisfies readonly CallOffReason[];

/** The seats that called a start off, ascending: several where the nonces of several did not come. */
export function callersOff({ promises, nonces, seat, why }: CalledOffStart): readonly Seat[] {
  if (seat === null) return [];
  if (why !== 'no-nonce') return [seat];
  return promises.flatMap((promise, at) => (promise !== null && nonces[at] === null ? [at] : []));
}

/** How many starts were called off and by whom: a seat, people who have left (`null`), or the server that failed. */
export interface CallOffs {
  readonly count: number;
  readonly by: readonly { readonly seat: Seat | null; readonly count: number }[];
  readonly faults: number;
}

export function callOffsIn(starts: readonly CalledOffStart[]): CallOffs {
  const counts = new Map<Seat | null, number>();
  for (const start of starts) {
    const callers = callersOff(start).map((seat) => (start.gone?.includes(seat) === true ? null : seat));
    for (const caller of new Set(callers)) counts.set(caller, (counts.get(caller) ?? 0) + 1);
  }
  const by = [...counts].map(([seat, count]) => ({ seat, count }));
  return {
    count: starts.length,
    by: by.sort((a, b) => (a.seat ?? Number.POSITIVE_INFINITY) - (b.seat ?? Number.POSITIVE_INFINITY)),
    faults: starts.filter(({ seat }) => seat === null).length,
  };
}
