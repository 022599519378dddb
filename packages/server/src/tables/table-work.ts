import { ok, type Result } from '@boomtown/game-core';
import { spend } from '../loop-cost.ts';
import { KeyTaken } from '../storage/index.ts';
import { refuseAs } from './refusals.ts';

const DONE = ok({});

/** What is asked of one table, worked off one after the other until the table is closed. */
export class TableWork {
  readonly #serial = new SerialWork();
  readonly #lost: () => void;
  #isClosed = false;

  /** @param lost called when a write shows that the record has gone on without this table */
  constructor(lost: () => void) {
    this.#lost = lost;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Does what a client asked for in its turn. Once the table is closed it is not done, and refused as `fault`. Throws what the work throws. */
  do<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
    return this.#serial.do(async () => {
      if (this.#isClosed) return refuseAs('fault');
      try {
        return await spend(work);
      } catch (error) {
        if (error instanceof KeyTaken) this.#lost();
        throw error;
      }
    });
  }

  /** Does something that nobody asked for in its turn; once the table is closed it is not done. */
  async quietly(work: () => Promise<void>): Promise<void> {
    await this.do(async () => {
      await work();
      return DONE;
    });
  }

  /** Nothing that is asked for from now on, or still waits for its turn, is done. */
  close(): void {
    this.#isClosed = true;
  }

  /** Resolves when what is under way is done. */
  async settled(): Promise<void> {
    await this.#serial.settled();
  }
}

/** Does one thing after the other, in the order in which they were asked for. */
export class SerialWork {
  #last: Promise<unknown> = Promise.resolve();

  /** Does the work when all that was asked for before is done, and resolves with its result. */
  do<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work, work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when everything that was asked for so far is done. */
  async settled(): Promise<void> {
    await this.#last;
  }
}
