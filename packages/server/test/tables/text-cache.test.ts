import { expect, test } from 'vitest';
import { TextCache } from '../../src/tables/record-caches.ts';

test('keeps a text as long as what it was written from stays as it is', () => {
  const texts = new TextCache(1_000);
  texts.set('KX7QM', 'Ada', 'what Ada did');
  expect(texts.get('KX7QM', 'Ada')).toBe('what Ada did');
  expect(texts.get('KX7QM', '')).toBeUndefined();
  texts.set('KX7QM', '', 'what another did');
  expect(texts.get('KX7QM', 'Ada')).toBeUndefined();
  expect(texts.get('KX7QM', '')).toBe('what another did');
});

test('all together have a limit: the one that was read longest ago goes first', () => {
  const texts = new TextCache(250);
  texts.set('BCDFG', '', 'x'.repeat(100));
  texts.set('HJKLM', '', 'y'.repeat(100));
  texts.get('BCDFG', '');
  texts.set('NPQRS', '', 'z'.repeat(100));
  expect(texts.get('BCDFG', '')).toBeDefined();
  expect(texts.get('HJKLM', '')).toBeUndefined();
  texts.set('TVWXY', '', 'w'.repeat(300));
  expect(texts.get('TVWXY', '')).toBeUndefined();
});
