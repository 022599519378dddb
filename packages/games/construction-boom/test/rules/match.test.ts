import { textStream } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { constructionBoomGame as game } from '../../src/rules/index.ts';
import type { Action, Material, State } from '../../src/rules/types.ts';
import { fresh, only, options, play, position, refused, TILES, types } from './position.ts';

const bid = (number: number, material: Material): Action => ({ type: 'bid', number, material });
const PASS: Action = { type: 'pass' };

describe('§1 Tiles', () => {
  it('are 48, sixteen of each material', () => {
    expect(TILES.length).toBe(48);
    for (const material of ['old', 'modern', 'cheap'] as const) {
      expect(TILES.filter((tile) => tile.material === material).length).toBe(16);
    }
  });

  it.each([
    ['old', 'ground', 0, 3, 11, 0],
    ['old', 'tier', 4, 11, 0, 5],
    ['old', 'roof', 12, 15, 0, 3],
    ['modern', 'ground', 16, 19, 9, 0],
    ['modern', 'tier', 20, 27, 0, 3],
    ['modern', 'roof', 28, 31, 0, 2],
    ['cheap', 'ground', 32, 35, 7, 0],
    ['cheap', 'tier', 36, 43, 0, 2],
    ['cheap', 'roof', 44, 47, 0, 1],
  ])('%s %ss are numbered %i to %i', (material, type, first, last, capacity, weight) => {
    const ids = TILES.filter((tile) => tile.material === material && tile.type === type).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: last - first + 1 }, (_, i) => first + i));
    for (const id of ids) expect(TILES[id]).toEqual({ id, material, type, capacity, weight });
  });
});

describe('§2 A match', () => {
  it('begins with three grounds, not all of one material, and ten tiles in each hand', () => {
    for (let i = 0; i < 40; i += 1) {
      const state = fresh({}, `deal ${i}`);
      expect(state.building.map(({ column, row, rests }) => [column, row, rests])).toEqual([
        [0, 0, null],
        [1, 0, null],
        [2, 0, null],
      ]);
      const grounds = state.building.map(({ tile }) => TILES[tile]);
      expect(grounds.every((tile) => tile?.type === 'ground')).toBe(true);
      expect(new Set(grounds.map((tile) => tile?.material)).size).toBeGreaterThan(1);
      expect(state.hands.map((hand) => hand.length)).toEqual([10, 10]);
      expect(state.aside.length).toBe(25);
    }
  });

  it('has four rounds if nothing else is wished', () => {
    expect(fresh().options.rounds).toBe(4);
  });

  it('lets the players take turns at opening', () => {
    let state = fresh({ rounds: 3, opener: 1 });
    const openers: number[] = [];
    while (state.phase !== 'over') {
      openers.push(state.opener);
      expect(state.actor).toBe(state.opener);
      state = playRound(state);
    }
    expect(openers).toEqual([1, 0, 1]);
  });

  it('adds the money of all rounds and deals every round anew', () => {
    let state = fresh({ rounds: 2, opener: 0 });
    const before = state;
    state = playRound(state);
    expect(state.round).toBe(2);
    expect(state.phase).toBe('bid');
    expect(state.removed).toEqual([]);
    expect(state.contract).toBeNull();
    expect(state.hands).not.toEqual(before.hands);
    const first = state.history[0]?.money ?? Number.NaN;
    expect(state.money).toEqual([first, 0]);
    state = playRound(state);
    const second = state.history[1]?.money ?? Number.NaN;
    expect(state.money).toEqual([first, second]);
    expect(state.phase).toBe('over');
  });

  it('tells of a new round in the step that ended the round before', () => {
    let state = fresh({ rounds: 2, opener: 0 });
    for (const action of [bid(1, 'old'), { type: 'accept' }, PASS] as const) state = play(state, action).state;
    const { events, addressed, state: next } = play(state, PASS, textStream('the second deal'));
    expect(types(events)).toEqual(['passed', 'round-scored', 'dealt', 'hand', 'hand']);
    expect(events[2]).toEqual({
      type: 'dealt',
      round: 2,
      grounds: next.building.map(({ tile }) => tile),
      opener: 1,
    });
    expect(addressed.slice(2)).toEqual([
      { to: 'all', event: events[2] },
      { to: 0, event: { type: 'hand', tiles: next.hands[0] } },
      { to: 1, event: { type: 'hand', tiles: next.hands[1] } },
    ]);
  });

  it.each([
    [[50, -20], [0]],
    [[0, 30], [1]],
    [
      [-40, -40],
      [0, 1],
    ],
  ] as const)('with money %j is won by %j', (money, winners) => {
    const view = { ...game.publicView(position({ hands: ['OT', ''] })), phase: 'over' as const, money };
    expect(game.outcome({ ...view, actor: null, turn: null, hands: [[], []], aside: [] })).toEqual({
      winners,
      scores: money,
    });
  });
});

