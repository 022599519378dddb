import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits, RequestKind } from './limits.ts';

const MINUTE_S = 60;
/** The first wait after too many wrong codes; each further one within the hour is twice as long. */
const FIRST_WAIT_S = 5;
const LONGEST_WAIT_S = 15 * 60;
const REMEMBERED_S = 60 * 60;

/** Counts what each address asks. Every method answers with the seconds to wait, or 0. */
export class AddressLimits {
  readonly #kinds: { readonly [kind in RequestKind]: RateLimiterMemory };
  readonly #wrong: RateLimiterMemory;
  readonly #waits = new RateLimiterMemory({ points: 1, duration: REMEMBERED_S });
  readonly #blocked = new RateLimiterMemory({ points: 1, duration: LONGEST_WAIT_S });

  constructor({ aMinute, wrongCodes }: Limits) {
    const limiter = (points: number) => new RateLimiterMemory({ points, duration: MINUTE_S });
    this.#kinds = {
      make: limiter(aMinute.make),
      sit: limiter(aMinute.sit),
      join: limiter(aMinute.join),
      read: limiter(aMinute.read),
    };
    this.#wrong = limiter(wrongCodes);
  }

  /** Counts a request of this kind. */
  ask(kind: RequestKind, address: string): Promise<number> {
    return secondsToWait(this.#kinds[kind], address);
  }

  /** How long the address must still wait before it may name a room code again. */
  async waitForCodes(address: string): Promise<number> {
    const blocked = await this.#blocked.get(address);
    return blocked === null ? 0 : seconds(blocked);
  }

  /** Counts a wrong code. Too many in a minute begin a wait, and each wait is longer than the one before. */
  async wrongCode(address: string): Promise<number> {
    if ((await secondsToWait(this.#wrong, address)) === 0) return 0;
    const { consumedPoints } = await this.#waits.penalty(address);
    const wait = Math.min(FIRST_WAIT_S * 2 ** (consumedPoints - 1), LONGEST_WAIT_S);
    await this.#blocked.block(address, wait);
    await this.#wrong.delete(address);
    return wait;
  }
}

async function secondsToWait(limiter: RateLimiterMemory, address: string): Promise<number> {
  try {
    await limiter.consume(address);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return seconds(refused);
    throw refused;
  }
}

function seconds({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
