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
