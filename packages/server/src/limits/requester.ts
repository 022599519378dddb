import type { Payer } from '../loop-cost.ts';
import type { Account } from './account.ts';
import type { Bucket } from './bucket.ts';

/** The accounts of a client that asks. */
export interface RequesterAccounts {
  /** How much they may take. */
  readonly share: readonly Account[];
  /** How much at a stretch: nobody is told of it, since it is over at once. */
  readonly pace: Account;
  /** What is granted whatever became of the others: to a seat at an address that took too much, as far as all such seats there may take more, and at a stretch. */
  readonly granted?: { readonly own: Account; readonly ofAll: Account };
  /** How often it is said at their address that they took too much: saying it costs as well. */
  readonly notices: Bucket;
}

/** A client that asks, and pays for it. */
export class Requester implements Payer {
  readonly #accounts: RequesterAccounts;

  constructor(accounts: RequesterAccounts) {
    this.#accounts = accounts;
  }

  /** Milliseconds until they have not taken too much any more; 0: they may ask. */
  get overMs(): number {
    const { share, granted } = this.#accounts;
    const over = Math.max(...share.map(({ waitMs }) => waitMs));
    return granted === undefined ? over : Math.min(over, Math.max(granted.own.waitMs, granted.ofAll.waitMs));
  }

  /** Milliseconds until something may be done for them; 0: now. */
  get waitMs(): number {
    return this.#slowest().waitMs;
  }

  /** Have they to wait before anything is done for them: for time, or for others who wait for the same time already? */
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

  /** May they be told now that they took too much? */
  takeNotice(): boolean {
    return this.#accounts.notices.take();
  }

  /** Calls back when something may be done, in turn with others who wait for the same; whether it still may is to be asked then. The result stops it. */
  wait(then: () => void): () => void {
    return this.#slowest().wait(then);
  }

  /** The account that keeps them waiting longest, unless there is one from which they may take all the same. */
  #slowest(): Account {
    const { share, pace, granted } = this.#accounts;
    const slowest = [...share, pace].reduce(later);
    if (granted === undefined) return slowest;
    const slower = later(granted.own, granted.ofAll);
    return later(slowest, slower) === slowest ? slower : slowest;
  }
}

/** The one that keeps people waiting longer. */
function later(one: Account, other: Account): Account {
  const [ms, otherMs] = [one.waitMs, other.waitMs];
  return otherMs > ms || (otherMs === ms && other.inLine > one.inLine) ? other : one;
}
