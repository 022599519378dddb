import { describe, expect, it } from 'vitest';
import { constructionBoomGame as game } from '../../src/rules/index.ts';
import type { Action } from '../../src/rules/types.ts';
import { bonus, fresh, placing, play, position, refused } from './position.ts';

describe('§9 Refusals', () => {
  const state = position({
    drawing: '2 | CT <CT .\n1 | CT . MR\n0 | OG MG CG\n | 0 1 2',
    hands: ['OT OT OR MT MT MR CT CR OG OG', 'MG'],
  });

  it('come in the order of the page: each placement breaks the rule named and all that follow it, as far as it can', () => {
    const tiles = (...list: (readonly [number, number, number])[]): Action => ({
      type: 'place',
      tiles: list.map(([tile, column, row]) => ({ tile, column, row })),
    });
    const [og = -1, , ot = -1, , or = -1, mt = -1] = state.hands[0];
    expect(refused(state, tiles([99, 0, 0], [99, 0, 0], [99, 0, 0]))).toBe('too-many-tiles');
    expect(refused(state, tiles([ot, 0, 0], [99, 0, 0]))).toBe('not-in-hand');
    expect(refused(state, tiles([-1, 0, 0]))).toBe('not-in-hand');
    expect(refused(state, tiles([16, 0, 0]))).toBe('not-in-hand');
    expect(refused(state, tiles([ot, 0, 0], [ot, 0, 0]))).toBe('same-tile');
    expect(refused(state, tiles([ot, 0, 0], [mt, 0, 0]))).toBe('not-same-material');
    expect(refused(state, tiles([ot, 0, 0], [or, 0, 0]))).toBe('not-adjacent');
    expect(refused(state, tiles([ot, 0, 0], [or, 0, -1]))).toBe('occupied');
    expect(refused(state, tiles([ot, 0, -1], [or, 0, -2]))).toBe('not-ground');
    expect(refused(state, tiles([og, 0, 3], [or, 0, 2]))).toBe('not-ground');
    expect(refused(state, tiles([ot, 3, 0], [or, 2, 0]))).toBe('ground-only');
    expect(refused(state, tiles([og, 4, 0], [or, 4, 1]))).toBe('not-beside-ground');
    expect(refused(state, tiles([or, 2, 2], [ot, 2, 1]))).toBe('above-roof');
    expect(refused(state, tiles([or, 1, 1], [ot, 0, 1]))).toBe('below-tile');
    expect(refused(state, tiles([ot, 5, 1], [or, 4, 1]))).toBe('unsupported');
    // The first is fine, the second is tested with it down.
    expect(refused(state, tiles([ot, 0, 3], [or, 0, 2]))).toBe('occupied');
    expect(refused(state, tiles([or, 0, 3], [ot, 0, 4]))).toBe('above-roof');
    expect(refused(state, tiles([ot, 0, 3], [or, 0, 4]))).toBeNull();
    expect(refused(state, tiles([ot, 0, 3], [or, 1, 3]))).toBeNull();
  });

  it('six grounds come before not being beside one', () => {
    const six = position({ drawing: '0 | OG OG OG MG MG MG\n | 0 1 2 3 4 5', hands: ['OG OT', 'MG'] });
    expect(refused(six, placing(six, 'OG 9,0'))).toBe('six-grounds');
    expect(refused(six, placing(six, 'OG 5,0'))).toBe('occupied');
  });

  it('a roof below a tile comes before having no support', () => {
    const high = position({ drawing: '3 | CT <CT\n2 | CT .\n1 | CT .\n0 | OG MG\n | 0 1', hands: ['OR', 'MG'] });
    expect(refused(high, placing(high, 'OR 1,2'))).toBe('below-tile');
  });

  it('of a bonus: the hand of the opponent, then the cell', () => {
    const offered = { ...state, phase: 'bonus' as const };
    expect(refused(offered, { type: 'bonus', tile: state.hands[0][0] ?? -1, column: 0, row: 0 })).toBe('not-in-hand');
    expect(refused(offered, bonus(offered, 'MG 0,0'))).toBe('occupied');
    expect(refused(offered, bonus(offered, 'MG 3,0'))).toBeNull();
  });

  it('of the contract come first: over, turn, phase', () => {
    expect(refused(state, { type: 'pass' }, 1)).toBe('not-your-turn');
    expect(refused(state, { type: 'accept' })).toBe('wrong-phase');
    expect(refused(state, { type: 'skip' })).toBe('wrong-phase');
    expect(refused(state, { type: 'lean', side: 'left' })).toBe('wrong-phase');
    expect(refused(fresh(), { type: 'pass' }, fresh().opener)).toBe('wrong-phase');
    const over = play({ ...state, passes: 1 }, { type: 'pass' }).state;
    expect(refused(over, { type: 'pass' }, 0)).toBe('game-over');
  });

  it('name the rule that they rest on and say what would be right', () => {
    const view = game.publicView(state);
    const refusalOf = (action: Action) => game.refusal(view, {}, 0, action);
    expect(refusalOf({ type: 'place', tiles: [{ tile: 99, column: 0, row: 0 }] })?.rule).toBe('4.1');
    expect(refusalOf(placing(state, 'OG 0,3'))?.rule).toBe('4.3');
    expect(refusalOf(placing(state, 'OT 5,1'))?.rule).toBe('4.4');
    expect(refusalOf(placing(state, 'OT 2,2'))).toEqual({
      code: 'above-roof',
      message: 'Nothing may stand right above a roof; choose another cell.',
      rule: '4.5',
    });
    const offered = game.publicView({ ...state, phase: 'bonus' });
    expect(game.refusal(offered, {}, 0, { type: 'bonus', tile: 99, column: 0, row: 0 })?.rule).toBe('7.2');
  });
});
