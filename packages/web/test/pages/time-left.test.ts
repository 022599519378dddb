import { describe, expect, test } from 'vitest';
import { clockFace, type SpokenTime, secondsLeft, spokenTime } from '../../src/pages/table/time-left.ts';

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

  /** All that is heard while a clock shows these seconds, one after the other. */
  function heard(...shown: readonly number[]): readonly (number | null)[] {
    let spoken: SpokenTime | null = null;
    const said = shown.map((seconds) => {
      spoken = spokenTime(spoken, seconds);
      return spoken?.seconds ?? null;
    });
    return said.filter((one, i) => one !== null && one !== said[i - 1]);
  }

  test('is heard of twice only: at thirty seconds and at ten', () => {
    expect(heard(...Array.from({ length: 92 }, (_, i) => 91 - i))).toEqual([30, 10]);
    expect(spokenTime({ mark: 10, seconds: 10 }, 0)).toBeNull();
  });

  test.each([
    ['begins at 20', [20, 19, 18, 11, 10, 9], [20, 10]],
    ['jumps from 60 to 20, as after sleep', [61, 60, 20, 19, 10, 1], [20, 10]],
    ['is met again at 15', [15, 14, 10], [15, 10]],
    ['jumps over both marks', [40, 4, 3], [4]],
    ['begins anew after each turn', [12, 11, 60, 30, 29], [12, 30]],
  ])('that %s says the seconds that there are', (_what, shown, said) => {
    expect(heard(...shown)).toEqual(said);
  });
});
