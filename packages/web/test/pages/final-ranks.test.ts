import { describe, expect, it } from 'vitest';
import { rankNumbers, ranksOf } from '../../src/pages/table/final-scores.tsx';

describe('the ranks of a match that is over', () => {
  it('begin with those who won, whatever their scores, and go on by the scores', () => {
    const ranks = ranksOf({ winners: [2], scores: [7, 4, 5, 4] });
    expect(ranks).toEqual([[2], [0], [1, 3]]);
    expect(rankNumbers(ranks, 4)).toEqual([2, 3, 1, 3]);
  });

  it('leave out as many numbers as seats share a rank', () => {
    expect(rankNumbers(ranksOf({ winners: [0, 1], scores: [3, 3, 2] }), 3)).toEqual([1, 1, 3]);
  });
});
