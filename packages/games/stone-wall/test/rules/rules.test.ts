import { describeConformance, describePlaythroughs, playAtRandom } from '@boomtown/game-testing';
import { expect, test } from 'vitest';
import { game } from '../../src/rules/index.ts';
import { pointsFor } from '../../src/view.ts';

describeConformance(game, { hiddenPhases: ['play', 'over'], hiddenParts: ({ hands, deck }) => ({ hands, deck }) });
describePlaythroughs(game, new URL('./playthroughs/', import.meta.url));

test('§2 a card is worth one, and one more for each lower card next to it', () => {
  const board = Array.from({ length: 25 }, (_, cell) => (cell === 1 || cell === 5 ? { card: cell, seat: 0 } : null));
  expect([pointsFor(board, 2, 0), pointsFor(board, 1, 0), pointsFor(board, 5, 12)]).toEqual([2, 1, 1]);
});

test('§2 after the first card only cells that touch one may be played on', () => {
  const { positions } = playAtRandom(game, { seats: 2, options: {}, seed: 'apart', policy: 'apart' });
  const after = positions[1];
  if (after === undefined || after.made === null) throw new Error('a match has a first action');
  const { cell: first } = after.made.action;
  const view = game.publicView(after.state);
  const seat = view.toMove;
  const own = game.privateView(after.state, seat);
  const [card = 0] = own.hand ?? [];
  const apart = first < 12 ? 24 : 0;
  expect(game.refusal(view, own, seat, { type: 'play', card, cell: apart })?.code).toBe('apart');
  const cells = new Set(game.legal(view, own, seat).map(({ cell }) => cell));
  expect([...cells].every((cell) => [1, 5].includes(Math.abs(cell - first)))).toBe(true);
});
