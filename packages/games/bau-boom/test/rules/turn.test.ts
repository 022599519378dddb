import { describe, expect, it } from 'vitest';
import type { MoveBy } from '../../src/rules/index.ts';
import { legal } from '../../src/rules/legal.ts';
import { act, indexOf, position, shownEvents } from './position.ts';

const by = (word: MoveBy) => ({ type: 'move', by: word }) as const;

describe('§3.1 rolling and choosing', () => {
  it('both dice are rolled, the first one first', () => {
    const step = act(position({}), { type: 'roll' }, [4, 0]);
    expect(step.state).toMatchObject({ phase: 'move', dice: [5, 1], actor: 0 });
    expect(shownEvents(step)).toEqual([{ type: 'rolled', seat: 0, dice: [5, 1] }]);
  });

  it.each([
    ['first', 3],
    ['second', 4],
    ['sum', 7],
  ] as const)('the move %s of 3 and 4 goes %d spaces', (word, to) => {
    const step = act(position({ phase: 'move', dice: [3, 4] }), by(word));
    expect(step.state.barrows[0]?.at).toBe(to);
    expect(shownEvents(step)).toEqual([{ type: 'moved', seat: 0, from: 0, to }]);
  });

  it('three moves are offered, also when both dice are equal', () => {
    expect(legal(position({ phase: 'move', dice: [2, 2] }), 0)).toEqual([by('first'), by('second'), by('sum')]);
  });

  it('the next seat rolls after the turn, the first one after the last', () => {
    const first = act(position({ phase: 'move', dice: [3, 4] }), by('first')).state;
    expect(first).toMatchObject({ phase: 'roll', toMove: 1, actor: 1, turn: 1, dice: null });
    const last = act(position({ phase: 'move', toMove: 1, turn: 7 }), by('first')).state;
    expect(last).toMatchObject({ phase: 'roll', toMove: 0, actor: 0, turn: 8 });
  });
});

describe('§3.2 reaching the start', () => {
  it.each([
    [27, 3],
    [26, 6],
  ])('from space %d a move of %d ends on the start', (at, die) => {
    const step = act(position({ at: [at, 0], phase: 'move', dice: [die, 1], rest: 1 }), by('first'));
    expect(step.state.barrows[0]?.at).toBe(0);
    expect(shownEvents(step)[0]).toEqual({ type: 'moved', seat: 0, from: at, to: 0 });
  });
});

describe('§3.4 a normal space', () => {
  const landed = act(position({ trail: { 3: 'green' }, phase: 'move', dice: [3, 1] }), by('first')).state;

  it('with a block asks the mover to take or leave it', () => {
    expect(landed).toMatchObject({ phase: 'choice', actor: 0, toMove: 0, dice: [3, 1], queue: [] });
    expect(legal(landed, 0)).toEqual([{ type: 'take' }, { type: 'leave' }]);
  });

  it('loses its block to who takes it', () => {
    const step = act(landed, { type: 'take' });
    expect(step.state.trail[3]).toBeNull();
    expect(step.state.barrows[0]?.load).toEqual(['green']);
    expect(shownEvents(step)).toEqual([{ type: 'loaded', seat: 0, from: 3, block: 'green' }]);
    expect(step.state.toMove).toBe(1);
  });

  it('keeps its block when it is left', () => {
    const step = act(landed, { type: 'leave' });
    expect(step.state.trail[3]).toBe('green');
    expect(step.state.barrows[0]?.load).toEqual([]);
    expect(shownEvents(step)).toEqual([{ type: 'left', seat: 0 }]);
    expect(step.state.toMove).toBe(1);
  });
});

describe('§3.5 a ladybug', () => {
  it('gives its block, and one of the container on top', () => {
    const given = position({ trail: { 5: 'green' }, loads: [['red']], phase: 'move', dice: [5, 1] });
    const draw = indexOf(given, 'blue') + 2;
    const step = act(given, by('first'), [draw]);
    expect(step.state.barrows[0]?.load).toEqual(['red', 'green', 'blue']);
    expect(step.state.trail[5]).toBeNull();
    expect(step.state.container).toEqual(given.container.toSpliced(draw, 1));
    expect(shownEvents(step)).toEqual([
      { type: 'moved', seat: 0, from: 0, to: 5 },
      { type: 'loaded', seat: 0, from: 5, block: 'green' },
      { type: 'drawn', seat: 0, block: 'blue' },
    ]);
    expect(step.state).toMatchObject({ phase: 'roll', toMove: 1 });
  });

  it('without a block gives one of the container all the same', () => {
    const step = act(position({ phase: 'move', dice: [5, 1] }), by('first'), [0]);
    expect(step.state.barrows[0]?.load).toEqual(['red']);
  });

  it('gives nothing out of an empty container', () => {
    const step = act(position({ trail: { 5: 'green' }, phase: 'move', dice: [5, 1], rest: 1 }), by('first'));
    expect(step.state.barrows[0]?.load).toEqual(['green']);
    expect(shownEvents(step).map(({ type }) => type)).toEqual(['moved', 'loaded']);
  });
});

describe('§3.6 an anteater', () => {
  it('takes the block that was loaded last, to the end of the container', () => {
    const given = position({ at: [8, 0], loads: [['red', 'yellow', 'blue']], phase: 'move', dice: [3, 1] });
    const step = act(given, by('first'));
    expect(step.state.barrows[0]?.load).toEqual(['red', 'yellow']);
    expect(step.state.container).toEqual([...given.container, 'blue']);
    expect(shownEvents(step)).toEqual([
      { type: 'moved', seat: 0, from: 8, to: 11 },
      { type: 'lost', seat: 0 },
    ]);
  });

  it('takes nothing from an empty wheelbarrow', () => {
    const step = act(position({ at: [20, 0], phase: 'move', dice: [3, 1] }), by('first'));
    expect(shownEvents(step)).toEqual([{ type: 'moved', seat: 0, from: 20, to: 23 }]);
  });
});

describe('§3.7 the start', () => {
  it('is unloaded on with an empty wheelbarrow too: nothing is built, the trail is filled', () => {
    const given = position({ at: [29, 0], trail: { 1: 'red' }, phase: 'move', dice: [1, 1] });
    const step = act(given, by('first'), Array(26).fill(0));
    expect(shownEvents(step).map(({ type }) => type)).toEqual(['moved', 'unloaded', 'filled']);
    expect(shownEvents(step)[1]).toEqual({ type: 'unloaded', seat: 0, blocks: [] });
    expect(step.state.trail.filter((block) => block === null)).toHaveLength(3);
    expect(step.state).toMatchObject({ phase: 'roll', toMove: 1 });
  });
});
