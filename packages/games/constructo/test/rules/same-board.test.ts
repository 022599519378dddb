import { legal } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { constructoGame } from '../../src/rules/index.ts';
import { act, matchWith, NEARLY_STUCK, place, shownEvents, turn } from './positions.ts';

describe('§2.3 the same board for both rounds', () => {
  test('it is off by default: the second round begins with the choice of a board', () => {
    expect(matchWith({}).options.sameBoard).toBe(false);
    const { state } = act(turn(NEARLY_STUCK), place('medium', 8));
    expect(state).toMatchObject({ phase: 'board', round: 2, toMove: 1, board: null });
  });

  test('switched on the second round begins at once on the board of the first, moved first by the other player', () => {
    const before = turn({ ...NEARLY_STUCK, sameBoard: true });
    const step = act(before, place('medium', 8));
    expect(step.state).toMatchObject({ phase: 'turn', round: 2, starter: 1, toMove: 1, scores: [[1, 0]] });
    expect(step.state.board).toEqual(before.board);
    expect(step.state.cells).toEqual(Array.from({ length: 9 }, () => []));
    expect(legal(constructoGame, step.state, 1)).toHaveLength(27);
    expect(shownEvents(step)).toEqual([
      { type: 'placed', seat: 0, piece: 'medium', cell: 8 },
      { type: 'round-ended', round: 1, points: [1, 0], stuck: 1 },
      { type: 'board-chosen', round: 2, board: 'Row-9' },
    ]);
  });
});
