import { expect, test } from 'vitest';
import { clearStorage, store, storedValue } from '../../src/local-storage/storage.ts';
import { memoryStorage } from './memory-storage.ts';

test('forgetting everything leaves what is not ours', () => {
  const storage = memoryStorage({ 'another.thing': '1' });
  const browser = {
    ...storage,
    key: (index: number) => Object.keys(storage.items)[index] ?? null,
    get length() {
      return Object.keys(storage.items).length;
    },
  };
  for (const key of ['tables', 'nonces', 'settings']) store(key, [key], browser);
  clearStorage(browser);
  expect(storage.items).toEqual({ 'another.thing': '1' });
  expect(storedValue('tables', (raw) => raw, null, browser)).toBeNull();
});
