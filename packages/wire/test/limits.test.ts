import { describe, expect, it } from 'vitest';
import {
  CODE_ALPHABET,
  chatText,
  DEFAULT_TERMS,
  JoinOptions,
  MakeTable,
  personName,
  REQUESTS,
  readCode,
  readSeatCode,
  TakeSeat,
} from '../src/index.ts';

describe('a room code', () => {
  it.each(['K7M4X', 'k7m4x', ' k7 m4x ', 'K7-M4-X', 'k7–m4.x', 'K7M4X.', 'K7M4X,', '(K7M4X)', '„K7M4X“!'])(
    'is read from %j',
    (typed) => {
      expect(readCode(typed)).toBe('K7M4X');
    },
  );

  it.each(['', 'K7M4', 'K7M4XX', 'K7M4O', 'K7M40', 'АБВГД', 'K7M4/'])('is not %j', (typed) => {
    expect(readCode(typed)).toBeUndefined();
  });

  it('has no letters that look alike, and no vowels to spell anything with', () => {
    for (const letter of 'AEIOU01L5SZN68') expect(CODE_ALPHABET).not.toContain(letter);
    expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  });
});

describe('a seat’s one-time code', () => {
  it.each(['K7M4XPQR', 'k7m4-xpqr', ' K7M4 XPQR '])('is read from %j', (typed) => {
    expect(readSeatCode(typed)).toBe('K7M4XPQR');
    expect(readCode(typed)).toBeUndefined();
  });

  it.each(['', 'K7M4X', 'K7M4XPQ', 'K7M4XPQRR', 'K7M4XPQO'])('is not %j', (typed) => {
    expect(readSeatCode(typed)).toBeUndefined();
  });
});

describe('a name', () => {
  it.each([
    ['  Ada  ', 'Ada'],
    ['Ada\n\tLovelace', 'Ada Lovelace'],
    ['A\u202Eda', 'Ada'],
    ['<b>Ada</b>', '<b>Ada</b>'],
    ['Æsa Þórdís', 'Æsa Þórdís'],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['علی\u200cرضا', 'علی\u200cرضا'],
    ['👨\u200d👩\u200d👧\u200d👦', '👨\u200d👩\u200d👧\u200d👦'],
  ])('%j is stored as %j', (typed, kept) => {
    expect(personName.parse(typed)).toBe(kept);
  });

  it.each([
    '',
    '   ',
    '\u200b',
    '\u3164',
    '\u2800',
    'x'.repeat(25),
    '😀'.repeat(13),
    `x${'\u200d'.repeat(96)}`,
    7,
    null,
    ['Ada'],
  ])('is not %j', (typed) => {
    expect(personName.safeParse(typed).success).toBe(false);
  });
});

describe('a line of the chat', () => {
  it.each([
    ['  so\n\tbe it ', 'so be it'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['a\u202eb\u2069c\u200bd\u0007', 'abcd'],
    ['\u200da\u200d b\u200c', 'a b'],
    ['👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 می\u200cخواهم', '👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 می\u200cخواهم'],
    [`o${'\u0308'.repeat(9)}k`, '\u00f6k'],
    ['half \ud83d a sign', 'half \ufffd a sign'],
    ['x'.repeat(300), 'x'.repeat(300)],
  ])('%j is stored as %j', (typed, kept) => {
    expect(chatText.parse(typed)).toBe(kept);
  });

  it.each(['', ' \n ', '\u200b\u200d', '\u3164\u115f', 'x'.repeat(301), 7, null, ['x'], { text: 'x' }])(
    'is not %j',
    (typed) => {
      expect(chatText.safeParse(typed).success).toBe(false);
    },
  );
});

describe('requests from outside', () => {
  const act = { id: 'a1', step: 3, seat: 0, action: { type: 'place', piece: 'ring', cell: 4 } };

  it('are taken as they are meant', () => {
    expect(REQUESTS.act.parse(act)).toEqual(act);
    expect(JoinOptions.parse({ wire: 1, tokens: ['0f'.repeat(16)] })).toBeTruthy();
  });

  it.each([
    ['a missing field', { ...act, step: undefined }],
    ['an unknown field', { ...act, as: 1 }],
    ['a step that is no whole number', { ...act, step: 1.5 }],
    ['a seat that no table has', { ...act, seat: 6 }],
    ['an action that is a list', { ...act, action: [] }],
    ['an action without type', { ...act, action: {} }],
    ['an endless id', { ...act, id: 'x'.repeat(1000) }],
    ['nothing', null],
  ])('are refused with %s', (_, raw) => {
    expect(REQUESTS.act.safeParse(raw).success).toBe(false);
  });

  it.each([
    ['tokens of another length', { wire: 1, tokens: ['00'] }],
    ['too many tokens', { wire: 1, tokens: Array(7).fill('0f'.repeat(16)) }],
    ['a seat number', { wire: 1, tokens: [], seat: 0 }],
  ])('a join is refused with %s', (_, raw) => {
    expect(JoinOptions.safeParse(raw).success).toBe(false);
  });

  it('a table is made of what the form has, and of nothing else', () => {
    const table = { game: 'any-game', options: {}, seats: 2, name: 'Ada', listed: false, watchable: true };
    expect(MakeTable.safeParse(table).success).toBe(true);
    for (const game of ['', 'Chess', 'two words', 'a--b', '../x', 'x'.repeat(41), 7]) {
      expect(MakeTable.safeParse({ ...table, game }).success).toBe(false);
    }
    expect(MakeTable.safeParse({ ...table, code: 'K7M4X' }).success).toBe(false);
    expect(TakeSeat.safeParse({ name: 'Ben', seat: 1 }).success).toBe(false);
  });

  const clock = { kind: 'bank', seconds: 600, increment: 5, atZero: 'wait' };
  const made = (terms?: unknown) =>
    MakeTable.safeParse({
      game: 'any-game',
      options: {},
      seats: 2,
      name: 'Ada',
      listed: false,
      watchable: true,
      terms,
    });

  it('a table’s terms are taken as they are asked for, and the plain ones where none are', () => {
    expect(made({ clock }).data?.terms).toEqual({ ...DEFAULT_TERMS, clock });
    const special = { clock, takeback: true, botAfter: 5, vote: false, watchDelay: 50 };
    expect(made(special).data?.terms).toEqual(special);
    expect(made().data?.terms).toEqual(DEFAULT_TERMS);
  });

  it.each([
    ['no clock', {}],
    ['a clock of no known kind', { clock: { kind: 'sand' } }],
    ['a turn of no time', { clock: { kind: 'turn', seconds: 0, atZero: 'move' } }],
    ['a turn that never ends', { clock: { kind: 'turn', seconds: 1e9, atZero: 'move' } }],
    ['half seconds', { clock: { ...clock, increment: 0.5 } }],
    ['less than nothing', { clock: { ...clock, increment: -1 } }],
    ['something else at zero', { clock: { ...clock, atZero: 'explode' } }],
    ['a bot that comes after half a minute', { clock, botAfter: 0.5 }],
    ['a bot that comes after a week', { clock, botAfter: 10_080 }],
    ['an audience that is less than an action late', { clock, watchDelay: 0.5 }],
    ['an audience that is too late', { clock, watchDelay: 51 }],
    ['more than terms', { clock, lag: 5 }],
  ])('terms are refused with %s', (_, terms) => {
    expect(made(terms).success).toBe(false);
  });
});
