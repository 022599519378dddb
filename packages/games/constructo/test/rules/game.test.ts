import { legal, outcome } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { constructoGame } from '../../src/rules/index.ts';
import { fitsOn, isTower, previewOf, SIZES, towerOwner } from '../../src/view.ts';
import { act, matchWith, move, NEARLY_STUCK, place, refusalFor, shownEvents, stack, turn } from './positions.ts';

describe('§1.1 board and pieces', () => {
  test('a board has nine hexagons, and each player three pieces of each size', () => {
    const { state } = act(matchWith({ starter: 0 }), { type: 'board', board: 'rhombus' });
    expect(state.cells).toEqual(Array.from({ length: 9 }, () => []));
    expect(state.reserve).toEqual([
      { ring: 3, medium: 3, small: 3 },
      { ring: 3, medium: 3, small: 3 },
    ]);
  });
});

describe('§1.2 two rounds', () => {
  test('the starter of a round chooses its board and then moves first', () => {
    const choice = matchWith({ starter: 1 });
    expect(choice).toMatchObject({ phase: 'board', round: 1, starter: 1, toMove: 1 });
    expect(act(choice, { type: 'board', board: 'clover' }).state).toMatchObject({ phase: 'turn', toMove: 1 });
  });

  test('the other player starts the second round, with all pieces back in reserve', () => {
    const { state } = act(turn(NEARLY_STUCK), place('medium', 8));
    expect(state).toMatchObject({ phase: 'board', round: 2, starter: 1, toMove: 1, board: null, cells: [] });
    expect(state.reserve).toEqual(matchWith({}).reserve);
  });

  test('after the second round the points of both are added, and more of them win', () => {
    const lastTurn = turn({ ...NEARLY_STUCK, round: 2, starter: 1, scores: [[2, 1]] });
    const { state } = act(lastTurn, place('medium', 8));
    expect(state).toMatchObject({ phase: 'over', round: 2, starter: 1, toMove: 1 });
    expect(state.scores).toEqual([
      [2, 1],
      [1, 0],
    ]);
    expect(outcome(constructoGame, state)).toEqual({ winners: [0], scores: [3, 1] });
  });

  test('seat 1 wins with more points', () => {
    const lastTurn = turn({ ...NEARLY_STUCK, round: 2, starter: 1, scores: [[0, 4]] });
    const { state } = act(lastTurn, place('medium', 8));
    expect(outcome(constructoGame, state)).toEqual({ winners: [1], scores: [1, 4] });
  });

  test('equal points are a shared win', () => {
    const lastTurn = turn({ ...NEARLY_STUCK, round: 2, starter: 1, scores: [[1, 2]] });
    const { state } = act(lastTurn, place('medium', 8));
    expect(outcome(constructoGame, state)).toEqual({ winners: [0, 1], scores: [2, 2] });
  });
});

