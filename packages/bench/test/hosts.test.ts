import { describe, expect, it } from 'vitest';
import { HOSTS, tablesOn } from '../src/sizing/hosts.ts';

describe('The sizes for hosts', () => {
  const host = { name: 'a host', processes: 1, share: 0.5 };

  it('fill a process’s share of a core with what its tables take at rest and in play', () => {
    // Of each second 0.25 ms at rest, and a fifth of what an action takes: 500 ms suffice for this number of tables.
    expect(tablesOn(host, { action: 0, rest: 0.25 })).toBe(2000);
    expect(tablesOn(host, { action: 1250, rest: 0.25 })).toBe(1000);
  });

  it('grow with processes, and not with cores alone', () => {
    const [, two = 0, four = 0, several = 0] = HOSTS.map((one) => tablesOn(one, { action: 200, rest: 0.01 }));
    expect(four).toBe(two);
    expect(Math.abs(several - 3 * two)).toBeLessThan(3);
  });
});
