import type { FullLog, LoggedStep } from './event-log.ts';

/** Bytes of all cached logs together. */
const MAX_BYTES = 32 * 1024 * 1024;

interface CachedLog {
  /** A page that is asked for while the match is played again waits for the same one. */
  readonly whole: Promise<FullLog>;
  log: FullLog | null;
  /** Steps that were made while the match was played again. */
  readonly missed: LoggedStep[];
}

/** Caches the full logs of matches whose old pages are read, so that a page needs no replay. Evicts the least recently read. */
export class LogCache {
  readonly #most: number;
  readonly #logs = new Map<object, CachedLog>();
  #bytes = 0;

  constructor(most = MAX_BYTES) {
    this.#most = most;
  }

  /** The log of a match, from the cache or by `replay`. Throws what that throws. */
  of(match: object, replay: () => Promise<FullLog>): Promise<FullLog> {
    const cached = this.#logs.get(match) ?? { whole: this.#fill(match, replay), log: null, missed: [] };
    this.#logs.delete(match);
    this.#logs.set(match, cached);
    return cached.whole;
  }

  /** The match went on by this step. */
  stepped(match: object, step: LoggedStep): void {
    const cached = this.#logs.get(match);
    if (cached === undefined) return;
    if (cached.log === null) cached.missed.push(step);
    else this.#add(cached.log, [step], match);
  }

  /** The match is not in memory any more. */
  forget(match: object): void {
    this.#bytes -= this.#logs.get(match)?.log?.bytes ?? 0;
    this.#logs.delete(match);
  }

  async #fill(match: object, replay: () => Promise<FullLog>): Promise<FullLog> {
    try {
      const log = await replay();
      const cached = this.#logs.get(match);
      if (cached === undefined) return log;
      cached.log = log;
      this.#bytes += log.bytes;
      this.#add(log, cached.missed.splice(0), match);
      return log;
    } catch (error) {
      this.forget(match);
      throw error;
    }
  }

  /** Adds steps to a log, for which others may have to go. */
  #add(to: FullLog, steps: readonly LoggedStep[], of: object): void {
    const before = to.bytes;
    for (const step of steps) to.add(step);
    this.#bytes += to.bytes - before;
    for (const [match, { log }] of this.#logs) {
      if (this.#bytes <= this.#most) return;
      if (match !== of && log !== null) this.forget(match);
    }
  }
}
