import type { GameTypes } from '@boomtown/game-core';
import { LANGUAGE_TAGS } from '@boomtown/i18n';
import { GALLERY_FIXTURES } from '@boomtown/registry/fixtures';
import { loadGame } from '@boomtown/registry/ui';
import type { AnyGameModule, Snapshot } from '@boomtown/ui-kit';
import { describe, expect, test } from 'vitest';
import { actionText, entryText } from '../../src/messages/action-text.ts';
import { wordsIn } from '../../src/messages/words.ts';

const PEOPLE = [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, name: 'Ada' }));
/** In a match at random another seat may have the turn: this many steps further its viewer's own turn is looked for. */
const LATEST = 5;

describe.each(Object.entries(GALLERY_FIXTURES))('the actions of %s', (id, { fixtures, snapshot }) => {
  test.each(LANGUAGE_TAGS)('are sentences of their own without a heading (%s)', async (language) => {
    const game = await loadGame(id);
    const words = await wordsIn(language);
    let count = 0;
    for (const name of fixtures) {
      const turn = ownTurn(game, (later) => snapshot(name, later));
      if (turn === null) continue;
      const { seat, view, own, you } = turn;
      for (const action of game.rules.legal(view, own, seat)) {
        const entry = game.actionWords(action, seat, { words, people: PEOPLE, view, own: you });
        const said = actionText(entry, words);
        expect(said, `${action.type} below "${entry.group}"`).toMatch(/^[^\p{Ll}]/u);
        expect(repeated(said), said).toBeNull();
        // The person who asks for a key by the words on it finds it.
        expect(entryText(entry, words).toLocaleLowerCase()).toContain(entry.text.toLocaleLowerCase());
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(0);
  });
});

/** The first position at which the person there has the turn. */
function ownTurn(game: AnyGameModule, snapshot: (later: number) => Snapshot<GameTypes>) {
  for (let later = 0; later <= LATEST; later += 1) {
    const { view, you } = snapshot(later);
    const [seat] = game.rules.actors(view);
    const own = you.find((one) => one.seat === seat)?.view;
    if (seat !== undefined && own !== undefined) return { seat, view, own, you };
  }
  return null;
}

/** A word that stands twice at the beginning, as in "Bid cheap 12 cheap": there a heading and what stands below it were put together. */
function repeated(sentence: string): string | null {
  const begun = (sentence.toLocaleLowerCase().split(/[.;:(,“„«]/)[0] ?? '').match(/\p{L}{5,}/gu) ?? [];
  return begun.slice(0, 3).find((word, at, all) => all.indexOf(word) !== at) ?? null;
}
