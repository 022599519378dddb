import { describe, expect, it } from 'vitest';
import { type BauBoomState, bauBoomGame, type Plan } from '../../src/rules/index.ts';
import { type Given, position } from './position.ts';

const ALL: readonly number[] = Array.from({ length: 10 }, (_, square) => square);

function verdict(raw: unknown): string {
  const read = bauBoomGame.parseState(raw);
  return read.ok ? 'taken' : read.error.code;
}

/** A state with some fields replaced by others, of whatever type. */
function spoilt(state: BauBoomState, fields: { readonly [key: string]: unknown }): object {
  return { ...state, ...fields };
}

const rolling = position({});
const moving = position({ phase: 'move' });
const building = position({ phase: 'build', hand: ['red'] });
const choosing = position({ phase: 'choice', at: [3, 0], trail: { 3: 'red' } });

describe('states that are taken', () => {
  it.each([
    ['roll', rolling],
    ['move', moving],
    ['build', building],
    ['choice', choosing],
    [
      'build while the mover waits',
      position({ at: [28, 0], phase: 'build', actor: 1, hand: ['yellow'], queue: [{ what: 'land', seat: 0 }] }),
    ],
    ['over at the limit', position({ phase: 'over', turn: 399 })],
    ['over by a complete hill', position({ phase: 'over', built: [ALL] })],
    [
      'demolish of a clever builder’s complete hill',
      position({ options: { variant: 'clever' }, phase: 'demolish', built: [ALL] }),
    ],
  ])('%s: equal, and no part of what was given', (_name, state) => {
    const raw = JSON.parse(JSON.stringify(state));
    const read = bauBoomGame.parseState(raw);
    expect(read).toEqual({ ok: true, value: state });
    if (!read.ok) return;
    raw.trail[1] = 'gold';
    raw.barrows[0].load.push('gold');
    raw.hills[0].built[0] = 'gold';
    expect(read.value).toEqual(state);
  });
});

describe('§6 fields and ranges', () => {
  it.each([null, [], 'state', 7, {}])('%j is no state', (raw) => {
    expect(verdict(raw)).toBe('malformed');
  });

  it.each(Object.keys(rolling))('a state without %s is none, nor with a second name for it', (key) => {
    const fields = Object.entries(rolling).filter(([name]) => name !== key);
    expect(verdict(Object.fromEntries(fields))).toBe('malformed');
    expect(verdict({ ...Object.fromEntries(fields), [`${key}s`]: Reflect.get(rolling, key) })).toBe('malformed');
  });

  it('a state with one field more is none', () => {
    expect(verdict({ ...rolling, seed: 1 })).toBe('malformed');
  });

  it.each([
    ['game', 'boom'],
    ['options', {}],
    ['options', { ...rolling.options, hills: '12' }],
    ['options', { ...rolling.options, hills: '15' }],
    ['options', { ...rolling.options, starter: 2 }],
    ['options', { ...rolling.options, colour: 'red' }],
    ['phase', 'wait'],
    ['toMove', 2],
    ['toMove', null],
    ['actor', 2],
    ['actor', '0'],
    ['turn', -1],
    ['turn', 400],
    ['turn', 0.5],
    ['trail', rolling.trail.slice(1)],
    ['trail', [...rolling.trail, null]],
    ['container', rolling.container.length],
    ['container', [...rolling.container.slice(1), 'gold']],
    ['hand', null],
    ['hills', rolling.hills.slice(1)],
    ['hills', [...rolling.hills, rolling.hills[0]]],
    ['barrows', rolling.barrows.slice(1)],
    ['barrows', [{ at: 30, load: [] }, rolling.barrows[1]]],
    ['barrows', [{ at: -1, load: [] }, rolling.barrows[1]]],
    ['barrows', [{ at: 0, load: 0 }, rolling.barrows[1]]],
    ['barrows', [{ at: 0, load: [], seat: 0 }, rolling.barrows[1]]],
    ['queue', null],
    ['queue', [{ what: 'wait', seat: 0 }]],
  ])('%s: %j is out of range', (key, value) => {
    expect(verdict(spoilt(rolling, { [key]: value }))).toBe('malformed');
  });

  it.each([[[0, 1]], [[1, 7]], [[1]], [[1, 2, 3]], ['12']])('dice %j are none', (dice) => {
    expect(verdict(spoilt(moving, { dice }))).toBe('malformed');
  });
});

describe('§1.1 all blocks are there', () => {
  it('one missing, one too many or one of another colour is too much', () => {
    const { container } = rolling;
    expect(verdict(spoilt(rolling, { container: container.slice(1) }))).toBe('malformed');
    expect(verdict(spoilt(rolling, { container: [...container, 'red'] }))).toBe('malformed');
    expect(verdict(spoilt(rolling, { container: [...container.slice(1), 'blue'] }))).toBe('malformed');
  });

  it.each([0, 11, 23])('none lies on space %d', (space) => {
    const red = rolling.container.slice(1);
    expect(verdict(spoilt(rolling, { container: red, trail: rolling.trail.with(space, 'red') }))).toBe('malformed');
    expect(verdict(spoilt(rolling, { container: red, trail: rolling.trail.with(space + 1, 'red') }))).toBe('taken');
  });
});

