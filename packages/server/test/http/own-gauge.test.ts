import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { afterEach, expect, test, vi } from 'vitest';
import { Metrics } from '../../src/metrics/metrics.ts';
import { ownGauge } from '../../src/metrics/own-gauge.ts';

afterEach(() => void vi.useRealTimers());

test('fault 56: a number that can’t be had is left out, and the others stand', async () => {
  const registry = new Registry();
  let isThere = true;
  ownGauge(registry, 'first', 'a number', () => (isThere ? 7 : Promise.reject(new Error('away'))));
  ownGauge(registry, 'second', 'a number', () => {
    if (!isThere) throw new Error('away');
    return 8;
  });
  ownGauge(registry, 'third', 'a number', () => 9);
  expect(await registry.metrics()).toMatch(/^first 7$.*^second 8$.*^third 9$/ms);
  isThere = false;
  const text = await registry.metrics();
  expect(text).toMatch(/^third 9$/m);
  expect(text).not.toMatch(/^(first|second) \S/m);
  isThere = true;
  expect(await registry.metrics()).toMatch(/^first 7$.*^second 8$/ms);
});

test('one that is not had in time is left out, and not asked again while it is awaited', async () => {
  vi.useFakeTimers();
  const registry = new Registry();
  let asked = 0;
  let answer = (_: number) => {};
  ownGauge(registry, 'slow', 'a number', () => {
    asked += 1;
    return new Promise<number>((resolve) => {
      answer = resolve;
    });
  });
  for (let i = 0; i < 3; i += 1) {
    const text = registry.metrics();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await text).not.toMatch(/^slow \d/m);
  }
  expect(asked).toBe(1);
  const text = registry.metrics();
  answer(5);
  expect(await text).toMatch(/^slow 5$/m);
});

test.each(['grafana-dashboard.json', 'prometheus-alerts.yml'])(
  'docker/%s names only numbers that are served',
  async (name) => {
    const file = readFileSync(new URL(`../../../../docker/${name}`, import.meta.url), 'utf8');
    const metrics = new Metrics({
      lastBackup: () => 1_700_000_000,
      storedTables: () => 0,
      databaseUp: () => true,
      redisUp: () => true,
      unsavedWrites: () => 0,
      version: '1.2.3',
    });
    const types = [...(await metrics.text()).matchAll(/^# TYPE (\S+) /gm)].map(([, one]) => one);
    const named = [...file.matchAll(/\b(?:boomtown|nodejs|process)_[a-z0-9_]+/g)].map(([one]) => one);
    const series = [...new Set(named)].map((one) => one.replace(/_(bucket|count)$/, ''));
    expect(series.length).toBeGreaterThan(5);
    expect(series.filter((one) => !types.includes(one))).toEqual([]);
  },
);
