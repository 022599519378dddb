import { createHistogram } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

/** Rarely enough that a server whose tables are at rest is hardly woken for it. */
const LOOK_MS = 500;
const NANOSECONDS_A_MS = 1e6;
const NANOSECONDS_A_SECOND = 1e9;

/**
 * Measures how late timers ring, under the names by which dashboards know it. The library's own look wakes the process a
 * hundred times a second, and counts the time between two looks as lag.
 */
export function measureLoopLag(registry: Registry): void {
  const lags = createHistogram();
  let due = performance.now() + LOOK_MS;
  setInterval(() => {
    const now = performance.now();
    // A histogram takes whole numbers from 1.
    lags.record(Math.max(1, Math.round((now - due) * NANOSECONDS_A_MS)));
    due = now + LOOK_MS;
  }, LOOK_MS).unref();

  const gauge = (what: string, help: string, collect?: () => void) =>
    new Gauge({
      name: `nodejs_eventloop_lag_${what}_seconds`,
      help,
      registers: [registry],
      ...(collect === undefined ? {} : { collect }),
    });
  // The first one sets them all, since they are read in this order.
  const max = gauge('max', 'The most that a timer was late since the last time that this was asked for.', () => {
    if (lags.count === 0) return;
    max.set(lags.max / NANOSECONDS_A_SECOND);
    mean.set(lags.mean / NANOSECONDS_A_SECOND);
    for (const [quantile, each] of quantiles) each.set(lags.percentile(quantile) / NANOSECONDS_A_SECOND);
    lags.reset();
  });
  const mean = gauge('mean', 'The mean of how late timers rang.');
  const quantiles = [50, 90, 99].map(
    (quantile) => [quantile, gauge(`p${quantile}`, `The ${quantile}th percentile of how late timers rang.`)] as const,
  );
}
