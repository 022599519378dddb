import { readFileSync } from 'node:fs';
import { GALLERY_FIXTURES } from '@boomtown/registry/fixtures';
import { GAME_IDS } from '@boomtown/registry/ids';
import { loadGame } from '@boomtown/registry/ui';
import { describe, expect, test } from 'vitest';
import { en, pageWords } from '../../src/messages/words.ts';
import { CURVE_GROUNDS, contrast, curveSeats, seatColours } from '../../src/pages/replay/curve-seats.ts';

const words = pageWords('en', en);

test('curves are measured against the ground that they are drawn on', () => {
  const tokens = readFileSync(new URL('../../src/style/tokens.css', import.meta.url), 'utf8');
  const [light, dark] = tokens.split('[data-theme="dark"]');
  expect(light).toContain(`--card: ${CURVE_GROUNDS.light};`);
  expect(dark).toContain(`--card: ${CURVE_GROUNDS.dark};`);
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});

describe.each(GAME_IDS)('the lines of the seats of %s', (id) => {
  const fixtures = GALLERY_FIXTURES[id];
  if (fixtures === undefined) throw new Error(`${id} has no fixtures`);

  test('have the colours of their seats, each another one, and stand out under both themes', async () => {
    const game = await loadGame(id);
    for (const name of fixtures.fixtures) {
      const { view } = fixtures.snapshot(name, 0);
      const { scores } = game.rules.outcome(view) ?? { scores: null };
      const count = scores?.length ?? game.rules.info.seats.min;
      const people = Array.from({ length: count }, (_, seat) => ({ seat, name: 'Ada' }));
      const seats = curveSeats(game, { words, people, view });
      const colours = seats.map(({ emblem }) => emblem.colour);
      expect(new Set(colours).size).toBe(count);
      for (const colour of colours) {
        const drawn = seatColours(colour);
        expect(drawn['--seat']).toBe(colour);
        for (const theme of ['light', 'dark'] as const) {
          const edge = drawn[`--edge-${theme}`];
          const shown = edge === 'transparent' ? colour : edge;
          expect(contrast(shown, CURVE_GROUNDS[theme]), `${colour} under ${theme}`).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
});
