import { expect, test } from 'vitest';
import { scrolledTo } from '../../src/pages/replay/entry-in-sight.ts';

const list = { scrolled: 200, room: 160 };

test('a list stays where it is while all of the entry is seen', () => {
  expect(scrolledTo({ ...list, top: 260, height: 40 })).toBe(200);
});

test('an entry that is cut at the top or at the bottom comes into the middle', () => {
  expect(scrolledTo({ ...list, top: 205, height: 40 })).toBe(205 - 60);
  expect(scrolledTo({ ...list, top: 330, height: 40 })).toBe(330 - 60);
  expect(scrolledTo({ ...list, top: 0, height: 40 })).toBe(0);
});

test('of an entry that is higher than the list the beginning is seen', () => {
  expect(scrolledTo({ ...list, top: 400, height: 300 })).toBe(376);
});
