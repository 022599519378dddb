import { describe, expect, it } from 'vitest';
import { legal } from '../../src/rules/legal.ts';
import { outcome } from '../../src/rules/outcome.ts';
import { act, position, shownEvents } from './position.ts';

const first = { type: 'move', by: 'first' } as const;
const ALL_BUT_TOP = [0, 1, 2, 3, 4, 5, 6, 7, 8];

describe('§4.1 unloading', () => {
  it('empties the wheelbarrow into the hand, in the order loaded, for all to see', () => {
    const step = act(position({ at: [28, 3], loads: [['blue', 'red', 'blue']], phase: 'move', dice: [4, 1] }), first);
    expect(step.state).toMatchObject({ phase: 'build', actor: 0, hand: ['blue', 'red', 'blue'], queue: [] });
    expect(step.state.barrows[0]).toEqual({ at: 0, load: [] });
    expect(step.events.at(-1)).toEqual({
      to: 'all',
      event: { type: 'unloaded', seat: 0, blocks: ['blue', 'red', 'blue'] },
    });
  });
});

describe('§4.2 building', () => {
  it('offers empty squares of the hand’s colours that are supported, by square', () => {
    const given = position({
      phase: 'build',
      hand: ['red', 'green', 'red', 'blue'],
      built: [[1, 2, 3]],
    });
    expect(legal(given, 0)).toEqual([
      { type: 'build', block: 'red', square: 0 },
      { type: 'build', block: 'blue', square: 5 },
      { type: 'build', block: 'red', square: 6 },
    ]);
  });

  it('takes the first block of its colour out of the hand', () => {
    const given = position({ phase: 'build', hand: ['blue', 'red', 'green', 'red'] });
    const step = act(given, { type: 'build', block: 'red', square: 0 });
    expect(step.state.hand).toEqual(['blue', 'green', 'red']);
    expect(step.state.hills[0]?.built[0]).toBe('red');
    expect(shownEvents(step)).toEqual([{ type: 'built', seat: 0, block: 'red', square: 0 }]);
  });

  it('goes on as long as any block of the hand fits: what did not fit before may fit now', () => {
    const given = position({ phase: 'build', hand: ['green', 'yellow'], built: [[0]] });
    const yellow = act(given, { type: 'build', block: 'yellow', square: 1 }).state;
    expect(legal(yellow, 0)).toEqual([
      { type: 'build', block: 'green', square: 2 },
      { type: 'build', block: 'green', square: 4 },
    ]);
    const done = act(yellow, { type: 'build', block: 'green', square: 4 }, Array(27).fill(0)).state;
    expect(done).toMatchObject({ phase: 'roll', toMove: 1, hand: [] });
  });
});

describe('§4.3 leftover blocks', () => {
  it('go back in the order of the hand, and one block must come off, however many were left', () => {
    const given = position({ phase: 'build', hand: ['blue', 'yellow', 'red', 'yellow'], built: [[0, 3]], rest: 1 });
    const built = act(given, { type: 'build', block: 'yellow', square: 1 });
    expect(built.state).toMatchObject({ phase: 'demolish', actor: 0, hand: [], container: ['blue', 'red', 'yellow'] });
    expect(shownEvents(built)).toEqual([
      { type: 'built', seat: 0, block: 'yellow', square: 1 },
      { type: 'returned', seat: 0, count: 3 },
    ]);
    const paid = act(built.state, { type: 'demolish', square: 3 }, [3, 0, 1]);
    expect(shownEvents(paid)).toEqual([
      { type: 'demolished', seat: 0, square: 3, block: 'blue' },
      { type: 'filled', spaces: [1, 2, 3, 4], blocks: ['blue', 'blue', 'yellow', 'red'] },
    ]);
    expect(paid.state).toMatchObject({ phase: 'roll', toMove: 1, container: [] });
  });

  it('at once where none of the load fits', () => {
    const step = act(
      position({ at: [28, 0], loads: [['red', 'red']], built: [[0]], phase: 'move', dice: [2, 1], rest: 1 }),
      first,
    );
    expect(shownEvents(step).map(({ type }) => type)).toEqual(['moved', 'unloaded', 'returned']);
    expect(step.state).toMatchObject({ phase: 'demolish', hand: [], container: ['red', 'red'] });
  });

  it('only a block that carries none may come off, by square', () => {
    expect(legal(position({ phase: 'demolish', built: [[0, 1, 2, 3, 4]] }), 0)).toEqual([
      { type: 'demolish', square: 2 },
      { type: 'demolish', square: 3 },
      { type: 'demolish', square: 4 },
    ]);
    expect(legal(position({ phase: 'demolish', built: [ALL_BUT_TOP] }), 0)).toEqual([
      { type: 'demolish', square: 7 },
      { type: 'demolish', square: 8 },
    ]);
  });
});

