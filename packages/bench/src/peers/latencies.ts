import { quantile } from '../measure/statistics.ts';

/** Milliseconds from an action to the last screen that shows it. */
export interface Latencies {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

export function latenciesOf(times: readonly number[]): Latencies {
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95), p99: quantile(times, 0.99) };
}
