import { describe, expect, it } from 'vitest';
import { legal } from '../../src/rules/legal.ts';
import { act, type Given, indexOf, position, refusalCode, shownEvents } from './position.ts';

const first = { type: 'move', by: 'first' } as const;

function young(given: Given) {
  return position({ ...given, options: { variant: 'young', ...given.options } });
}

describe('§5.3 moving', () => {
  it('is by one die only', () => {
    const given = young({ phase: 'move' });
    expect(legal(given, 0)).toEqual([first, { type: 'move', by: 'second' }]);
    expect(refusalCode(given, { type: 'move', by: 'sum' })).toBe('no-such-move');
    expect(refusalCode(given, { type: 'move', by: 'difference' })).toBe('no-such-move');
  });

  it('ends on the start, where nothing happens', () => {
    const step = act(young({ at: [28, 0], phase: 'move', dice: [3, 1] }), first);
    expect(shownEvents(step)).toEqual([{ type: 'moved', seat: 0, from: 28, to: 0 }]);
    expect(step.state).toMatchObject({ phase: 'roll', toMove: 1 });
  });

  it('onto an anteater, or pushed onto one, does nothing', () => {
    const step = act(young({ at: [8, 11], phase: 'move', dice: [3, 1] }), first);
    expect(shownEvents(step).map(({ type }) => type)).toEqual(['moved', 'pushed']);
    const pushed = act(young({ at: [8, 10], phase: 'move', dice: [2, 1] }), first);
    expect(shownEvents(pushed).map(({ type }) => type)).toEqual(['moved', 'pushed']);
  });
});

describe('§5.3 a normal space', () => {
  const landed = act(young({ trail: { 3: 'red' }, phase: 'move', dice: [3, 1] }), first).state;

  it('with a block that fits asks whether to take it', () => {
    expect(landed).toMatchObject({ phase: 'choice', actor: 0 });
    expect(act(landed, { type: 'leave' }).state.trail[3]).toBe('red');
  });

  it('whose block is taken: it is in hand, to be built at once, and the space waits for a new one', () => {
    const taken = act(landed, { type: 'take' });
    expect(taken.state).toMatchObject({
      phase: 'build',
      actor: 0,
      hand: ['red'],
      queue: [{ what: 'refill', seat: 0 }],
    });
    expect(taken.state.trail[3]).toBeNull();
    expect(shownEvents(taken)).toEqual([{ type: 'loaded', seat: 0, from: 3, block: 'red' }]);
    const built = act(taken.state, { type: 'build', block: 'red', square: 0 }, [indexOf(taken.state, 'blue')]);
    expect(shownEvents(built)).toEqual([
      { type: 'built', seat: 0, block: 'red', square: 0 },
      { type: 'filled', spaces: [3], blocks: ['blue'] },
    ]);
    expect(built.state).toMatchObject({ phase: 'roll', toMove: 1, queue: [], hand: [] });
    expect(built.state.barrows[0]).toEqual({ at: 3, load: [] });
  });

  it('lets the player pick the square where there are several', () => {
    const given = young({
      phase: 'build',
      at: [3, 0],
      hand: ['green'],
      built: [[0, 1]],
      queue: [{ what: 'refill', seat: 0 }],
    });
    expect(legal(given, 0)).toEqual([
      { type: 'build', block: 'green', square: 2 },
      { type: 'build', block: 'green', square: 4 },
    ]);
  });

  it('whose block does not fit keeps it, without a choice', () => {
    const step = act(young({ trail: { 3: 'red' }, built: [[0]], phase: 'move', dice: [3, 1] }), first);
    expect(shownEvents(step)).toEqual([{ type: 'moved', seat: 0, from: 0, to: 3 }]);
    expect(step.state).toMatchObject({ phase: 'roll', toMove: 1 });
    expect(step.state.trail[3]).toBe('red');
  });

  it('stays bare when the container is empty', () => {
    const allButTop = Array.from({ length: 14 }, (_, square) => square);
    const given = young({
      seats: 4,
      options: { hills: '15' },
      at: [3, 0, 0, 0],
      phase: 'build',
      hand: ['blue'],
      queue: [{ what: 'refill', seat: 0 }],
      built: [allButTop.slice(0, 13), allButTop, allButTop, allButTop],
      rest: 'trail',
    });
    expect(given.container).toEqual([]);
    const built = act(given, { type: 'build', block: 'blue', square: 13 });
    expect(shownEvents(built).map(({ type }) => type)).toEqual(['built']);
    expect(built.state.trail[3]).toBeNull();
    expect(built.state).toMatchObject({ phase: 'roll', toMove: 1 });
  });
});

