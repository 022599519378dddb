/** The goal of a figure; one of the two bounds is given. */
export interface Goal {
  readonly most?: number;
  readonly least?: number;
}

/** One measured thing: the median of its runs, and the lowest and highest of them. */
export interface Figure {
  readonly group: string;
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly runs: number;
  readonly goal?: Goal;
  /** The exact measurement, where the name does not say it. */
  readonly note?: string;
}

export interface FigureWords {
  readonly group: string;
  readonly name: string;
  readonly unit: string;
  readonly goal?: Goal;
  readonly note?: string;
}

export function figureOf(words: FigureWords, measured: readonly number[]): Figure {
  return {
    ...words,
    value: median(measured),
    low: Math.min(...measured),
    high: Math.max(...measured),
    runs: measured.length,
  };
}

/** Is the goal reached? A figure without one is never a miss. */
export function isReached({ goal, value }: Figure): boolean {
  return value <= (goal?.most ?? Number.POSITIVE_INFINITY) && value >= (goal?.least ?? Number.NEGATIVE_INFINITY);
}

/** The value in the middle; of two middle ones the mean. The list must not be empty. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this share (0 to 1) of the list lies, interpolated between neighbours. The list must not be empty. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  if (sorted.length === 0) throw new RangeError('nothing was measured');
  const at = share * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? Number.NaN;
  return low + (high - low) * (at - Math.floor(at));
}
