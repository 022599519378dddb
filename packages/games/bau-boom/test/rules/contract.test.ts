import { legal as legalFor, textStream, timeoutAction } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { type BauBoomState, bauBoomGame } from '../../src/rules/index.ts';
import { privateView, publicView, redeal } from '../../src/rules/view.ts';
import { act, indexOf, position, refusalCode } from './position.ts';

const build = (block: unknown, square: unknown) => ({ type: 'build', block, square });
const demolish = (square: unknown) => ({ type: 'demolish', square });
const first = { type: 'move', by: 'first' } as const;

describe('§6 actions from outside', () => {
  it.each([
    null,
    'roll',
    [],
    {},
    { type: 'push' },
    { type: 'roll', dice: [1, 1] },
    { type: 'move' },
    { type: 'move', by: 'third' },
    { type: 'move', by: 'first', to: 3 },
    { type: 'take', block: 'red' },
    { type: 'leave', seat: 0 },
    build('red', '0'),
    build('red', 0.5),
    build('black', 0),
    build(null, 0),
    { type: 'build', square: 0 },
    { ...build('red', 0), seat: 0 },
    demolish(null),
    demolish(true),
    { type: 'demolish' },
    { ...demolish(0), block: 'red' },
  ])('%j is malformed', (raw) => {
    expect(refusalCode(position({}), raw)).toBe('malformed');
  });

  it('a zero with a sign is a zero', () => {
    const read = bauBoomGame.parseAction(demolish(-0), publicView(position({})));
    expect(read.ok && Object.is(read.value, -0)).toBe(false);
    expect(read).toEqual({ ok: true, value: demolish(0) });
  });
});

describe('§6 refusals', () => {
  const building = position({ phase: 'build', hand: ['red', 'green'], built: [[1, 2]] });
  const paying = position({ phase: 'demolish', built: [[0, 1, 2, 4]] });

  it('another player’s turn comes before the wrong phase', () => {
    expect(refusalCode(position({}), { type: 'take' }, 1)).toBe('not-your-turn');
    expect(refusalCode(position({}), { type: 'take' }, 0)).toBe('wrong-phase');
  });

  it.each([
    ['roll', position({ phase: 'move' })],
    ['take', position({ phase: 'move' })],
    ['leave', position({ phase: 'build', hand: ['red'] })],
  ] as const)('%s is refused outside its phase', (type, state) => {
    expect(refusalCode(state, { type })).toBe('wrong-phase');
  });

  it('who has the turn may not act while a pushed player builds', () => {
    const pushed = position({
      at: [3, 0],
      phase: 'build',
      toMove: 0,
      actor: 1,
      hand: ['yellow'],
      queue: [{ what: 'land', seat: 0 }],
    });
    expect(refusalCode(pushed, build('yellow', 0), 0)).toBe('not-your-turn');
    expect(refusalCode(pushed, build('yellow', 0), 1)).toBeNull();
  });

  it('the difference is no move of the standard game', () => {
    expect(refusalCode(position({ phase: 'move' }), { type: 'move', by: 'difference' })).toBe('no-such-move');
  });

  // Each breaks the rule named and every later one that it can, so the order shows too.
  it.each([
    [build('blue', 10), 'no-such-square'],
    [build('blue', -1), 'no-such-square'],
    [build('blue', 1), 'not-in-hand'],
    [build('red', 1), 'covered'],
    [build('green', 2), 'covered'],
    [build('red', 4), 'wrong-colour'],
    [build('red', 3), 'wrong-colour'],
    [build('green', 4), 'unsupported'],
    [build('red', 6), 'unsupported'],
    [build('red', 0), null],
  ])('%j: %s', (action, code) => {
    expect(refusalCode(building, action)).toBe(code);
  });

  it.each([
    [demolish(10), 'no-such-square'],
    [demolish(-1), 'no-such-square'],
    [demolish(3), 'nothing-there'],
    [demolish(9), 'nothing-there'],
    [demolish(0), 'load-bearing'],
    [demolish(1), 'load-bearing'],
    [demolish(2), null],
    [demolish(4), null],
  ])('%j: %s', (action, code) => {
    expect(refusalCode(paying, action)).toBe(code);
  });
});

