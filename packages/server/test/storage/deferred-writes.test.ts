import { DEFAULT_TERMS } from '@boomtown/wire';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Entry, FREE_SEAT, type RecordStore, StorageFault, type TableRecord } from '../../src/storage/index.ts';
import { newRecord } from '../../src/tables/make-record.ts';
import { newToken } from '../../src/tables/token.ts';
import { OPEN_RULES, OPEN_TABLE } from '../support/chosen-games.ts';
import { databasesAtHand, type TestRecords } from '../support/databases.ts';
import { until } from '../support/until.ts';

describe.each(databasesAtHand())('in $name', (database) => {
  let records: TestRecords;
  let store: RecordStore;
  let reports: string[];
  beforeEach(async () => {
    records = await database.fresh();
    store = await records.open();
    reports = [];
    store.watch = {
      failing: () => reports.push('failing'),
      resumed: (writes) => reports.push(`resumed ${writes}`),
      lost: (code) => reports.push(`lost ${code}`),
    };
  });
  afterEach(async () => {
    await store.close();
    await records.remove();
  });
  afterAll(() => database.stop());

  const readOnly = (is: boolean) => records.readOnly(is);

  async function newTable(): Promise<TableRecord> {
    const asked = {
      ...OPEN_TABLE,
      name: 'Ada',
      listed: true,
      watchable: true,
      terms: DEFAULT_TERMS,
    } as const;
    const record = newRecord(OPEN_RULES, asked, newToken(), 1);
    await store.addTable(record);
    return record;
  }

  function entry(number: number): Entry {
    return {
      entry: number,
      kind: 'action',
      seat: 0,
      action: { n: number },
      request: `r${number}`,
      standIn: null,
      at: number,
    };
  }

  const OUTCOME = { winners: [1], scores: [0, 3] };

  test('actions of a match are deferred while the database can’t be written, and every read finds them', async () => {
    const { code } = await newTable();
    await store.append(code, entry(1), null);
    await readOnly(true);
    await store.append(code, entry(2), null);
    await store.append(code, entry(3), { outcome: OUTCOME, ending: null });
    expect(store.isFailing).toBe(true);
    expect(await store.entries(code)).toEqual([entry(1), entry(2), entry(3)]);
    expect(await store.countEntries(code)).toBe(3);
    expect(await store.table(code)).toMatchObject({ stage: 'over', outcome: OUTCOME });
    await expect(newTable()).rejects.toThrow(StorageFault);
    await expect(store.saveSeats(code, new Map([[0, { ...FREE_SEAT, name: 'Eve' }]]), 0, 0)).rejects.toThrow(
      StorageFault,
    );
    await readOnly(false);
    await until(() => !store.isFailing, 'the writing to resume');
    expect(reports).toEqual(['failing', 'resumed 2']);
    expect(await store.entries(code)).toEqual([entry(1), entry(2), entry(3)]);
    expect(await store.table(code)).toMatchObject({ stage: 'over', outcome: OUTCOME });
  });

  test('a write that succeeds shows that the database can be written, and all deferred writes follow at once', async () => {
    const [one, two] = [await newTable(), await newTable()];
    await readOnly(true);
    // The next try, for which it would wait otherwise, never comes.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (let i = 1; i <= 3; i += 1) {
        await store.append(one.code, entry(i), null);
        await store.append(two.code, entry(i), null);
      }
      await readOnly(false);
      await newTable();
    } finally {
      vi.useRealTimers();
    }
    await until(() => !store.isFailing, 'the writing to resume');
    for (const { code } of [one, two]) expect(await store.entries(code)).toEqual([entry(1), entry(2), entry(3)]);
  });

  test('a table whose record went on elsewhere loses its deferred writes; the others lose nothing', async () => {
    const [one, two] = [await newTable(), await newTable()];
    await readOnly(true);
    for (let i = 1; i <= 2; i += 1) {
      await store.append(one.code, entry(i), null);
      await store.append(two.code, entry(i), null);
    }
    const insert = 'insert into entries (code, entry, kind, seat, action, at)';
    await records.run(`${insert} values ('${one.code}', 1, 'action', 0, '{"n":0}', 1)`);
    await readOnly(false);
    await until(() => !store.isFailing, 'the writing to resume');
    expect(reports).toEqual(['failing', `lost ${one.code}`, 'resumed 2']);
    expect((await store.entries(one.code)).map((entry) => (entry.kind === 'action' ? entry.action : null))).toEqual([
      { n: 0 },
    ]);
    expect(await store.entries(two.code)).toEqual([entry(1), entry(2)]);
  });

  test('closing tries once more, and tells how many writes are lost', async () => {
    const { code } = await newTable();
    await readOnly(true);
    await store.append(code, entry(1), null);
    expect(await store.close()).toBe(1);
    await readOnly(false);
    store = await records.open();
    expect(await store.entries(code)).toEqual([]);
  });

  test('what the database did though its answer got lost is not done again, and loses nobody their table', async () => {
    const { code } = await newTable();
    await readOnly(true);
    for (let i = 1; i <= 3; i += 1) await store.append(code, entry(i), null);
    const insert = 'insert into entries (code, entry, kind, seat, action, request, at)';
    await records.run(`${insert} values ('${code}', 1, 'action', 0, '{"n":1}', 'r1', 1)`);
    await readOnly(false);
    await until(() => !store.isFailing, 'the writing to resume');
    expect(reports).toEqual(['failing', 'resumed 2']);
    expect(await store.entries(code)).toEqual([entry(1), entry(2), entry(3)]);
  });
});
