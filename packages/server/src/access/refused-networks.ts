import type { RefusedNetwork } from '@boomtown/wire';
import { shortened } from './kept-out.ts';

/** Refusals about where a request comes from. What a table or a game refuses says nothing about strangers. */
const NOTED: ReadonlySet<string> = new Set([
  'too-fast',
  'too-many-codes',
  'too-many-guesses',
  'too-many-sockets',
  'wrong-word',
  'no-invitation',
  'kept-out',
  'other-site',
  'unknown-host',
]);
/** Maximum number of stored lines; the oldest goes first. */
const MOST = 100;
/** So long a host needs the whole address, to keep it out. */
const WHOLE_MS = 60 * 60 * 1000;

/** Who was refused lately, equal refusals of one network as one line. In memory only, so that a restart forgets it. */
export class RefusedNetworks {
  #lines: readonly RefusedNetwork[] = [];

  note(network: string, why: string, now = Date.now()): void {
    if (!NOTED.has(why)) return;
    this.#add({ network, why, times: 1, at: now, whole: true });
    if (this.#lines.length > MOST) this.#lines = this.#lines.slice(0, MOST);
  }

  /** The newest first. */
  all(now = Date.now()): readonly RefusedNetwork[] {
    const old = this.#lines.filter(({ whole, at }) => whole && at < now - WHOLE_MS);
    this.#lines = this.#lines.filter((line) => !old.includes(line));
    for (const line of old) this.#add({ ...line, network: shortened(line.network), whole: false });
    return this.#lines.toSorted((a, b) => b.at - a.at);
  }

  /** Puts a line first, folded with one like it. */
  #add(line: RefusedNetwork): void {
    const { network, why, whole } = line;
    const same = this.#lines.find((one) => one.network === network && one.why === why && one.whole === whole);
    const folded = { ...line, times: line.times + (same?.times ?? 0), at: Math.max(line.at, same?.at ?? 0) };
    this.#lines = [folded, ...this.#lines.filter((one) => one !== same)];
  }
}
