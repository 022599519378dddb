import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const RULES = fileURLToPath(new URL('../../../docker/prometheus-alerts.yml', import.meta.url));
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) console.info('How often alerts ring is not tried: there is no promtool (Debian: prometheus).');

/** What a server tells from minute to minute, in promtool's short form: `0+1x9` is 0, 1 … 9; `_` nothing; `stale` gone. */
interface Told {
  readonly series: string;
  readonly values: string;
}

const told = (name: string, instance: number, values: string, more = ''): Told => ({
  series: `${name}{job="boomtown",instance="${instance}"${more}}`,
  values,
});
const allTell = (name: string, values: string) => [1, 2, 3].map((instance) => told(name, instance, values));
/** `share` of 100 actions are done within 0.25 s, all within 1 s. */
const actions = (share: number) => [
  told('boomtown_action_seconds_bucket', 1, `0+${share}x40`, ',le="0.25"'),
  told('boomtown_action_seconds_bucket', 1, '0+100x40', ',le="1"'),
  told('boomtown_action_seconds_bucket', 1, '0+100x40', ',le="+Inf"'),
];
const files = (open: number) => [
  told('process_open_fds', 1, `${open}x40`),
  told('process_max_fds', 1, '1000x40'),
  told('process_open_fds', 2, '10x40'),
  told('process_max_fds', 2, '1000x40'),
];
const version = (instance: number, name: string, values: string) =>
  told('boomtown_build_info', instance, values, `,version="${name}"`);

interface Case {
  readonly alert: string;
  readonly when: string;
  readonly input: readonly Told[];
  readonly at: string;
  readonly rings: number;
  /** What it says then. */
  readonly said?: string;
}

const CASES: readonly Case[] = [
  { alert: 'BoomtownGone', when: 'no server answers', input: allTell('up', '1 0x9'), at: '5m', rings: 1 },
  { alert: 'BoomtownGone', when: 'all targets vanished', input: allTell('up', '1 1 stale'), at: '7m', rings: 1 },
  { alert: 'BoomtownGone', when: 'there never was one', input: [], at: '5m', rings: 1 },
  {
    ...{ alert: 'BoomtownGone', when: 'one still answers', at: '5m', rings: 0 },
    input: [told('up', 1, '0x9'), told('up', 2, '1x9')],
  },
  {
    ...{ alert: 'BoomtownDown', when: 'two of three do not answer', at: '5m', rings: 1, said: '2 servers' },
    input: [told('up', 1, '0x9'), told('up', 2, '0x9'), told('up', 3, '1x9')],
  },
  // That is said by the other one.
  { alert: 'BoomtownDown', when: 'no server answers', input: allTell('up', '0x9'), at: '5m', rings: 0 },
  { alert: 'BoomtownDown', when: 'all answer', input: allTell('up', '1x9'), at: '5m', rings: 0 },
  {
    ...{ alert: 'BoomtownDatabaseDown', when: 'three servers miss it', at: '5m', rings: 1, said: '3 servers' },
    input: allTell('boomtown_database_up', '0x9'),
  },
  {
    ...{ alert: 'BoomtownRedisDown', when: 'three servers miss it', at: '5m', rings: 1, said: '3 servers' },
    input: allTell('boomtown_redis_up', '0x9'),
  },
  {
    ...{ alert: 'BoomtownUnsavedWrites', when: 'three servers have some', at: '5m', rings: 1, said: '12 writes' },
    input: allTell('boomtown_unsaved_writes', '4x9'),
  },
  { alert: 'BoomtownSlowActions', when: '2 of 100 are slow', input: actions(98), at: '20m', rings: 1 },
  { alert: 'BoomtownSlowActions', when: 'all are quick', input: actions(100), at: '20m', rings: 0 },
  {
    ...{ alert: 'BoomtownSlowLoop', when: 'one has too much to do', at: '15m', rings: 1, said: '300ms late' },
    input: [
      told('nodejs_eventloop_lag_p99_seconds', 1, '0.3x40'),
      told('nodejs_eventloop_lag_p99_seconds', 2, '0.01x40'),
    ],
  },
  {
    ...{ alert: 'BoomtownSlowLoop', when: 'one had too much to do for a moment', at: '15m', rings: 0 },
    input: [told('nodejs_eventloop_lag_p99_seconds', 1, '0.3x5 0.01x40')],
  },
  { alert: 'BoomtownOpenFiles', when: 'one is near its limit', input: files(850), at: '7m', rings: 1, said: '85%' },
  { alert: 'BoomtownOpenFiles', when: 'there is room', input: files(700), at: '7m', rings: 0 },
  // The tests' clock begins in 1970, and a run over days takes long.
  {
    ...{ alert: 'BoomtownBackupOld', when: 'the last one is two days old', at: '15m', rings: 1 },
    input: [told('boomtown_last_backup_seconds', 1, '-172900x40')],
  },
  {
    ...{ alert: 'BoomtownBackupOld', when: 'there never was a good one', at: '2d15m', rings: 1, said: 'never' },
    input: [told('boomtown_last_backup_seconds', 1, '0x3000')],
  },
  {
    ...{ alert: 'BoomtownBackupOld', when: 'the last one is of yesterday', at: '15m', rings: 0 },
    input: [told('boomtown_last_backup_seconds', 1, '-86400x40')],
  },
  {
    ...{ alert: 'BoomtownMixedVersions', when: 'an update stopped half way', at: '70m', rings: 1 },
    input: [version(1, '0.1.0', '1x80'), version(2, '0.2.0', '1x80'), version(3, '0.2.0', '1x80')],
  },
  {
    ...{ alert: 'BoomtownMixedVersions', when: 'an update took a while', at: '70m', rings: 0 },
    input: [version(1, '0.1.0', '1x30 stale'), version(2, '0.2.0', '1x80')],
  },
];

