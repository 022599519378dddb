import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { LANGUAGE_TAGS } from '@boomtown/i18n';
import { GAME_FOR_FOUR } from '@boomtown/registry/chosen';
import { describe, expect, test } from 'vitest';
import { FIRST_OF_GAMES, FIRST_SECTIONS, sentencesIn } from '../../first-sentences.ts';
import en from '../../src/messages/en.json' with { type: 'json' };
import { loadCatalogue } from '../../src/messages/words.ts';

const SRC = join(import.meta.dirname, '../../src');

describe('the sentences in the script of the front page', () => {
  test('are those of every section that its own files speak of', () => {
    const spoken = firstFiles().flatMap((file) => {
      const named = [...readFileSync(file, 'utf8').matchAll(/['"`]([a-zA-Z]+)\.[a-zA-Z$-]/g)];
      return named.flatMap(([, section = '']) => (Object.hasOwn(en, section) ? [section] : []));
    });
    expect(new Set(spoken)).toEqual(FIRST_SECTIONS);
  });

  test.each(LANGUAGE_TAGS)('are the whole sections in "%s", and of each game what its box says', async (language) => {
    const all: Readonly<Record<string, object>> = await loadCatalogue(language);
    const first = await sentencesIn(language);
    for (const section of FIRST_SECTIONS) expect(first[section]).toEqual(all[section]);
    for (const [section, sentences] of Object.entries(first)) {
      if (!FIRST_SECTIONS.has(section))
        expect(Object.keys(sentences).every((key) => FIRST_OF_GAMES.has(key))).toBe(true);
      expect(all[section]).toMatchObject(sentences);
    }
    expect(first[GAME_FOR_FOUR.info.id]).toHaveProperty('tagline');
  });
});

/** The files that the front page's script is made of: what the entry imports at once, directly or through others. */
function firstFiles(): readonly string[] {
  const found = new Set<string>([join(SRC, 'main.tsx')]);
  for (const file of found) {
    const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?'(\.[^']+\.tsx?)'/gm);
    for (const [, to = ''] of imports) found.add(normalize(join(dirname(file), to)));
  }
  return [...found].filter((file) => existsSync(file) && !file.includes('/messages/'));
}
