import { expect, test } from 'vitest';
import { nearestSeat } from '../../src/pages/replay/chance-figure.tsx';

const at = (step: number, ...values: readonly number[]) => ({
  step,
  chances: values.map((value) => ({ value, low: value, high: value, playouts: 1 })),
});
const points = [at(0, 0.2, 0.3, 0.5), at(4, 0.1, 0.8, 0.1)];

test('pointing at a curve of many players brings out the line that is nearest there', () => {
  expect(nearestSeat(points, 0, 0.55)).toBe(2);
  expect(nearestSeat(points, 3.9, 0.26)).toBe(1);
  expect(nearestSeat(points, 4, 0.9)).toBe(1);
  expect(nearestSeat([], 0, 0.5)).toBeNull();
});
