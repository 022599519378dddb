import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { wrongIn } from '../src/night/night-events.ts';
import { sooner, startsIn } from '../src/night/prometheus.ts';

const RULES = fileURLToPath(new URL('../../../docker/prometheus-alerts.yml', import.meta.url));
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) console.info('How often alerts ring is not tried: there is no promtool (Debian: prometheus).');

test('an alert rings once as long as it goes on, and again after a pause', () => {
  expect(startsIn([105, 106, 107], 100)).toBe(1);
  expect(startsIn([105, 106, 110, 111], 100)).toBe(2);
  expect(startsIn([100, 101, 110], 100)).toBe(1);
  expect(startsIn([], 100)).toBe(0);
});

test('in a short night the rules wait less, and say the same otherwise', () => {
  const rules =
    '        expr: up == 0\n        for: 2m\n        for: 1h\n        for: 5s\n        summary: "for: 2m"\n';
  expect(sooner(rules, 12)).toBe(
    '        expr: up == 0\n        for: 10s\n        for: 300s\n        for: 1s\n        summary: "for: 2m"\n',
  );
});

test.runIf(hasPromtool).each([
  { alert: 'BoomtownDatabaseDown', series: 'boomtown_database_up', value: '0', said: '3 servers' },
  { alert: 'BoomtownRedisDown', series: 'boomtown_redis_up', value: '0', said: '3 servers' },
  { alert: 'BoomtownUnsavedWrites', series: 'boomtown_unsaved_writes', value: '4', said: '12 writes' },
])('$alert rings once, however many servers tell of the trouble', ({ alert, series, value, said }) => {
  const folder = mkdtempSync(join(tmpdir(), 'boomtown-rules-'));
  try {
    const told = [1, 2, 3].map((n) => ({ series: `${series}{job="boomtown",instance="${n}"}`, values: `${value}x9` }));
    const asked = { eval_time: '5m', expr: `ALERTS{alertname="${alert}",alertstate="firing"}` };
    const labels = `{alertname="${alert}",alertstate="firing",job="boomtown",severity="page"}`;
    const tests = [
      {
        interval: '1m',
        input_series: told,
        promql_expr_test: [{ ...asked, exp_samples: [{ labels: `ALERTS${labels}`, value: 1 }] }],
      },
      { interval: '1m', input_series: told, alert_rule_test: [{ eval_time: '5m', alertname: alert, exp_alerts: [] }] },
    ];
    const ask = (test: unknown) => {
      const file = join(folder, 'test.yml');
      // What is JSON is YAML, too.
      writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests: [test] }));
      const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
      return { status, printed: `${stdout}${stderr}` };
    };
    expect(ask(tests[0])).toMatchObject({ status: 0 });
    // Expecting none has promtool print the one that rings, with its words.
    expect(ask(tests[1]).printed).toContain(said);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a trouble in which nobody played, or an alert that rang too often or not at all, is a fault of the night', () => {
  const event = { name: 'a trouble', mayWaitMs: 1_000, rings: { Down: 1 } };
  const well = { areBack: true, waitedMs: 900, acted: 5, rung: new Map([['Down', 1]]) };
  expect(wrongIn(event, well)).toEqual([]);
  expect(wrongIn(event, { ...well, rung: null })).toEqual([]);
  expect(wrongIn(event, { ...well, acted: 0 })).toEqual(['a trouble: nobody played']);
  expect(wrongIn(event, { ...well, waitedMs: 1_001 })).toEqual(['a trouble: a table was away for 1001 ms']);
  expect(wrongIn(event, { ...well, areBack: false })).toEqual(['a trouble: people did not come back']);
  expect(wrongIn(event, { ...well, rung: new Map() })).toEqual(['a trouble: Down rang 0 times']);
  expect(wrongIn(event, { ...well, rung: new Map([['Down', 3]]) })).toEqual(['a trouble: Down rang 3 times']);
  expect(wrongIn({ ...event, rings: {} }, well)).toEqual(['a trouble: Down rang, and nobody had to get up']);
});
