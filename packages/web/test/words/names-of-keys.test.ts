import { describe, expect, test } from 'vitest';
import de from '../../src/messages/de.json' with { type: 'json' };
import en from '../../src/messages/en.json' with { type: 'json' };
import es from '../../src/messages/es.json' with { type: 'json' };
import it from '../../src/messages/it.json' with { type: 'json' };

/** What is written on keys, and the longer names by which they are read out. */
const KEYS = [
  ['waiting.kick', 'waiting.kickName'],
  ['bots.remove', 'bots.removeName'],
  ['admin.export', 'admin.exportOf'],
  ['admin.end', 'admin.endOf'],
  ['chat.title', 'chat.tabUnread'],
] as const;

describe.each(Object.entries({ en, de, es, it }))('in %s', (_tag, catalogue) => {
  test.each(KEYS)('the name of the key %s has the words on it', (shown, read) => {
    const sections: Readonly<Record<string, Readonly<Record<string, string>>>> = catalogue;
    const at = (key: string) => {
      const [section = '', name = ''] = key.split('.');
      return sections[section]?.[name]?.toLowerCase();
    };
    expect(at(read)).toContain(at(shown));
  });
});