describe('§1.3 a turn', () => {
  test('a piece is placed from the reserve on an empty hexagon', () => {
    const { state } = act(turn({ toMove: 1 }), place('medium', 3));
    expect(state.cells[3]).toEqual([{ seat: 1, size: 'medium' }]);
    expect(state.reserve[1]).toEqual({ ring: 3, medium: 2, small: 3 });
    expect(state.reserve[0]).toEqual({ ring: 3, medium: 3, small: 3 });
    expect(state.toMove).toBe(0);
  });

  test('a lone piece moves onto a piece of the other colour next to it and leaves its hexagon empty', () => {
    const before = turn({ cells: { 3: 'm0', 4: 's0 r1' } });
    const { state } = act(before, move(3, 4));
    expect(state.cells[3]).toEqual([]);
    expect(state.cells[4]).toEqual(stack('s0 r1 m0'));
    expect(state.reserve).toEqual(before.reserve);
    expect(state.toMove).toBe(1);
  });

  test('nothing is placed on an occupied hexagon, nor from an empty reserve', () => {
    const state = turn({ cells: { 0: 'r0', 2: 'r0', 4: 'r0', 8: 'm1' } });
    expect(refusalFor(state, place('medium', 8))).toMatchObject({ code: 'occupied', rule: '1.3' });
    expect(refusalFor(state, place('ring', 1))).toMatchObject({ code: 'none-left', rule: '1.3' });
  });

  test.each([
    ['from an empty hexagon', { 4: 'r1' }, 'nothing-there'],
    ["of the other player's piece", { 3: 'm1', 4: 'r0' }, 'not-yours'],
    ["of a stack that the other player's piece tops", { 3: 'r0 m1', 4: 'r1' }, 'not-yours'],
    ['of a piece that shares its hexagon', { 3: 's1 r0', 4: 's1' }, 'shared-space'],
    ['of the top of a tower', { 3: 'r1 m0', 4: 'r1' }, 'shared-space'],
    ['onto an empty hexagon', { 3: 'm0' }, 'empty-target'],
    ["onto one's own piece", { 3: 'm0', 4: 'r0' }, 'own-target'],
    ["onto the other player's piece under one's own", { 3: 'm0', 4: 's1 r0' }, 'own-target'],
  ])('there is no move %s', (_, cells, code) => {
    expect(refusalFor(turn({ cells }), move(3, 4))).toMatchObject({ code, rule: '1.3' });
  });

  test('there is no move to a hexagon that is not adjacent, nor to its own', () => {
    const state = turn({ cells: { 3: 'm0', 5: 'r1' } });
    expect(refusalFor(state, move(3, 5))).toMatchObject({ code: 'not-adjacent', rule: '1.3' });
    expect(refusalFor(state, move(3, 3))).toMatchObject({ code: 'not-adjacent', rule: '1.3' });
  });
});

describe('§1.4 what a moving piece needs', () => {
  /** Every hexagon's contents that can come about, with the sizes that may move onto it. */
  const NEEDS: readonly (readonly [pieces: string, sizes: readonly string[]])[] = [
    ['s1', ['ring']],
    ['r1', ['medium']],
    ['m1', ['small']],
    ['s0 r1', ['medium']],
    ['r0 m1', ['small']],
    ['m0 s1', []],
    ['s1 r0 m1', ['small']],
    ['r1 m0 s1', []],
    ['s0 r1 m0 s1', []],
  ];

  test.each(NEEDS)('onto %s goes one of %j', (pieces, sizes) => {
    for (const size of SIZES) {
      const state = turn({ cells: { 3: `${size[0]}0`, 4: pieces } });
      const allowed = sizes.includes(size);
      expect(refusalFor(state, move(3, 4))?.code ?? null).toBe(allowed ? null : 'size');
      expect(legal(constructoGame, state, 0).some(({ type }) => type === 'move')).toBe(allowed);
      expect(fitsOn(size, stack(pieces))).toBe(allowed);
    }
  });

  test('the refusal says what the piece would need', () => {
    const needs = ['r0', 'm0', 's0'].map((piece) => refusalFor(turn({ cells: { 3: piece, 4: 'm0 s1' } }), move(3, 4)));
    expect(needs.map((refused) => refused?.rule)).toEqual(['1.4', '1.4', '1.4']);
    expect(new Set(needs.map((refused) => refused?.message)).size).toBe(3);
  });

  test('a hexagon can grow to small, ring, medium, small, and no further', () => {
    const start = turn({ cells: { 4: 's0', 3: 'r1', 5: 'm0' }, toMove: 1 });
    const ringed = act(start, move(3, 4)).state;
    const topped = act(ringed, move(5, 4)).state;
    const beside = act(topped, place('small', 5)).state;
    const crowned = act(act(beside, place('ring', 3)).state, move(5, 4)).state;
    expect(crowned.cells[4]).toEqual(stack('s0 r1 m0 s1'));
    expect(refusalFor(crowned, move(3, 4))).toMatchObject({ code: 'size' });
  });
});

