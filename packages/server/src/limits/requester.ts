import type { Payer } from '../loop-cost.ts';
import type { Account } from './account.ts';
import type { Bucket } from './limiters.ts';

/** The accounts of a client that asks. */
export interface RequesterAccounts {
  /** How much they may take. */
  readonly share: readonly Account[];
  /** How much at a stretch: without a notice, since that is over at once. */
  readonly pace: Account;
  /** Granted in any case: to a seat of an address that took too much, as far as all such seats there may take more, and at a stretch. */
  readonly granted?: { readonly own: Account; readonly ofAll: Account };
  /** How often their address is notified that it took too much: a notice costs as well. */
  readonly notices: Bucket;
}

/** A client that asks, and pays for it. */
export class Requester implements Payer {
  readonly #accounts: RequesterAccounts;

  constructor(accounts: RequesterAccounts) {
    this.#accounts = accounts;
  }

  /** Milliseconds until they are within their budget again; 0: they may ask. */
  get overMs(): number {
    const { share, granted } = this.#accounts;
    const over = Math.max(...share.map(({ waitMs }) => waitMs));
    return granted === undefined ? over : Math.min(over, Math.max(granted.own.waitMs, granted.ofAll.waitMs));
  }

  /** Milliseconds until their next request may run; 0: now. */
  get waitMs(): number {
    return this.#slowest().waitMs;
  }

  /** Do they have to wait before their next request, for time or for others who already wait for the same time? */
  get mustWait(): boolean {
    return this.waitMs > 0 || this.inLine > 0;
  }

  /** How many wait before them. */
  get inLine(): number {
    return this.#slowest().inLine;
  }

  pay(ms: number): void {
    const { share, pace, granted } = this.#accounts;
    if (granted !== undefined && granted.own.waitMs === 0 && [...share, pace].some(({ waitMs }) => waitMs > 0)) {
      granted.ofAll.pay(ms);
    }
    granted?.own.pay(ms);
    for (const account of share) account.pay(ms);
    pace.pay(ms);
  }

  /** May they be notified now that they took too much? */
  takeNotice(): boolean {
    return this.#accounts.notices.take();
  }

  /** Calls back when a request may run, in turn with others who wait; the caller checks then whether it still may. The result cancels. */
  wait(then: () => void): () => void {
    return this.#slowest().wait(then);
  }

  /** The account with the longest wait, unless a granted one has something left. */
  #slowest(): Account {
    const { share, pace, granted } = this.#accounts;
    const slowest = [...share, pace].reduce(later);
    if (granted === undefined) return slowest;
    const slower = later(granted.own, granted.ofAll);
    return later(slowest, slower) === slowest ? slower : slowest;
  }
}

/** The one with the longer wait. */
function later(one: Account, other: Account): Account {
  const [ms, otherMs] = [one.waitMs, other.waitMs];
  return otherMs > ms || (otherMs === ms && other.inLine > one.inLine) ? other : one;
}
