import { actors, legal, outcome, stepStream, timeoutAction } from '@boomtown/game-core';
import { describe, expect, test } from 'vitest';
import { constructoGame, constructorGame } from '../../src/rules/index.ts';
import { constructoRules, EDITION_NAMES } from '../../src/view.ts';
import { act, matchWith, move, NEARLY_STUCK, NO_CHANCE, place, refusalFor, shownEvents, turn } from './positions.ts';

const SEED = Uint8Array.from({ length: 32 }, (_, i) => i);

describe('§3 two editions', () => {
  test('the same rules stand under two ids and names', () => {
    expect(constructoGame.info).toMatchObject({ id: 'constructo', name: 'Constructo', seats: { min: 2, max: 2 } });
    expect(constructorGame.info).toMatchObject({ id: 'constructor', name: 'Constructor', seats: { min: 2, max: 2 } });
    expect(EDITION_NAMES.constructo.colours).toEqual(['yellow', 'blue']);
    expect(EDITION_NAMES.constructor.colours).toEqual(['ice', 'black']);
  });

  test('a state names its edition', () => {
    const set = constructorGame.setup({}, 2, stepStream(SEED, 0));
    expect(set.ok && set.value.state.game).toBe('constructor');
    expect(matchWith({}).game).toBe('constructo');
  });

  test('the browser asks the very same rules', () => {
    expect(constructoRules.legal).toBe(constructoGame.legal);
    expect(constructoRules.refusal).toBe(constructoGame.refusal);
  });
});

describe('§3 options and setup', () => {
  test('options that are left out take their defaults, and the state keeps them all', () => {
    expect(matchWith({})).toEqual({
      game: 'constructo',
      options: { starter: 'random', sameBoard: false, boards: [] },
      phase: 'board',
      round: 1,
      starter: expect.any(Number),
      toMove: expect.any(Number),
      board: null,
      cells: [],
      reserve: [
        { ring: 3, medium: 3, small: 3 },
        { ring: 3, medium: 3, small: 3 },
      ],
      scores: [],
    });
    expect(matchWith({ sameBoard: true }).options).toEqual({ starter: 'random', sameBoard: true, boards: [] });
  });

  test('setup has no events', () => {
    const set = constructoGame.setup({}, 2, stepStream(SEED, 0));
    expect(set.ok && set.value.events).toEqual([]);
  });

  test.each([0, 1, 3, -2, 2.5])('%j seats are refused, before the options are looked at', (seats) => {
    expect(constructoGame.setup({ no: 1 }, seats, NO_CHANCE)).toMatchObject({
      ok: false,
      error: { code: 'bad-seats' },
    });
  });

  test.each<readonly [unknown]>([
    [null],
    ['random'],
    [[]],
    [{ colour: 'blue' }],
    [JSON.parse('{"__proto__": 1}')],
    [{ starter: 2 }],
    [{ starter: '0' }],
    [{ starter: true }],
    [{ starter: null }],
    [{ sameBoard: 1 }],
    [{ sameBoard: null }],
    [{ boards: null }],
  ])('the options %j are refused', (options) => {
    const set = constructoGame.setup(options, 2, NO_CHANCE);
    expect(set).toMatchObject({ ok: false, error: { code: 'bad-options', rule: '3' } });
  });

  test.each([0, 1] as const)('with starter %i nothing is drawn', (starter) => {
    const set = constructoGame.setup({ starter }, 2, NO_CHANCE);
    expect(set.ok && set.value.state).toMatchObject({ starter, toMove: starter });
  });

  test('with starter random one int(2) gives the starter', () => {
    for (const drawn of [0, 1]) {
      const asked: number[] = [];
      const int = (n: number) => {
        asked.push(n);
        return drawn;
      };
      const set = constructoGame.setup({ starter: 'random' }, 2, { ...NO_CHANCE, int });
      expect(set.ok && set.value.state).toMatchObject({ starter: drawn, toMove: drawn });
      expect(asked).toEqual([2]);
    }
  });
});

