import { describe, expect, test } from 'vitest';
import { CompactRound, KEY_HIGH, KEY_LOW, MOST_ACTIONS, WIDTH } from '../../src/bots/compact.ts';
import { actionOf, neighboursOn, positionOf } from '../../src/bots/position.ts';
import type { ConstructoState } from '../../src/rules/index.ts';
import { BOARD_IDS, firstTurn, legalIn, played, randomTurn } from './positions.ts';

function compactOf(state: ConstructoState): CompactRound {
  if (state.board === null) throw new Error('no board yet');
  const round = new CompactRound(neighboursOn(state.board));
  round.begin(positionOf(state));
  return round;
}

/** Sequences of actions, as the compact board counts them. */
function count(round: CompactRound, turn: number, depth: number, list: Uint8Array): number {
  const start = turn * MOST_ACTIONS;
  const end = round.legal(turn, list, start);
  if (depth === 1) return end - start;
  let sum = 0;
  for (let i = start; i < end; i += 1) {
    round.play(turn, list[i] ?? 0);
    sum += count(round, turn + 1, depth - 1, list);
  }
  return sum;
}

/** Sequences of actions of the first round, as the rules count them. */
function countByRules(state: ConstructoState, depth: number): number {
  if (state.round === 2) return 0;
  const actions = legalIn(state);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => sum + countByRules(played(state, action), depth - 1), 0);
}

/** What a compact position holds, keys and all. */
function numbersAt(round: CompactRound, turn: number): readonly number[] {
  return Array.from(round.positions.subarray(turn * WIDTH, (turn + 1) * WIDTH));
}

describe('the compact board', () => {
  /** The rules page, §2.1, depths 1 to 5. */
  test.each([
    ['triangle', [27, 648, 13_680, 249_696, 3_882_984]],
    ['rhombus', [27, 648, 13_704, 251_280, 3_952_744]],
    ['clover', [27, 648, 13_680, 249_696, 3_883_008]],
  ])('counts as many sequences of actions on the %s as the page says', (board, counts) => {
    const round = compactOf(firstTurn(board));
    const list = new Uint8Array(MOST_ACTIONS * 8);
    expect([1, 2, 3, 4, 5].map((depth) => count(round, 0, depth, list))).toEqual(counts);
  });

  test.each(BOARD_IDS)('counts as many as the rules from the middle of rounds on the %s', (board) => {
    const list = new Uint8Array(MOST_ACTIONS * 8);
    let seen = 0;
    for (let i = 0; i < 6; i += 1) {
      const state = randomTurn(board, 10, `middle ${i}`);
      if (state === null) continue;
      seen += 1;
      const round = compactOf(state);
      for (const depth of [1, 2, 3]) expect(count(round, 0, depth, list)).toBe(countByRules(state, depth));
    }
    expect(seen).toBeGreaterThan(3);
  });

  test.each(BOARD_IDS)(
    'has the same legal actions and positions as the rules all through random rounds on the %s',
    (board) => {
      const moves = new Set<string>();
      for (let i = 0; i < 40; i += 1) {
        let state = firstTurn(board);
        const round = compactOf(state);
        const list = new Uint8Array(MOST_ACTIONS);
        for (let turn = 0; state.round === 1; turn += 1) {
          const actions = legalIn(state);
          const end = round.legal(turn, list, 0);
          expect(Array.from(list.subarray(0, end), actionOf)).toEqual(actions);
          expect(numbersAt(round, turn)).toEqual(numbersAt(compactOf(state), 0));
          const chosen = (i * 7919 + turn * 104_729) % actions.length;
          const action = actions[chosen];
          if (action === undefined) throw new Error('a turn without a legal action');
          if (action.type === 'move') moves.add(state.cells[action.from]?.[0]?.size ?? '');
          round.play(turn, list[chosen] ?? 0);
          state = played(state, action);
          if (state.round === 2) expect(round.legal(turn + 1, list, 0)).toBe(0);
        }
      }
      expect([...moves].sort()).toEqual(['medium', 'ring', 'small']);
    },
  );

  test('gives every position a number of its own', () => {
    const texts = new Map<string, string>();
    for (let i = 0; i < 300; i += 1) {
      const state = randomTurn('rhombus', 3 + (i % 12), `key ${i}`);
      if (state === null) continue;
      const numbers = numbersAt(compactOf(state), 0);
      const key = `${numbers[KEY_LOW]} ${numbers[KEY_HIGH]}`;
      const text = numbers.slice(0, 6).join(' ');
      expect(texts.get(key) ?? text).toBe(text);
      texts.set(key, text);
    }
    expect(texts.size).toBeGreaterThan(200);
  });
});
