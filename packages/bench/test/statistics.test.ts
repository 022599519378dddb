import { describe, expect, it } from 'vitest';
import { figureOf, isReached, median, quantile } from '../src/report/figure.ts';
import { tableOf } from '../src/report/output.ts';

describe('What is made of measurements', () => {
  it('takes the middle of an odd number of runs, and between the two middle ones of an even number', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 2, 4, 100])).toBe(7);
  });

  it('finds quantiles between neighbours, whatever the order', () => {
    expect(quantile([40, 0, 10, 30, 20], 0.95)).toBeCloseTo(38);
    expect(quantile([3], 0.99)).toBe(3);
    expect(() => quantile([], 0.5)).toThrow(RangeError);
  });

  it('says of a goal whether the median reached it', () => {
    const words = { group: 'Speed', name: 'apply', unit: 'ms' };
    expect(isReached(figureOf({ ...words, goal: { most: 5 } }, [1, 5, 90]))).toBe(true);
    expect(isReached(figureOf({ ...words, goal: { most: 4.9 } }, [1, 5, 90]))).toBe(false);
    expect(isReached(figureOf({ ...words, goal: { least: 6 } }, [1, 5, 90]))).toBe(false);
    expect(isReached(figureOf(words, [1, 5, 90]))).toBe(true);
  });

  it('shows each figure once, under its group, with its goal and what became of it', () => {
    const table = tableOf([
      figureOf({ group: 'Speed', name: 'list', unit: 'ms', goal: { most: 2 } }, [1, 1.5, 9]),
      figureOf({ group: 'Speed', name: 'apply', unit: 'ms', goal: { most: 1 } }, [1.25]),
      figureOf({ group: 'Size', name: 'join', unit: 'B' }, [1200]),
    ]);
    expect(table.split('\n').map((line) => line.trim().replaceAll(/ {2,}/g, ' | '))).toEqual([
      'Speed',
      'figure | median | lowest | highest | goal',
      'list | 1.5 ms | 1 | 9 | ≤ 2 | reached',
      'apply | 1.25 ms | 1.25 | 1.25 | ≤ 1 | MISSED',
      '',
      'Size',
      'figure | median | lowest | highest | goal',
      'join | 1,200 B | 1,200 | 1,200',
      '',
    ]);
  });
});
