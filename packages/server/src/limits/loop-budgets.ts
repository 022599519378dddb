import type { Clockwork } from '../clockwork.ts';
import { type CostMeter, type Payer, paidBy } from '../loop-cost.ts';
import { Account } from './account.ts';
import type { LoopShares, Rate } from './limits.ts';

/** Beyond so many accounts of a kind those that are full are forgotten. */
const MANY = 5_000;

/** The accounts of somebody who asks. */
interface AskerAccounts {
  /** How much they may take. */
  readonly share: readonly Account[];
  /** How much at a stretch: nobody is told of it, since it is over at once. */
  readonly pace: Account;
  /** What is granted whatever became of the others: to a seat at an address that took too much. */
  readonly granted?: Account;
}

/** Somebody who asks, and pays for it. */
export class Asker implements Payer {
  readonly #accounts: AskerAccounts;

  constructor(accounts: AskerAccounts) {
    this.#accounts = accounts;
  }

  /** Milliseconds until they have not taken too much any more; 0: they may ask. */
  get overMs(): number {
    const { share, granted } = this.#accounts;
    const over = Math.max(...share.map(({ waitMs }) => waitMs));
    return Math.min(over, granted?.waitMs ?? over);
  }

  /** Milliseconds until something may be done for them; 0: now. */
  get waitMs(): number {
    return this.#slowest().waitMs;
  }

  pay(ms: number): void {
    const { share, pace, granted } = this.#accounts;
    for (const account of share) account.pay(ms);
    pace.pay(ms);
    granted?.pay(ms);
  }

  /** Calls back when something may be done, in turn with others who wait for the same; whether it still may is to be asked then. The result stops it. */
  wait(then: () => void): () => void {
    return this.#slowest().wait(then);
  }

  /** The account that keeps them waiting longest, unless there is one from which they may take all the same. */
  #slowest(): Account {
    const { share, pace, granted } = this.#accounts;
    const slowest = [...share, pace].reduce((one, other) => (other.waitMs > one.waitMs ? other : one));
    return granted !== undefined && granted.waitMs < slowest.waitMs ? granted : slowest;
  }
}

/**
 * What everybody may take of the event loop, measured around each request: an address for all who hold no seats, each of
 * its sockets, each held seat, and all seats of an address together.
 */
export class LoopBudgets {
  readonly #shares: LoopShares;
  readonly #clockwork: Clockwork;
  readonly #meter: CostMeter;
  readonly #accounts: { readonly [share in keyof LoopShares]: Map<string, Account> } = {
    socket: new Map(),
    address: new Map(),
    seat: new Map(),
    seatsOfAddress: new Map(),
    grantedToSeat: new Map(),
    pace: new Map(),
  };
  readonly #askers = new WeakMap<object, () => Asker>();

  constructor(shares: LoopShares, clockwork: Clockwork, meter: CostMeter) {
    this.#shares = shares;
    this.#clockwork = clockwork;
    this.#meter = meter;
  }

  /** Somebody at this address who proved to hold no seat. */
  address(address: string): Asker {
    return new Asker({ share: [this.#account('address', address)], pace: this.#account('pace', address) });
  }

  /** Somebody at this address who may hold a seat. */
  seatsOfAddress(address: string): Asker {
    const share = [this.#account('seatsOfAddress', address)];
    return new Asker({ share, pace: this.#account('pace', `seats of ${address}`) });
  }

  /** One socket of somebody who holds no seat. */
  watcher(address: string): Asker {
    const share = [new Account(this.#shares.socket, this.#clockwork), this.#account('address', address)];
    return new Asker({ share, pace: this.#account('pace', address) });
  }

  /** Whoever holds this seat. */
  seat(seat: string, address: string): Asker {
    return new Asker({
      share: [this.#account('seat', seat), this.#account('seatsOfAddress', address)],
      pace: this.#account('pace', `seats of ${address}`),
      granted: this.#account('grantedToSeat', seat),
    });
  }

  /** Says who pays for what comes over a socket. */
  assign(socket: object, asker: () => Asker): void {
    this.#askers.set(socket, asker);
  }

  /** Who pays for what comes over this socket; `undefined` before it has joined a table. */
  of(socket: object): Asker | undefined {
    return this.#askers.get(socket)?.();
  }

  /** Does what somebody asked for, at their expense. */
  charge<T>(asker: Asker, work: () => T): T {
    return paidBy(asker, this.#meter, work);
  }

  #account(share: keyof LoopShares, key: string): Account {
    const accounts = this.#accounts[share];
    let account = accounts.get(key);
    if (account === undefined) {
      if (accounts.size >= MANY) forgetFull(accounts);
      account = new Account(this.#shares[share] satisfies Rate, this.#clockwork);
      accounts.set(key, account);
    }
    return account;
  }
}

/** A full account is as good as a new one. Where none is full the oldest goes. */
function forgetFull(accounts: Map<string, Account>): void {
  for (const [key, account] of accounts) if (account.isFull) accounts.delete(key);
  const [oldest] = accounts.keys();
  if (accounts.size >= MANY && oldest !== undefined) accounts.delete(oldest);
}
