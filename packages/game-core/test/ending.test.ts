import { describe, expect, test } from 'vitest';
import { endingIn } from '../src/ending.ts';
import { endingOf } from '../src/index.ts';

describe('how the table says that it ended', () => {
  test.each([
    ['nobody resigned', 2, [], { winners: [0], scores: [3, 1] }, null],
    ['it goes on', 3, [0], null, null],
    [
      'the rules ended it between two, before which nobody can have resigned',
      2,
      [0],
      { winners: [0], scores: [3, 1] },
      null,
    ],
    ['the rules ended it, though one was left alone', 3, [0, 1], { winners: [0], scores: [3, 1, 2] }, null],
    ['one is left', 3, [0, 1], null, { winners: [2], resigned: [0, 1] }],
    ['they gave up in another order than they sit', 4, [3, 0, 2], null, { winners: [1], resigned: [0, 2, 3] }],
    [
      'the rules name a player who stayed',
      3,
      [0],
      { winners: [1], scores: [1, 2, 1] },
      { winners: [1], resigned: [0] },
    ],
    ['the rules name who resigned', 3, [0], { winners: [0], scores: [9, 2, 4] }, { winners: [2], resigned: [0] }],
    ['others tie then', 3, [0], { winners: [0], scores: [9, 4, 4] }, { winners: [1, 2], resigned: [0] }],
    ['some of the winners resigned', 3, [0], { winners: [0, 2], scores: [9, 4, 9] }, { winners: [2], resigned: [0] }],
  ])('%s', (_, seats, resigned, outcome, ending) => {
    expect(endingOf(seats, resigned, outcome)).toEqual(ending);
  });
});

describe('the ending in a transcript', () => {
  const rules = { winners: [0], scores: [9, 2, 4] };
  const played = { seats: 3, rules, decidedLast: null };
  const running = { ...played, rules: null };

  test('follows from who is said to have resigned, whatever else is written there', () => {
    expect(endingIn({ ending: { winners: [1], resigned: [0] } }, played)).toEqual({ winners: [2], resigned: [0] });
    expect(endingIn({ ending: { resigned: [0, 1] } }, running)).toEqual({ winners: [2], resigned: [0, 1] });
  });

  test.each([
    ['nobody', []],
    ['everybody', [0, 1, 2]],
    ['a seat twice', [1, 1]],
    ['seats in no order', [2, 1]],
    ['a seat that there is not', [3]],
    ['no list', 1],
    ['no seat', ['0']],
  ])('is none where %s is said to have resigned', (_, resigned) => {
    expect(endingIn({ ending: { winners: [2], resigned } }, played)).toBeNull();
  });

  test('is none where none is written', () => {
    for (const raw of [{}, null, { ending: null }, { ending: 'early' }]) expect(endingIn(raw, played)).toBeNull();
  });

  test('is none where the rules ended the match by a decision of a player who is said to have resigned', () => {
    const raw = { ending: { winners: [2], resigned: [0] } };
    expect(endingIn(raw, { ...played, decidedLast: 0 })).toBeNull();
    expect(endingIn(raw, { ...played, decidedLast: 1 })).toEqual({ winners: [2], resigned: [0] });
    // Without an outcome of the rules the resignation came last.
    const both = { ending: { resigned: [0, 1] } };
    expect(endingIn(both, { ...running, decidedLast: 0 })).toEqual({ winners: [2], resigned: [0, 1] });
  });

  test('is none where a bot is said to have resigned, whose seat adds no nonce to the deal', () => {
    const ending = { winners: [2], resigned: [0] };
    expect(endingIn({ ending, fairness: { nonces: [null, 'aa', 'bb'] } }, played)).toBeNull();
    expect(endingIn({ ending, fairness: { nonces: ['aa', null, 'bb'] } }, played)).toEqual(ending);
  });
});
