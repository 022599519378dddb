import { median } from './statistics.ts';

/** Calls each of these in turn until about so much time is over. @returns the median of a call, in milliseconds */
export function medianOfCalls(calls: readonly (() => unknown)[], seconds: number): number {
  const times: number[] = [];
  const end = performance.now() + 1000 * seconds;
  do {
    for (const call of calls) {
      const begin = performance.now();
      call();
      times.push(performance.now() - begin);
    }
  } while (performance.now() < end);
  return median(times);
}
