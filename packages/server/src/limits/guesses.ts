import { RateLimiterRes } from 'rate-limiter-flexible';
import { countedHere, type Limiter, type LimiterMaker } from './limiters.ts';

const MINUTE_S = 60;
/** The first wait after too many wrong guesses; each further one within the hour is twice as long. */
const FIRST_WAIT_S = 5;
const LONGEST_WAIT_S = 15 * 60;
const REMEMBERED_S = 60 * 60;

/** Slows down a client that guesses a secret: a few wrong guesses a minute, then longer and longer waits. */
export class Guesses {
  readonly #wrong: Limiter;
  readonly #waits: Limiter;
  readonly #blocked: Limiter;

  /** @param purpose the name of the guessed secret */
  constructor(purpose: string, aMinute: number, make: LimiterMaker = countedHere) {
    this.#wrong = make(`${purpose}-wrong`, aMinute, MINUTE_S);
    this.#waits = make(`${purpose}-waits`, 1, REMEMBERED_S);
    this.#blocked = make(`${purpose}-blocked`, 1, LONGEST_WAIT_S);
  }

  /** Seconds that the address must still wait before it may guess again; 0 if it need not. */
  async wait(address: string): Promise<number> {
    const blocked = await this.#blocked.get(address);
    return blocked === null ? 0 : secondsLeft(blocked);
  }

  /** Counts a wrong guess. Returns the seconds to wait that it brought, or 0. */
  async wrong(address: string): Promise<number> {
    if ((await secondsToWait(this.#wrong, address)) === 0) return 0;
    const { consumedPoints } = await this.#waits.penalty(address);
    const wait = Math.min(FIRST_WAIT_S * 2 ** (consumedPoints - 1), LONGEST_WAIT_S);
    await this.#blocked.block(address, wait);
    await this.#wrong.delete(address);
    return wait;
  }
}

/** Counts once. Returns 0, or the seconds to wait where that was too often. */
export async function secondsToWait(limiter: Limiter, address: string): Promise<number> {
  try {
    await limiter.consume(address);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return secondsLeft(refused);
    throw refused;
  }
}

function secondsLeft({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
