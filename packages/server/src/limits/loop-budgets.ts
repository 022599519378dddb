import { beginFor, type CostMeter, paidBy } from '../loop-cost.ts';
import type { MonotonicClock } from '../monotonic-clock.ts';
import { Account } from './account.ts';
import { Bucket } from './limiters.ts';
import type { LoopShares, Rate } from './limits.ts';
import { Requester, type RequesterAccounts } from './requester.ts';

/** Accounts of a kind that are remembered; beyond that, full ones are forgotten. */
const MANY = 5_000;
/** How often clients that share a pace are notified that they took too much. */
const NOTICES: Rate = { atOnce: 10, aSecond: 5 };

/**
 * Budgets of the event loop, measured around each request. There is one for all clients of an address without seats,
 * one for each of its sockets, one for each held seat, and one for all seats of an address.
 */
export class LoopBudgets {
  readonly #shares: LoopShares;
  readonly #monotonicClock: MonotonicClock;
  readonly #meter: CostMeter;
  readonly #accounts: { readonly [share in keyof LoopShares]: Map<string, Account> } = {
    socket: new Map(),
    address: new Map(),
    seat: new Map(),
    seatsOfAddress: new Map(),
    grantedToSeat: new Map(),
    grantedAtAddress: new Map(),
    proofs: new Map(),
    reading: new Map(),
    pace: new Map(),
  };
  readonly #notices = new WeakMap<Account, Bucket>();
  readonly #askers = new WeakMap<object, () => Requester>();

  constructor(shares: LoopShares, monotonicClock: MonotonicClock, meter: CostMeter) {
    this.#shares = shares;
    this.#monotonicClock = monotonicClock;
    this.#meter = meter;
  }

  /** Clients at this address without a seat. */
  address(address: string): Requester {
    return this.#requester(address, { share: [this.#account('address', address)] });
  }

  /** Clients at this address that claim a seat, until that is proved. */
  prover(address: string): Requester {
    return this.#requester(`proofs of ${address}`, { share: [this.#account('proofs', address)] });
  }

  /** The sender of an HTTP request from this address, while the request is still being read. */
  reader(address: string): Requester {
    return this.#requester(`reading of ${address}`, { share: [this.#account('reading', address)] });
  }

  /** One socket of a client without a seat. */
  watcher(address: string): Requester {
    const own = new Account(this.#shares.socket, this.#monotonicClock);
    return this.#requester(address, { share: [own, this.#account('address', address)] });
  }

  /** The holder of this seat. */
  seat(seat: string, address: string): Requester {
    return this.#requester(`seats of ${address}`, {
      share: [this.#account('seat', seat), this.#account('seatsOfAddress', address)],
      granted: {
        own: this.#account('grantedToSeat', seat),
        ofAll: this.#account('grantedAtAddress', address),
      },
    });
  }

  #requester(pace: string, accounts: Omit<RequesterAccounts, 'pace' | 'notices'>): Requester {
    const shared = this.#account('pace', pace);
    const notices = this.#notices.get(shared) ?? new Bucket(NOTICES.atOnce, NOTICES.aSecond, this.#monotonicClock);
    this.#notices.set(shared, notices);
    return new Requester({ ...accounts, pace: shared, notices });
  }

  /** Sets who pays for a socket's messages. */
  assign(socket: object, requester: () => Requester): void {
    this.#askers.set(socket, requester);
  }

  /** Who pays for this socket's messages; `undefined` before it has joined a table. */
  of(socket: object): Requester | undefined {
    return this.#askers.get(socket)?.();
  }

  /** Runs a client's request at its expense, with everything that follows from it, at once or after a wait. */
  begin<T>(requester: Requester, work: () => T): T {
    return beginFor(requester, this.#meter, work);
  }

  /** Does something for a client while others are being answered. */
  charge<T>(requester: Requester, work: () => T): T {
    return paidBy(requester, this.#meter, work);
  }

  #account(share: keyof LoopShares, key: string): Account {
    const accounts = this.#accounts[share];
    let account = accounts.get(key);
    if (account === undefined) {
      if (accounts.size >= MANY) forgetFull(accounts);
      account = new Account(this.#shares[share] satisfies Rate, this.#monotonicClock);
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
