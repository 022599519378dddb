import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, shortened } from '../../src/index.ts';

const FAMILY = '👨\u200d👩\u200d👧\u200d👦';
const tags = (letters: string) =>
  [...letters].map((one) => String.fromCodePoint(0xe0000 + (one.codePointAt(0) ?? 0))).join('');
const WALES = `🏴${tags('gbwls')}\u{e007f}`;

describe('text of people', () => {
  it.each([
    ['blanks at the ends', '  Ada  ', 'Ada'],
    ['line breaks', 'Ada\n\tLovelace', 'Ada Lovelace'],
    ['blanks of other kinds', 'Ada\u00a0\u3000\u2800Lovelace', 'Ada Lovelace'],
    ['markup', '<b>Ada</b>', '<b>Ada</b>'],
    ['decomposed letters', 'Zoe\u0308', 'Zo\u00eb'],
    ['an override of the direction', 'A\u202eda\u2066', 'Ada'],
    ['signs that show nothing between letters', 'A\u3164d\u115f\u034fa\ufe0f\u00ad', 'Ada'],
    ['hidden letters of tags', `Ada${tags('spy')}\u{e007f}`, 'Ada'],
    ['half a sign', 'Ada \ud83d', 'Ada \ufffd'],
    ['a sign for private use', 'Ada\uf8ff', 'Ada'],
  ])('loses what is no part of it: %s', (_, typed, shown) => {
    expect(fitText(typed)).toBe(shown);
  });

  it.each([
    ['Persian', 'علی\u200cرضا'],
    ['Persian with vowel signs', 'مِی\u200cخواهَم'],
    ['Hebrew with points', 'שָׁלוֹם'],
    ['Arabic with marks', 'مُحَمَّدٌ'],
    ['Hindi', 'श्रीनिवास'],
    ['Marathi with a half letter', 'दर\u094d\u200dया'],
    ['Hindi with an open virama', 'शक\u094d\u200cति'],
    ['Bengali', 'র\u200d\u09cdয'],
    ['Sinhala', 'ශ්\u200dරී'],
    ['Malayalam with an old final letter', 'അവന\u0d4d\u200d'],
    ['Burmese', 'ကြွှေ'],
    ['Thai', 'ก้อง'],
    ['Vietnamese', 'Nguyễn'],
    ['Japanese with a chosen form', '葛\u{e0100}西'],
    ['Korean', '민준'],
    ['Mongolian', 'ᠪᠠᠭ\u180eᠠ'],
    ['a family', FAMILY],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a profession with a colour of skin', '👩🏽\u200d🚀'],
    ['a rainbow flag', '🏳\ufe0f\u200d🌈'],
    ['a flag spelt with tags', WALES],
    ['a key', '1\ufe0f\u20e3'],
  ])('keeps its spelling: %s', (_, name) => {
    expect(fitText(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    ['between Latin letters', 'A\u200dd\u200ca', 'Ada'],
    ['at the ends', '\u200dAda\u200c', 'Ada'],
    ['before a blank', 'علی\u200c رضا', 'علی رضا'],
    ['beside another joiner', 'علی\u200c\u200c\u200dرضا', 'علی\u200dرضا'],
    ['between a picture and a letter', '👨\u200dA', '👨A'],
    ['of forms of a letter that has none', 'A\ufe0fda 1\ufe0f', 'Ada 1'],
    ['after an Arabic letter at a Latin one', 'ع\u200da', 'عa'],
  ])('loses joiners where they join nothing: %s', (_, typed, shown) => {
    expect(fitText(typed)).toBe(shown);
  });

  it.each([
    ['the same mark again and again', `o${'\u0308'.repeat(23)}k`, '\u00f6k'],
    ['many marks', 'Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307', 'Z\u0300\u0301\u0302'],
    ['marks with joiners between', `Z${'\u0300\u200d\u0301\u200c'.repeat(9)}`, 'Z\u0300\u0301\u0300'],
    ['marks without a letter', '\u0300\u0301 \u0302x', 'x'],
  ])('loses piled-up marks: %s', (_, typed, shown) => {
    expect(fitText(typed)).toBe(shown);
  });

  it.each([
    '',
    ' \n ',
    '\u3164',
    '\u115f',
    '\u1160',
    '\uffa0',
    '\u2800',
    '\u034f',
    '\ufe0f',
    '\u200b',
    '\u200d',
    '\u200e',
    '\ufeff',
    '\u00ad',
    '\u061c',
    '\u180e',
    '\u17b4',
    '\u0300',
    '\u20dd',
    '\ufffc',
    '\uf8ff',
    '\uffff',
    '\u{e0041}',
    '\u{e0100}',
    '\u{1d159}',
    '\u{1d173}',
    '\u200d\u200c \u3164\u034f\u2800',
  ])('is nothing where nothing shows: %j', (typed) => {
    expect(fitText(typed)).toBe('');
  });

  const alphabet = fc.constantFrom(
    ...'aZ1#. \n',
    ...['\u0301', '\u0308', '\u0323', '\u0f71', '\u094d', '\u0e47', '\u20e3', '\u0958', '\u0915', '\u09b0', '\u09cd'],
    ...['\u200c', '\u200d', '\u200b', '\u202e', '\u2068', '\u2069', '\u034f', '\u3164', '\u2800', '\u180b', '\u180e'],
    ...['ع', 'ل', '\u064e', 'ש', '\u05b8', 'ᠪ', '葛', '\ufe00', '\ufe0f', '\u{e0100}', '\u1100', '\u1161', '\u11a8'],
    ...['👨', '👩', '🏽', '❤', '🏴', '\ud83d', ...tags('gbwls'), '\u{e007f}', '\u{1d15e}', '\ufb2c', '\u0344'],
  );
  const hostile = fc.oneof(
    fc.array(alphabet, { maxLength: 60 }).map((signs) => signs.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  );

  it('is cleaned once and for all, and is visible or nothing', () => {
    fc.assert(
      fc.property(hostile, (typed) => {
        const shown = fitText(typed);
        expect(fitText(shown)).toBe(shown);
        expect(shown.normalize('NFC')).toBe(shown);
        expect(shown).not.toMatch(/\p{M}{6}|[\p{Cc}\p{Cs}\u2066-\u2069\u202a-\u202e\u2800]|^\s|\s$|\s\s/u);
        if (shown !== '') expect(shown).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is no flag, and no fault, where letters stand between a flag and the end of its tags', () => {
    expect(fitText('🏴aaaaa\u{e007f}')).toBe('🏴aaaaa');
  });

  it('is shortened between two signs, and to no more than is asked for', () => {
    expect(shortened(`Ada ${FAMILY}`, 24)).toBe(`Ada ${FAMILY}`);
    expect(shortened(`Ada ${FAMILY}`, 14)).toBe('Ada');
    expect(shortened('Zo\u0308e', 2)).toBe('Z');
    fc.assert(
      fc.property(hostile, fc.nat(30), (typed, most) => {
        const short = shortened(typed, most);
        expect(short.length).toBeLessThanOrEqual(most);
        expect(typed.startsWith(short)).toBe(true);
      }),
    );
  });
});
