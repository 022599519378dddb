import { describe, expect, it } from 'vitest';
import type { Block } from '../../src/rules/index.ts';
import { act, indexOf, position, shownEvents } from './position.ts';

const first = { type: 'move', by: 'first' } as const;

describe('§3.3 an occupied space', () => {
  it('is left by one space, and the pushed one must take what lies there', () => {
    const given = position({ at: [1, 3], trail: { 4: 'blue' }, phase: 'move', dice: [2, 1] });
    const step = act(given, first);
    expect(step.state.barrows).toEqual([
      { at: 3, load: [] },
      { at: 4, load: ['blue'] },
    ]);
    expect(step.state.trail[4]).toBeNull();
    expect(shownEvents(step)).toEqual([
      { type: 'moved', seat: 0, from: 1, to: 3 },
      { type: 'pushed', seat: 1, by: 0, from: 3, to: 4 },
      { type: 'loaded', seat: 1, from: 4, block: 'blue' },
    ]);
  });

  it('on the start pushes nobody', () => {
    const step = act(position({ at: [29, 0], phase: 'move', dice: [1, 1], rest: 1 }), first);
    expect(step.state.barrows.map(({ at }) => at)).toEqual([0, 0]);
    expect(shownEvents(step).some(({ type }) => type === 'pushed')).toBe(false);
  });

  it('the player who stands beside the way or one behind it is not pushed', () => {
    const step = act(position({ seats: 3, at: [1, 2, 4], phase: 'move', dice: [2, 1] }), first);
    expect(step.state.barrows.map(({ at }) => at)).toEqual([3, 2, 4]);
  });

  it('pushes along a chain: events nearest first, effects farthest first, and the mover last of all', () => {
    const given = position({
      seats: 4,
      at: [1, 4, 3, 5],
      trail: { 3: 'red', 4: 'yellow', 5: 'green', 6: 'blue' },
      phase: 'move',
      dice: [2, 1],
    });
    const step = act(given, first, [indexOf(given, 'red')]);
    expect(step.state.barrows.map(({ at }) => at)).toEqual([3, 5, 4, 6]);
    expect(shownEvents(step)).toEqual([
      { type: 'moved', seat: 0, from: 1, to: 3 },
      { type: 'pushed', seat: 2, by: 0, from: 3, to: 4 },
      { type: 'pushed', seat: 1, by: 2, from: 4, to: 5 },
      { type: 'pushed', seat: 3, by: 1, from: 5, to: 6 },
      { type: 'loaded', seat: 3, from: 6, block: 'blue' },
      { type: 'loaded', seat: 1, from: 5, block: 'green' },
      { type: 'drawn', seat: 1, block: 'red' },
      { type: 'loaded', seat: 2, from: 4, block: 'yellow' },
    ]);
    expect(step.state).toMatchObject({ phase: 'choice', actor: 0, toMove: 0 });
    expect(act(step.state, { type: 'take' }).state.barrows[0]?.load).toEqual(['red']);
  });

  it('stops where the chain has a gap', () => {
    const step = act(position({ seats: 3, at: [1, 3, 6], phase: 'move', dice: [2, 1] }), first);
    expect(step.state.barrows.map(({ at }) => at)).toEqual([3, 4, 6]);
  });

  it('onto a ladybug gives the pushed one its block and one of the container', () => {
    const given = position({ at: [1, 4], loads: [[], ['red']], trail: { 5: 'blue' }, phase: 'move', dice: [3, 1] });
    const step = act(given, first, [indexOf(given, 'green')]);
    expect(step.state.barrows[1]).toEqual({ at: 5, load: ['red', 'blue', 'green'] });
  });

  it('onto an anteater costs the pushed one its last block', () => {
    const given = position({ at: [7, 10], loads: [[], ['red', 'green']], phase: 'move', dice: [3, 1] });
    const step = act(given, first);
    expect(step.state.barrows[1]).toEqual({ at: 11, load: ['red'] });
    expect(step.state.container.at(-1)).toBe('green');
    expect(shownEvents(step).at(-1)).toEqual({ type: 'lost', seat: 1 });
  });

  it('off an anteater: the mover loses a block after the pushed one took theirs', () => {
    const given = position({
      at: [9, 11],
      loads: [['red'], []],
      trail: { 12: 'blue' },
      phase: 'move',
      dice: [2, 1],
    });
    const step = act(given, first);
    expect(shownEvents(step).map(({ type }) => type)).toEqual(['moved', 'pushed', 'loaded', 'lost']);
    expect(step.state.barrows).toEqual([
      { at: 11, load: [] },
      { at: 12, load: ['blue'] },
    ]);
  });
});

