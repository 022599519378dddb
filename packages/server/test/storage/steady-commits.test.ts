import { describe, expect, test } from 'vitest';
import { OutOfReach } from '../../src/storage/faults.ts';
import type { GroupedCommits, Write } from '../../src/storage/grouped-commits.ts';
import { SteadyCommits } from '../../src/storage/steady-commits.ts';
import { until } from '../support/until.ts';

const entry = (code: string, number: number): Write => ({
  entry: { code, entry: number, kind: 'action', seat: 0, action: '{}', request: null, stand_in: null, at: number },
});

/** A database that is written while it can be, and refuses these entries whatever happens. */
function database(refused: readonly number[] = []) {
  const written: string[] = [];
  const reports: string[] = [];
  let isAway = false;
  const commits = {
    commit: async (...writes: readonly Write[]) => {
      if (isAway) throw new OutOfReach('away');
      if (writes.some((write) => refused.includes(write.entry?.entry ?? -1))) throw new Error('refused');
      written.push(...writes.map((write) => `${write.entry?.code} ${write.entry?.entry}`));
    },
    holds: async () => false,
    settled: async () => {},
  };
  // Nothing else of it is used.
  const steady = new SteadyCommits(commits as unknown as GroupedCommits);
  steady.watch = {
    failing: () => reports.push('failing'),
    resumed: (writes) => reports.push(`resumed ${writes}`),
    lost: (code) => reports.push(`lost ${code}`),
  };
  const away = (is: boolean) => {
    isAway = is;
  };
  return { steady, written, reports, away };
}

describe('writes while the database is out of reach', () => {
  test('are deferred in their order: what comes once it is back waits behind them', async () => {
    const { steady, written, reports, away } = database();
    away(true);
    await steady.commit(entry('a', 1));
    await steady.commit(entry('a', 2));
    away(false);
    // Written before the first two it would be a record with a gap.
    await steady.commit(entry('a', 3));
    expect(written).toEqual([]);
    expect(steady.unwritten.size).toBe(3);
    expect(await steady.close()).toBe(0);
    expect(written).toEqual(['a 1', 'a 2', 'a 3']);
    expect(reports).toEqual(['failing', 'resumed 3']);
  });

  test('are tried again at once where something else could be written', async () => {
    const { steady, written, away } = database();
    away(true);
    await steady.commit(entry('a', 1));
    away(false);
    await steady.commit({ ...entry('b', 1), also: async () => {} });
    await until(() => steady.unwritten.size === 0, 'what was kept to be written');
    expect(written).toEqual(['b 1', 'a 1']);
    await steady.close();
  });

  test('are refused where they are no part of a match, and where the database says that they are wrong', async () => {
    const { steady, reports, away } = database([7]);
    await expect(steady.commit(entry('a', 7))).rejects.toThrow('refused');
    away(true);
    await expect(steady.commit({ ...entry('a', 1), also: async () => {} })).rejects.toThrow(OutOfReach);
    expect(steady.unwritten.size).toBe(0);
    expect(reports).toEqual([]);
  });

  test('that turn out wrong later take no other table’s with them', async () => {
    const { steady, written, reports, away } = database([2]);
    away(true);
    for (const write of [entry('a', 1), entry('b', 2), entry('b', 3), entry('c', 4)]) await steady.commit(write);
    away(false);
    expect(await steady.close()).toBe(0);
    expect(written).toEqual(['a 1', 'c 4']);
    expect(reports).toEqual(['failing', 'lost b', 'resumed 2']);
  });

  test('that are still deferred at the end are counted', async () => {
    const { steady, away } = database();
    away(true);
    await steady.commit(entry('a', 1));
    expect(await steady.close()).toBe(1);
  });
});
