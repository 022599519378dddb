import { expect, test } from 'vitest';
import { RecordStore, sqliteInMemory } from '../../src/storage/index.ts';

const MOST = 2_000;
const UNTIL = 600_000;

test('a limited number of big screens wait for a table; those whose codes end first make room', async () => {
  const store = await RecordStore.open(sqliteInMemory());
  const wait = (name: string, now: number) => store.screens.wait(name, `code of ${name}`, now + UNTIL, now);
  const names = Array.from({ length: MOST }, (_, i) => `screen ${i}`);
  await Promise.all(names.map((name, i) => wait(name, i)));
  // It asks for another code, and is not the oldest any more.
  await wait('screen 1', MOST);
  for (const name of ['one more', 'and one', 'the third one']) await wait(name, MOST);
  const known = await Promise.all(names.slice(0, 5).map((name) => store.screens.find(name)));
  expect(known.map((screen) => screen !== undefined)).toEqual([false, true, false, false, true]);
  await wait('the last one', MOST + UNTIL);
  expect(await store.screens.find('screen 4')).toBeUndefined();
  await store.close();
});
