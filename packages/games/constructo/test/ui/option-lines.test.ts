import { en, loadGame, optionLines, pageWords } from '@boomtown/web/testing';
import { expect, test } from 'vitest';

const words = pageWords('en', en);

test('the options in words name the boards that a person drew, and say nothing of them where there are none', async () => {
  const game = await loadGame('constructo');
  const cells = Array.from({ length: 9 }, (_, q) => [q, 0]);
  const boards = ['Long', 'Longer'].map((id) => ({ id, cells }));
  expect(optionLines(game, { starter: 1, sameBoard: true, boards }, words)).toEqual([
    { label: 'Who begins', value: 'Blue' },
    { label: 'The same board twice', value: 'yes' },
    { label: 'Own boards', value: 'Long and Longer' },
  ]);
  expect(optionLines(game, { starter: 'random', sameBoard: false, boards: [] }, words)).toEqual([
    { label: 'Who begins', value: 'Drawn by lot' },
    { label: 'The same board twice', value: 'no' },
  ]);
});
