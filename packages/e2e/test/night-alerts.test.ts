import { expect, test } from 'vitest';
import { wrongIn } from '../src/night/night-events.ts';
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
