import { expect, test } from 'vitest';
import { isGuideDone, keepGuideDone } from '../../src/kept/guides.ts';
import { keep } from '../../src/kept/storage.ts';
import { memoryShelf } from './memory-shelf.ts';

test('a guide that was gone through is remembered, each game by itself', () => {
  const shelf = memoryShelf();
  expect(isGuideDone('bau-boom', shelf)).toBe(false);
  keepGuideDone('bau-boom', shelf);
  keepGuideDone('constructo', shelf);
  expect(isGuideDone('bau-boom', shelf)).toBe(true);
  expect(isGuideDone('constructo', shelf)).toBe(true);
  expect(isGuideDone('constructor', shelf)).toBe(false);
});

test('what is kept but no list of games says nothing', () => {
  const shelf = memoryShelf();
  keep('guides', { 'bau-boom': true }, shelf);
  expect(isGuideDone('bau-boom', shelf)).toBe(false);
});
