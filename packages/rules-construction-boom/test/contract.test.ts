import { apply, legal, type Rng, sameJson, textStream } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { constructionBoomGame as game } from '../src/game.ts';
import type { Action, State } from '../src/types.ts';
import { constructionBoomRules } from '../src/view-door.ts';
import { bonus, fresh, NO_CHANCE, options, place, placing, play, position, refused, TILES } from './position.ts';

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

/** Chance that draws what it is told and keeps what it was asked. */
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

describe('§9 Refusals', () => {
  const state = position({
    drawing: '2 | CT <CT .\n1 | CT . MR\n0 | OG MG CG\n | 0 1 2',
    hands: ['OT OT OR MT MT MR CT CR OG OG', 'MG'],
  });

  it('come in the order of the page: each placement breaks the rule named and all that follow it, as far as it can', () => {
    const tiles = (...list: (readonly [number, number, number])[]): Action => ({
      type: 'place',
      tiles: list.map(([tile, column, row]) => ({ tile, column, row })),
    });
    const [og, , ot, , or, mt] = state.hands[0] as readonly [number, number, number, number, number, number];
    expect(refused(state, tiles([99, 0, 0], [99, 0, 0], [99, 0, 0]))).toBe('too-many-tiles');
    expect(refused(state, tiles([ot, 0, 0], [99, 0, 0]))).toBe('not-in-hand');
    expect(refused(state, tiles([-1, 0, 0]))).toBe('not-in-hand');
    expect(refused(state, tiles([16, 0, 0]))).toBe('not-in-hand');
    expect(refused(state, tiles([ot, 0, 0], [ot, 0, 0]))).toBe('same-tile');
    expect(refused(state, tiles([ot, 0, 0], [mt, 0, 0]))).toBe('not-same-material');
    expect(refused(state, tiles([ot, 0, 0], [or, 0, 0]))).toBe('not-adjacent');
    expect(refused(state, tiles([ot, 0, 0], [or, 0, -1]))).toBe('occupied');
    expect(refused(state, tiles([ot, 0, -1], [or, 0, -2]))).toBe('not-ground');
    expect(refused(state, tiles([og, 0, 3], [or, 0, 2]))).toBe('not-ground');
    expect(refused(state, tiles([ot, 3, 0], [or, 2, 0]))).toBe('ground-only');
    expect(refused(state, tiles([og, 4, 0], [or, 4, 1]))).toBe('not-beside-ground');
    expect(refused(state, tiles([or, 2, 2], [ot, 2, 1]))).toBe('above-roof');
    expect(refused(state, tiles([or, 1, 1], [ot, 0, 1]))).toBe('below-tile');
    expect(refused(state, tiles([ot, 5, 1], [or, 4, 1]))).toBe('unsupported');
    // The first is fine, the second is tested with it down.
    expect(refused(state, tiles([ot, 0, 3], [or, 0, 2]))).toBe('occupied');
    expect(refused(state, tiles([or, 0, 3], [ot, 0, 4]))).toBe('above-roof');
    expect(refused(state, tiles([ot, 0, 3], [or, 0, 4]))).toBeNull();
    expect(refused(state, tiles([ot, 0, 3], [or, 1, 3]))).toBeNull();
  });

  it('six grounds come before not being beside one', () => {
    const six = position({ drawing: '0 | OG OG OG MG MG MG\n | 0 1 2 3 4 5', hands: ['OG OT', 'MG'] });
    expect(refused(six, placing(six, 'OG 9,0'))).toBe('six-grounds');
    expect(refused(six, placing(six, 'OG 5,0'))).toBe('occupied');
  });

  it('a roof below a tile comes before having no support', () => {
    const high = position({ drawing: '3 | CT <CT\n2 | CT .\n1 | CT .\n0 | OG MG\n | 0 1', hands: ['OR', 'MG'] });
    expect(refused(high, placing(high, 'OR 1,2'))).toBe('below-tile');
  });

  it('of a bonus: the hand of the opponent, then the cell', () => {
    const offered = { ...state, phase: 'bonus' as const };
    expect(refused(offered, { type: 'bonus', tile: state.hands[0][0] ?? -1, column: 0, row: 0 })).toBe('not-in-hand');
    expect(refused(offered, bonus(offered, 'MG 0,0'))).toBe('occupied');
    expect(refused(offered, bonus(offered, 'MG 3,0'))).toBeNull();
  });

  it('of the contract come first: over, turn, phase', () => {
    expect(refused(state, { type: 'pass' }, 1)).toBe('not-your-turn');
    expect(refused(state, { type: 'accept' })).toBe('wrong-phase');
    expect(refused(state, { type: 'skip' })).toBe('wrong-phase');
    expect(refused(state, { type: 'lean', side: 'left' })).toBe('wrong-phase');
    expect(refused(fresh(), { type: 'pass' }, fresh().opener)).toBe('wrong-phase');
    const over = play({ ...state, passes: 1 }, { type: 'pass' }).state;
    expect(refused(over, { type: 'pass' }, 0)).toBe('game-over');
  });

  it('name the rule that they rest on and say what would be right', () => {
    const view = game.publicView(state);
    const told = (action: Action) => game.refusal(view, {}, 0, action);
    expect(told({ type: 'place', tiles: [{ tile: 99, column: 0, row: 0 }] })?.rule).toBe('4.1');
    expect(told(placing(state, 'OG 0,3'))?.rule).toBe('4.3');
    expect(told(placing(state, 'OT 5,1'))?.rule).toBe('4.4');
    expect(told(placing(state, 'OT 2,2'))).toEqual({
      code: 'above-roof',
      message: 'Nothing may stand right above a roof; choose another cell.',
      rule: '4.5',
    });
    const offered = game.publicView({ ...state, phase: 'bonus' });
    expect(game.refusal(offered, {}, 0, { type: 'bonus', tile: 99, column: 0, row: 0 })?.rule).toBe('7.2');
  });
});

