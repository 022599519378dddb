import { textStream } from '@boomtown/game-core';
import { expect, test } from 'vitest';
import { percentsOf } from '../src/percents.ts';

test('percents of a whole add up to 100, the largest remainders rounded up', () => {
  expect(percentsOf([0.5, 0.5])).toEqual([50, 50]);
  expect(percentsOf([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percentsOf([0.255, 0.255, 0.255, 0.235])).toEqual([26, 26, 25, 23]);
  expect(percentsOf([0.29, 0.57, 0.14])).toEqual([29, 57, 14]);
  expect(percentsOf([1, 0])).toEqual([100, 0]);
  expect(percentsOf([])).toEqual([]);
});

test('no percent is off by one or more, whatever the parts are', () => {
  const rng = textStream('percents');
  for (let trial = 0; trial < 500; trial += 1) {
    const weights = Array.from({ length: 2 + rng.int(5) }, () => rng.int(1000) + 1);
    const all = weights.reduce((sum, weight) => sum + weight, 0);
    const parts = weights.map((weight) => weight / all);
    const percents = percentsOf(parts);
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100);
    for (const [at, percent] of percents.entries()) expect(Math.abs(percent - 100 * (parts[at] ?? 0))).toBeLessThan(1);
  }
});
