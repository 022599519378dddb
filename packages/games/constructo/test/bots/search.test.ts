import { describe, expect, test } from 'vitest';
import { BEYOND, Memory } from '../../src/bots/memory.ts';
import { exactValue } from '../../src/bots/perfect.ts';
import { neighboursOn, positionOf } from '../../src/bots/position.ts';
import { RoundSearch, TO_THE_END } from '../../src/bots/search.ts';
import { symmetriesOf } from '../../src/bots/symmetry.ts';
import type { ConstructoState } from '../../src/rules/index.ts';
import { firstTurn, randomTurns, slowValue } from './positions.ts';

function searchOf(state: ConstructoState, bits = 14): RoundSearch {
  if (state.board === null) throw new Error('no board yet');
  const search = new RoundSearch(neighboursOn(state.board), new Memory(bits));
  search.begin(positionOf(state), () => false);
  return search;
}

const LATE = randomTurns(15, 60);
const VALUES = LATE.map((state) => slowValue(state));

describe('the exact value of a round', () => {
  test('is that of trying everything by the rules', () => {
    expect(LATE.map((state) => exactValue(searchOf(state), 0))).toEqual(VALUES);
    expect(new Set(VALUES).size).toBeGreaterThan(3);
  });

  test('is found with a memory that is far too small, too', () => {
    expect(LATE.map((state) => exactValue(searchOf(state, 4), 0))).toEqual(VALUES);
  });

  test('is given as the bound where it lies beyond', () => {
    for (const [i, state] of LATE.entries()) {
      const value = VALUES[i] ?? Number.NaN;
      expect(exactValue(searchOf(state), 0, value + 1, value + 3)).toBe(value + 1);
      expect(exactValue(searchOf(state), 0, value - 3, value - 1)).toBe(value - 1);
      expect(exactValue(searchOf(state), 0, value - 1, value + 1)).toBe(value);
    }
  });

  test('is what deeper and deeper searches end with, and only then they say that it is exact', () => {
    for (const state of randomTurns(11, 12)) {
      const whole = searchOf(state).value(0, TO_THE_END, -BEYOND, BEYOND);
      expect(whole.exact).toBe(true);
      const search = searchOf(state);
      expect(search.value(0, 1, -BEYOND, BEYOND).exact).toBe(false);
      let depth = 2;
      let found = search.value(0, depth, -BEYOND, BEYOND);
      for (; !found.exact; depth += 1) found = search.value(0, depth, -BEYOND, BEYOND);
      expect(found.value + 0).toBe(whole.value + 0);
    }
  });

  test('is null when the search is stopped', () => {
    const search = searchOf(firstTurn('rhombus'));
    search.begin(positionOf(firstTurn('rhombus')), () => true);
    expect(exactValue(search, 0)).toBeNull();
  });
});

describe('the symmetries of the boards', () => {
  test.each([
    ['triangle', 6],
    ['rhombus', 4],
    // Each of the small triangles' outer pairs may be swapped without changing which hexagons touch.
    ['clover', 48],
  ])('of the %s', (board, count) => {
    const neighbours = neighboursOn(firstTurn(board).board ?? { id: '', cells: [] });
    expect(symmetriesOf(neighbours)).toHaveLength(count);
  });
});