/** One run of promtool for all: each takes a second. */
function ask(tests: readonly object[]): { readonly status: number | null; readonly printed: string } {
  const folder = mkdtempSync(join(tmpdir(), 'boomtown-rules-'));
  try {
    const file = join(folder, 'test.yml');
    const groups = tests.map((each) => ({ interval: '1m', ...each }));
    // What is JSON is YAML, too.
    writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests: groups }));
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
    return { status, printed: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the alert rules', () => {
  test.runIf(hasPromtool)('ring once in a trouble, however many servers tell of it, and not at all without one', () => {
    const tests = CASES.map(({ alert, when, input, at, rings }) => {
      // What promtool prints where it fails names the case.
      const expr = `count(ALERTS{alertname="${alert}",alertstate="firing"}) # ${when}`;
      const samples = rings === 0 ? [] : [{ labels: '{}', value: rings }];
      return { input_series: input, promql_expr_test: [{ expr, eval_time: at, exp_samples: samples }] };
    });
    const { status, printed } = ask(tests);
    expect(printed).toContain('SUCCESS');
    expect(status).toBe(0);
  });

  test.runIf(hasPromtool)('say what has happened', () => {
    const spoken = CASES.filter(({ said }) => said !== undefined);
    // Expecting none has promtool print the one that rings, with its words.
    const { printed } = ask(
      spoken.map(({ alert, input, at }) => ({
        input_series: input,
        alert_rule_test: [{ eval_time: at, alertname: alert, exp_alerts: [] }],
      })),
    );
    for (const { said = '' } of spoken) expect(printed).toContain(said);
  });

  test('are all tried, ringing once', () => {
    const rules = [...readFileSync(RULES, 'utf8').matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);
    const tried = new Set(CASES.filter(({ rings }) => rings === 1).map(({ alert }) => alert));
    expect([...tried].sort()).toEqual(rules.sort());
  });
});
