import { type Seat, sameJson, textStream, timeoutAction } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { boondoggleGame as game } from '../../src/rules/index.ts';
import type { Action, State } from '../../src/rules/types.ts';
import { NOTHING } from './offers.ts';
import {
  act,
  cards,
  checked,
  destinations,
  goods,
  legalFor,
  miles,
  player,
  playerAt,
  refused,
  table,
  turn,
} from './setting.ts';

const HANDS = [
  cards(0, 'bribery', 'enforcer', 'lobbyist'),
  cards(1, 'manipulator', 'highwayman'),
  cards(2, 'enforcer'),
  destinations(1, 'D2'),
  destinations(2, 'D2', 'D3'),
];

describe('§8 views', () => {
  const state = table(3, ...HANDS);
  const view = game.publicView(state);

  it('public: the fields of the state, with numbers for everything hidden', () => {
    expect(Object.keys(view).toSorted()).toEqual(Object.keys(state).toSorted());
    expect(view).toMatchObject({ deck: 48, destinations: 15, bag: 6 });
    expect(view.players.map((one) => [one.hand, one.destinations])).toEqual([
      [3, 0],
      [2, 1],
      [1, 2],
    ]);
    for (const one of view.players) {
      expect(Object.keys(one).toSorted()).toEqual(Object.keys(playerAt(state, 0)).toSorted());
    }
  });

  it('public: discards, honchos and everything else on the table are open', () => {
    const { deck, destinations: pile, bag, players, offers, ...open } = state;
    expect(view).toMatchObject(open);
    expect([deck.length, pile.length, bag.length, players.length, offers.length]).toEqual([48, 15, 6, 3, 0]);
  });

  it('private: the own hand and destinations, nothing of others', () => {
    expect(game.privateView(state, 1)).toEqual({
      hand: ['manipulator', 'highwayman'],
      destinations: ['D2'],
      offers: [],
    });
  });

  it('shows the destinations of a complete project to everybody', () => {
    const done = table(
      2,
      miles(
        0,
        ['S1-A1', 'regular'],
        ['A1-C', 'regular'],
        ['A2-C', 'regular'],
        ['S2-A2', 'regular'],
        ['S2-D1', 'regular'],
      ),
      destinations(0, 'D6', 'D1'),
      player(0, { shown: true }),
    );
    expect(game.publicView(done).players[0]?.destinations).toEqual(['D6', 'D1']);
  });

  it('what a seat may do depends on nothing that it can’t see', () => {
    const given = table(3, ...HANDS, goods(2, { crew: 1 }), turn('play-card', 0));
    const worlds = Array.from({ length: 20 }, (_, i) => game.redeal?.(given, 0, textStream(`world ${i}`)) ?? given);
    for (const world of worlds) expect(legalFor(world, 0)).toEqual(legalFor(given, 0));
    expect(new Set(worlds.map((world) => JSON.stringify(world.players[2]?.hand))).size).toBeGreaterThan(1);
  });
});

describe('§8 redeal', () => {
  const there = table(
    3,
    ...HANDS,
    miles(
      2,
      ['S5-A5', 'regular'],
      ['A5-C', 'regular'],
      ['A6-C', 'regular'],
      ['S6-A6', 'regular'],
      ['S6-D5', 'regular'],
    ),
  );
  const worlds = (state: State, viewer: Seat | null) =>
    Array.from({ length: 60 }, (_, i) => checked(game.redeal?.(state, viewer, textStream(`deal ${i}`)) ?? state));

  it('keeps what the viewer sees and deals the rest anew', () => {
    for (const viewer of [0, 1, 2, null]) {
      for (const world of worlds(there, viewer)) {
        expect(game.publicView(world)).toEqual(game.publicView(there));
        if (viewer !== null) expect(game.privateView(world, viewer)).toEqual(game.privateView(there, viewer));
        expect(sameJson(world, there)).toBe(false);
      }
    }
  });

  it('gives every hidden place other cards in some worlds', () => {
    const some = worlds(there, 0);
    for (const seat of [1, 2]) {
      expect(new Set(some.map((world) => playerAt(world, seat).hand.join())).size).toBeGreaterThan(10);
      expect(new Set(some.map((world) => playerAt(world, seat).destinations.join())).size).toBeGreaterThan(3);
    }
    expect(new Set(some.map((world) => world.deck.join())).size).toBe(60);
    expect(new Set(some.map((world) => world.destinations.join())).size).toBe(60);
  });

  it('hides no destination at which a project stands already: it would have been shown', () => {
    const seen = new Set(worlds(there, 0).flatMap((world) => playerAt(world, 2).destinations));
    expect([...seen].toSorted()).toEqual(['D1', 'D2', 'D3', 'D4', 'D6']);
  });

  it('keeps cards offered to the viewer in the hand of the player who offers them', () => {
    const offer: Action = {
      type: 'offer',
      to: 0,
      give: { ...NOTHING, cards: ['highwayman'] },
      want: { ...NOTHING, cards: ['bribery'] },
    };
    const offered = act(table(3, ...HANDS, turn('trade', null)), 1, offer).state;
    for (const world of worlds(offered, 0)) {
      expect(playerAt(world, 1).hand).toContain('highwayman');
      expect(world.offers).toEqual(offered.offers);
    }
    const others = worlds(offered, 2);
    expect(new Set(others.map((world) => world.offers[0]?.give.cards.join())).size).toBeGreaterThan(5);
    expect(new Set(others.map((world) => world.offers[0]?.want.cards.join())).size).toBeGreaterThan(5);
  });
});

