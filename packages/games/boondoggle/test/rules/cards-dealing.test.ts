import { describe, expect, it } from 'vitest';
import type { Market } from '../../src/rules/data/markets.ts';
import type { Action } from '../../src/rules/types.ts';
import { act, cards, goods, legalFor, PASS, play, player, playerAt, prices, refused, table, turn } from './setting.ts';

const MY_TURN = turn('play-card', 0);

describe('§3, §6.4 market-maven', () => {
  const card: Action = { type: 'play', card: 'market-maven' };
  const buy = (market: Market, count = 1): Action => ({ type: 'buy', market, count });
  const buying = table(2, player(0, { maven: true, money: 200 }), turn('build', 0));

  it('is remembered until phase 6', () => {
    const { state, events } = act(table(2, cards(0, 'market-maven'), MY_TURN), 0, card);
    expect(playerAt(state, 0).maven).toBe(true);
    expect(state.discards).toEqual(['market-maven']);
    expect(events).toEqual([{ type: 'card-played', seat: 0, card: 'market-maven', choices: {}, gains: {} }]);
  });

  it('can’t be played twice in a round', () => {
    expect(refused(table(2, cards(0, 'market-maven'), player(0, { maven: true }), MY_TURN), 0, card)).toBe(
      'unplayable',
    );
  });

  it('buys one unit in each of up to three markets, until it passes', () => {
    const one = act(buying, 0, buy('crew')).state;
    expect(one).toMatchObject({ phase: 'build', actor: 0, acted: ['crew'], prices: { crew: 12 } });
    const three = play(one, [0, buy('steel')], [0, buy('asphalt-permit')]);
    expect(playerAt(three, 0)).toMatchObject({ money: 160, goods: { crew: 1, asphalt: 1, permit: 1, steel: 1 } });
    expect(three).toMatchObject({ actor: 0, acted: ['crew', 'steel', 'asphalt-permit'] });
    expect(legalFor(three, 0)).toEqual([PASS]);
    expect(play(three, [0, PASS])).toMatchObject({ phase: 'build', actor: 1, acted: [] });
  });

  it('refuses a second unit, a used market, a fourth purchase and a fifth resource', () => {
    expect(refused(buying, 0, buy('crew', 2))).toBe('too-many');
    const pairs = play(buying, [0, buy('crew-asphalt')], [0, buy('crew-permit')]);
    expect(refused(pairs, 0, buy('crew-asphalt'))).toBe('market-used');
    expect(refused(pairs, 0, buy('crew-asphalt', 2))).toBe('market-used');
    expect(refused(pairs, 0, buy('steel'))).toBe('too-many');
    const singles = play(buying, [0, buy('crew')], [0, buy('permit')], [0, buy('steel')]);
    expect(refused(singles, 0, buy('asphalt'))).toBe('too-many');
    const mixed = play(buying, [0, buy('crew-asphalt')], [0, buy('steel')]);
    expect(refused(mixed, 0, buy('crew-permit'))).toBe('too-many');
    expect(refused(mixed, 0, buy('permit'))).toBe(null);
  });

  it('lets a road be built instead before the first purchase, not after it', () => {
    const given = table(2, player(0, { maven: true }), goods(0, { crew: 1, asphalt: 1, permit: 1 }), turn('build', 0));
    const build: Action = { type: 'build', segment: 'S1-A1' };
    expect(act(given, 0, build).state).toMatchObject({ actor: 1 });
    const bought = act(given, 0, buy('crew')).state;
    expect(refused(bought, 0, build)).toBe('wrong-phase');
    expect(legalFor(bought, 0).some((action) => action.type === 'build')).toBe(false);
  });

  it('is lost unused when the round ends', () => {
    const state = act(table(2, player(1, { maven: true }), turn('scheme', 1)), 1, PASS).state;
    expect(playerAt(state, 1)).toMatchObject({ maven: false, hand: [] });
  });
});

