import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { measureLoopLag } from './loop-lag.ts';
import { type GaugeSource, ownGauge } from './own-gauge.ts';

/** Who is connected to a room now. */
export interface Present {
  readonly seats: number;
  readonly watchers: number;
}

/** Where the numbers come from that are not counted here. */
export interface MetricsSources {
  /** The same for all processes of a site: `null` where another one tells it. */
  readonly storedTables: GaugeSource;
  databaseUp(): boolean;
  /** `null` where there is no Redis. */
  readonly redisUp: (() => boolean) | null;
  unsavedWrites(): number;
  /** `null` where none are made. */
  readonly lastBackup: GaugeSource | null;
  readonly version: string;
}

/** The library's own measure of the event loop's delay, which `measureLoopLag` replaces, looks so rarely that it costs nothing. */
const NEVER_MS = 2 ** 31 - 1;
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/**
 * What is counted and measured, in the form that Prometheus reads: numbers only, by names that our code gives. No table,
 * person or address can be recognized.
 */
export class Metrics {
  /** One for each room that is open: who is there. */
  readonly rooms = new Set<() => Present>();
  readonly #registry = new Registry();
  readonly #registers = [this.#registry];
  readonly #actions = new Histogram({
    name: 'boomtown_action_seconds',
    help: 'From the receipt of an action until everybody at the table was sent it',
    labelNames: ['game'],
    buckets: SECONDS,
    registers: this.#registers,
  });
  readonly #writes = new Histogram({
    name: 'boomtown_storage_seconds',
    help: 'Time of a write to the records, until it is durable',
    buckets: SECONDS,
    registers: this.#registers,
  });
  readonly #refusals = new Counter({
    name: 'boomtown_refusals_total',
    help: 'Requests that were refused, by code',
    labelNames: ['code'],
    registers: this.#registers,
  });

  constructor({ storedTables, databaseUp, redisUp, unsavedWrites, lastBackup, version }: MetricsSources) {
    const registry = this.#registry;
    const { rooms } = this;
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: NEVER_MS });
    for (const { name } of registry.getMetricsAsArray()) {
      if (name.startsWith('nodejs_eventloop_lag_')) registry.removeSingleMetric(name);
    }
    measureLoopLag(registry);
    const about = { name: 'boomtown_build_info', help: 'The version that runs; always 1', labelNames: ['version'] };
    new Gauge({ ...about, registers: this.#registers }).set({ version }, 1);
    ownGauge(registry, 'boomtown_database_up', 'Do the records answer?', () => Number(databaseUp()));
    if (redisUp !== null) ownGauge(registry, 'boomtown_redis_up', 'Does Redis answer?', () => Number(redisUp()));
    ownGauge(registry, 'boomtown_unsaved_writes', 'Writes that are in memory only', unsavedWrites);
    const backupHelp = 'When the last backup was written, in seconds since 1970';
    if (lastBackup !== null) ownGauge(registry, 'boomtown_last_backup_seconds', backupHelp, lastBackup);
    const help = 'Tables in the records; of several processes one tells it';
    ownGauge(registry, 'boomtown_tables_kept', help, storedTables);
    ownGauge(registry, 'boomtown_tables_open', 'Tables with a connected client', () => rooms.size);
    ownGauge(registry, 'boomtown_seats_connected', 'Seats whose person is connected', () => sum('seats'));
    ownGauge(registry, 'boomtown_watchers_connected', 'People who watch', () => sum('watchers'));

    function sum(what: keyof Present): number {
      return [...rooms].reduce((total, present) => total + present()[what], 0);
    }
  }

  /** An action of this game was done and shown to all. */
  acted(game: string, ms: number): void {
    this.#actions.observe({ game }, ms / 1000);
  }

  wrote(ms: number): void {
    this.#writes.observe(ms / 1000);
  }

  refused(code: string): void {
    this.#refusals.inc({ code });
  }

  /** Everything, as text for Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }
}