describe('§8 timeouts', () => {
  it.each(['buy-card', 'play-card', 'job', 'sell', 'build', 'scheme'] as const)('%s: pass', (phase) => {
    expect(timeoutAction(game, table(2, turn(phase, 1)), 1)).toEqual({ type: 'pass' });
  });

  it('answer: allow; trade: done', () => {
    const asked = act(table(2, goods(1, { crew: 1 }), turn('play-card', 0)), 0, {
      type: 'play',
      card: 'hostile-purchase',
      resource: 'crew',
      from: 1,
    }).state;
    expect(timeoutAction(game, asked, 1)).toEqual({ type: 'allow' });
    expect(timeoutAction(game, table(2, turn('trade', null)), 1)).toEqual({ type: 'done' });
  });
});

describe('§8 actions and the order of refusals', () => {
  it('malformed comes before not-your-turn, that before wrong-phase, that before the game’s own', () => {
    const given = table(2, player(0, { money: 0 }));
    expect(refused(given, 1, { type: 'buy-card', now: true })).toBe('malformed');
    expect(refused(given, 1, { type: 'sell', market: 'crew', count: 1 })).toBe('not-your-turn');
    expect(refused(given, 0, { type: 'sell', market: 'crew', count: 1 })).toBe('wrong-phase');
    expect(refused(given, 0, { type: 'buy-card' })).toBe('cannot-afford');
    expect(refused(given, 2, { type: 'pass' })).toBe('malformed');
  });

  it.each([
    [null],
    ['pass'],
    [[]],
    [{}],
    [{ type: 'leave' }],
    [{ type: 'pass', why: 1 }],
    [{ type: 'play' }],
    [{ type: 'play', card: 'ace' }],
    [{ type: 'play', card: 'price-gouger' }],
    [{ type: 'play', card: 'night-shift', segment: 'A1-S1' }],
    [{ type: 'play', card: 'hostile-purchase', resource: 'crew', from: -1 }],
    [{ type: 'play', card: 'hot-wired-truck', seat: '0' }],
    [{ type: 'sell', market: 'steel-crew', count: 1 }],
    [{ type: 'buy', market: 'crew' }],
    [{ type: 'build', segment: 'C-A1' }],
    [{ type: 'build', segment: 'A1-C', over: true }],
    [{ type: 'accept' }],
    [{ type: 'accept', offer: true }],
    [{ type: 'withdraw', offer: 1.5 }],
    [{ type: 'toString' }],
    [{ type: 'play', card: 'constructor' }],
  ])('malformed: %j', (action) => {
    expect(refused(table(2), 0, action)).toBe('malformed');
  });

  it('takes 1.0 and 1e0 for 1, and no zero but the plain one', () => {
    const parsed = game.parseAction(
      JSON.parse('{"type":"play","card":"hot-wired-truck","seat":-0}'),
      game.publicView(table(2)),
    );
    expect(parsed.ok && Object.is(Reflect.get(parsed.value, 'seat'), 0)).toBe(true);
    const given = table(2, goods(0, { crew: 1 }), turn('sell', 0));
    expect(refused(given, 0, JSON.parse('{"type":"sell","market":"crew","count":1.0}'))).toBe(null);
  });

  it('lists pass, plays by kind and their fields, then destination', () => {
    const given = table(
      2,
      miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular']),
      cards(0, 'switcheroo', 'hot-wired-truck', 'expressway-toll', 'price-gouger'),
      goods(0, { crew: 1 }),
      goods(1, { steel: 1 }),
      turn('play-card', 0),
    );
    expect(legalFor(given, 0)).toEqual([
      { type: 'pass' },
      { type: 'play', card: 'expressway-toll' },
      { type: 'play', card: 'price-gouger', resource: 'crew' },
      { type: 'play', card: 'hostile-purchase', resource: 'steel', from: 1 },
      { type: 'play', card: 'hot-wired-truck', seat: 0 },
      { type: 'play', card: 'hot-wired-truck', seat: 1 },
      { type: 'play', card: 'switcheroo', give: 'crew', take: 'steel', from: 1 },
      { type: 'destination' },
    ]);
  });
});