describe('§9 Lists and timeouts', () => {
  it('list bids ascending, then accept, then double', () => {
    const { state } = play(fresh(), { type: 'bid', number: 16, material: 'modern' });
    expect(options(state)).toEqual([
      { type: 'bid', number: 16, material: 'cheap' },
      { type: 'accept' },
      { type: 'double' },
    ]);
  });

  it('list single placements by tile, column, row, then pairs by first and second, then pass', () => {
    const state = position({ drawing: '1 | CT .\n0 | OG MG\n | 0 1', hands: ['OT CT CT CG', 'MG'] });
    const listed = options(state);
    expect(listed.at(-1)).toEqual({ type: 'pass' });
    const keys = listed.slice(0, -1).map((action) => {
      if (action.type !== 'place') throw new Error('a placement is expected');
      const numbers = action.tiles.flatMap(({ tile, column, row }) => [tile, column, row]);
      return [action.tiles.length, ...numbers];
    });
    expect(keys).toEqual([...keys].sort((a, b) => a.map((n, i) => n - (b[i] ?? 0)).find((n) => n !== 0) ?? 0));
    expect(keys.some(([length]) => length === 2)).toBe(true);
  });

  it('list nothing for a seat that is not to act', () => {
    const state = fresh();
    expect(legal(game, state, 1 - state.opener)).toEqual([]);
  });

  it('do for a seat whose time is up what is always legal', () => {
    const start = fresh();
    expect(timeoutOf(start)).toEqual({ type: 'bid', number: 1, material: 'old' });
    expect(timeoutOf(play(start, { type: 'bid', number: 16, material: 'cheap' }).state)).toEqual({ type: 'accept' });
    const build = position({ drawing: '2 | CT . CT\n1 | OT . MT\n0 | OG CG MG\n | 0 1 2', hands: ['CT OG', 'MG'] });
    expect(timeoutOf(build)).toEqual({ type: 'pass' });
    const lean = place(build, 'CT 1,2').state;
    expect(timeoutOf(lean)).toEqual({ type: 'lean', side: 'left' });
    expect(timeoutOf(play(lean, { type: 'lean', side: 'left' }).state)).toEqual({ type: 'skip' });
  });
});

function timeoutOf(state: State): Action {
  return game.timeout(game.publicView(state), game.privateView(state, state.actor ?? 0), state.actor ?? 0);
}

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
