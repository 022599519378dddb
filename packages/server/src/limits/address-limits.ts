import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Guesses, secondsToWait } from './guesses.ts';
import type { Limits, RequestKind } from './limits.ts';
import { SocketPlaces } from './socket-places.ts';

const MINUTE_S = 60;

/** Counts what each address asks. Every method answers with the seconds to wait, or 0; sockets wait for one another. */
export class AddressLimits {
  readonly sockets: SocketPlaces;
  readonly #kinds: { readonly [kind in RequestKind]: RateLimiterMemory };
  readonly #codes: Guesses;

  constructor({ aMinute, wrongCodes, socketsAnAddress }: Limits) {
    this.sockets = new SocketPlaces(socketsAnAddress);
    const limiter = (points: number) => new RateLimiterMemory({ points, duration: MINUTE_S });
    this.#kinds = {
      make: limiter(aMinute.make),
      sit: limiter(aMinute.sit),
      join: limiter(aMinute.join),
      read: limiter(aMinute.read),
    };
    this.#codes = new Guesses(wrongCodes);
  }

  /** Counts a request of this kind. */
  ask(kind: RequestKind, address: string): Promise<number> {
    return secondsToWait(this.#kinds[kind], address);
  }

  /** How long the address must still wait before it may name a room code again. */
  waitForCodes(address: string): Promise<number> {
    return this.#codes.wait(address);
  }

  /** Counts a wrong code. Too many in a minute begin a wait, and each wait is longer than the one before. */
  wrongCode(address: string): Promise<number> {
    return this.#codes.wrong(address);
  }
}
