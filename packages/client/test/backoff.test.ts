import { describe, expect, test } from 'vitest';
import { retryDelay } from '../src/backoff.ts';

describe('waiting before the next try', () => {
  test('doubles from a fraction of a second and never passes six seconds', () => {
    const delays = Array.from({ length: 12 }, (_, tries) => retryDelay(tries, () => 1));
    expect(delays.slice(0, 4)).toEqual([300, 600, 1200, 2400]);
    expect(Math.max(...delays)).toBe(6000);
    expect(retryDelay(5000, () => 1)).toBe(6000);
  });

  test('is spread out, so that a table does not return as one crowd', () => {
    expect(retryDelay(3, () => 0)).toBe(1200);
    expect(retryDelay(3, () => 1)).toBe(2400);
  });
});
