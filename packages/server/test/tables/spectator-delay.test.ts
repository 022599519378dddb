import { describe, expect, test } from 'vitest';
import { SpectatorDelay } from '../../src/tables/spectator-delay.ts';

/** What may be seen after each entry: `a` an action, `-` the last one that stands is taken back, `.` something else. */
function seen(delay: number, story: string): number[] {
  const lateness = new SpectatorDelay(delay);
  const inForce: number[] = [];
  return [...story].map((sign, i) => {
    const entry = i + 1;
    const undoes = sign === '-' ? (inForce.pop() ?? null) : null;
    if (sign === 'a') inForce.push(entry);
    lateness.add({ entry, acts: sign === 'a', undoes });
    return lateness.seen;
  });
}

describe('how much those see who watch late', () => {
  test('is all that has enough actions behind it', () => {
    expect(seen(3, 'aaaaaa')).toEqual([0, 0, 0, 1, 2, 3]);
    expect(seen(1, 'aaa')).toEqual([0, 1, 2]);
  });

  test('does not grow by what is no action, nor by one that is taken back', () => {
    expect(seen(2, 'aa.a')).toEqual([0, 0, 0, 1]);
    expect(seen(2, 'aa.aa')).toEqual([0, 0, 0, 1, 3]);
    expect(seen(2, 'aaa-a-a-a-a')).toEqual([0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(seen(2, 'aaa-aa')).toEqual([0, 0, 1, 1, 1, 4]);
  });

  test('never shrinks, however much is taken back', () => {
    expect(seen(2, 'aaaa---')).toEqual([0, 0, 1, 2, 2, 2, 2]);
    expect(seen(2, 'aaaa---aa')).toEqual([0, 0, 1, 2, 2, 2, 2, 2, 7]);
  });

  test('is everything at the end', () => {
    const lateness = new SpectatorDelay(50);
    for (let entry = 1; entry <= 7; entry += 1) lateness.add({ entry, acts: true, undoes: null });
    lateness.end();
    expect(lateness.seen).toBe(7);
  });
});
