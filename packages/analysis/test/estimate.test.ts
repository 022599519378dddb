import { expect, test } from 'vitest';
import { coarseToFine } from '../src/curve.ts';
import { isClear, Sums, wilson } from '../src/estimate.ts';

test('nothing is known without playouts', () => {
  expect(wilson(0, 0)).toEqual({ value: 0.5, low: 0, high: 1, playouts: 0 });
});

/** Known values of Wilson's interval without continuity correction. */
test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [150, 200, 0.6857, 0.8049],
])('puts %i of %i into an interval', (wins, matches, low, high) => {
  const found = wilson(wins, matches);
  expect(found.value).toBe(wins / matches);
  expect(found.low).toBeCloseTo(low, 3);
  expect(found.high).toBeCloseTo(high, 3);
});

test('a difference is clear only beyond its band, and a few equal pairs prove nothing', () => {
  const equal = new Sums();
  for (let pair = 0; pair < 20; pair += 1) equal.add(0);
  expect(isClear(equal.effect)).toBe(false);
  expect(equal.effect.band).toBeGreaterThan(0);
  const better = new Sums();
  for (let pair = 0; pair < 20; pair += 1) better.add(pair % 4 === 0 ? 0 : 1);
  expect(isClear(better.effect)).toBe(true);
  const few = new Sums();
  few.add(1);
  expect(isClear(few.effect)).toBe(false);
});

test('a curve begins with its ends and comes to every step once', () => {
  expect(coarseToFine(9)).toEqual([0, 8, 4, 2, 6, 1, 5, 3, 7]);
  expect(coarseToFine(1)).toEqual([0]);
  expect(coarseToFine(0)).toEqual([]);
  expect(coarseToFine(37).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, step) => step));
});
