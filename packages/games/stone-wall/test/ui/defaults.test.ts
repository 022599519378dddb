import { defaultFixtures } from '@boomtown/ui-kit';
import { expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import { modules } from '../../src/ui/module.ts';

test('events sound like what their names say', () => {
  expect(modules['stone-wall'].sounds).toEqual({ played: 'place', drew: 'card' });
});

test('the gallery has positions of a match from its start to its end, as a player sees them', () => {
  const { fixtures, snapshot } = defaultFixtures(game);
  expect(fixtures).toEqual(['start', 'early', 'middle', 'late', 'end']);
  const shown = fixtures.map((name) => snapshot(name, 0));
  expect(shown[0]?.step).toBe(0);
  expect(shown.map(({ step }) => step)).toEqual(shown.map(({ step }) => step).toSorted((a, b) => a - b));
  // The positions are the game's own.
  const over = shown.map(({ view }) => game.outcome(view as never) !== null);
  expect(over).toEqual([false, false, false, false, true]);
  for (const { you } of shown) expect(you.map(({ seat }) => seat)).toEqual([0]);
  expect(snapshot('start', 1).step).toBe(1);
  expect(snapshot('end', 9)).toEqual(shown.at(-1));
});
