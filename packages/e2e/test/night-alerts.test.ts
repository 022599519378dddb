import { expect, test } from 'vitest';
import { sooner, startsIn } from '../src/night/prometheus.ts';

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
