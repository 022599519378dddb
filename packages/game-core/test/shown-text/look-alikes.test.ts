import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, looksLike } from '../../src/index.ts';

describe('a name that looks like another', () => {
  it.each([
    ['the same', 'Ada', 'Ada'],
    ['capitals', 'Ada', 'ADA'],
    ['blanks', 'Ada Lovelace', 'AdaLovelace'],
    ['Cyrillic letters', 'Ada', '\u0410d\u0430'],
    ['Cyrillic capitals', 'BOB', '\u0412\u041e\u0412'],
    ['Greek letters', 'Kora', '\u039a\u03bfra'],
    ['Greek capitals', 'NINA', '\u039d\u0399\u039dA'],
    ['full width', 'Ada', 'Ａｄａ'],
    ['letters of mathematics', 'Ada', '𝐀𝒹𝖆'],
    ['a digit for a letter', 'Otto', '0tt0'],
    ['one for an l', 'Olli', 'O1li'],
    ['a capital i for an l', 'Paul', 'PauI'],
    ['two letters for one', 'Emma', 'Ernrna'],
    ['decomposed letters', 'Zo\u00eb', 'Zoe\u0308'],
    ['a sharp s', 'Strauß', 'STRAUSS'],
    ['joiners', 'علی\u200cرضا', 'علیرضا'],
    ['Arabic and Persian letters', 'علي', 'علی'],
    ['Arabic and Persian digits', 'علی ١', 'علی ۱'],
  ])('is found: %s', (_, one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
  });

  it.each([
    ['Ada', 'Ben'],
    ['Ada', 'Ida'],
    ['Ada', 'Ada 2'],
    ['Elia', 'Ella'],
    ['Anna', 'Änna'],
    ['Seat 0', 'Seat 1'],
    ['Vera', 'Вера'],
    ['علی', 'رضا'],
    ['👨', '👩'],
  ])('is not found where it is another name: %s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });

  it('is each name itself, and what the table makes of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
        expect(looksLike(typed, typed)).toBe(true);
        expect(looksLike(fitText(typed), fitText(typed))).toBe(true);
      }),
    );
  });
});
