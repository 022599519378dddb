import { LEVELS, type Thinking, countedThinking as thinking } from '@boomtown/bots/playing';
import { plainZero } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { createConstructoBot } from '../../src/bots/index.ts';
import type { ConstructoAction, ConstructoState } from '../../src/rules/index.ts';
import { BOARD_IDS, firstTurn, legalIn, played, randomTurn, randomTurns, slowValue } from './positions.ts';

const bot = createConstructoBot();

function choose(state: ConstructoState, how: Thinking): ConstructoAction {
  return bot.choose({ view: state, own: {}, seat: state.toMove, legal: legalIn(state), seen: [] }, how);
}

/** By board what was found out about its rounds. */
const found = new Map<string, Map<string, number>>();

function bestWorth(state: ConstructoState): number {
  const id = state.board?.id ?? '';
  const known = found.get(id) ?? new Map<string, number>();
  found.set(id, known);
  return slowValue(state, known);
}

/** What an action is worth to the one who makes it, by trying everything. */
function worth(state: ConstructoState, action: ConstructoAction): number {
  const next = played(state, action);
  if (next.scores.length === state.scores.length) return plainZero(-bestWorth(next));
  const [first = 0, second = 0] = next.scores.at(-1) ?? [];
  return plainZero(state.toMove === 0 ? first - second : second - first);
}

/** The same turn in the second round, with points of the first. */
function inLastRound(state: ConstructoState, scores: readonly [number, number]): ConstructoState {
  return { ...state, round: 2, starter: 1 - state.starter, scores: [scores] };
}

describe('a bot of every level', () => {
  test.each(LEVELS)('(%s) makes legal moves all through matches, whatever the time', (level) => {
    for (const [i, asks] of [1, 3, 20].entries()) {
      let state = firstTurn(BOARD_IDS[i] ?? '');
      for (let step = 0; state.phase !== 'over'; step += 1) {
        const action = choose(state, thinking(level, asks, step));
        expect(legalIn(state)).toContainEqual(action);
        state = played(state, action);
      }
    }
  });

  test.each(LEVELS)('(%s) plays boards that no book knows', (level) => {
    const boards = [{ id: 'Row', cells: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((q) => [q, 0]) }];
    let state = firstTurn('Row', { boards });
    for (let turn = 0; state.round === 1; turn += 1) state = played(state, choose(state, thinking(level, 10, turn)));
    expect(legalIn(state)).toContainEqual(choose(state, thinking(level, 30)));
  });
});

describe('a hard bot', () => {
  const late = randomTurns(15, 80);

  test('keeps in the first round what the round is worth, to the point', () => {
    let choices = 0;
    for (const state of late) {
      const value = bestWorth(state);
      expect(worth(state, choose(state, thinking('hard')))).toBe(value);
      if (legalIn(state).some((action) => worth(state, action) < value)) choices += 1;
    }
    expect(choices).toBeGreaterThan(15);
  });

  test.each([
    [2, 0],
    [0, 1],
    [1, 1],
  ])('gets in the last round the match that can be got after %i to %i', (first, second) => {
    const result = (state: ConstructoState, points: number): number =>
      Math.sign(points + (state.toMove === 0 ? first - second : second - first));
    for (const state of late) {
      const last = inLastRound(state, [first, second]);
      const action = choose(last, thinking('hard'));
      expect(plainZero(result(state, worth(state, action)))).toBe(plainZero(result(state, bestWorth(state))));
    }
  });

  test('makes a move in time when it can see no end', () => {
    const state = randomTurn('rhombus', 4, 'early');
    if (state === null) throw new Error('the round is over');
    expect(legalIn(state)).toContainEqual(choose(state, thinking('hard', 2)));
  });
});

describe('a normal bot', () => {
  test('finds the one action next to which all others are worth two points less, late in a round', () => {
    let such = 0;
    for (const state of randomTurns(16, 60)) {
      const values = legalIn(state).map((action) => worth(state, action));
      const best = Math.max(...values);
      if (values.filter((value) => value > best - 2).length > 1) continue;
      such += 1;
      expect(worth(state, choose(state, thinking('normal')))).toBe(best);
    }
    expect(such).toBeGreaterThan(1);
  });
});
