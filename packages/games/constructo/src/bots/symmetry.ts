import { CELLS_A_BOARD } from '../view.ts';
import type { Neighbours } from './compact.ts';

// Every index below is in range by construction, hence the casts of what typed arrays give.

const LOW_CELLS = 5;
const RESERVES = 1 << 12;
const KINDS = 13;

/** Every way to lay a board onto itself so that neighbours stay neighbours: the place that each cell goes to. The first changes nothing. */
export function symmetriesOf(neighbours: Neighbours): readonly Uint8Array[] {
  const found: Uint8Array[] = [];
  const image: number[] = [];
  const fits = (place: number): boolean =>
    !image.includes(place) &&
    image.every(
      (other, cell) =>
        (((neighbours[image.length] as number) >> cell) & 1) === (((neighbours[place] as number) >> other) & 1),
    );
  const extend = (): void => {
    if (image.length === CELLS_A_BOARD) {
      found.push(Uint8Array.from(image));
      return;
    }
    for (let place = 0; place < CELLS_A_BOARD; place += 1) {
      if (!fits(place)) continue;
      image.push(place);
      extend();
      image.pop();
    }
  };
  extend();
  return found;
}

/** Finds the least key among those of the positions that differ by a symmetry of the board only. */
export class LeastKey {
  low = 0;
  high = 0;
  readonly #symmetries: readonly Uint8Array[];
  readonly #kinds = new Uint8Array(CELLS_A_BOARD);

  constructor(neighbours: Neighbours) {
    this.#symmetries = symmetriesOf(neighbours).slice(1);
  }

  /** Sets `low` and `high` to the least key of all that this one may be turned or mirrored into. */
  of(low: number, high: number): void {
    this.low = low;
    this.high = high;
    const kinds = this.#kinds;
    const reserves = low % RESERVES;
    let rest = (low - reserves) / RESERVES;
    for (let cell = 0; cell < CELLS_A_BOARD; cell += 1) {
      if (cell === LOW_CELLS) rest = high;
      kinds[cell] = rest % KINDS;
      rest = Math.floor(rest / KINDS);
    }
    for (const image of this.#symmetries) {
      let turnedLow = 0;
      let turnedHigh = 0;
      for (let cell = 0; cell < CELLS_A_BOARD; cell += 1) {
        const place = image[cell] as number;
        const kind = kinds[cell] as number;
        if (place < LOW_CELLS) turnedLow += kind * (POWERS[place] as number);
        else turnedHigh += kind * (POWERS[place - LOW_CELLS] as number);
      }
      turnedLow = turnedLow * RESERVES + reserves;
      if (turnedHigh < this.high || (turnedHigh === this.high && turnedLow < this.low)) {
        this.high = turnedHigh;
        this.low = turnedLow;
      }
    }
  }
}

const POWERS = Array.from({ length: LOW_CELLS }, (_, place) => KINDS ** place);