describe.each([
  ['black-market-steel', 'steel'],
  ['non-union-contract', 'crew'],
  ['black-market-asphalt', 'asphalt'],
] as const)('§3 %s', (card, resource) => {
  const buy = (count: number) => ({ type: 'play', card, count });

  it('buys one or two at half the price, which stays', () => {
    const given = table(2, cards(0, card), prices({ [resource]: 14 }), MY_TURN);
    expect(legalFor(given, 0)).toEqual([PASS, buy(1), buy(2)]);
    const { state, events } = act(given, 0, { type: 'play', card, count: 2 });
    expect(playerAt(state, 0).goods[resource]).toBe(2);
    expect(playerAt(state, 0).money).toBe(51);
    expect(state.prices[resource]).toBe(14);
    expect(events).toEqual([
      { type: 'card-played', seat: 0, card, choices: { count: 2 }, gains: { money: -14, [resource]: 2 } },
    ]);
  });

  it('can’t be played without the money, the supply, or for more than two', () => {
    const poor = table(2, cards(0, card), player(0, { money: 9 }), MY_TURN);
    expect(refused(poor, 0, buy(2))).toBe('unplayable');
    expect(refused(poor, 0, buy(1))).toBe(null);
    const scarce = table(2, cards(0, card), goods(1, { [resource]: 3 }), MY_TURN);
    expect(refused(scarce, 0, buy(2))).toBe('unplayable');
    expect(refused(scarce, 0, buy(1))).toBe(null);
    expect(refused(table(2, cards(0, card), MY_TURN), 0, buy(3))).toBe('unplayable');
    expect(refused(table(2, cards(0, card), MY_TURN), 0, buy(0))).toBe('malformed');
  });
});

describe('§3 price-gouger', () => {
  const sell = (resource: string) => ({ type: 'play', card: 'price-gouger', resource });

  it('sells one resource for double its price, which falls two places', () => {
    const given = table(2, cards(0, 'price-gouger'), goods(0, { permit: 2 }), prices({ permit: 12 }), MY_TURN);
    expect(legalFor(given, 0).slice(1, 2)).toEqual([sell('permit')]);
    const { state, events } = act(given, 0, { type: 'play', card: 'price-gouger', resource: 'permit' });
    expect(playerAt(state, 0)).toMatchObject({ money: 89, goods: { permit: 1 } });
    expect(state.prices).toMatchObject({ permit: 8, 'crew-permit': 20 });
    expect(state.supply.permit).toBe(3);
    expect(events[0]).toMatchObject({ choices: { resource: 'permit' }, gains: { money: 24, permit: -1 } });
  });

  it('lets the price stop at the end of its range', () => {
    const given = table(2, cards(0, 'price-gouger'), goods(0, { crew: 1 }), prices({ crew: 4 }), MY_TURN);
    const { state } = act(given, 0, { type: 'play', card: 'price-gouger', resource: 'crew' });
    expect(state.prices.crew).toBe(2);
  });

  it('can’t sell what its player has not, nor a pair', () => {
    const given = table(2, cards(0, 'price-gouger'), goods(0, { permit: 1 }), MY_TURN);
    expect(refused(given, 0, sell('crew'))).toBe('unplayable');
    expect(refused(given, 0, sell('crew-permit'))).toBe('malformed');
  });
});