describe('§1.5 towers', () => {
  test.each([
    ['', null],
    ['r0', null],
    ['m1', null],
    ['s0', null],
    ['s0 r1', null],
    ['s1 r0', null],
    ['r0 m1', 1],
    ['m1 s0', 0],
    ['s1 r0 m1', 1],
    ['r1 m0 s1', 1],
    ['s1 r0 m1 s0', 0],
  ])('"%s" is a tower of %j', (pieces, owner) => {
    expect(towerOwner(stack(pieces))).toBe(owner);
    expect(isTower(stack(pieces))).toBe(owner !== null);
  });

  test('a move tells whether its hexagon is a tower now', () => {
    const ring = act(turn({ cells: { 0: 'r0', 1: 's1' } }), move(0, 1));
    expect(shownEvents(ring)).toEqual([{ type: 'moved', seat: 0, piece: 'ring', from: 0, to: 1, tower: false }]);
    const medium = act(turn({ cells: { 0: 'm0', 1: 's0 r1' } }), move(0, 1));
    expect(shownEvents(medium)).toEqual([{ type: 'moved', seat: 0, piece: 'medium', from: 0, to: 1, tower: true }]);
  });

  test('a preview shows what an action would make of its hexagon', () => {
    const state = turn({ cells: { 0: 'm0', 1: 's0 r1', 2: 'r0', 3: 's1' } });
    expect(previewOf(state, 0, { type: 'move', from: 0, to: 1 })).toEqual({
      cell: 1,
      stack: stack('s0 r1 m0'),
      tower: true,
      owner: 0,
    });
    expect(previewOf(state, 0, { type: 'move', from: 2, to: 3 })).toEqual({
      cell: 3,
      stack: stack('s1 r0'),
      tower: false,
      owner: null,
    });
    expect(previewOf(state, 0, { type: 'place', piece: 'small', cell: 8 })).toEqual({
      cell: 8,
      stack: stack('s0'),
      tower: false,
      owner: null,
    });
  });
});

describe('§1.6 the end of a round', () => {
  test('it ends at once when the next player can neither place, for want of an empty hexagon, nor move', () => {
    const step = act(turn(NEARLY_STUCK), place('medium', 8));
    expect(shownEvents(step)).toEqual([
      { type: 'placed', seat: 0, piece: 'medium', cell: 8 },
      { type: 'round-ended', round: 1, points: [1, 0], stuck: 1 },
    ]);
    expect(step.state.scores).toEqual([[1, 0]]);
  });

  test('it ends with empty hexagons left, too, when the next player has nothing in reserve', () => {
    const towers = { 0: 'r0 m1', 1: 'r0 m1', 2: 'r0 m1', 3: 'r1 m0 s1', 4: 'r1 m0 s1', 5: 'r1 m0 s1' };
    const step = act(turn({ cells: towers }), place('small', 8));
    expect(shownEvents(step)[1]).toEqual({ type: 'round-ended', round: 1, points: [0, 6], stuck: 1 });
  });

  test('it goes on while the next player can move, with a full board', () => {
    const { state } = act(turn({ cells: { ...NEARLY_STUCK.cells, 7: 'm1' } }), place('ring', 8));
    expect(state).toMatchObject({ phase: 'turn', round: 1, toMove: 1 });
    expect(legal(constructoGame, state, 1)).toEqual([move(7, 8)]);
  });

  test('it goes on while the next player can place, without any move', () => {
    const { state } = act(turn({}), place('ring', 8));
    expect(state).toMatchObject({ phase: 'turn', round: 1, toMove: 1 });
  });

  test('what the player who is not to move could do does not matter', () => {
    const before = turn({ cells: { ...NEARLY_STUCK.cells, 2: 'm0', 5: 'r0', 6: 's1' } });
    expect(legal(constructoGame, before, 0)).toEqual(expect.arrayContaining([move(2, 1), move(5, 6)]));
    const { state } = act(before, place('medium', 8));
    expect(state.round).toBe(2);
  });
});
