import type { LoggedStep } from './event-log.ts';
import type { FullLog } from './full-log.ts';

/** What the logs of all tables may take together. */
const MOST_BYTES = 32 * 1024 * 1024;

interface Kept {
  /** A page that is asked for while the match is played again waits for the same one. */
  readonly whole: Promise<FullLog>;
  log: FullLog | null;
  /** Steps that were made while the match was played again. */
  readonly missed: LoggedStep[];
}

/** The whole logs of matches in which somebody read back, so that no page is played again from the record. The one that was read longest ago goes first. */
export class LogCache {
  readonly #most: number;
  readonly #logs = new Map<object, Kept>();
  #bytes = 0;

  constructor(most = MOST_BYTES) {
    this.#most = most;
  }

  /** The log of a match; `replay` brings it, if it isn't kept. Throws what that throws. */
  of(match: object, replay: () => Promise<FullLog>): Promise<FullLog> {
    const kept = this.#logs.get(match) ?? { whole: this.#fill(match, replay), log: null, missed: [] };
    this.#logs.delete(match);
    this.#logs.set(match, kept);
    return kept.whole;
  }

  /** The match went on by this step. */
  stepped(match: object, step: LoggedStep): void {
    const kept = this.#logs.get(match);
    if (kept === undefined) return;
    if (kept.log === null) kept.missed.push(step);
    else this.#add(kept.log, [step], match);
  }

  /** The match is not in memory any more. */
  forget(match: object): void {
    this.#bytes -= this.#logs.get(match)?.log?.bytes ?? 0;
    this.#logs.delete(match);
  }

  async #fill(match: object, replay: () => Promise<FullLog>): Promise<FullLog> {
    try {
      const log = await replay();
      const kept = this.#logs.get(match);
      if (kept === undefined) return log;
      kept.log = log;
      this.#bytes += log.bytes;
      this.#add(log, kept.missed.splice(0), match);
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
