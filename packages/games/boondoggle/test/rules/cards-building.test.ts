import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/rules/types.ts';
import {
  act,
  cards,
  change,
  destinations,
  goods,
  legalFor,
  miles,
  PASS,
  pile,
  play,
  player,
  playerAt,
  refused,
  table,
  turn,
} from './setting.ts';

const MY_TURN = turn('play-card', 0);
const ROAD = { crew: 1, asphalt: 1, permit: 1 };

describe('§3 highwayman', () => {
  const holdUp: Action = { type: 'play', card: 'highwayman' };

  it('takes $10 from every other player for each new mile until the round ends', () => {
    const announced = act(table(2, cards(0, 'highwayman'), goods(0, ROAD), goods(1, ROAD), MY_TURN), 0, holdUp).state;
    expect(announced.highwayman).toBe(0);
    const building = { ...announced, phase: 'build', actor: 0 } as const;
    const own = act(building, 0, { type: 'build', segment: 'S1-A1' });
    expect(own.events.some((event) => event.type === 'toll')).toBe(false);
    const other = act(own.state, 1, { type: 'build', segment: 'S4-A4' });
    expect(other.events).toContainEqual({ type: 'toll', seat: 1, to: 0 });
    expect(other.state.players.map((one) => one.money)).toEqual([75, 55]);
    const ended = play(other.state, [0, PASS], [1, PASS]);
    expect(ended).toMatchObject({ round: 2, highwayman: null });
  });

  it('counts for night shifts and schemes too', () => {
    const given = table(2, cards(1, 'night-shift'), goods(1, ROAD), turn('play-card', 1, { highwayman: 0 }));
    const { state } = act(given, 1, { type: 'play', card: 'night-shift', segment: 'S4-A4' });
    expect(state.players.map((one) => one.money)).toEqual([75, 55]);
    const scheming = table(
      2,
      miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular']),
      miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular']),
      goods(1, { steel: 3 }),
      turn('scheme', 1, { highwayman: 0, starter: 1 }),
    );
    const kickback = act(scheming, 1, { type: 'kickback', segment: 'A1-C' });
    expect(kickback.state.players.map((one) => one.money)).toEqual([65 + 20 + 10, 65 - 40 - 10]);
    const guardrail = act(scheming, 1, { type: 'guardrail', segment: 'A1-C' });
    expect(guardrail.events.map((event) => event.type)).toEqual(['guardrail', 'toll']);
    expect(guardrail.state.players.map((one) => one.money)).toEqual([75, 55]);
  });

  it('keeps the player who can’t pay the mile and the toll together from building and scheming', () => {
    const given = table(2, goods(1, ROAD), player(1, { money: 9 }), turn('build', 1, { highwayman: 0 }));
    expect(refused(given, 1, { type: 'build', segment: 'S4-A4' })).toBe('cannot-afford');
    const scheming = (money: number) =>
      table(
        2,
        miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular']),
        miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular']),
        goods(1, { steel: 3 }),
        player(1, { money }),
        turn('scheme', 1, { highwayman: 0 }),
      );
    expect(refused(scheming(49), 1, { type: 'kickback', segment: 'A1-C' })).toBe('cannot-afford');
    expect(refused(scheming(50), 1, { type: 'kickback', segment: 'A1-C' })).toBe(null);
    expect(refused(scheming(9), 1, { type: 'guardrail', segment: 'A1-C' })).toBe('cannot-afford');
    expect(refused(scheming(10), 1, { type: 'guardrail', segment: 'A1-C' })).toBe(null);
  });
});

