import { DEFAULT_TERMS } from '@boomtown/wire';
import { expect, test } from 'vitest';
import { RecordStore, sqliteInMemory } from '../../src/storage/index.ts';
import { keptRecord } from '../support/kept-record.ts';

test('a one-time code that is drawn twice moves the seat for which it was drawn last, and fails nothing', async () => {
  const store = await RecordStore.open(sqliteInMemory());
  const [first, second] = [keptRecord(DEFAULT_TERMS), keptRecord(DEFAULT_TERMS)];
  const made = { codeHash: 'the same', seat: 0, heir: 'device', holder: 'holder', until: 9 } as const;
  for (const table of [first, second]) {
    await store.addTable(table);
    await store.seatCodes.put({ ...made, code: table.code });
  }
  expect(await store.seatCodes.find('the same', 0)).toMatchObject({ code: second.code, taker: null });
  expect((await store.seatCodes.ofTable(first.code)).codes).toEqual([]);
  await store.close();
});