describe('§4.4 filling the trail', () => {
  it('by ascending number, but not under wheelbarrows, and what came back is in the container already', () => {
    const given = position({
      seats: 3,
      at: [0, 2, 27],
      trail: { 1: 'red', 3: 'blue' },
      phase: 'demolish',
      built: [[0]],
    });
    const last = given.container.length;
    const step = act(given, { type: 'demolish', square: 0 }, [last, ...Array(22).fill(0)]);
    const filled = shownEvents(step)[1];
    expect(filled).toMatchObject({ type: 'filled', spaces: expect.arrayContaining([4, 5, 29]) });
    if (filled?.type !== 'filled') throw new Error('nothing was filled');
    expect(filled.blocks?.[0]).toBe('red');
    expect(filled.spaces).toEqual(filled.spaces.toSorted((a, b) => a - b));
    expect(filled.spaces).not.toContain(2);
    expect(filled.spaces).not.toContain(27);
    expect(step.state.trail.flatMap((block, space) => (block === null ? [space] : []))).toEqual([0, 2, 11, 23, 27]);
    expect(step.state.trail[1]).toBe('red');
    expect(step.state.container).toHaveLength(given.container.length + 1 - 23);
  });

  it('ends when the container is empty, without an event if nothing was filled', () => {
    const given = position({ phase: 'build', hand: ['red'], rest: 1 });
    const step = act(given, { type: 'build', block: 'red', square: 0 });
    expect(shownEvents(step).map(({ type }) => type)).toEqual(['built']);
    expect(step.state.trail.every((block) => block === null)).toBe(true);
    expect(step.state.toMove).toBe(1);
  });
});

describe('§4.5 completing the hill', () => {
  it('wins at once, whatever is left over', () => {
    const given = position({ phase: 'build', hand: ['red', 'green', 'blue'], built: [ALL_BUT_TOP, [0, 1]], turn: 4 });
    const step = act(given, { type: 'build', block: 'green', square: 9 });
    expect(shownEvents(step)).toEqual([
      { type: 'built', seat: 0, block: 'green', square: 9 },
      { type: 'returned', seat: 0, count: 2 },
      { type: 'won', seat: 0 },
    ]);
    expect(step.state).toMatchObject({ phase: 'over', actor: null, toMove: 0, turn: 4, hand: [], queue: [] });
    expect(step.state.container).toEqual([...given.container, 'red', 'blue']);
    expect(step.state.trail).toEqual(given.trail);
    expect(outcome(step.state)).toEqual({ winners: [0], scores: [10, 2] });
  });

  it('with nothing left over gives nothing back', () => {
    const given = position({ options: { hills: ['10', '15'] }, phase: 'build', hand: ['green'], built: [ALL_BUT_TOP] });
    const step = act(given, { type: 'build', block: 'green', square: 9 });
    expect(shownEvents(step).map(({ type }) => type)).toEqual(['built', 'won']);
  });
});
