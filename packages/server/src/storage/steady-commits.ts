import { isDiskFault, StorageFault } from './faults.ts';
import type { GroupedCommits, Write } from './grouped-commits.ts';
import { codeOf, type DeferrableWrite, Unwritten } from './unwritten.ts';

/** Called when the database can't be written, and when it can again. */
export interface StorageWatch {
  /** From now on matches go on in memory. */
  failing(error: unknown): void;
  /** Everything that was held in memory is written. */
  resumed(writes: number): void;
  /** The writes held for this table can never be written: its record has gone on without them. */
  lost(code: string): void;
}

const NOBODY: StorageWatch = { failing() {}, resumed() {}, lost() {} };

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;
/** Writes in one transaction when there is much to catch up with. */
const BATCH = 500;
/** More than some hundred tables play in hours; beyond it memory would be the next thing to run out. */
const MAX_DEFERRED = 20_000;

/**
 * Commits that outlast a disk which can't be written. Writes of a match then count as done and are held in memory,
 * in order, behind all waiting ones; they are written as soon as possible. Everything else (a new
 * table, a seat, a start) is refused meanwhile.
 */
export class SteadyCommits {
  watch: StorageWatch = NOBODY;
  readonly unwritten = new Unwritten();
  readonly #commits: GroupedCommits;
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | null = null;
  #retryMs = FIRST_RETRY_MS;
  #caughtUp = 0;

  constructor(commits: GroupedCommits) {
    this.#commits = commits;
  }

  /** Commits a write, or holds it. Rejects with the database's error, or with a `StorageFault` when too much is held. */
  async commit(write: Write): Promise<void> {
    const { also, ...deferrable } = write;
    if (also === undefined && this.unwritten.size > 0) return this.#defer(deferrable);
    try {
      await this.#commits.commit(write);
    } catch (error) {
      if (also !== undefined || !isDiskFault(error)) throw error;
      const isFirst = this.unwritten.size === 0;
      this.#defer(deferrable);
      if (isFirst) this.watch.failing(error);
      return;
    }
    // It can be written again: no need to wait for the next try.
    if (this.unwritten.size > 0) void this.#flush();
  }

  /** Tries once more to write what is held. Returns how many writes are lost with the process. */
  async close(): Promise<number> {
    await this.#flush();
    clearTimeout(this.#timer);
    await this.#commits.settled();
    return this.unwritten.size;
  }

  #defer(write: DeferrableWrite): void {
    if (this.unwritten.size >= MAX_DEFERRED) throw new StorageFault('no more can be kept in memory');
    this.unwritten.add(write);
    this.#timer ??= setTimeout(() => void this.#flush(), this.#retryMs).unref();
  }

  #flush(): Promise<void> {
    this.#flushing ??= this.#writeKept().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  }

  async #writeKept(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    let count = BATCH;
    while (this.unwritten.size > 0) {
      const batch = this.unwritten.oldest(count);
      try {
        await this.#commits.commit(...batch);
        this.unwritten.remove(batch);
        this.#caughtUp += batch.length;
        count = BATCH;
      } catch (error) {
        if (isDiskFault(error)) return this.#tryLater();
        // One of them is at fault: each for itself.
        if (count > 1) count = 1;
        else if (!(await this.#settle(batch))) return this.#tryLater();
      }
    }
    if (this.#caughtUp > 0) this.watch.resumed(this.#caughtUp);
    this.#caughtUp = 0;
    this.#retryMs = FIRST_RETRY_MS;
  }

  #tryLater(): void {
    this.#timer = setTimeout(() => void this.#flush(), this.#retryMs).unref();
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
  }

  /** Drops a write that the database refuses: it was done before, or never can be. Returns false if that is unknown now. */
  async #settle([write]: readonly DeferrableWrite[]): Promise<boolean> {
    const { entry } = write ?? {};
    try {
      if (write !== undefined && entry !== undefined && (await this.#commits.holds(entry)))
        this.unwritten.remove([write]);
      else this.#giveUp(write);
      return true;
    } catch (error) {
      if (isDiskFault(error)) return false;
      throw error;
    }
  }

  #giveUp(write: DeferrableWrite | undefined): void {
    const code = write === undefined ? undefined : codeOf(write);
    if (code === undefined) throw new Error('a write that is kept is about a table');
    this.unwritten.remove(this.unwritten.ofTable(code));
    this.watch.lost(code);
  }
}
