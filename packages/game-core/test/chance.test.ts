import { describe, expect, it } from 'vitest';
import { readHex, stepStream, textStream } from '../src/index.ts';

const seed = Uint8Array.from({ length: 32 }, (_, i) => i);

describe('chance', () => {
  it('gives the words of the specification for the seed 000102…1e1f at step 0', () => {
    const stream = stepStream(seed, 0);
    const words = Array.from({ length: 9 }, () =>
      stream
        .int(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    );
    expect(words.join(' ')).toBe('3410a086 03fb0e61 9ca71643 073c1ace 8eb601e7 3f36302b 769c525e 58eba5ea 059d08ab');
  });

  it('rolls and shuffles as the specification says', () => {
    const dice = stepStream(seed, 0);
    expect(Array.from({ length: 8 }, () => dice.int(6))).toEqual([2, 5, 1, 2, 1, 1, 0, 2]);
    const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(stepStream(seed, 0).shuffle(ten)).toEqual([0, 8, 4, 9, 6, 1, 7, 3, 5, 2]);
    expect(stepStream(seed, 7).shuffle(ten)).toEqual([5, 8, 1, 0, 6, 9, 3, 2, 7, 4]);
    expect(ten).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('takes no word for a choice of one', () => {
    const plain = stepStream(seed, 3);
    const withIdle = stepStream(seed, 3);
    expect(withIdle.int(1)).toBe(0);
    expect(withIdle.int(1000)).toBe(plain.int(1000));
  });

  it('passes over words at or above the largest multiple of n', () => {
    // For n = 2^31 + 1 only words up to 2^31 count; 9ca71643 and 8eb601e7 are above.
    const stream = stepStream(seed, 0);
    const n = 2 ** 31 + 1;
    expect(Array.from({ length: 4 }, () => stream.int(n))).toEqual([0x3410a086, 0x03fb0e61, 0x073c1ace, 0x3f36302b]);
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('knows no choice among %s', (n) => {
    expect(() => stepStream(seed, 0).int(n)).toThrow(RangeError);
  });

  it('gives each step and each text a stream of its own', () => {
    expect(stepStream(seed, 1).int(2 ** 32)).not.toBe(stepStream(seed, 2).int(2 ** 32));
    expect(textStream('a').int(2 ** 32)).not.toBe(textStream('b').int(2 ** 32));
    expect(textStream('a').int(2 ** 32)).toBe(textStream('a').int(2 ** 32));
  });
});

describe('hex from outside', () => {
  it.each(['00ff', '00FF'])('reads %s', (text) => expect(readHex(text, 2)).toEqual(Uint8Array.of(0, 255)));
  it.each(['0', '00fg', '00ff00', '', 255, null, undefined])('refuses %j as two bytes', (raw) => {
    expect(readHex(raw, 2)).toBeUndefined();
  });
});
