import { textStream } from '@boomtown/game-core';
import { playAtRandom } from '@boomtown/game-testing';
import { describe, expect, test } from 'vitest';
import { perform } from '../../src/rules/apply.ts';
import { type ConstructoState, constructoGame } from '../../src/rules/index.ts';
import { legal } from '../../src/rules/legal.ts';
import { naiveCount, naiveCountFrom, type Position } from './naive-counter.ts';

/** §2.1: sequences of actions from a round's first turn, depths 1 to 5. */
const COUNTS: readonly (readonly [board: string, counts: readonly number[]])[] = [
  ['triangle', [27, 648, 13_680, 249_696, 3_882_984]],
  ['rhombus', [27, 648, 13_704, 251_280, 3_952_744]],
  ['clover', [27, 648, 13_680, 249_696, 3_883_008]],
];

const DEPTHS = [1, 2, 3, 4, 5];

describe('§2.1 the number of sequences of actions', () => {
  test.each(COUNTS)('on the %s, as the rules play it', (board, counts) => {
    const first = firstTurnOn(board);
    expect(DEPTHS.map((depth) => count(first, depth))).toEqual(counts);
  });

  test.each(COUNTS)('on the %s, as the naive counter counts them', (board, counts) => {
    const cells = firstTurnOn(board).board?.cells ?? [];
    expect(DEPTHS.map((depth) => naiveCount(cells, depth))).toEqual(counts);
  });
});

describe('§1.3 to §1.6 the naive counter agrees all through a match', () => {
  test.each(['even', 'types', 'first', 'last'] as const)('played by random players of the lean %s', (lean) => {
    let heights = 0;
    for (let play = 0; play < 25; play += 1) {
      const settings = { options: {}, seats: 2, seed: `naive ${play}`, policy: `naive ${play}`, lean };
      for (const { state } of playAtRandom(constructoGame, settings).positions) {
        if (state.board === null) continue;
        const counted = naiveCountFrom(state.board.cells, naively(state), 1);
        expect(legal(state, state.toMove)).toHaveLength(counted);
        expect(state.phase === 'over').toBe(counted === 0);
        heights = Math.max(heights, ...state.cells.map((stack) => stack.length));
      }
    }
    if (lean === 'even') expect(heights).toBe(4);
  });
});

function naively(state: ConstructoState): Position {
  const colour = (seat: number) => (seat === 0 ? 'y' : 'b');
  const letters = { ring: 'R', medium: 'M', small: 'S' } as const;
  const [y, b] = state.reserve.map(({ ring, medium, small }) => [
    ...Array.from({ length: ring }, () => 'R'),
    ...Array.from({ length: medium }, () => 'M'),
    ...Array.from({ length: small }, () => 'S'),
  ]);
  return {
    hexagons: state.cells.map((stack) => stack.map(({ seat, size }) => letters[size] + colour(seat)).join('')),
    reserves: { y: y ?? [], b: b ?? [] },
    turn: colour(state.toMove),
  };
}

function firstTurnOn(board: string): ConstructoState {
  const set = constructoGame.setup({ starter: 0 }, 2, textStream('perft'));
  if (!set.ok) throw new Error(set.error.message);
  return perform(set.value.state, 0, { type: 'board', board }).state;
}

function count(state: ConstructoState, depth: number): number {
  const actions = legal(state, state.toMove);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => sum + count(perform(state, state.toMove, action).state, depth - 1), 0);
}
