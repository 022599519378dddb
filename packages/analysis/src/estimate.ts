/** A chance, and between which two it lies with 95 % certainty. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** How many playouts it rests on. */
  readonly playouts: number;
}

/** A difference of chances, and how far off it may be with 95 % certainty. */
export interface Effect {
  readonly value: number;
  readonly band: number;
}

/** How many standard deviations hold 95 %. */
const Z = 1.96;
/** By how much the pair differs that is assumed. */
const ASSUMED = 0.5;
/** Differences of fewer pairs say nothing of how much they scatter: what rests on fewer is not put into sentences anywhere. */
export const FEWEST_PAIRS = 8;

/** What is known for certain. */
export function certain(value: number): Estimate {
  return { value, low: value, high: value, playouts: 0 };
}

/**
 * The mean of results from 0 to 1, in Wilson's interval. A shared win counts as its part; such results scatter less than
 * whole wins and losses with the same mean, so the interval is rather too wide than too narrow.
 */
export function wilson(sum: number, count: number): Estimate {
  if (count === 0) return { value: 0.5, low: 0, high: 1, playouts: 0 };
  const mean = sum / count;
  const spread = Z ** 2 / count;
  const middle = (mean + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((mean * (1 - mean)) / count + spread / (4 * count))) / (1 + spread);
  // Rounding must not push the mean out of its own interval.
  const [low, high] = [Math.max(0, middle - half), Math.min(1, middle + half)];
  return { value: mean, low: Math.min(low, mean), high: Math.max(high, mean), playouts: count };
}

/** Sums of numbers, for their mean and how far off it is. */
export class Sums {
  count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.count += 1;
    this.#sum += value;
    this.#squares += value ** 2;
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.#sum / this.count;
  }

  /** How much the mean scatters. That all pairs so far were equal does not prove that all are: one that differs is assumed on top. */
  get variance(): number {
    if (this.count === 0) return 0;
    const { count, mean } = this;
    const scatter = Math.max(0, this.#squares / count - mean ** 2);
    return (scatter + ASSUMED ** 2 / (count + 1)) / count;
  }

  get effect(): Effect {
    return this.count < FEWEST_PAIRS ? { value: this.mean, band: 1 } : effectOf(this.mean, this.variance);
  }
}

export function effectOf(value: number, variance: number): Effect {
  return { value, band: Z * Math.sqrt(variance) };
}

/** The same effect, picked from among many: in a band that holds all of them at once with 95 % certainty. */
export function pickedFrom(many: number, { value, band }: Effect): Effect {
  // A bell curve has at most exp(-z²/2) of itself beyond z on both sides.
  return { value, band: Math.min(1, (band * Math.sqrt(2 * Math.log(many / (1 - 0.95)))) / Z) };
}

/** Is it beyond its band, so that its direction is certain? */
export function isClear({ value, band }: Effect): boolean {
  return Math.abs(value) > band;
}
