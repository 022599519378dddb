import { GAME_FOR_FOUR, OPEN_GAME, OTHER_OPEN_GAME } from '@boomtown/registry/chosen';
import { expect, test } from 'vitest';
import { isGuideDone, storeGuideDone } from '../../src/local-storage/guides.ts';
import { store } from '../../src/local-storage/storage.ts';
import { memoryStorage } from './memory-storage.ts';

test('a guide that was gone through is remembered, each game by itself', () => {
  const storage = memoryStorage();
  expect(isGuideDone(GAME_FOR_FOUR.info.id, storage)).toBe(false);
  storeGuideDone(GAME_FOR_FOUR.info.id, storage);
  storeGuideDone(OPEN_GAME.info.id, storage);
  expect(isGuideDone(GAME_FOR_FOUR.info.id, storage)).toBe(true);
  expect(isGuideDone(OPEN_GAME.info.id, storage)).toBe(true);
  expect(isGuideDone(OTHER_OPEN_GAME.info.id, storage)).toBe(false);
});

test('a stored value that is no list of games counts as none', () => {
  const storage = memoryStorage();
  store('guides', { [GAME_FOR_FOUR.info.id]: true }, storage);
  expect(isGuideDone(GAME_FOR_FOUR.info.id, storage)).toBe(false);
});
