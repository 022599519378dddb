import { describe, expect, test } from 'vitest';
import { endingIn, endingOf } from '../src/index.ts';

describe('how the table says that it ended', () => {
  test.each([
    ['nobody resigned', 2, [], { winners: [0], scores: [3, 1] }, null],
    ['it goes on', 3, [0], null, null],
    ['one is left', 3, [0, 1], null, { winners: [2], resigned: [0, 1] }],
    [
      'the rules name somebody who stayed',
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

  test('follows from who is said to have resigned, whatever else is written there', () => {
    expect(endingIn({ ending: { winners: [1], resigned: [0] } }, 3, rules)).toEqual({ winners: [2], resigned: [0] });
    expect(endingIn({ ending: { resigned: [0, 1] } }, 3, null)).toEqual({ winners: [2], resigned: [0, 1] });
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
    expect(endingIn({ ending: { winners: [2], resigned } }, 3, rules)).toBeNull();
  });

  test('is none where none is written', () => {
    for (const raw of [{}, null, { ending: null }, { ending: 'early' }]) expect(endingIn(raw, 3, rules)).toBeNull();
  });
});
