import { describe, expect, test } from 'vitest';
import { type PoEntry, readPo, writePo } from '../../../i18n/src/po.ts';

const ENTRIES: readonly PoEntry[] = [
  { id: 'a:front.title', english: 'Build "something"\nwith friends', translated: 'Construis\t\\ ici' },
  {
    id: 'a:front.players',
    english: '{count, plural, one {# player} other {# players}}',
    translated: '',
  },
];

describe('a gettext file', () => {
  test('read back is what was written', () => {
    expect(readPo(writePo('fr', ENTRIES))).toEqual({ language: 'fr', entries: ENTRIES });
  });

  test('tells the translator the plural forms of the language, and the comment of a sentence', () => {
    const text = writePo('fr', [...ENTRIES.map((entry) => ({ ...entry, comment: 'On the first page.' }))]);
    expect(text).toContain('#. On the first page.\n#. Plural forms of this language: one, other; # is the number.');
  });

  test('as an editor leaves it: long strings on several lines, carriage returns, fuzzy entries', () => {
    const text = [
      'msgid ""',
      'msgstr "Language: fr\\n"',
      '',
      '#: somewhere',
      'msgctxt "a"',
      'msgid ""',
      '"long "',
      '"sentence"',
      'msgstr "longue phrase"',
      '',
      '#, fuzzy',
      'msgctxt "b"',
      'msgid "old"',
      'msgstr "vieux"',
      '',
    ].join('\r\n');
    expect(readPo(text).entries).toEqual([
      { id: 'a', english: 'long sentence', translated: 'longue phrase' },
      { id: 'b', english: 'old', translated: '' },
    ]);
  });

  test('without a language, or with a line that is none, is refused', () => {
    expect(() => readPo('msgid "a"\nmsgstr "b"\n')).toThrow('no header');
    expect(() => readPo('msgid ""\nmsgstr "Language: fr\\n"\n\nmsgid b\n')).toThrow('not a line');
  });
});
