import { describeConformance, describePlaythroughs, playAtRandom } from '@boomtown/game-testing';
import { expect, test } from 'vitest';
import { stoneWallGame } from '../../src/rules/index.ts';
import { handOf, pointsFor, stoneWallRules } from '../../src/view.ts';

describeConformance(stoneWallGame, {
  hiddenPhases: ['play', 'over'],
  hiddenParts: ({ hands, deck }) => ({ hands, deck }),
});

describePlaythroughs(stoneWallGame, new URL('./playthroughs/', import.meta.url));

test('§3 a card scores one, and one more for each lower card next to it', () => {
  const board = Array.from({ length: 25 }, (_, cell) => (cell === 1 || cell === 5 ? { card: cell, seat: 0 } : null));
  expect(pointsFor(board, 2, 0)).toBe(2);
  expect(pointsFor(board, 1, 0)).toBe(1);
  expect(pointsFor(board, 5, 12)).toBe(1);
});

test('§2 after the first card only cells that touch one may be played on', () => {
  const { positions } = playAtRandom(stoneWallGame, { seats: 2, options: {}, seed: 'apart', policy: 'apart' });
  const after = positions[1];
  if (after === undefined || after.made === null) throw new Error('a match has a first action');
  const { cell: first } = after.made.action;
  const view = stoneWallGame.publicView(after.state);
  const seat = view.toMove;
  const own = stoneWallGame.privateView(after.state, seat);
  const [card = 0] = handOf(view, own, seat);
  const apart = first < 12 ? 24 : 0;
  expect(stoneWallRules.refusal(view, own, seat, { type: 'play', card, cell: apart })?.code).toBe('apart');
  const cells = new Set(stoneWallRules.legal(view, own, seat).map(({ cell }) => cell));
  expect([...cells].every((cell) => [1, 5].includes(Math.abs(cell - first)))).toBe(true);
});