describe('§1.3, §4.2 hills stand', () => {
  const built = (...blocks: readonly (string | null)[]) => [...blocks, ...Array(10 - blocks.length).fill(null)];
  const withHill = (plan: Plan, squares: readonly unknown[], used: readonly string[]) => {
    const container: string[] = [...rolling.container];
    for (const block of used) container.splice(container.indexOf(block), 1);
    return spoilt(rolling, { container, hills: [{ plan, built: squares }, rolling.hills[1]] });
  };

  it('on the colours of their squares', () => {
    expect(verdict(withHill('10', built('red'), ['red']))).toBe('taken');
    expect(verdict(withHill('10', built('yellow'), ['yellow']))).toBe('malformed');
  });

  it('with two blocks below each that is not in the bottom row', () => {
    expect(verdict(withHill('10', built('red', 'yellow', null, null, 'green'), ['red', 'yellow', 'green']))).toBe(
      'taken',
    );
    expect(verdict(withHill('10', built('red', null, null, null, 'green'), ['red', 'green']))).toBe('malformed');
  });

  it('on the plan of the options, with all its squares', () => {
    expect(verdict(withHill('15', Array(15).fill(null), []))).toBe('malformed');
    expect(verdict(withHill('10', Array(9).fill(null), []))).toBe('malformed');
  });
});

describe('§3.3, §5.3 wheelbarrows', () => {
  it('share no space but the start', () => {
    expect(verdict(spoilt(rolling, { barrows: Array(2).fill({ at: 4, load: [] }) }))).toBe('malformed');
  });

  it('are empty in the variant for young players', () => {
    const options = { ...rolling.options, variant: 'young' };
    const { barrows } = rolling;
    const loaded = { container: rolling.container.slice(1), barrows: [{ at: 0, load: ['red'] }, barrows[1]] };
    expect(verdict(spoilt(rolling, { options }))).toBe('taken');
    expect(verdict(spoilt(rolling, { options, ...loaded }))).toBe('malformed');
    expect(verdict(spoilt(rolling, loaded))).toBe('taken');
  });
});

describe('§4.5, §5.4 the end', () => {
  const over = position({ phase: 'over', turn: 399 });
  const won = position({ phase: 'over', built: [ALL] });

  it('is there only when a hill is complete or the last turn is done', () => {
    expect(verdict(spoilt(over, { turn: 398 }))).toBe('malformed');
    expect(verdict(spoilt(won, { turn: 398 }))).toBe('taken');
  });

  it('has come where a hill is complete', () => {
    expect(verdict(spoilt(won, { phase: 'roll', actor: 0, dice: null }))).toBe('malformed');
    expect(verdict(spoilt(won, { phase: 'move', actor: 0 }))).toBe('malformed');
    expect(verdict(spoilt(won, { phase: 'demolish', actor: 0 }))).toBe('malformed');
  });

  it('has not come for a clever builder who has yet to pay, but for nobody else', () => {
    const paying = position({ options: { variant: 'clever' }, phase: 'demolish', built: [ALL, [0]] });
    expect(verdict(paying)).toBe('taken');
    expect(verdict(spoilt(paying, { toMove: 1, actor: 1 }))).toBe('malformed');
    expect(verdict(spoilt(paying, { phase: 'move' }))).toBe('malformed');
  });

  it('leaves nobody to act and nothing to do, but the dice', () => {
    expect(verdict(spoilt(over, { actor: 0 }))).toBe('malformed');
    expect(verdict(spoilt(over, { dice: null }))).toBe('malformed');
    expect(verdict(spoilt(over, { queue: [{ what: 'land', seat: 0 }] }))).toBe('malformed');
  });
});

describe('§6 phases', () => {
  it('dice lie there in all but roll', () => {
    expect(verdict(spoilt(rolling, { dice: [1, 2] }))).toBe('malformed');
    for (const state of [moving, choosing, building]) expect(verdict(spoilt(state, { dice: null }))).toBe('malformed');
  });

  it('a player acts, and another than the mover only to build', () => {
    for (const state of [rolling, moving, choosing, building]) {
      expect(verdict(spoilt(state, { actor: null }))).toBe('malformed');
      expect(verdict(spoilt(state, { actor: 1 }))).toBe('malformed');
    }
  });

  it('a hand is there in build only', () => {
    const hand = { hand: ['red'], container: rolling.container.slice(1) };
    expect(verdict(spoilt(rolling, hand))).toBe('malformed');
    expect(verdict(spoilt(moving, hand))).toBe('malformed');
    expect(verdict(spoilt(building, { hand: [], container: rolling.container }))).toBe('malformed');
  });

  it('a hand of which nothing fits is not asked about', () => {
    expect(() => position({ phase: 'build', hand: ['red'], built: [[0]] })).toThrow();
    expect(() => position({ phase: 'build', hand: ['red', 'blue'], built: [[0]] })).not.toThrow();
  });

  it('who demolishes has a block to take off', () => {
    expect(() => position({ phase: 'demolish' })).toThrow();
    expect(() => position({ phase: 'demolish', built: [[3]] })).not.toThrow();
  });

  it('who chooses stands on a normal space with a block', () => {
    expect(() => position({ phase: 'choice', at: [3, 0] })).toThrow();
    expect(() => position({ phase: 'choice', at: [5, 0], trail: { 5: 'red' } })).toThrow();
    expect(() => position({ phase: 'choice', at: [0, 3], trail: { 3: 'red' } })).toThrow();
  });

  it('a young one has a choice only about a block that fits', () => {
    const given: Given = { options: { variant: 'young' }, phase: 'choice', at: [3, 0], trail: { 3: 'red' } };
    expect(() => position(given)).not.toThrow();
    expect(() => position({ ...given, built: [[0]] })).toThrow();
  });

  it('who builds from a wheelbarrow has emptied it on the start', () => {
    expect(() => position({ phase: 'build', hand: ['red'], at: [3, 0] })).toThrow();
    expect(() => position({ phase: 'build', hand: ['red'], loads: [['blue']] })).toThrow();
    expect(() => position({ phase: 'demolish', built: [[0]], at: [3, 0] })).toThrow();
  });
});
