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
