import { describe, expect, test } from 'vitest';
import { blanksOf, categoriesOf, faultsOf, pluralForms, sentencesOf } from '../../../i18n/src/icu.ts';

const MEN = '{count, plural, one {# man of {name}} other {# men of {name}}}';

describe('a message', () => {
  test('is a plain sentence, or has plural forms', () => {
    expect(pluralForms('You and {name}')).toBeNull();
    expect([...(pluralForms(MEN) ?? [])]).toEqual([
      ['one', '# man of {name}'],
      ['other', '# men of {name}'],
    ]);
    expect(sentencesOf(MEN)).toEqual(['{count} man of {name}', '{count} men of {name}']);
  });

  test('names its blanks; a plural counts', () => {
    expect(blanksOf('{b} and {a} and {b}')).toEqual(['a', 'b']);
    expect(blanksOf(MEN)).toEqual(['count', 'name']);
    expect(blanksOf('nothing')).toEqual([]);
  });

  test.each(['{count, plural, }', '{count, plural, one {a} other}', '{count, plural, one {a} other {b}'])(
    'that only looks like a plural is refused: %s',
    (message) => {
      expect(() => pluralForms(message)).toThrow('not a plural');
    },
  );
});

describe('a translation', () => {
  test.each([
    ['', ['is empty']],
    [
      '{nome}',
      ['has the blank {nome}, which the English sentence lacks', 'lacks the blank {count}', 'lacks the blank {name}'],
    ],
    ['{count, plural, other {# di {name}}}', ['lacks the plural form "one"']],
    ['{count, plural, one {un uomo di {name}} other {# uomini di {name}}}', []],
    ['{count, plural, one {un uomo} other {# uomini}}', ['lacks the blank {name}']],
    ['{name}: {count}', []],
    ['{count, plural, one {a} other {b}', ['not a plural: {count, plural, one {a} other {b}']],
  ])('%j of a plural has these faults: %j', (translated, faults) => {
    expect(faultsOf(MEN, translated, 'it')).toEqual(faults);
  });

  test('is no plural where English counts nothing', () => {
    expect(faultsOf('Hello', '{count, plural, one {a} other {b}}', 'de')).toContain(
      'is a plural, the English sentence counts nothing',
    );
  });

  test('needs the forms that its language has for the numbers of a game', () => {
    expect(categoriesOf('it')).toEqual(['one', 'other']);
    expect(categoriesOf('pl')).toEqual(['few', 'many', 'one']);
    expect(categoriesOf('ja')).toEqual(['other']);
  });
});
