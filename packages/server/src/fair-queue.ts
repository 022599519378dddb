/**
 * Begins few tasks in each turn of the event loop, for one key after the other. Hundreds that arrive at one moment hold
 * nothing else up then, and a key with many delays its own.
 */
export class FairQueue {
  readonly #aTurn: number;
  readonly #waiting = new Map<string, (() => void)[]>();
  #begun = 0;
  #isTurnOpen = false;

  constructor(aTurn: number) {
    this.#aTurn = aTurn;
  }

  /** Begins the task at once, where this turn has room and nothing waits; else in one of the next turns. */
  add(key: string, task: () => void): void {
    if (this.#begun >= this.#aTurn || this.#waiting.size > 0) {
      const own = this.#waiting.get(key);
      if (own === undefined) this.#waiting.set(key, [task]);
      else own.push(task);
      return;
    }
    this.#begin(task);
  }

  #begin(task: () => void): void {
    this.#begun += 1;
    if (!this.#isTurnOpen) {
      this.#isTurnOpen = true;
      setImmediate(() => this.#nextTurn());
    }
    task();
  }

  #nextTurn(): void {
    this.#isTurnOpen = false;
    this.#begun = 0;
    while (this.#begun < this.#aTurn) {
      const [first] = this.#waiting;
      if (first === undefined) return;
      const [key, own] = first;
      const task = own.shift();
      this.#waiting.delete(key);
      if (own.length > 0) this.#waiting.set(key, own);
      if (task !== undefined) this.#begin(task);
    }
  }
}