describe('§5.3 a ladybug', () => {
  const given = young({ trail: { 5: 'red' }, phase: 'move', dice: [5, 1] });
  const landed = act(given, first);

  it('whose block fits: it must be taken; then one is drawn; then a new block is put on the space', () => {
    expect(landed.state).toMatchObject({
      phase: 'build',
      actor: 0,
      hand: ['red'],
      queue: [
        { what: 'draw', seat: 0 },
        { what: 'refill', seat: 0 },
      ],
    });
    const one = act(landed.state, { type: 'build', block: 'red', square: 0 }, [indexOf(landed.state, 'yellow')]);
    expect(one.state).toMatchObject({ phase: 'build', hand: ['yellow'], queue: [{ what: 'refill', seat: 0 }] });
    expect(one.events).toEqual([
      { to: 'all', event: { type: 'built', seat: 0, block: 'red', square: 0 } },
      { to: 'all', event: { type: 'drawn', seat: 0, block: 'yellow' } },
    ]);
    const two = act(one.state, { type: 'build', block: 'yellow', square: 1 }, [0]);
    expect(two.state.trail[5]).toBe('red');
    expect(two.state).toMatchObject({ phase: 'roll', toMove: 1 });
  });

  it('whose drawn block does not fit: it goes back to the end, before the new block is drawn', () => {
    const { container } = landed.state;
    const step = act(landed.state, { type: 'build', block: 'red', square: 0 }, [0, container.length - 1]);
    expect(shownEvents(step)).toEqual([
      { type: 'built', seat: 0, block: 'red', square: 0 },
      { type: 'drawn', seat: 0, block: 'red' },
      { type: 'returned', seat: 0, count: 1 },
      { type: 'filled', spaces: [5], blocks: ['red'] },
    ]);
    expect(step.state.container).toEqual(container.slice(1));
  });

  it('whose block does not fit keeps it; one is drawn all the same, and nothing is put on the space', () => {
    const misfit = young({ trail: { 5: 'red' }, built: [[0]], phase: 'move', dice: [5, 1] });
    const step = act(misfit, first, [indexOf(misfit, 'blue')]);
    expect(step.state).toMatchObject({ phase: 'build', hand: ['blue'], queue: [] });
    const built = act(step.state, { type: 'build', block: 'blue', square: 3 });
    expect(built.state.trail[5]).toBe('red');
    expect(built.state).toMatchObject({ phase: 'roll', toMove: 1 });
  });
});

describe('§5.3 pushed players', () => {
  it('must take a block that fits, all before the turn goes on', () => {
    const given = young({ at: [1, 3], trail: { 3: 'red', 4: 'yellow' }, phase: 'move', dice: [2, 1] });
    const pushed = act(given, first);
    expect(shownEvents(pushed).map(({ type }) => type)).toEqual(['moved', 'pushed', 'loaded']);
    expect(pushed.state).toMatchObject({
      phase: 'build',
      toMove: 0,
      actor: 1,
      hand: ['yellow'],
      queue: [
        { what: 'refill', seat: 1 },
        { what: 'land', seat: 0 },
      ],
    });
    const built = act(pushed.state, { type: 'build', block: 'yellow', square: 0 }, [0]);
    expect(shownEvents(built).map(({ type }) => type)).toEqual(['built', 'filled']);
    expect(built.state).toMatchObject({ phase: 'choice', actor: 0, queue: [] });
  });

  it('leave a block that does not fit', () => {
    const given = young({ at: [1, 3], trail: { 4: 'yellow' }, built: [[], [0]], phase: 'move', dice: [2, 1] });
    const step = act(given, first);
    expect(shownEvents(step).map(({ type }) => type)).toEqual(['moved', 'pushed']);
    expect(step.state.trail[4]).toBe('yellow');
  });

  it('onto a ladybug come to two blocks, and those behind them wait', () => {
    const given = young({ seats: 3, at: [1, 4, 3], trail: { 5: 'yellow' }, phase: 'move', dice: [2, 1] });
    const step = act(given, first);
    expect(step.state.queue).toEqual([
      { what: 'draw', seat: 1 },
      { what: 'refill', seat: 1 },
      { what: 'suffer', seat: 2 },
      { what: 'land', seat: 0 },
    ]);
  });

  it('off a ladybug leave its block to the mover, who must take it', () => {
    const given = young({ at: [3, 5], trail: { 5: 'red' }, phase: 'move', dice: [2, 1] });
    const step = act(given, first);
    expect(step.state).toMatchObject({ phase: 'build', actor: 0, hand: ['red'] });
  });

  it('pushed onto the start unload nothing', () => {
    const step = act(young({ at: [28, 29], phase: 'move', dice: [1, 1] }), first);
    expect(shownEvents(step).map(({ type }) => type)).toEqual(['moved', 'pushed']);
    expect(step.state).toMatchObject({ phase: 'roll', toMove: 1 });
  });
});

describe('§5.3 the last square', () => {
  const allButTop = [0, 1, 2, 3, 4, 5, 6, 7, 8];

  it('wins at once: no block is drawn, none is put on the space, the mover does not come to theirs', () => {
    const given = young({
      at: [3, 4],
      trail: { 5: 'blue', 4: 'red' },
      built: [[], allButTop],
      phase: 'move',
      dice: [1, 1],
    });
    const pushed = act(given, first).state;
    const step = act(pushed, { type: 'build', block: 'blue', square: 9 });
    expect(shownEvents(step)).toEqual([
      { type: 'built', seat: 1, block: 'blue', square: 9 },
      { type: 'won', seat: 1 },
    ]);
    expect(step.state).toMatchObject({ phase: 'over', actor: null, toMove: 0, queue: [], hand: [] });
    expect(step.state.trail[5]).toBeNull();
  });
});
