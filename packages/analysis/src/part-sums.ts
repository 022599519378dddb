import { type Estimate, wilson } from './estimate.ts';

/** Each seat's chance to win in a position. */
export type Chances = readonly Estimate[];

/** The parts of the win that playouts from one position brought each seat, added up. */
export class PartSums {
  playouts = 0;
  readonly #parts: number[];

  constructor(seats: number) {
    this.#parts = Array.from({ length: seats }, () => 0);
  }

  /** Takes in what one playout brought each seat. */
  add(parts: readonly number[]): void {
    for (const [seat, part] of parts.entries()) this.#parts[seat] = (this.#parts[seat] ?? 0) + part;
    this.playouts += 1;
  }

  /** What is known by now; `null` without a playout. */
  get chances(): Chances | null {
    return this.playouts === 0 ? null : this.#parts.map((sum) => wilson(sum, this.playouts));
  }
}
