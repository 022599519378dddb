import { plainModule } from '@boomtown/ui-kit';
import { anyWords } from '@boomtown/ui-kit/plain-teller';
import { type StoneWall, stoneWallRules } from '../view.ts';
import { rows, teller } from './table.ts';

/** The game in the browser. Whatever it does better than the default stands after `...plainModule(…)`. */
export const modules = {
  'stone-wall': plainModule<StoneWall>({
    id: 'stone-wall',
    rules: stoneWallRules,
    teller,
    rows,
    score: ({ scores }, seat) => scores[seat] ?? 0,
    facts: (seat, { words, view }) => [
      anyWords(words).text('stone-wall.facts', { count: view.hands[seat] ?? 0 }),
      anyWords(words).text('stone-wall.deck', { count: view.deck }),
    ],
    async fetchScene() {
      const { plainTable } = await import('@boomtown/scene-kit');
      return { mount: plainTable<StoneWall>({ rules: stoneWallRules, teller, rows }) };
    },
  }),
};
