import { describe, expect, it } from 'vitest';
import { pastedCode, signsOfNoCode } from '../../src/pages/front/pasted-code.ts';

describe('the code field', () => {
  it.each([
    'K7M4X',
    'k7 m4x',
    'K7M4X.',
    'https://games.example/K7M4X',
    'https://games.example/boomtown/k7m4x?lang=de',
    'games.example/K7M4X,',
    'http://192.168.1.20:2567/K7M4X/',
    'Come and play: https://games.example/K7M4X!',
    'https://games.example/replay?table=K7M4X',
    'the code is K7M4X',
  ])('finds a table’s code in %j', (typed) => {
    expect(pastedCode(typed)).toEqual({ page: 'table', code: 'K7M4X' });
  });

  it.each(['K7M4-XPQR', 'https://games.example/seat#K7M4XPQR', '(https://games.example/seat#K7M4XPQR)'])(
    'finds a seat’s one-time code in %j',
    (typed) => {
      expect(pastedCode(typed)).toEqual({ page: 'seat', code: 'K7M4XPQR' });
    },
  );

  it.each(['', 'K7M4O', 'https://games.example/', 'https://games.example/rules', 'K7M4'])(
    'finds none in %j',
    (typed) => {
      expect(pastedCode(typed)).toBeUndefined();
    },
  );

  it('names the characters that no code has', () => {
    expect(signsOfNoCode('K7M4O')).toEqual(['O']);
    expect(signsOfNoCode('(l7mo0)')).toEqual(['L', 'O', '0']);
    expect(signsOfNoCode('https://games.example/K7MOQ')).toEqual(['O']);
    expect(signsOfNoCode('rules')).toEqual(['U', 'L', 'E', 'S']);
  });

  it('names none where the length is what is wrong', () => {
    expect(signsOfNoCode('K7M4')).toEqual([]);
    expect(signsOfNoCode('one-two-three')).toEqual([]);
  });
});
