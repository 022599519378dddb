import { textStream } from '@boomtown/game-core';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadRules } from '@boomtown/registry/replay';
import { gameOf } from '@boomtown/registry/rules';
import { loadGame } from '@boomtown/registry/ui';
import type { GameId } from '@boomtown/wire/browser';
import { expect, test } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { onlyAction } from '../../src/pages/table/only-move.tsx';

const ACTIONS = 300;
const HIDING = GAME_IDS.filter((id) => gameOf(id).info.hidden);
/** Types of actions, of any game. */
const doneByItself = new Set<string>();
const PEOPLE = [0, 1].map((seat) => ({ seat, name: ['Ada', 'Ben'][seat] ?? '' }));

/** What would be done by itself in a match by chance, and what the seat may do there, knowing what it knows. */
async function* offered(id: GameId) {
  const [rules, game] = await Promise.all([loadRules(id), loadGame(id)]);
  const words = pageWords('en', en);
  const begun = rules.setup({}, 2, textStream('only moves'));
  if (!begun.ok) throw new Error(begun.error.message);
  const chance = textStream('choices');
  let { state } = begun.value;
  for (let made = 0; made < ACTIONS; made += 1) {
    const view = rules.publicView(state);
    const [seat] = rules.actors(view);
    if (seat === undefined) return;
    const own = rules.privateView(state, seat);
    const legal = rules.legal(view, own, seat);
    const telling = { words, people: PEOPLE, view };
    const hidden = rules.privateView(rules.redeal?.(state, null, textStream(`${made}`)) ?? state, seat);
    if (rules.actors(view).length > 1)
      expect(onlyAction(game, telling, seat, own), 'a trade may still come').toBeNull();
    yield {
      only: onlyAction(game, telling, seat, own),
      elsewhere: onlyAction(game, telling, seat, hidden),
      legal,
    };
    const action = legal[chance.int(legal.length)];
    if (action === undefined) throw new Error('nothing is legal');
    ({ state } = rules.perform(state, seat, action, textStream(`${made}`)));
  }
}

test.each(HIDING)(
  'what %s does by itself is all that a seat may do, and does not depend on what it hides',
  async (id) => {
    const types = new Set<string>();
    for await (const { only, elsewhere, legal } of offered(id)) {
      expect(elsewhere).toEqual(only);
      if (only === null) continue;
      expect(legal).toEqual([only]);
      types.add(only.type);
    }
    for (const type of types) doneByItself.add(type);
  },
);

test('something is done by itself in some game', () => {
  expect(doneByItself.size).toBeGreaterThan(0);
});
