import { isIPv6 } from 'node:net';
import { Guesses, secondsToWait } from './guesses.ts';
import { countedHere, type Limiter, type LimiterMaker } from './limiters.ts';
import type { Limits, RequestKind } from './limits.ts';
import { SocketSlots } from './socket-slots.ts';

const MINUTE_S = 60;

/** Counts what each address asks. Every method answers with the seconds to wait, or 0; sockets wait for one another. */
export class AddressLimits {
  readonly sockets: SocketSlots;
  readonly #kinds: { readonly [kind in RequestKind]: Limiter };
  readonly #screenCodes: Limiter;
  readonly #codes: Guesses;
  /** The wrong codes of each address that were counted. */
  readonly #counted: Limiter;

  constructor(limits: Limits, make: LimiterMaker = countedHere) {
    const { aMinute, wrongCodes, screenCodes } = limits;
    this.sockets = new SocketSlots(limits);
    const limiter = (kind: RequestKind) => make(kind, aMinute[kind], MINUTE_S);
    this.#kinds = { make: limiter('make'), sit: limiter('sit'), join: limiter('join'), read: limiter('read') };
    this.#screenCodes = make('screen-codes', screenCodes, MINUTE_S);
    this.#codes = new Guesses('codes', wrongCodes, make);
    this.#counted = make('codes-counted', 1, MINUTE_S);
  }

  /** Counts a request of this kind. */
  ask(kind: RequestKind, address: string): Promise<number> {
    return secondsToWait(this.#kinds[kind], address);
  }

  /** Counts a one-time code that a big screen is given. */
  screenCode(address: string): Promise<number> {
    return secondsToWait(this.#screenCodes, address);
  }

  /** How long the address must still wait before it may name a room code again. */
  waitForCodes(address: string): Promise<number> {
    return this.#codes.wait(address);
  }

  /**
   * Counts a wrong code. Too many in a minute begin a wait, and each wait is longer than the one before. `code`: the room code that
   * was tried, which counts once in a minute: a mistyped link asks for the page, and the page for the table.
   */
  async wrongCode(address: string, code?: string): Promise<number> {
    const isCounted = code !== undefined && (await secondsToWait(this.#counted, `${address} ${code}`)) > 0;
    return isCounted ? 0 : this.#codes.wrong(address);
  }
}

/** The groups of an IPv6 address that one household or company has for itself. */
const NETWORK_GROUPS = 4;

/**
 * By what an address is counted: an IPv4 address as it is (also when it comes mapped into IPv6), an IPv6 address by its
 * /64, since one person has all of it.
 */
export function addressKey(address: string | undefined): string {
  if (address === undefined) return 'unknown';
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: gap }, () => '0'), ...last];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
