import { describe, expect, test } from 'vitest';
import { type Analysis, createAnalyst } from '../../src/bots/analysis.ts';
import type { ConstructoState } from '../../src/rules/index.ts';
import { BOARD_IDS, firstTurn, legalIn, played, randomTurns, slowValue } from './positions.ts';

const analyst = createAnalyst(16);

/** With time that passes only by being asked for. */
function analyse(state: ConstructoState, asks = 10_000): Analysis {
  let clock = 0;
  return analyst.analyse(state, {
    milliseconds: asks,
    now: () => {
      clock += 1;
      return clock;
    },
  });
}

/** A seat's lead in points, as one of seat 0. */
function ofFirstSeat(seat: number, points: number): number {
  return seat === 0 ? points : 0 - points;
}

describe('the analysis of a position', () => {
  const late = randomTurns(15, 40);

  test('is perfect near the end of a round: the lead, and all actions that keep it', () => {
    for (const state of late) {
      const known = new Map<string, number>();
      const { lead, exact, best } = analyse(state);
      expect(exact).toBe(true);
      expect(lead).toBe(ofFirstSeat(state.toMove, slowValue(state, known)));
      const keeping = legalIn(state).filter((action) => {
        const next = played(state, action);
        const [first = 0, second = 0] = next.scores.at(-1) ?? [];
        return lead === (next.round === 2 ? first - second : ofFirstSeat(next.toMove, slowValue(next, known)));
      });
      expect([...best].map((action) => JSON.stringify(action)).sort()).toEqual(
        keeping.map((action) => JSON.stringify(action)).sort(),
      );
    }
  });

  test('adds the points of the round before', () => {
    for (const state of late.slice(0, 10)) {
      const second: ConstructoState = { ...state, round: 2, starter: 1, scores: [[3, 1]] };
      expect(analyse(second).lead).toBe(analyse(state).lead + 2);
    }
  });

  test('says so when it is an estimate', () => {
    const row = { id: 'Row', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((q) => [q, 0]) };
    const { lead, exact, best } = analyse(firstTurn('Row', { boards: [row] }), 3);
    expect(exact).toBe(false);
    expect(Math.abs(lead)).toBeLessThan(4);
    expect(best).toHaveLength(1);
  });

  test('has no action to show when none is to be taken on a board', () => {
    let state = firstTurn(BOARD_IDS[0] ?? '');
    while (state.round === 1) {
      const [action] = legalIn(state);
      if (action === undefined) throw new Error('a turn without a legal action');
      state = played(state, action);
    }
    const [first = 0, second = 0] = state.scores[0] ?? [];
    expect(analyse(state)).toEqual({
      round: 2,
      settled: first - second,
      lead: first - second,
      exact: false,
      best: [],
    });
    const over: ConstructoState = {
      ...state,
      phase: 'over',
      scores: [
        [2, 1],
        [0, 4],
      ],
    };
    expect(analyse(over)).toEqual({ round: 2, settled: -3, lead: -3, exact: true, best: [] });
  });
});
