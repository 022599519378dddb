import { expect, test } from 'vitest';
import { RecordStore, sqliteInMemory } from '../../src/storage/index.ts';

test('a secret is drawn once, also by those who ask at the same time', async () => {
  const store = await RecordStore.open(sqliteInMemory());
  let drawn = 0;
  const draw = () => {
    drawn += 1;
    return `secret ${drawn}`;
  };
  const asked = await Promise.all([1, 2, 3].map(() => store.secrets.get('puzzles', draw)));
  expect(new Set(asked).size).toBe(1);
  expect(await store.secrets.get('puzzles', draw)).toBe(asked[0]);
  await store.close();
});
