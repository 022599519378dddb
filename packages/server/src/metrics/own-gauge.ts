import { Gauge, type Registry } from 'prom-client';

/** Shorter than any scraper's patience, and longer than a database that works needs. */
const ANSWER_MS = 1_000;

/** What a gauge shows now; `null`: it is left out this time. */
export type GaugeSource = () => number | null | Promise<number | null>;

/**
 * A gauge that fails by itself: while its value can't be had, or not in time, it alone is left out. One that still waits
 * is not asked again.
 */
export function ownGauge(registry: Registry, name: string, help: string, source: GaugeSource): void {
  let asked: Promise<number | null> | null = null;
  const ask = () => {
    asked ??= Promise.resolve()
      .then(source)
      .catch(() => null)
      .finally(() => {
        asked = null;
      });
    return asked;
  };
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await inTime(ask());
      if (value === null) this.remove();
      else this.set(value);
    },
  });
}

async function inTime(asked: Promise<number | null>): Promise<number | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ANSWER_MS, null);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
