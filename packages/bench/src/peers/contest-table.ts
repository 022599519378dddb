import type { Line } from '../lines/line.ts';

/** A table in the contest: two players and a watcher, each with a line, at one server. */
export interface ContestTable {
  readonly lines: readonly Line[];
  /** Called when all three have been shown a step; step 1 follows the first action. */
  shown: (step: number) => void;
  /** Makes an action of the recorded match, by its number from 0. Its step must be shown before the next is made. */
  act(number: number): void;
  /** A spectator joins. @returns the bytes over the socket until they see the table */
  join(): Promise<number>;
  close(): Promise<void>;
}

/** Counts on how many of the screens a step has been shown. */
export class Screens {
  readonly #number: number;
  readonly #all: (step: number) => void;
  #step = 0;
  #seen = 0;

  constructor(number: number, all: (step: number) => void) {
    this.#number = number;
    this.#all = all;
  }

  /** One more screen shows the step. */
  show(step: number): void {
    if (step !== this.#step) {
      this.#step = step;
      this.#seen = 0;
    }
    this.#seen += 1;
    if (this.#seen === this.#number) this.#all(step);
  }
}
