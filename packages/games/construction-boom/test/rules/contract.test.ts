import { apply, legal, type Rng, sameJson, textStream } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { constructionBoomGame as game } from '../../src/rules/index.ts';
import type { Action } from '../../src/rules/types.ts';
import { constructionBoomRules } from '../../src/view.ts';
import { fresh, NO_CHANCE, placing, position, TILES } from './position.ts';

const GROUNDS = [0, 1, 2, 3, 16, 17, 18, 19, 32, 33, 34, 35];

describe('§9 Options and setup', () => {
  it('fill in what is left out and keep what is given', () => {
    expect(fresh().options).toEqual({ rounds: 4, opener: 'random', tiles: 'standard' });
    expect(fresh({ rounds: 12, opener: 1 }).options).toEqual({ rounds: 12, opener: 1, tiles: 'standard' });
    expect(game.setup(undefined, 2, textStream('x')).ok).toBe(true);
  });

  it.each([0, 1, 3, 4])('refuse a table of %i seats first', (seats) => {
    const made = game.setup({ rounds: 99 }, seats, NO_CHANCE);
    expect(made.ok ? null : made.error.code).toBe('bad-seats');
  });

  it.each([
    '{"rounds":0}',
    '{"rounds":13}',
    '{"rounds":1.5}',
    '{"rounds":"4"}',
    '{"opener":2}',
    '{"opener":"0"}',
    '{"opener":null}',
    '{"opener":true}',
    '{"tiles":"large"}',
    '{"colour":"red"}',
    '{"toString":1}',
    '{"__proto__":1}',
    '[]',
    'null',
    '"fast"',
  ])('refuse %s', (given) => {
    const made = game.setup(JSON.parse(given), 2, NO_CHANCE);
    expect(made.ok ? null : made.error.code).toBe('bad-options');
  });

  it.each([0, 1])('draw the opener first, here %i', (opener) => {
    const { rng, drawn } = watched([opener], [(list) => [list[4], ...list], (list) => list]);
    const made = game.setup({}, 2, rng);
    expect(made.ok && made.value.state.opener).toBe(opener);
    expect(drawn.slice(0, 2)).toEqual([2, GROUNDS]);
  });

  it('shuffle the grounds again, as they then lie, while the first three are of one material', () => {
    const { rng, drawn } = watched(
      [],
      [
        (list) => list,
        (list) => [...list].reverse(),
        (list) => [list[0], list[4], list[1], ...list.slice(5)],
        (list) => list,
      ],
    );
    const made = game.setup({ opener: 1 }, 2, rng);
    if (!made.ok) throw new Error(made.error.code);
    const { state, events } = made.value;
    expect(drawn.slice(0, 3)).toEqual([GROUNDS, GROUNDS, [...GROUNDS].reverse()]);
    expect(state.building.map(({ tile, column }) => [tile, column])).toEqual([
      [35, 0],
      [19, 1],
      [34, 2],
    ]);
    const others = TILES.map(({ id }) => id).filter((id) => ![35, 19, 34].includes(id));
    expect(drawn[3]).toEqual(others);
    expect(state.hands).toEqual([others.slice(0, 10), others.slice(10, 20)]);
    expect(state.aside).toEqual(others.slice(20));
    expect(state.actor).toBe(1);
    expect(events).toEqual([
      { to: 'all', event: { type: 'dealt', round: 1, grounds: [35, 19, 34], opener: 1 } },
      { to: 0, event: { type: 'hand', tiles: state.hands[0] } },
      { to: 1, event: { type: 'hand', tiles: state.hands[1] } },
    ]);
  });

  it('keep hands and what lies aside in ascending order', () => {
    const { hands, aside } = fresh();
    for (const ids of [...hands, aside]) expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });
});

/** Chance that draws what a test gives it and records what it was asked. */
function watched(ints: number[], shuffles: ((list: readonly unknown[]) => readonly unknown[])[]) {
  const drawn: unknown[] = [];
  const rng: Rng = {
    int: (n) => {
      drawn.push(n);
      return ints.shift() ?? 0;
    },
    shuffle: <T>(list: readonly T[]): T[] => {
      drawn.push(list);
      const next = shuffles.shift();
      if (next === undefined) throw new Error('one shuffle too many');
      // The tests only reorder the list.
      return next(list) as T[];
    },
  };
  return { rng, drawn };
}

