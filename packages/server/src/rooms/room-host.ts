import type { Logger } from 'pino';
import type { Limits, LoopBudgets } from '../limits/index.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { MonotonicClock } from '../monotonic-clock.ts';
import type { LiveTables } from '../tables/index.ts';

/** What every room gets from its server. */
export interface RoomHost {
  readonly tables: LiveTables;
  readonly monotonicClock: MonotonicClock;
  /** By it requests are too fast. */
  readonly socketClock: MonotonicClock;
  readonly log: Logger;
  readonly limits: Limits;
  readonly budgets: LoopBudgets;
  readonly metrics: Metrics;
}