describe('§3 route-option', () => {
  const option: Action = { type: 'play', card: 'route-option' };
  const there = miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular']);

  it('draws another destination without a fee, and the player has both', () => {
    const given = table(2, there, destinations(0, 'D3'), pile('D5'), cards(0, 'route-option'), MY_TURN);
    const { state, addressed } = act(given, 0, option);
    expect(playerAt(state, 0)).toMatchObject({ destinations: ['D3', 'D5'], money: 65 });
    expect(state).toMatchObject({ pot: 0, discards: ['route-option'] });
    expect(addressed).toEqual([
      { to: 'all', event: { type: 'card-played', seat: 0, card: 'route-option', choices: {}, gains: {} } },
      { to: 'all', except: [0], event: { type: 'destination-drawn', seat: 0, fee: 0 } },
      { to: 0, event: { type: 'destination-drawn', seat: 0, fee: 0, destination: 'D5' } },
    ]);
  });

  it('is no draw for the pot, even by the last who has none', () => {
    const given = table(2, there, destinations(0, 'D3'), destinations(1, 'D1'), cards(0, 'route-option'), MY_TURN);
    expect(act(given, 0, option).events.some((event) => event.type === 'pot-won')).toBe(false);
  });

  it('completes a project that stands there already', () => {
    const given = table(
      2,
      there,
      miles(0, ['A2-C', 'regular'], ['S2-A2', 'regular'], ['S2-D2', 'regular']),
      destinations(0, 'D6'),
      pile('D2'),
      cards(0, 'route-option'),
      MY_TURN,
    );
    const { state, events } = act(given, 0, option);
    expect(playerAt(state, 0).shown).toBe(true);
    expect(events).toContainEqual({ type: 'completed', seat: 0, destination: 'D2', destinations: ['D6', 'D2'] });
  });

  it('can’t be played before one’s own destination', () => {
    expect(refused(table(2, there, cards(0, 'route-option'), MY_TURN), 0, option)).toBe('unplayable');
  });

  it('leaves a destination for everyone who has none', () => {
    const all = table(2).destinations;
    const left = (number: number) =>
      table(
        3,
        there,
        change({ destinations: all.slice(0, number) }),
        player(0, { destinations: all.slice(number) }),
        cards(0, 'route-option'),
        MY_TURN,
      );
    expect(refused(left(2), 0, option)).toBe('unplayable');
    expect(refused(left(3), 0, option)).toBe(null);
  });
});

describe('§3, §6.6 kickback-coupon', () => {
  const coupon: Action = { type: 'play', card: 'kickback-coupon' };

  it('lies in front of its player, neither in the hand nor among the discards', () => {
    const { state } = act(table(2, cards(0, 'kickback-coupon'), MY_TURN), 0, coupon);
    expect(playerAt(state, 0)).toMatchObject({ coupons: 1, hand: [] });
    expect(state.discards).toEqual([]);
  });

  it('can be played without any use in sight', () => {
    expect(refused(table(2, cards(0, 'kickback-coupon'), player(0, { kickbacks: 0 }), MY_TURN), 0, coupon)).toBe(null);
  });

  const scheming = (coupons: number) =>
    table(
      2,
      miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular']),
      miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular']),
      cards(0, ...Array.from({ length: coupons }, () => 'kickback-coupon' as const)),
      player(0, { hand: [], coupons }),
      turn('scheme', 0),
    );

  it.each([
    [0, 40],
    [1, 20],
    [2, 0],
    [3, 0],
  ])('%i of them make a kickback of $40 cost $%i; half of what is paid is shared; all are used', (coupons, paid) => {
    const { state, events } = act(scheming(coupons), 0, { type: 'kickback', segment: 'A4-C' });
    expect(state.players.map((one) => one.money)).toEqual([65 - paid, 65 + paid / 2]);
    expect(playerAt(state, 0)).toMatchObject({ coupons: 0, hand: [] });
    expect(state.discards).toEqual(Array.from({ length: coupons }, () => 'kickback-coupon'));
    expect(events).toEqual([{ type: 'kickback', seat: 0, segment: 'A4-C', paid, to: 1, passed: [] }]);
  });

  it('comes back to the hand at the end of the round if no kickback was made', () => {
    const state = play(scheming(2), [0, PASS], [1, PASS]);
    expect(playerAt(state, 0)).toMatchObject({ coupons: 0, hand: ['kickback-coupon', 'kickback-coupon'] });
  });
});

