import { LANGUAGE_TAGS } from '@boomtown/i18n';
import { GAME_IDS } from '@boomtown/registry/ids';
import { shelfOf } from '@boomtown/registry/shelf';
import { describe, expect, test } from 'vitest';
import { gameTextIfAny } from '../../src/games/game-words.ts';
import { wordsIn } from '../../src/messages/words.ts';
import { resignWords } from '../../src/pages/table/leave-dialog.tsx';

const FOR_MORE_THAN_TWO = GAME_IDS.filter((id) => shelfOf(id).seats.max > 2);

describe.each(LANGUAGE_TAGS)('what comes of resigning, in the language %s', (language) => {
  test.each(GAME_IDS)('is explained for %s: who wins, and what no longer counts', async (game) => {
    const words = await wordsIn(language);
    const [wins, ends, ...more] = resignWords(game, ['Ben'], words);
    expect(wins).toBe(words.text('leave.wins', { name: 'Ben' }));
    expect(ends).toBe(gameTextIfAny(game, 'leaving-ends', words) ?? words.text('plain.leaving-ends'));
    expect(ends).not.toBe('');
    expect(more).toEqual([]);
    expect(resignWords(game, [], words)).toEqual([words.text('leave.allMine')]);
  });

  test.each(FOR_MORE_THAN_TWO)(
    'is explained for %s where the others play on: who they are, and what the table does for the seat',
    async (game) => {
      const words = await wordsIn(language);
      const [goesOn = '', rest, ...more] = resignWords(game, ['Ben', 'Cleo'], words);
      expect(goesOn).toContain(words.list(['Ben', 'Cleo']));
      expect(rest).toBe(gameTextIfAny(game, 'leaving-stays', words) ?? words.text('plain.leaving-stays'));
      expect(rest).toMatch(/\.$/);
      expect(more).toEqual([]);
    },
  );
});
