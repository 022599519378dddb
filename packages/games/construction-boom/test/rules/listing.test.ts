import { legal } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { constructionBoomGame as game } from '../../src/rules/index.ts';
import type { Action, State } from '../../src/rules/types.ts';
import { fresh, options, place, play, position, refused } from './position.ts';

describe('§4 What is listed', () => {
  const streets = [
    '0 | OG MG CG\n | 0 1 2',
    '2 | CT <CT .\n1 | CT . MR\n0 | OG MG CG\n | 0 1 2',
    '3 | . MR .\n2 | MT> MT OT\n1 | . CT MT\n0 | . CG OG\n | -1 0 1',
    '0 | .\n | 0',
  ];

  it.each(streets)('is what is not refused, and nothing else\n%s', (drawing) => {
    const state = position({ drawing, hands: ['MT27 CT43 CT42 OT11 OR15 CR47 MG19 CG35', 'OT'] });
    const listed = new Set(options(state).map((action) => JSON.stringify(action)));
    const tried = everyPlacement(state);
    expect(tried.filter((action) => listed.has(JSON.stringify(action)) !== (refused(state, action) === null))).toEqual(
      [],
    );
    expect(tried.filter((action) => listed.has(JSON.stringify(action))).length).toBe(listed.size - 1);
  });
});

/** One tile or two of the hand in every cell round the street. */
function everyPlacement(state: State) {
  const singles = state.hands[0].flatMap((tile) =>
    [-3, -2, -1, 0, 1, 2, 3, 4].flatMap((column) => [-1, 0, 1, 2, 3, 4, 5].map((row) => ({ tile, column, row }))),
  );
  const near = (a: { column: number; row: number }, b: { column: number; row: number }) =>
    Math.abs(a.column - b.column) <= 1 && Math.abs(a.row - b.row) <= 1;
  const pairs = singles.flatMap((first) =>
    singles.filter((second) => near(first, second)).map((second) => [first, second]),
  );
  return [...singles.map((single) => [single]), ...pairs].map((tiles) => ({ type: 'place' as const, tiles }));
}

describe('§9 Lists and timeouts', () => {
  it('list bids ascending, then accept, then double', () => {
    const { state } = play(fresh(), { type: 'bid', number: 16, material: 'modern' });
    expect(options(state)).toEqual([
      { type: 'bid', number: 16, material: 'cheap' },
      { type: 'accept' },
      { type: 'double' },
    ]);
  });

  it('list single placements by tile, column, row, then pairs by first and second, then pass', () => {
    const state = position({ drawing: '1 | CT .\n0 | OG MG\n | 0 1', hands: ['OT CT CT CG', 'MG'] });
    const listed = options(state);
    expect(listed.at(-1)).toEqual({ type: 'pass' });
    const keys = listed.slice(0, -1).map((action) => {
      if (action.type !== 'place') throw new Error('a placement is expected');
      const numbers = action.tiles.flatMap(({ tile, column, row }) => [tile, column, row]);
      return [action.tiles.length, ...numbers];
    });
    expect(keys).toEqual([...keys].sort((a, b) => a.map((n, i) => n - (b[i] ?? 0)).find((n) => n !== 0) ?? 0));
    expect(keys.some(([length]) => length === 2)).toBe(true);
  });

  it('list nothing for a seat that is not to act', () => {
    const state = fresh();
    expect(legal(game, state, 1 - state.opener)).toEqual([]);
  });

  it('do for a seat whose time is up what is always legal', () => {
    const start = fresh();
    expect(timeoutOf(start)).toEqual({ type: 'bid', number: 1, material: 'old' });
    expect(timeoutOf(play(start, { type: 'bid', number: 16, material: 'cheap' }).state)).toEqual({ type: 'accept' });
    const build = position({ drawing: '2 | CT . CT\n1 | OT . MT\n0 | OG CG MG\n | 0 1 2', hands: ['CT OG', 'MG'] });
    expect(timeoutOf(build)).toEqual({ type: 'pass' });
    const lean = place(build, 'CT 1,2').state;
    expect(timeoutOf(lean)).toEqual({ type: 'lean', side: 'left' });
    expect(timeoutOf(play(lean, { type: 'lean', side: 'left' }).state)).toEqual({ type: 'skip' });
  });
});

function timeoutOf(state: State): Action {
  return game.timeout(game.publicView(state), game.privateView(state, state.actor ?? 0), state.actor ?? 0);
}
