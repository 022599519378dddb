import { expect, test } from 'vitest';
import { seenStep, storeSeenStep } from '../../src/local-storage/seen-steps.ts';
import { memoryStorage } from './memory-storage.ts';

test('how far a match was seen is stored separately for those who play and those who watch, for the last forty tables', () => {
  const storage = memoryStorage();
  expect(seenStep('aa', false, storage)).toBe(0);
  storeSeenStep('aa', false, 7, storage);
  storeSeenStep('aa', true, 3, storage);
  storeSeenStep('aa', false, 5, storage);
  expect([seenStep('aa', false, storage), seenStep('aa', true, storage), seenStep('bb', false, storage)]).toEqual([
    5, 3, 0,
  ]);
  for (let i = 0; i < 40; i++) storeSeenStep(`t${i}`, false, i + 1, storage);
  expect([seenStep('aa', false, storage), seenStep('t0', false, storage)]).toEqual([0, 1]);
});

test('what is damaged counts as nothing', () => {
  for (const kept of ['{', '[{"commitment":"aa"}]', '[{"commitment":"aa","watching":false,"step":-1}]']) {
    expect(seenStep('aa', false, memoryStorage({ 'boomtown.seen': kept })), kept).toBe(0);
  }
});