describe('§3 night-shift', () => {
  const build = (segment: string) => ({ type: 'play', card: 'night-shift', segment });

  it('builds a mile now, and leaves phase 6 to its player', () => {
    const given = table(2, cards(0, 'night-shift'), goods(0, ROAD), MY_TURN);
    const { state, events } = act(given, 0, { type: 'play', card: 'night-shift', segment: 'S1-A1' });
    expect(playerAt(state, 0)).toMatchObject({ head: 'A1', roads: 5, funds: 150, goods: { crew: 0 } });
    expect(state).toMatchObject({ phase: 'play-card', actor: 1, discards: ['night-shift'] });
    expect(events.map((event) => event.type)).toEqual(['card-played', 'built']);
    expect(events[0]).toMatchObject({ choices: { segment: 'S1-A1' }, gains: { crew: -1, asphalt: -1, permit: -1 } });
    const later = { ...state, phase: 'build', actor: 0 } as const;
    expect(refused(later, 0, { type: 'buy', market: 'crew', count: 1 })).toBe(null);
  });

  it('builds only what a road could be built on', () => {
    const given = table(2, cards(0, 'night-shift'), goods(0, ROAD), MY_TURN);
    expect(refused(given, 0, build('A1-C'))).toBe('unplayable');
    expect(refused(table(2, cards(0, 'night-shift'), MY_TURN), 0, build('S1-A1'))).toBe('unplayable');
    const toll = table(
      2,
      cards(0, 'night-shift'),
      goods(0, ROAD),
      player(0, { money: 9 }),
      turn('play-card', 0, { highwayman: 1 }),
    );
    expect(refused(toll, 0, build('S1-A1'))).toBe('unplayable');
    expect(refused(given, 0, build('S1-A2'))).toBe('malformed');
  });

  it('lists the next miles that can be paid', () => {
    const given = table(
      2,
      cards(0, 'night-shift'),
      miles(0, ['S1-A1', 'regular']),
      goods(0, { crew: 1, asphalt: 1 }),
      MY_TURN,
    );
    expect(legalFor(given, 0)).toEqual([PASS, build('A1-A2'), build('A6-A1')]);
  });
});

describe('§3 lobbyist', () => {
  const lobby = (...discs: readonly string[]) => ({ type: 'play', card: 'lobbyist', discs });
  const roads = miles(0, ['S1-A1', 'regular']);

  it('turns in two unused discs for $25 more on the own federal funds', () => {
    const given = table(2, cards(0, 'lobbyist'), roads, MY_TURN);
    expect(legalFor(given, 0)).toEqual([
      PASS,
      lobby('guardrail', 'guardrail'),
      lobby('guardrail', 'kickback'),
      lobby('kickback', 'kickback'),
    ]);
    const mixed = act(given, 0, { type: 'play', card: 'lobbyist', discs: ['guardrail', 'kickback'] });
    expect(playerAt(mixed.state, 0)).toMatchObject({ kickbacks: 1, guardrails: 1, funds: 175, money: 65 });
    expect(mixed.events[0]).toMatchObject({ choices: { discs: ['guardrail', 'kickback'] }, gains: {} });
    const same = act(given, 0, { type: 'play', card: 'lobbyist', discs: ['kickback', 'kickback'] });
    expect(playerAt(same.state, 0)).toMatchObject({ kickbacks: 0, guardrails: 2 });
  });

  it('can’t be played before the first road, nor without the discs', () => {
    expect(refused(table(2, cards(0, 'lobbyist'), MY_TURN), 0, lobby('guardrail', 'kickback'))).toBe('unplayable');
    const few = table(2, cards(0, 'lobbyist'), roads, player(0, { kickbacks: 1, guardrails: 0 }), MY_TURN);
    for (const discs of [
      ['guardrail', 'kickback'],
      ['kickback', 'kickback'],
      ['guardrail', 'guardrail'],
    ]) {
      expect(refused(few, 0, lobby(...discs))).toBe('unplayable');
    }
  });

  it('is malformed with discs in another order, too few or too many', () => {
    const given = table(2, cards(0, 'lobbyist'), roads, MY_TURN);
    for (const discs of [['kickback', 'guardrail'], ['kickback'], ['guardrail', 'guardrail', 'kickback'], ['x', 'y']]) {
      expect(refused(given, 0, lobby(...discs))).toBe('malformed');
    }
  });
});
