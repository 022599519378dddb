import { describe, expect, it } from 'vitest';
import {
  flag,
  list,
  object,
  oneOf,
  optional,
  optionsParserOf,
  orNull,
  parserOf,
  perSeat,
  said,
  seat,
  tagged,
  text,
  where,
  whole,
} from '../../src/shapes/index.ts';

const action = tagged('type', { play: { card: whole(1, 5), to: optional(seat) }, pass: {} });
const parse = parserOf(action, 'action of this game');

function messageOf(result: ReturnType<typeof parse>): string {
  if (result.ok) throw new Error('it was read');
  expect(result.error).toMatchObject({ code: 'malformed', rule: 'contract' });
  return result.error.message;
}

describe('reading a value from outside', () => {
  it('gives a new object with exactly the fields of the shape', () => {
    const raw = { type: 'play', card: 3, to: 1 };
    const read = parse(raw, 2);
    expect(read).toEqual({ ok: true, value: raw });
    expect(read.ok && read.value).not.toBe(raw);
  });

  it.each([
    undefined,
    null,
    [],
    'pass',
    { type: 'pass', card: 1 },
    { type: 'play' },
    { type: 'play', card: 0 },
    { type: 'play', card: 1.5 },
    { type: 'play', card: '1' },
    { type: 'play', card: 1, to: undefined },
    { type: 'play', card: 1, to: 2 },
    { type: 'toString' },
    JSON.parse('{"type":"pass","__proto__":{}}'),
    Object.create({ type: 'pass' }),
  ])('refuses %j', (raw) => {
    expect(parse(raw, 2)).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });

  it('knows one zero only', () => {
    const read = parserOf(object({ a: whole(), b: list(oneOf(0, 1)), c: seat }), 'pair')({ a: -0, b: [-0], c: -0 }, 2);
    expect(read).toStrictEqual({ ok: true, value: { a: 0, b: [0], c: 0 } });
  });

  it('says at which place it fails', () => {
    expect(messageOf(parse({ type: 'play', card: 9 }, 2))).toBe(
      'This is no action of this game. "card" must be a whole number from 1 to 5.',
    );
    const nested = parserOf(
      object({ hands: perSeat(list(orNull(object({ card: whole(1, 5), open: flag })))) }),
      'state',
    );
    const read = nested({ hands: [[], [{ card: 2, open: 1 }]] }, 2);
    expect(!read.ok && read.error.message).toBe('This is no state. "hands[1][0].open" must be true or false.');
  });

  it('asks the question of a shape of what fits it, and of nothing else', () => {
    const asked: unknown[] = [];
    const even = where(whole(0, 9), 'an even number', (value) => asked.push(value) > 0 && value % 2 === 0);
    const read = parserOf(even, 'number');
    expect([read(4, 2).ok, read(5, 2).ok, read(10, 2).ok, read('4', 2).ok]).toEqual([true, false, false, false]);
    expect(asked).toEqual([4, 5]);
  });
});

describe('reading options from outside', () => {
  const options = object({
    starter: oneOf('random', 0, 1),
    turns: said(whole(1, 9), 'a number of turns from 1 to 9', '5.4'),
    name: said(text('ab', 1, 4), 'a name', '2', 'bad-name'),
  });
  const read = optionsParserOf(options, { starter: 'random', turns: 3, name: 'a' }, '6');

  it('fills in what is left out', () => {
    expect(read({ turns: 4 }, 2)).toEqual({ ok: true, value: { starter: 'random', turns: 4, name: 'a' } });
  });

  it('refuses with bad-options, or with the code and the rule of the place', () => {
    expect(read({ starter: 2 }, 2)).toMatchObject({ error: { code: 'bad-options', rule: '6' } });
    expect(read({ unknown: 2 }, 2)).toMatchObject({ error: { code: 'bad-options', rule: '6' } });
    expect(read(null, 2)).toMatchObject({ error: { code: 'bad-options', rule: '6' } });
    expect(read({ turns: 0 }, 2)).toEqual({
      ok: false,
      error: {
        code: 'bad-options',
        message: 'These are no options of the game. "turns" must be a number of turns from 1 to 9.',
        rule: '5.4',
      },
    });
    expect(read({ name: 'c' }, 2)).toMatchObject({ error: { code: 'bad-name', rule: '2' } });
  });
});