describe('§3 Contract phase', () => {
  it('plays the bidding example of the rulebook: Beatrix is held to three OLD, doubled', () => {
    const beatrix = 0;
    const jasper = 1;
    let state = fresh({ opener: beatrix });
    for (const action of [bid(2, 'modern'), bid(2, 'cheap'), bid(3, 'old')]) state = play(state, action).state;
    expect(state.bid).toEqual({ seat: beatrix, number: 3, material: 'old' });
    expect(state.actor).toBe(jasper);
    const doubled = play(state, { type: 'double' });
    expect(doubled.state.contract).toEqual({ contractor: beatrix, number: 3, material: 'old', doubled: true });
    expect(doubled.state.phase).toBe('build');
    expect(doubled.state.turn).toBe(beatrix);
    expect(doubled.state.bid).toBeNull();
  });

  it('ranks bids by number, then old, modern, cheap', () => {
    const bids = options(fresh()).map((action) =>
      action.type === 'bid' ? `${action.number} ${action.material}` : '?',
    );
    expect(bids.slice(0, 7)).toEqual(['1 old', '1 modern', '1 cheap', '2 old', '2 modern', '2 cheap', '3 old']);
    expect(bids.length).toBe(48);
    expect(bids.at(-1)).toBe('16 cheap');
  });

  it('makes the opener bid', () => {
    const state = fresh();
    expect(refused(state, { type: 'accept' })).toBe('nothing-bid');
    expect(refused(state, { type: 'double' })).toBe('nothing-bid');
    expect(options(state).every(({ type }) => type === 'bid')).toBe(true);
  });

  it('takes higher bids only', () => {
    const { state } = play(fresh(), bid(3, 'modern'));
    expect(refused(state, bid(3, 'cheap'))).toBeNull();
    expect(refused(state, bid(4, 'old'))).toBeNull();
    expect(refused(state, bid(3, 'modern'))).toBe('too-low');
    expect(refused(state, bid(3, 'old'))).toBe('too-low');
    expect(refused(state, bid(2, 'cheap'))).toBe('too-low');
  });

  it('goes no higher than 16 cheap, and not below 1', () => {
    expect(refused(fresh(), bid(17, 'old'))).toBe('too-high');
    expect(refused(fresh(), bid(16, 'cheap'))).toBeNull();
    expect(refused(fresh(), bid(0, 'cheap'))).toBe('too-low');
    expect(refused(fresh(), bid(-3, 'cheap'))).toBe('too-low');
    const { state } = play(fresh(), bid(16, 'cheap'));
    expect(options(state)).toEqual([{ type: 'accept' }, { type: 'double' }]);
    expect(refused(state, bid(17, 'old'))).toBe('too-high');
  });

  it('answers in turn till one accepts, who is then the saboteur', () => {
    let state = fresh({ opener: 1 });
    expect(state.actor).toBe(1);
    state = play(state, bid(1, 'old')).state;
    expect(state.actor).toBe(0);
    state = play(state, bid(2, 'cheap')).state;
    expect(state.actor).toBe(1);
    state = play(state, { type: 'accept' }).state;
    expect(state.contract).toEqual({ contractor: 0, number: 2, material: 'cheap', doubled: false });
  });

  it('lays both hands open, and what lies aside with them', () => {
    const { state } = play(fresh(), bid(2, 'old'));
    const { events, state: open } = play(state, { type: 'accept' });
    expect(types(events)).toEqual(['contract', 'revealed']);
    expect(events[1]).toEqual({ type: 'revealed', hands: state.hands, aside: state.aside });
    expect(game.publicView(open).hands).toEqual(state.hands);
  });

  it('tells each bid', () => {
    const { events } = play(fresh({ opener: 0 }), bid(2, 'old'));
    expect(only(events, 'bid')).toEqual([{ type: 'bid', seat: 0, number: 2, material: 'old' }]);
  });
});

/** A bid, and everybody passes. */
function playRound(state: State): State {
  let next = state;
  const rng = textStream(`round ${state.round}`);
  for (const action of [bid(1, 'old'), { type: 'accept' }, PASS, PASS] as const) next = play(next, action, rng).state;
  return next;
}
