import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, looksLike } from '../../src/index.ts';

describe('fault 51: a name that looks like another', () => {
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
    ['small capitals', 'Ada', 'ᴀᴅᴀ'],
    ['turned letters', 'Paul', 'pɐul'],
    ['a line below', 'Ada', 'A\u0332d\u0332a\u0332'],
    ['dots below', 'Ada', 'Ạḍa'],
    ['a stroke through it', 'Ada', 'A\u0336da'],
    ['a ring around it', 'Ada', 'A\u20ddda'],
    ['a full stop', 'Ada', 'Ada.'],
    ['punctuation and strokes', 'Ada', '~ A-d·a’ !'],
    ['an accent that stands alone', 'Ada', 'Ada´'],
    ['letters of Lisu', 'ADAM', 'ꓮꓓꓮꓟ'],
    ['letters of Cherokee', 'EWA', 'ᎬᎳᎪ'],
    ['small letters of Cherokee', 'Ada', 'ꭺꭰꭺ'],
    ['letters of Tifinagh', 'Xo', 'ⵝⵔ'],
    ['letters of Coptic', 'Kora', 'Ⲕⲟra'],
    ['a Bengali zero', 'Otto', '০tt০'],
    ['radicals', '大山', '⼤⼭'],
    ['a radical of the supplement', '食', '⻝'],
    ['Katakana', '二口', 'ニロ'],
    ['letters in circles and squares', 'Ada', '🅐🅳🅰'],
    ['a dot on an i', 'Ina', 'İna'],
    ['Canadian letters', 'CANNA', 'ᑕᗩᑎᑎᗩ'],
    ['a Cherokee letter that looks like an M', 'MO', 'ꮇO'],
    ['signs of mathematics for letters', 'Ute', '∪te'],
    ['a sign for a letter', 'Leo', 'L℮o'],
    ['a ring for an o', 'Otto', '○tto'],
    ['a stroke for an l', 'Paul', 'Pau|'],
    ['strokes around it', 'Ada', '|Ada|'],
    ['crosses around it', 'Ada', '×Ada×'],
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
    ['Ada', 'Ada 👑'],
    ['Xena', 'Ena'],
    ['!', '?'],
    ['Иван', 'Яна'],
    ['Наталья', 'Natalia'],
    ['Ἀθηνᾶ', 'Ἀθήναιος'],
    ['さくら太郎', 'さくら花子'],
    ['علی\u200cرضا', 'علی'],
    ['김李', '김朴'],
  ])('is not found where it is another name: %s and %s', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });

  it.each([
    'علی\u200cرضا',
    '👨\u200d👩\u200d👧\u200d👦',
    'Ἀθηνᾶ',
    'Наталья',
    'さくら太郎',
    '김민준 李',
    'Ștefan 2',
    'Nguyễn',
  ])('is not found among names of other scripts, and leaves this one as it is written: %s', (name) => {
    expect(fitText(name)).toBe(name.normalize('NFC'));
    expect(
      ['Ada', 'Ben', 'Stefan', 'Натан', 'さくら', '김', 'علی', '👨'].filter((one) => looksLike(one, name)),
    ).toEqual([]);
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
