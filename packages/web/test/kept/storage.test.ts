import { expect, test } from 'vitest';
import { forgetEverything, keep, keptValue } from '../../src/kept/storage.ts';
import { memoryShelf } from './memory-shelf.ts';

test('forgetting everything leaves what is not ours', () => {
  const shelf = memoryShelf({ 'another.thing': '1' });
  const browser = {
    ...shelf,
    key: (index: number) => Object.keys(shelf.items)[index] ?? null,
    get length() {
      return Object.keys(shelf.items).length;
    },
  };
  for (const key of ['tables', 'nonces', 'settings']) keep(key, [key], browser);
  forgetEverything(browser);
  expect(shelf.items).toEqual({ 'another.thing': '1' });
  expect(keptValue('tables', (raw) => raw, null, browser)).toBeNull();
});
