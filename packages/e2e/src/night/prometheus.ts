import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Service, serviceFolder } from '../../../server/test/support/service.ts';
import { freePort } from '../free-port.ts';

const RULES = new URL('../../../../docker/prometheus-alerts.yml', import.meta.url);
const STEP_S = 1;
const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** How often an alert began to ring. */
export type Rung = ReadonlyMap<string, number>;

interface Matrix {
  readonly data: {
    readonly result: readonly {
      readonly metric: Readonly<Record<string, string>>;
      readonly values: readonly (readonly [number, string])[];
    }[];
  };
}

/** This machine's Prometheus; `undefined` where there is none. */
export function prometheusAtHand(): string | undefined {
  return spawnSync('prometheus', ['--version']).status === 0 ? 'prometheus' : undefined;
}

/** A Prometheus with the alert rules of docker/, which watches servers for a night that goes by faster. */
export class NightWatch {
  readonly #service: Service;

  private constructor(service: Service) {
    this.#service = service;
  }

  /** @param speed how many times faster alerts ring than in a real night */
  static async start(program: string, ports: readonly number[], speed: number): Promise<NightWatch> {
    const folder = await serviceFolder('prometheus', {});
    await writeFile(join(folder, 'alerts.yml'), sooner(await readFile(RULES, 'utf8'), speed));
    await writeFile(join(folder, 'prometheus.yml'), configuration(ports));
    const port = await freePort();
    const options = [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      '--log.level=error',
    ];
    return new NightWatch(await Service.start([program, ...options], port, folder));
  }

  /** Which alerts began to ring after a moment, each as often as it did. `since`: milliseconds since 1970. */
  async rung(since: number): Promise<Rung> {
    const until = Date.now() / 1000;
    const asked = new URLSearchParams({
      query: 'ALERTS{alertstate="firing"}',
      start: String(since / 1000),
      end: String(until),
      step: String(STEP_S),
    });
    const answer = await fetch(`http://127.0.0.1:${this.#service.port}/api/v1/query_range?${asked}`);
    // Prometheus documents this form.
    const { data } = (await answer.json()) as Matrix;
    const rung = new Map<string, number>();
    for (const { metric, values } of data.result) {
      const name = metric.alertname ?? '';
      const starts = startsIn(
        values.map(([at]) => at),
        since / 1000,
      );
      if (starts > 0) rung.set(name, (rung.get(name) ?? 0) + starts);
    }
    return rung;
  }

  stop(): Promise<void> {
    return this.#service.stop();
  }
}

/** How often something began that was so at these seconds; what was so from the first second on began before. */
export function startsIn(seconds: readonly number[], first: number): number {
  const began = seconds.filter((at, i) => {
    const before = seconds[i - 1];
    return before === undefined ? at > first + 1 : at - before > STEP_S * 1.5;
  });
  return began.length;
}

/** Rules as they are, but that they wait less before they ring. */
export function sooner(rules: string, speed: number): string {
  return rules.replace(/^( +for: )(\d+)([smh])$/gm, (_line, before: string, count: string, unit: string) => {
    const seconds = (Number(count) * (UNITS[unit] ?? 1)) / speed;
    return `${before}${Math.max(1, Math.round(seconds))}s`;
  });
}

function configuration(ports: readonly number[]): string {
  return [
    'global:',
    '  scrape_interval: 1s',
    '  scrape_timeout: 1s',
    '  evaluation_interval: 1s',
    'rule_files: [alerts.yml]',
    'scrape_configs:',
    '  - job_name: boomtown',
    '    static_configs:',
    `      - targets: [${ports.map((port) => `'127.0.0.1:${port}'`).join(', ')}]`,
    '',
  ].join('\n');
}
