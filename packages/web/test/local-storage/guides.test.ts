import { expect, test } from 'vitest';
import { isGuideDone, storeGuideDone } from '../../src/local-storage/guides.ts';
import { store } from '../../src/local-storage/storage.ts';
import { memoryStorage } from './memory-storage.ts';

test('a guide that was gone through is remembered, each game by itself', () => {
  const storage = memoryStorage();
  expect(isGuideDone('bau-boom', storage)).toBe(false);
  storeGuideDone('bau-boom', storage);
  storeGuideDone('constructo', storage);
  expect(isGuideDone('bau-boom', storage)).toBe(true);
  expect(isGuideDone('constructo', storage)).toBe(true);
  expect(isGuideDone('constructor', storage)).toBe(false);
});

test('what is kept but no list of games says nothing', () => {
  const storage = memoryStorage();
  store('guides', { 'bau-boom': true }, storage);
  expect(isGuideDone('bau-boom', storage)).toBe(false);
});