describe('§6 timeouts', () => {
  it.each<[string, BauBoomState, object]>([
    ['roll', position({}), { type: 'roll' }],
    ['move', position({ phase: 'move' }), first],
    ['choice', position({ phase: 'choice', at: [3, 0], trail: { 3: 'red' } }), { type: 'leave' }],
    ['build', position({ phase: 'build', hand: ['blue', 'yellow'] }), build('yellow', 1)],
    ['demolish', position({ phase: 'demolish', built: [[0, 1, 2, 4]] }), demolish(2)],
  ])('in phase %s', (_phase, state, action) => {
    expect(timeoutAction(bauBoomGame, state, 0)).toEqual(action);
  });

  it('the player who is not asked has no legal action', () => {
    expect(legalFor(bauBoomGame, position({}), 1)).toEqual([]);
  });
});

describe('§3.8, §6 views', () => {
  const loads = [['red', 'blue'], ['green']] as const;

  it('show of loads and container how many blocks they hold', () => {
    const state = position({ loads });
    const { container, barrows, ...open } = state;
    expect(publicView(state)).toEqual({
      ...open,
      container: container.length,
      barrows: [
        { at: 0, load: 2 },
        { at: 0, load: 1 },
      ],
    });
    expect(barrows[0]?.load).toEqual(['red', 'blue']);
  });

  it('show the loads themselves with open wheelbarrows', () => {
    const view = publicView(position({ loads, options: { openBarrows: true } }));
    expect(view.barrows.map(({ load }) => load)).toEqual(loads);
    expect(view.container).toBe(69);
  });

  it('tell nobody more than everybody, not even the owner of a wheelbarrow', () => {
    expect(privateView()).toEqual({});
    expect(bauBoomGame.privateView(position({ loads }), 0)).toEqual({});
  });
});

describe('§3.5, §6 the block drawn at a ladybug', () => {
  it('is shown to its drawer alone', () => {
    const given = position({ seats: 3, phase: 'move', dice: [5, 1] });
    expect(act(given, first, [indexOf(given, 'green')]).events.slice(1)).toEqual([
      { to: 'all', except: [0], event: { type: 'drawn', seat: 0 } },
      { to: 0, event: { type: 'drawn', seat: 0, block: 'green' } },
    ]);
  });

  it('is the secret of a pushed player, not of the mover', () => {
    const given = position({ at: [1, 4], phase: 'move', dice: [3, 1] });
    expect(act(given, first, [0]).events.slice(2)).toEqual([
      { to: 'all', except: [1], event: { type: 'drawn', seat: 1 } },
      { to: 1, event: { type: 'drawn', seat: 1, block: 'red' } },
    ]);
  });

  it('is shown to all with open wheelbarrows', () => {
    const given = position({ options: { openBarrows: true }, phase: 'move', dice: [5, 1] });
    expect(act(given, first, [0]).events.slice(1)).toEqual([
      { to: 'all', event: { type: 'drawn', seat: 0, block: 'red' } },
    ]);
  });
});

describe('§6 redealing', () => {
  const loads = [['red', 'blue', 'blue'], ['green']] as const;

  it('shuffles the container and the loads together and keeps their lengths', () => {
    const state = position({ loads });
    const other = redeal(state, textStream('redeal'));
    expect(publicView(other)).toEqual(publicView(state));
    expect(other.container).not.toEqual(state.container);
    expect(bauBoomGame.parseState(other).ok).toBe(true);
    const tops = Array.from({ length: 20 }, (_, i) => redeal(state, textStream(`redeal ${i}`)).barrows[1]?.load[0]);
    expect(new Set(tops).size).toBeGreaterThan(1);
  });

  it('leaves open wheelbarrows alone', () => {
    const state = position({ loads, options: { openBarrows: true } });
    const other = redeal(state, textStream('redeal'));
    expect(other.barrows).toEqual(state.barrows);
    expect(other.container).not.toEqual(state.container);
    expect(other.container.toSorted()).toEqual(state.container.toSorted());
  });
});
