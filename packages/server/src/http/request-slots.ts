/** Concurrent requests of one address: their cost is known only once they are done. */
const AT_A_TIME = 3;

/** Has each address wait its turn: a place is taken by one request, until its answer is written. */
export class RequestSlots {
  readonly #mostInLine: number;
  readonly #taken = new Map<string, number>();
  readonly #lines = new Map<string, (() => void)[]>();

  constructor(mostInLine: number) {
    this.#mostInLine = mostInLine;
  }

  /** Calls back with a release function, at once or when a place is free. Returns false, and never calls back, where too many wait. */
  take(address: string, then: (giveBack: () => void) => void): boolean {
    const taken = this.#taken.get(address) ?? 0;
    if (taken >= AT_A_TIME) {
      const line = this.#lines.get(address) ?? [];
      if (line.length >= this.#mostInLine) return false;
      line.push(() => then(this.#giveBackOf(address)));
      this.#lines.set(address, line);
      return true;
    }
    this.#taken.set(address, taken + 1);
    then(this.#giveBackOf(address));
    return true;
  }

  /** The next one in line has the place then. */
  #giveBackOf(address: string): () => void {
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      const line = this.#lines.get(address);
      const next = line?.shift();
      if (line?.length === 0) this.#lines.delete(address);
      if (next !== undefined) {
        // In its own turn of the event loop, so that others have theirs.
        setImmediate(next);
        return;
      }
      const left = (this.#taken.get(address) ?? 1) - 1;
      if (left > 0) this.#taken.set(address, left);
      else this.#taken.delete(address);
    };
  }
}
