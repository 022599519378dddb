import { GAME_IDS } from '@boomtown/wire/browser';
import { describe, expect, test } from 'vitest';
import { resignWords } from '../../src/pages/table/resign-words.ts';
import { LANGUAGE_TAGS } from '../../src/words/languages.ts';
import { wordsIn } from '../../src/words/words-in.ts';

describe.each(LANGUAGE_TAGS)('what comes of resigning, in the language %s', (language) => {
  test.each(GAME_IDS)('is told for %s: who wins, and what counts no more', async (game) => {
    const words = await wordsIn(language);
    expect(resignWords(game, ['Ben'], words)).toEqual([
      words.text('leave.wins', { name: 'Ben' }),
      words.text(`leaving.ends-${game}`),
    ]);
    expect(resignWords(game, [], words)).toEqual([words.text('leave.allMine')]);
  });

  test.each(['bau-boom', 'boondoggle'] as const)(
    'is told for %s where the others play on: who they are, and what the table does for the seat',
    async (game) => {
      const words = await wordsIn(language);
      const [goesOn = '', rest, ...more] = resignWords(game, ['Ben', 'Cleo'], words);
      expect(goesOn).toContain(words.list(['Ben', 'Cleo']));
      expect(rest).toBe(words.text(`leaving.stays-${game}`));
      expect(more).toEqual([]);
    },
  );
});