describe('§3.3 a pushed player who unloads in another’s turn', () => {
  const load: readonly Block[] = ['green', 'yellow', 'green'];
  const given = position({
    seats: 3,
    at: [25, 28, 29],
    loads: [[], [], load],
    trail: { 28: 'blue', 29: 'red' },
    phase: 'move',
    dice: [3, 1],
  });
  const pushed = act(given, first);

  it('is asked to build, while the others still wait for their spaces', () => {
    expect(pushed.state).toMatchObject({
      phase: 'build',
      toMove: 0,
      actor: 2,
      turn: 0,
      dice: [3, 1],
      hand: load,
      queue: [
        { what: 'suffer', seat: 1 },
        { what: 'land', seat: 0 },
      ],
    });
    expect(pushed.state.barrows).toEqual([
      { at: 28, load: [] },
      { at: 29, load: [] },
      { at: 0, load: [] },
    ]);
    expect(shownEvents(pushed).at(-1)).toEqual({ type: 'unloaded', seat: 2, blocks: load });
  });

  it('builds, pays, and fills the trail, and only then the others come to their blocks', () => {
    const green = act(pushed.state, { type: 'build', block: 'green', square: 0 });
    expect(green.state).toMatchObject({ phase: 'build', actor: 2, hand: ['yellow', 'green'] });
    const yellow = act(green.state, { type: 'build', block: 'yellow', square: 3 });
    expect(yellow.state).toMatchObject({ phase: 'demolish', actor: 2, toMove: 0, hand: [], queue: pushed.state.queue });
    const paid = act(yellow.state, { type: 'demolish', square: 3 }, Array(25).fill(0));
    expect(shownEvents(paid).map(({ type }) => type)).toEqual(['demolished', 'filled', 'loaded']);
    expect(shownEvents(paid)[2]).toEqual({ type: 'loaded', seat: 1, from: 29, block: 'red' });
    expect(paid.state).toMatchObject({ phase: 'choice', actor: 0, toMove: 0, queue: [] });
    expect(paid.state.trail[28]).toBe('blue');
  });

  it('with an empty wheelbarrow is not asked: the trail is filled and the turn goes on', () => {
    const step = act(
      position({ at: [28, 29], trail: { 29: 'red' }, phase: 'move', dice: [1, 1] }),
      first,
      Array(26).fill(0),
    );
    expect(shownEvents(step).map(({ type }) => type)).toEqual(['moved', 'pushed', 'unloaded', 'filled']);
    expect(step.state).toMatchObject({ phase: 'choice', actor: 0 });
  });
});

describe('§4.5 a win in mid-push', () => {
  it('ends the game at once: nobody else’s space takes effect, the trail stays as it is', () => {
    const given = position({
      seats: 3,
      at: [25, 28, 29],
      loads: [['red'], [], ['red', 'blue', 'blue']],
      trail: { 28: 'blue', 29: 'red' },
      built: [[], [], [0, 1, 2, 3, 4, 5, 6, 7, 8]],
      phase: 'move',
      dice: [3, 1],
      turn: 9,
    });
    const building = act(given, first).state;
    expect(building).toMatchObject({ phase: 'build', actor: 2 });
    const step = act(building, { type: 'build', block: 'red', square: 9 });
    expect(shownEvents(step)).toEqual([
      { type: 'built', seat: 2, block: 'red', square: 9 },
      { type: 'returned', seat: 2, count: 2 },
      { type: 'won', seat: 2 },
    ]);
    expect(step.state).toMatchObject({
      phase: 'over',
      actor: null,
      toMove: 0,
      turn: 9,
      dice: [3, 1],
      hand: [],
      queue: [],
    });
    expect(step.state.container.slice(-2)).toEqual(['blue', 'blue']);
    expect(step.state.trail).toEqual(given.trail);
    expect(step.state.barrows).toEqual(building.barrows);
  });
});
