import { createHash } from 'node:crypto';
import { inSlices } from '../slices.ts';
import { type Entry, UnreadableRecord } from '../storage/index.ts';
import { RulesFault } from './evaluated-step.ts';

/** As many are remembered. */
const MOST = 1000;

/** The matches that can't be played again, and why: each try costs as much as the first one, until their host mends their entries. */
export class UnreadableMatches {
  readonly #known = new Map<string, { readonly entries: string; readonly fault: Error }>();

  /** Plays a match again by slices, unless it is known that it can't be. Throws what that throws. */
  async play<T>(code: string, entries: readonly Entry[], work: Generator<void, T>): Promise<T> {
    const known = this.#known.get(code);
    if (known !== undefined && known.entries === signOf(entries)) throw known.fault;
    this.#known.delete(code);
    try {
      return await inSlices(work);
    } catch (error) {
      if (!(error instanceof UnreadableRecord || error instanceof RulesFault)) throw error;
      const [oldest] = this.#known.keys();
      if (this.#known.size >= MOST && oldest !== undefined) this.#known.delete(oldest);
      this.#known.set(code, { entries: signOf(entries), fault: error });
      throw error;
    }
  }
}

function signOf(entries: readonly Entry[]): string {
  return createHash('sha256').update(JSON.stringify(entries)).digest('base64');
}