describe('§9 Actions', () => {
  const good: readonly Action[] = [
    { type: 'bid', number: 3, material: 'old' },
    { type: 'accept' },
    { type: 'double' },
    { type: 'place', tiles: [{ tile: 4, column: -1, row: 2 }] },
    { type: 'pass' },
    { type: 'lean', side: 'left' },
    { type: 'bonus', tile: 47, column: 3, row: 1 },
    { type: 'skip' },
  ];
  const view = game.publicView(fresh());

  it.each(good)('%j is one', (action) => {
    expect(game.parseAction(JSON.parse(JSON.stringify(action)), view)).toEqual({ ok: true, value: action });
  });

  it.each([
    'null',
    '7',
    '"pass"',
    '[]',
    '{}',
    '{"type":"fly"}',
    '{"type":"pass","seat":0}',
    '{"type":"bid","number":3}',
    '{"type":"bid","number":3,"material":"gold"}',
    '{"type":"bid","number":"3","material":"old"}',
    '{"type":"bid","number":2.5,"material":"old"}',
    '{"type":"bid","number":true,"material":"old"}',
    '{"type":"bid","number":3,"material":"old","why":1}',
    '{"type":"place","tiles":[]}',
    '{"type":"place","tiles":{}}',
    '{"type":"place"}',
    '{"type":"place","tiles":[{"tile":4,"column":0}]}',
    '{"type":"place","tiles":[{"tile":4,"column":0,"row":1,"side":"left"}]}',
    '{"type":"place","tiles":[{"tile":4,"column":0.5,"row":1}]}',
    '{"type":"place","tiles":[null]}',
    '{"type":"place","tiles":[{"tile":4,"column":0,"row":1},4]}',
    '{"type":"lean","side":"down"}',
    '{"type":"lean"}',
    '{"type":"bonus","tile":4,"column":0}',
    '{"type":"bonus","tiles":[{"tile":4,"column":0,"row":1}]}',
  ])('%s is none', (raw) => {
    const read = game.parseAction(JSON.parse(raw), view);
    expect(read.ok ? null : read.error.code).toBe('malformed');
  });

  it('know one zero', () => {
    const read = game.parseAction({ type: 'bonus', tile: -0, column: -0, row: -0 }, view);
    expect(read.ok && read.value.type === 'bonus' && Object.is(read.value.column, 0)).toBe(true);
  });
});

describe('§9 Views', () => {
  it('show of hands and of what lies aside only the sizes while the players bid', () => {
    const state = fresh();
    const view = game.publicView(state);
    expect(view).toEqual({ ...state, hands: [10, 10], aside: 25 });
    expect(game.privateView(state, 0)).toEqual({ hand: state.hands[0] });
    expect(game.privateView(state, 1)).toEqual({ hand: state.hands[1] });
  });

  it('show everything afterwards', () => {
    const state = position({ hands: ['OT', 'CT'] });
    expect(game.publicView(state)).toEqual(state);
    expect(game.privateView(state, 0)).toEqual({});
  });

  it.each([0, 1, null])('redealt for %j: the same views, another hand of the other', (viewer) => {
    const state = fresh();
    for (let i = 0; i < 10; i += 1) {
      const other = game.redeal?.(state, viewer, textStream(`redeal ${i}`)) ?? state;
      expect(game.parseState(other).ok).toBe(true);
      expect(game.publicView(other)).toEqual(game.publicView(state));
      if (viewer !== null) expect(other.hands[viewer]).toEqual(state.hands[viewer]);
      for (const seat of [0, 1] as const) {
        if (seat !== viewer) expect(other.hands[seat]).not.toEqual(state.hands[seat]);
      }
      expect(other.aside).not.toEqual(state.aside);
    }
  });

  it('redealt can give the other hand any tile that is not seen', () => {
    const state = fresh();
    const seen = new Set(
      Array.from({ length: 60 }, (_, i) => game.redeal?.(state, 0, textStream(`any ${i}`))).flatMap(
        (other) => other?.hands[1] ?? [],
      ),
    );
    expect([...seen].sort((a, b) => a - b)).toEqual([...state.hands[1], ...state.aside].sort((a, b) => a - b));
  });

  it('redealt once the hands are open: nothing differs', () => {
    const state = position({ hands: ['OT', 'CT'] });
    expect(sameJson(game.redeal?.(state, 0, NO_CHANCE), state)).toBe(true);
  });

  it('are all that the rules of the browser need', () => {
    const state = fresh();
    const view = game.publicView(state);
    expect(constructionBoomRules.legal(view, {}, state.opener)).toEqual(legal(game, state, state.opener));
  });
});

describe('apply', () => {
  it('leaves the given state as it was', () => {
    const state = position({ hands: ['OT OT', 'CT'] });
    const before = JSON.stringify(state);
    const done = apply(game, state, 0, placing(state, 'OT 0,1'), NO_CHANCE);
    expect(done.ok).toBe(true);
    expect(JSON.stringify(state)).toBe(before);
  });
});
