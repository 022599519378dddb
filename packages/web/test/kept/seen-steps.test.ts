import { expect, test } from 'vitest';
import { keepSeenStep, seenStep } from '../../src/kept/seen-steps.ts';
import { memoryShelf } from './memory-shelf.ts';

test('how far a match was seen is kept apart for those who play and those who watch, for the last forty tables', () => {
  const shelf = memoryShelf();
  expect(seenStep('aa', false, shelf)).toBe(0);
  keepSeenStep('aa', false, 7, shelf);
  keepSeenStep('aa', true, 3, shelf);
  keepSeenStep('aa', false, 5, shelf);
  expect([seenStep('aa', false, shelf), seenStep('aa', true, shelf), seenStep('bb', false, shelf)]).toEqual([5, 3, 0]);
  for (let i = 0; i < 40; i++) keepSeenStep(`t${i}`, false, i + 1, shelf);
  expect([seenStep('aa', false, shelf), seenStep('t0', false, shelf)]).toEqual([0, 1]);
});

test('what is damaged counts as nothing', () => {
  for (const kept of ['{', '[{"commitment":"aa"}]', '[{"commitment":"aa","watching":false,"step":-1}]']) {
    expect(seenStep('aa', false, memoryShelf({ 'boomtown.seen': kept })), kept).toBe(0);
  }
});
