// Only in test:all: 60,000 random texts take several seconds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, looksLike } from '../../src/index.ts';

describe('a name that looks like another', () => {
  it('is sought without a fault in any text, cleaned or not', () => {
    const tags = fc.integer({ min: 0xe0000, max: 0xe007f }).map((code) => String.fromCodePoint(code));
    const unit = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0xd800, max: 0xdfff }).map((code) => String.fromCharCode(code)),
      fc.integer({ min: 0x1f000, max: 0x1faff }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom('🏴', '\u{e007f}', '\u200d', '\ufe0f', '\u20e3', '\u0332', '.', ' ', 'A'),
      tags,
    );
    const text = fc.array(unit, { maxLength: 24 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(text, text, (one, other) => {
        const shown = fitText(one);
        expect(fitText(shown) === shown && looksLike(one, one) && looksLike(shown, shown)).toBe(true);
        expect(looksLike(one, other)).toBe(looksLike(other, one));
      }),
      { numRuns: 30_000 },
    );
  });
});
