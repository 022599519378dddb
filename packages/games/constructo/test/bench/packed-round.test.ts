import { describe, expect, it } from 'vitest';
import { actionList, firstPosition, listActions, type PackedPosition, play } from '../../src/bench/packed-round.ts';
import { neighboursOn } from '../../src/bots/position.ts';
import { STANDARD_BOARDS } from '../../src/view.ts';

/** How many sequences of `depth` actions there are from a position. */
function sequences(at: PackedPosition, neighbours: Int32Array, depth: number): number {
  const list = actionList();
  const number = listActions(at, neighbours, list);
  if (depth === 1) return number;
  let total = 0;
  for (const action of list.subarray(0, number)) {
    const next = { ...at };
    play(next, action);
    total += sequences(next, neighbours, depth - 1);
  }
  return total;
}

describe('The hand-packed Constructo', () => {
  it.each([
    ['triangle', [27, 648, 13_680, 249_696]],
    ['rhombus', [27, 648, 13_704, 251_280]],
    ['clover', [27, 648, 13_680, 249_696]],
  ])('has the sequences of actions on the board %s that the rules have (§2.1)', (id, counts) => {
    const board = STANDARD_BOARDS.find((one) => one.id === id);
    expect(board).toBeDefined();
    const neighbours = neighboursOn(board ?? { id, cells: [] });
    expect(counts.map((_, i) => sequences(firstPosition(), neighbours, i + 1))).toEqual(counts);
  });
});