describe('§3 wheeler-dealer', () => {
  const swap = (give: string, take: string) => ({ type: 'play', card: 'wheeler-dealer', give, take });

  it('exchanges an own resource for another kind from the supply', () => {
    const given = table(2, cards(0, 'wheeler-dealer'), goods(0, { asphalt: 1 }), goods(1, { steel: 4 }), MY_TURN);
    expect(legalFor(given, 0).filter((action) => action.type === 'play' && action.card === 'wheeler-dealer')).toEqual([
      swap('asphalt', 'crew'),
      swap('asphalt', 'permit'),
    ]);
    const { state, events } = act(given, 0, { type: 'play', card: 'wheeler-dealer', give: 'asphalt', take: 'permit' });
    expect(playerAt(state, 0).goods).toEqual({ crew: 0, asphalt: 0, permit: 1, steel: 0 });
    expect(state.supply).toMatchObject({ asphalt: 4, permit: 3 });
    expect(events[0]).toMatchObject({ gains: { asphalt: -1, permit: 1 } });
  });

  it('can’t be played without the one, for the same kind, or for what the supply has not', () => {
    const given = table(2, cards(0, 'wheeler-dealer'), goods(0, { asphalt: 1 }), goods(1, { steel: 4 }), MY_TURN);
    expect(refused(given, 0, swap('crew', 'permit'))).toBe('unplayable');
    expect(refused(given, 0, swap('asphalt', 'asphalt'))).toBe('unplayable');
    expect(refused(given, 0, swap('asphalt', 'steel'))).toBe('unplayable');
  });
});

describe('§3 manipulator', () => {
  const push = (...markets: readonly string[]) => ({ type: 'play', card: 'manipulator', markets });

  it('lets three different markets fall two places each', () => {
    const given = table(2, cards(0, 'manipulator'), prices({ crew: 6, 'asphalt-permit': 14 }), MY_TURN);
    const { state, events } = act(given, 0, {
      type: 'play',
      card: 'manipulator',
      markets: ['crew', 'steel', 'asphalt-permit'],
    });
    expect(state.prices).toMatchObject({ crew: 2, asphalt: 10, permit: 10, steel: 6, 'asphalt-permit': 8 });
    expect(events[0]).toMatchObject({ choices: { markets: ['crew', 'steel', 'asphalt-permit'] }, gains: {} });
  });

  it('has 35 choices at the start, in the order of the page', () => {
    const list = legalFor(table(2, cards(0, 'manipulator'), MY_TURN), 0).slice(1);
    expect(list).toHaveLength(35);
    expect(list[0]).toEqual(push('crew', 'asphalt', 'permit'));
    expect(list[1]).toEqual(push('crew', 'asphalt', 'steel'));
    expect(list[5]).toEqual(push('crew', 'permit', 'steel'));
    expect(list.at(-1)).toEqual(push('crew-asphalt', 'crew-permit', 'asphalt-permit'));
  });

  it('takes only singles at $6 or more and pairs at $14 or more, and not with fewer than three such', () => {
    const low = {
      crew: 4,
      asphalt: 4,
      permit: 2,
      steel: 6,
      'crew-asphalt': 11,
      'crew-permit': 14,
      'asphalt-permit': 35,
    };
    const given = table(2, cards(0, 'manipulator'), prices(low), MY_TURN);
    expect(legalFor(given, 0)).toEqual([PASS, push('steel', 'crew-permit', 'asphalt-permit')]);
    expect(refused(given, 0, push('crew', 'steel', 'crew-permit'))).toBe('unplayable');
    expect(refused(given, 0, push('steel', 'crew-asphalt', 'crew-permit'))).toBe('unplayable');
    const lower = table(2, cards(0, 'manipulator'), prices({ ...low, steel: 4 }), MY_TURN);
    expect(legalFor(lower, 0)).toEqual([PASS]);
  });

  it('is malformed with markets that are not three, not different, or in another order', () => {
    const given = table(2, cards(0, 'manipulator'), MY_TURN);
    for (const wrong of [
      ['crew', 'steel'],
      ['crew', 'crew', 'steel'],
      ['steel', 'crew', 'permit'],
      ['crew', 'steel', 'gold'],
      'crew',
    ]) {
      expect(refused(given, 0, { type: 'play', card: 'manipulator', markets: wrong })).toBe('malformed');
    }
    expect(refused(given, 0, push('crew', 'asphalt', 'permit', 'steel'))).toBe('malformed');
  });
});