describe('§3 refusals', () => {
  const BUSY = turn({ cells: { 0: 'r0', 1: 's1', 2: 'r0', 3: 'm1', 4: 's1 r0', 5: 'm0', 6: 'm0' } });

  test.each<readonly [unknown]>([
    [null],
    ['place'],
    [[]],
    [{}],
    [{ type: 'pass' }],
    [{ type: 'place', piece: 'ring' }],
    [{ type: 'place', cell: 8 }],
    [{ type: 'place', piece: 'huge', cell: 8 }],
    [{ type: 'place', piece: 'ring', cell: '8' }],
    [{ type: 'place', piece: 'ring', cell: 8.5 }],
    [{ type: 'place', piece: 'ring', cell: true }],
    [{ type: 'place', piece: 'ring', cell: null }],
    [{ type: 'place', piece: 'ring', cell: 8, seat: 0 }],
    [{ type: 'move', from: 0 }],
    [{ type: 'move', from: 0, to: [1] }],
    [{ type: 'move', from: 0, to: 1, cell: 1 }],
    [{ type: 'board' }],
    [{ type: 'board', board: 1 }],
    [{ type: 'board', board: 'clover', round: 1 }],
    [JSON.parse('{"type":"move","from":0,"to":1,"__proto__":{}}')],
  ])('%j is malformed', (raw) => {
    expect(refusalFor(BUSY, raw)).toMatchObject({ code: 'malformed', rule: 'contract' });
  });

  test('so is an action of a seat that the table does not have', () => {
    for (const seat of [2, -1, 0.5, '0', null, true]) {
      expect(refusalFor(BUSY, place('ring', 8), seat)?.code).toBe('malformed');
    }
  });

  test('the common refusals come first, in their order', () => {
    const over = act(turn({ ...NEARLY_STUCK, round: 2, scores: [[0, 0]] }), place('medium', 8)).state;
    expect(refusalFor(over, { type: 'place' }, 0)?.code).toBe('malformed');
    expect(refusalFor(over, place('ring', 99), 0)?.code).toBe('game-over');
    expect(refusalFor(over, place('ring', 99), 1)?.code).toBe('game-over');
    expect(refusalFor(BUSY, { type: 'board', board: 'no' }, 1)?.code).toBe('not-your-turn');
    expect(refusalFor(BUSY, { type: 'board', board: 'no' }, 0)?.code).toBe('wrong-phase');
    const choice = matchWith({ starter: 0 });
    expect(refusalFor(choice, place('ring', 99), 1)?.code).toBe('not-your-turn');
    expect(refusalFor(choice, place('ring', 99), 0)?.code).toBe('wrong-phase');
    expect(refusalFor(choice, move(99, 99), 0)?.code).toBe('wrong-phase');
  });

  test.each(['Rhombus', '', 'toString', '__proto__', 'Row-9'])('the table has no board "%s"', (board) => {
    const refused = refusalFor(matchWith({ starter: 0 }), { type: 'board', board });
    expect(refused).toMatchObject({ code: 'unknown-board', rule: '2.1' });
  });

  test.each([-1, 9, 1e300])('there is no cell %j', (cell) => {
    const refused = { code: 'no-such-cell', rule: '1.1' };
    expect(refusalFor(BUSY, place('ring', cell))).toMatchObject(refused);
    expect(refusalFor(BUSY, move(cell, 1))).toMatchObject(refused);
    expect(refusalFor(BUSY, move(0, cell))).toMatchObject(refused);
  });

  /** Each of these has the fault that is named and, where that can be, all the later ones. */
  test.each([
    ['no-such-cell', place('ring', 9)],
    ['none-left', place('ring', 0)],
    ['occupied', place('small', 0)],
    ['no-such-cell', move(8, 9)],
    ['nothing-there', move(8, 0)],
    ['not-yours', move(3, 8)],
    ['shared-space', move(4, 8)],
    ['not-adjacent', move(5, 8)],
    ['empty-target', move(6, 7)],
    ['own-target', move(6, 5)],
    ['size', move(5, 4)],
  ])('%s is found in its turn', (code, action) => {
    const state = code === 'size' ? turn({ cells: { 4: 's0 r1 m1', 5: 'm0' } }) : BUSY;
    expect(refusalFor(state, action)?.code).toBe(code);
  });

  test('a refused action changes nothing', () => {
    const before = structuredClone(BUSY);
    refusalFor(BUSY, move(6, 5));
    expect(BUSY).toEqual(before);
  });
});

