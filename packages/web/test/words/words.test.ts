import { describe, expect, test } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';

describe('words', () => {
  test('a plain sentence comes back as it stands', () => {
    expect(pageWords('en', en).text('app.name')).toBe('Boomtown');
  });

  test('what is filled in stays literal, blanks and markup in names included', () => {
    const words = pageWords('en', { app: { name: 'Hello {name}' } });
    const text = words.text as (key: string, fill: object) => string;
    expect(text('app.name', { name: '<b>{name}</b> $&' })).toBe('Hello <b>{name}</b> $&');
  });

  test('what runs from right to left keeps to its blank, and to its place in a list', () => {
    const words = pageWords('en', { app: { name: '{name}: 12' } });
    const text = words.text as (key: string, fill: object) => string;
    expect(text('app.name', { name: 'علی' })).toBe('\u2068علی\u2069: 12');
    expect(text('app.name', { name: words.list(['שרה', 'Ben']) })).toBe('\u2068שרה\u2069 and Ben: 12');
  });

  test('the plural form follows the rules of the language, the number its writing', () => {
    const forms = '{count, plural, one {# Stein} other {# Steine}}';
    const text = pageWords('de', { app: { name: forms } }).text as (key: string, fill: object) => string;
    expect(text('app.name', { count: 1 })).toBe('1 Stein');
    expect(text('app.name', { count: 12000 })).toBe('12.000 Steine');
  });

  test('a key that does not exist, and a blank without a value, throw', () => {
    const words = pageWords('en', { app: { name: '{who}' } });
    const text = words.text as (key: string, fill?: object) => string;
    expect(() => text('app.toString')).toThrow('no words for');
    expect(() => text('app.name', {})).toThrow('{who}');
    expect(words.has('app.constructor')).toBe(false);
    expect(words.has('app.name')).toBe(true);
  });

  test('what a language lacks is said in English, with the plural forms of English', () => {
    const words = pageWords('de', { app: { name: 'Baustadt' } });
    expect(words.text('app.name')).toBe('Baustadt');
    expect(words.text('app.close')).toBe('Close');
    expect(words.text('front.players', { count: 1 })).toBe('1 player');
  });

  test('lists are joined as the language does', () => {
    expect(pageWords('en', en).list(['Ada', 'Ben', 'Cem'])).toBe('Ada, Ben, and Cem');
    expect(pageWords('it', en).list(['Ada', 'Ben'])).toBe('Ada e Ben');
  });
});
