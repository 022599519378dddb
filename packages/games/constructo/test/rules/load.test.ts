import { describe, expect, test } from 'vitest';
import { type ConstructoState, constructoGame, constructorGame } from '../../src/rules/index.ts';
import { act, matchWith, NEARLY_STUCK, place, stack, turn } from './positions.ts';

const CHOICE = matchWith({ starter: 1 });
const TURN = turn({ cells: { 0: 's0 r1 m0', 4: 'r1', 5: 'm0' }, toMove: 1 });
const OVER = act(turn({ ...NEARLY_STUCK, round: 2, starter: 1, scores: [[2, 1]] }), place('medium', 8)).state;
/** Ended because seat 1 can do nothing; seat 0 could still move. */
const OVER_FOR_ONE = act(
  turn({ cells: { ...NEARLY_STUCK.cells, 2: 'm0', 5: 'r0', 6: 's1' }, round: 2, starter: 1, scores: [[2, 1]] }),
  place('medium', 8),
).state;

/** The code of the refusal to read it, or `null`. */
function codeFor(state: unknown): string | null {
  const read = constructoGame.parseState(state);
  return read.ok ? null : read.error.code;
}

describe('§3 reading a state from outside', () => {
  test.each([
    ['a choice of a board', CHOICE],
    ['a turn', TURN],
    ['the end', OVER],
    ['the end for one who is stuck while the other is not', OVER_FOR_ONE],
    ['a choice of the second board', { ...CHOICE, round: 2, starter: 0, toMove: 0, scores: [[3, 3]] }],
    ['a turn of the second round', { ...TURN, round: 2, scores: [[6, 0]] }],
    ['a starter other than the options name', { ...CHOICE, starter: 0, toMove: 0 }],
    ['the same starter in both rounds', { ...CHOICE, round: 2, scores: [[0, 0]] }],
    ['a stack of one colour', turn({ cells: { 0: 's0 r0 m0' } })],
    ['a turn that play could not have led to', turn({ cells: { 0: 'r0', 1: 'r0', 2: 'r0', 3: 'm0' } })],
  ])('%s is read as it is', (_, state) => {
    const read = constructoGame.parseState(JSON.parse(JSON.stringify(state)));
    expect(read.ok && read.value).toEqual(state);
  });

  test('a state is one of its own edition only', () => {
    expect(constructorGame.parseState(TURN)).toMatchObject({ ok: false, error: { code: 'malformed' } });
    expect(constructorGame.parseState({ ...TURN, game: 'constructor' }).ok).toBe(true);
    expect(codeFor({ ...TURN, game: 'constructor' })).toBe('malformed');
  });

  test('a minus before a zero is no difference', () => {
    const read = constructoGame.parseState({ ...TURN, starter: -0, scores: [] });
    expect(read.ok && Object.is(read.value.starter, 0)).toBe(true);
  });

  test.each<readonly [string, unknown]>([
    ['no object', null],
    ['a list', [TURN]],
    ['an unknown field', { ...TURN, winner: 0 }],
    ['a missing field', { ...TURN, scores: undefined }],
    ['an option that is missing', { ...TURN, options: { starter: 'random', sameBoard: false } }],
    ['an option out of range', { ...TURN, options: { ...TURN.options, starter: 2 } }],
    ['an own board that is none', { ...TURN, options: { ...TURN.options, boards: [{ id: 'x', cells: [] }] } }],
    ['an unknown phase', { ...TURN, phase: 'pause' }],
    ['a third round', { ...TURN, round: 3 }],
    ['a starter that is no seat', { ...TURN, starter: 2 }],
    ['a mover that is no seat', { ...TURN, toMove: null }],
    ['another mover than the starter at the choice', { ...CHOICE, toMove: 0 }],
    ['a board at the choice', { ...CHOICE, board: TURN.board }],
    ['cells at the choice', { ...CHOICE, cells: TURN.cells }],
    ['a reserve that is not full at the choice', { ...CHOICE, reserve: TURN.reserve }],
    ['a second choice with the same board for both rounds', sameBoardChoice()],
    ['a turn without a board', { ...TURN, board: null }],
    ['a board that the table does not have', { ...TURN, board: { id: 'Row-8', cells: TURN.board?.cells } }],
    ['a board with other cells', { ...TURN, board: { id: 'rhombus', cells: TURN.board?.cells } }],
    ['a board with an unknown field', { ...TURN, board: { ...TURN.board, name: 'Row' } }],
    ['eight cells', { ...TURN, cells: TURN.cells.slice(0, 8) }],
    ['a cell that is no list', { ...TURN, cells: TURN.cells.with(8, JSON.parse('null')) }],
    ['a piece of an unknown size', withCell(8, [{ seat: 0, size: 'huge' }])],
    ['a piece of nobody', withCell(8, [{ seat: 2, size: 'small' }])],
    ['a piece with an unknown field', withCell(8, [{ seat: 0, size: 'small', age: 1 }])],
    ['a piece too many', { ...TURN, cells: TURN.cells.with(8, stack('s1')) }],
    ['a piece too few', { ...TURN, cells: TURN.cells.with(4, []) }],
    ['a negative reserve', { ...TURN, reserve: [{ ring: 3, medium: 1, small: -1 }, TURN.reserve[1]] }],
    ['a reserve with half a ring', { ...TURN, reserve: [{ ring: 2.5, medium: 1, small: 2 }, TURN.reserve[1]] }],
    ['a reserve without smalls', { ...TURN, reserve: [{ ring: 3, medium: 1 }, TURN.reserve[1]] }],
    ['three reserves', { ...TURN, reserve: [...TURN.reserve, TURN.reserve[0]] }],
    ['points of a round that goes on', { ...TURN, scores: [[0, 0]] }],
    ['no points of a round that ended', { ...TURN, round: 2 }],
    ['more points than there can be towers', { ...TURN, round: 2, scores: [[4, 3]] }],
    ['negative points', { ...TURN, round: 2, scores: [[-1, 3]] }],
    ['points of one player', { ...TURN, round: 2, scores: [[3]] }],
    ['an end of the first round', { ...OVER, round: 1 }],
    ['an end without the last points', { ...OVER, scores: [[2, 1]] }],
    [
      'an end with other points than its towers',
      {
        ...OVER,
        scores: [
          [2, 1],
          [0, 1],
        ],
      },
    ],
    [
      'an end while the player to move can act',
      {
        ...TURN,
        phase: 'over',
        round: 2,
        scores: [
          [0, 0],
          [1, 0],
        ],
      },
    ],
    ['an end for the other player, who can act', { ...OVER_FOR_ONE, toMove: 0 }],
    ['a turn of a player who can do nothing', { ...OVER, phase: 'turn', scores: [[2, 1]] }],
  ])('%s is malformed', (_, state) => {
    expect(codeFor(JSON.parse(JSON.stringify(state)))).toBe('malformed');
  });

  test.each([
    ['m1 r0', 'a ring on a medium'],
    ['r1 s0', 'a small on a ring'],
    ['r1 s0 m1', 'a small inside, put there last'],
    ['r1 m0 s1 r0', 'a ring round a crowning small'],
    ['s1 m0', 'a medium on a small'],
    ['r0 r1', 'a ring on a ring'],
  ])("a hexagon can't hold %s: %s", (pieces) => {
    expect(codeFor(turn({ cells: { 3: pieces } }))).toBe('malformed');
  });

  test.each(['s0 r1', 'r0 m1', 'm1 s0', 's1 r0 m1', 'r0 m1 s0', 's1 r0 m1 s0'])('a hexagon can hold %s', (pieces) => {
    expect(codeFor(turn({ cells: { 3: pieces } }))).toBeNull();
  });
});

function withCell(cell: number, pieces: readonly unknown[]): object {
  return { ...TURN, cells: TURN.cells.map((old, i) => (i === cell ? pieces : old)) };
}

function sameBoardChoice(): ConstructoState {
  return { ...matchWith({ starter: 1, sameBoard: true }), round: 2, starter: 0, toMove: 0, scores: [[0, 0]] };
}
