import { Guesses, secondsToWait } from './guesses.ts';
import { countedHere, type Limiter, type LimiterMaker } from './limiters.ts';
import type { Limits, RequestKind } from './limits.ts';
import { SocketSlots } from './socket-slots.ts';

const MINUTE_S = 60;

/** Counts what each address asks. Every method answers with the seconds to wait, or 0; sockets wait for one another. */
export class AddressLimits {
  readonly sockets: SocketSlots;
  readonly #kinds: { readonly [kind in RequestKind]: Limiter };
  readonly #codes: Guesses;

  constructor(limits: Limits, make: LimiterMaker = countedHere) {
    const { aMinute, wrongCodes } = limits;
    this.sockets = new SocketSlots(limits);
    const limiter = (kind: RequestKind) => make(kind, aMinute[kind], MINUTE_S);
    this.#kinds = { make: limiter('make'), sit: limiter('sit'), join: limiter('join'), read: limiter('read') };
    this.#codes = new Guesses('codes', wrongCodes, make);
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