describe('§3 legal actions and timeout', () => {
  test('places are listed by cell, then ring, medium, small; then moves by from, then to', () => {
    const cells = { 0: 's1', 1: 'r0', 2: 's1', 3: 'r0', 4: 'r1', 5: 'm0', 6: 'r1', 7: 'r0' };
    expect(legal(constructoGame, turn({ cells }), 0)).toEqual([
      place('medium', 8),
      place('small', 8),
      move(1, 0),
      move(1, 2),
      move(3, 2),
      move(5, 4),
      move(5, 6),
    ]);
    expect(legal(constructoGame, turn({}), 0).slice(0, 4)).toEqual([
      place('ring', 0),
      place('medium', 0),
      place('small', 0),
      place('ring', 1),
    ]);
  });

  test('a seat that is not to act has no legal action', () => {
    expect(legal(constructoGame, turn({}), 1)).toEqual([]);
    expect(legal(constructoGame, matchWith({ starter: 1 }), 0)).toEqual([]);
  });

  test('whose time is up takes the first standard board, or the first legal action', () => {
    expect(timeoutAction(constructoGame, matchWith({ starter: 1 }), 1)).toEqual({ type: 'board', board: 'triangle' });
    expect(timeoutAction(constructoGame, turn({ cells: { 0: 'm1' } }), 0)).toEqual(place('ring', 1));
    const full = turn({ cells: { ...NEARLY_STUCK.cells, 8: 'r0' }, toMove: 1 });
    expect(timeoutAction(constructoGame, full, 1)).toEqual(move(7, 8));
  });

  test('only the seat to move acts, and nobody once the match is over', () => {
    expect(actors(constructoGame, turn({ toMove: 1 }))).toEqual([1]);
    const over = act(turn({ ...NEARLY_STUCK, round: 2, scores: [[0, 0]] }), place('medium', 8)).state;
    expect(actors(constructoGame, over)).toEqual([]);
    expect(legal(constructoGame, over, over.toMove)).toEqual([]);
  });
});

describe('§3 views and events', () => {
  test('the public view is the state, and private views are empty', () => {
    const state = turn({ cells: { 0: 'm1', 3: 's0 r1' }, scores: [], toMove: 1 });
    expect(constructoGame.publicView(state)).toEqual(state);
    expect([0, 1].map((seat) => constructoGame.privateView(state, seat))).toEqual([{}, {}]);
  });

  test('the event of a chosen board names the round', () => {
    const step = act(matchWith({ starter: 1 }), { type: 'board', board: 'clover' });
    expect(step.events).toEqual([{ to: 'all', event: { type: 'board-chosen', round: 1, board: 'clover' } }]);
  });

  test('the event of the last turn comes first, then the end of its round, then the end of the match with the sums of both rounds', () => {
    const step = act(turn({ ...NEARLY_STUCK, round: 2, starter: 1, scores: [[2, 5]] }), place('medium', 8));
    expect(shownEvents(step)).toEqual([
      { type: 'placed', seat: 0, piece: 'medium', cell: 8 },
      { type: 'round-ended', round: 2, points: [1, 0], stuck: 1 },
      { type: 'match-ended', winners: [1], scores: [3, 5] },
    ]);
    expect(outcome(constructoGame, step.state)).toEqual({ winners: [1], scores: [3, 5] });
    expect(step.events.every(({ to }) => to === 'all')).toBe(true);
  });
});
