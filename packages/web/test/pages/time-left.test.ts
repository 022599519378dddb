import { describe, expect, test } from 'vitest';
import { clockFace, secondsLeft, secondsToSay } from '../../src/pages/table/time-left.ts';

describe('a clock', () => {
  test('stands while it does not run, and else counts from when it began to', () => {
    expect(secondsLeft({ left: 90_000, since: 0 }, 500_000)).toBe(90);
    expect(secondsLeft({ left: 90_000, since: 400_000 }, 400_000)).toBe(90);
    expect(secondsLeft({ left: 90_000, since: 400_000 }, 460_000)).toBe(30);
  });

  test('shows a begun second as a whole one, and zero only at zero', () => {
    expect(secondsLeft({ left: 10_000, since: 1 }, 9_002)).toBe(1);
    expect(secondsLeft({ left: 10_000, since: 1 }, 10_000)).toBe(1);
    expect(secondsLeft({ left: 10_000, since: 1 }, 10_001)).toBe(0);
    expect(secondsLeft({ left: 10_000, since: 1 }, 99_999)).toBe(0);
  });

  test('shows no more than there is when the page’s idea of the server’s time lags behind', () => {
    expect(secondsLeft({ left: 10_000, since: 5_000 }, 4_000)).toBe(10);
  });

  test.each([
    [0, '0:00'],
    [9, '0:09'],
    [90, '1:30'],
    [3_599, '59:59'],
    [3_600, '1:00:00'],
    [36_000, '10:00:00'],
  ])('writes %i seconds as %s', (seconds, face) => {
    expect(clockFace(seconds)).toBe(face);
  });

  test('is heard of twice only: at thirty seconds and at ten', () => {
    const said = Array.from({ length: 92 }, (_, i) => secondsToSay(91 - i));
    expect(said.filter((mark, i) => mark !== null && mark !== said[i - 1])).toEqual([30, 10]);
    expect(secondsToSay(0)).toBeNull();
  });
});
