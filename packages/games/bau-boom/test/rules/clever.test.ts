import { describe, expect, it } from 'vitest';
import { legal } from '../../src/rules/legal.ts';
import { act, type Given, indexOf, position, refusalCode, shownEvents } from './position.ts';

const difference = { type: 'move', by: 'difference' } as const;
const first = { type: 'move', by: 'first' } as const;
const ALL_BUT_TOP = [0, 1, 2, 3, 4, 5, 6, 7, 8];

function clever(given: Given) {
  return position({ ...given, options: { variant: 'clever', ...given.options } });
}

describe('§5.2 the difference', () => {
  it.each([
    [[2, 6], 4],
    [[6, 2], 4],
    [[3, 2], 1],
  ] as const)('of %j is %d, whichever die is larger', (dice, to) => {
    expect(act(clever({ phase: 'move', dice }), difference).state.barrows[0]?.at).toBe(to);
  });

  it('is a fourth move, listed last', () => {
    expect(legal(clever({ phase: 'move' }), 0).at(-1)).toEqual(difference);
    expect(legal(clever({ phase: 'move' }), 0)).toHaveLength(4);
  });
});

describe('§5.2 a difference of 0', () => {
  it('lets the mover take the block under the wheelbarrow', () => {
    const step = act(clever({ at: [4, 0], trail: { 4: 'red' }, phase: 'move', dice: [3, 3] }), difference);
    expect(shownEvents(step)).toEqual([{ type: 'moved', seat: 0, from: 4, to: 4 }]);
    expect(step.state).toMatchObject({ phase: 'choice', actor: 0 });
  });

  it('on a bare normal space does nothing', () => {
    const step = act(clever({ at: [4, 0], phase: 'move', dice: [3, 3] }), difference);
    expect(step.state).toMatchObject({ phase: 'roll', toMove: 1 });
  });

  it('on a ladybug gives another block', () => {
    const given = clever({ at: [14, 0], loads: [['red']], phase: 'move', dice: [1, 1] });
    const step = act(given, difference, [indexOf(given, 'blue')]);
    expect(step.state.barrows[0]?.load).toEqual(['red', 'blue']);
  });

  it('on an anteater costs another block', () => {
    const step = act(clever({ at: [11, 0], loads: [['red', 'blue']], phase: 'move', dice: [1, 1] }), difference);
    expect(step.state.barrows[0]?.load).toEqual(['red']);
  });

  it('on the start neither unloads nor fills, nor pushes those who stand there too', () => {
    const given = clever({ phase: 'move', dice: [5, 5] });
    const step = act(given, difference);
    expect(shownEvents(step)).toEqual([{ type: 'moved', seat: 0, from: 0, to: 0 }]);
    expect(step.state).toMatchObject({ phase: 'roll', toMove: 1, trail: given.trail });
  });
});

describe('§5.2 pushing', () => {
  it('goes as far as the mover moved', () => {
    const step = act(clever({ at: [2, 6], trail: { 10: 'red' }, phase: 'move', dice: [4, 1] }), first);
    expect(step.state.barrows).toEqual([
      { at: 6, load: [] },
      { at: 10, load: ['red'] },
    ]);
  });

  it('goes by the sum, too, and as far again for each further one', () => {
    const given = clever({ seats: 3, at: [1, 8, 15], phase: 'move', dice: [4, 3] });
    const step = act(given, { type: 'move', by: 'sum' });
    expect(step.state.barrows.map(({ at }) => at)).toEqual([8, 15, 22]);
    expect(shownEvents(step).slice(1)).toEqual([
      { type: 'pushed', seat: 1, by: 0, from: 8, to: 15 },
      { type: 'pushed', seat: 2, by: 1, from: 15, to: 22 },
    ]);
  });

  it('passes over those who stand between', () => {
    const step = act(clever({ seats: 3, at: [2, 6, 7], phase: 'move', dice: [4, 1] }), first);
    expect(step.state.barrows.map(({ at }) => at)).toEqual([6, 10, 7]);
  });

  it('ends on the start, where the pushed one unloads', () => {
    const given = clever({ at: [20, 26], loads: [[], ['yellow']], phase: 'move', dice: [6, 1] });
    const step = act(given, first);
    expect(step.state.barrows).toEqual([
      { at: 26, load: [] },
      { at: 0, load: [] },
    ]);
    expect(step.state).toMatchObject({
      phase: 'build',
      actor: 1,
      hand: ['yellow'],
      queue: [{ what: 'land', seat: 0 }],
    });
  });
});

describe('§5.2 the last square', () => {
  it('with blocks left over does not win: one comes off and play goes on', () => {
    const given = clever({ phase: 'build', hand: ['green', 'red'], built: [ALL_BUT_TOP], rest: 1 });
    const full = act(given, { type: 'build', block: 'green', square: 9 });
    expect(shownEvents(full).map(({ type }) => type)).toEqual(['built', 'returned']);
    expect(full.state).toMatchObject({ phase: 'demolish', actor: 0 });
    expect(legal(full.state, 0)).toEqual([{ type: 'demolish', square: 9 }]);
    expect(refusalCode(full.state, { type: 'demolish', square: 8 })).toBe('load-bearing');
    const paid = act(full.state, { type: 'demolish', square: 9 }, [0]);
    expect(shownEvents(paid).map(({ type }) => type)).toEqual(['demolished', 'filled']);
    expect(paid.state).toMatchObject({ phase: 'roll', toMove: 1 });
  });

  it('with the last block of the hand wins', () => {
    const step = act(clever({ phase: 'build', hand: ['green'], built: [ALL_BUT_TOP] }), {
      type: 'build',
      block: 'green',
      square: 9,
    });
    expect(shownEvents(step).at(-1)).toEqual({ type: 'won', seat: 0 });
    expect(step.state.phase).toBe('over');
  });
});
