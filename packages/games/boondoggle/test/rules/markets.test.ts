import { describe, expect, it } from 'vitest';
import { MARKETS, type Market, TRACKS } from '../../src/rules/data/markets.ts';
import { movedPrice } from '../../src/rules/markets.ts';
import type { Action } from '../../src/rules/types.ts';
import { act, goods, legalFor, PASS, player, playerAt, prices, refused, table, turn } from './setting.ts';

const sell = (market: Market, count: number): Action => ({ type: 'sell', market, count });
const buy = (market: Market, count: number): Action => ({ type: 'buy', market, count });

describe('§2.2 the price tracks', () => {
  it.each(MARKETS)('%s runs over ten places from end to end and stops there', (market) => {
    const { min, max } = TRACKS[market];
    let price: number = min;
    const places = [price];
    while (price < max) {
      price = movedPrice(market, price, 1);
      places.push(price);
    }
    const pair = market.includes('-');
    expect(places).toEqual(pair ? [8, 11, 14, 17, 20, 23, 26, 29, 32, 35] : [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    expect(movedPrice(market, max, 3)).toBe(max);
    expect(movedPrice(market, min, -1)).toBe(min);
  });
});

describe('§6.2 selling', () => {
  const given = table(2, goods(0, { asphalt: 3, permit: 1, crew: 1 }), prices({ asphalt: 12 }), turn('sell', 0));

  it('pays the price of the beginning for every unit, then lets it fall a place a unit', () => {
    const { state, events } = act(given, 0, sell('asphalt', 3));
    expect(playerAt(state, 0)).toMatchObject({ money: 101, goods: { asphalt: 0 } });
    expect(state.prices.asphalt).toBe(6);
    expect(state.supply.asphalt).toBe(4);
    expect(events).toEqual([{ type: 'sold', seat: 0, market: 'asphalt', count: 3, money: 36 }]);
  });

  it('sells a pair from one of each of its resources', () => {
    const { state } = act(given, 0, sell('crew-asphalt', 1));
    expect(playerAt(state, 0)).toMatchObject({ money: 85, goods: { crew: 0, asphalt: 2 } });
    expect(state.prices).toMatchObject({ 'crew-asphalt': 17, crew: 10, asphalt: 12 });
  });

  it('uses each market once, stays with its player until it passes, then forgets', () => {
    const one = act(given, 0, sell('asphalt', 1)).state;
    expect(one).toMatchObject({ phase: 'sell', actor: 0, acted: ['asphalt'] });
    expect(refused(one, 0, sell('asphalt', 1))).toBe('market-used');
    expect(refused(one, 0, sell('asphalt', 99))).toBe('market-used');
    const two = act(one, 0, sell('asphalt-permit', 1)).state;
    expect(two.acted).toEqual(['asphalt', 'asphalt-permit']);
    expect(act(two, 0, PASS).state).toMatchObject({ phase: 'sell', actor: 1, acted: [] });
  });

  it('lists every market that something can be sold in, with every number', () => {
    expect(legalFor(given, 0)).toEqual([
      PASS,
      sell('crew', 1),
      sell('asphalt', 1),
      sell('asphalt', 2),
      sell('asphalt', 3),
      sell('permit', 1),
      sell('crew-asphalt', 1),
      sell('crew-permit', 1),
      sell('asphalt-permit', 1),
    ]);
  });

  it('refuses more than there is', () => {
    expect(refused(given, 0, sell('asphalt', 4))).toBe('no-goods');
    expect(refused(given, 0, sell('asphalt-permit', 2))).toBe('no-goods');
    expect(refused(given, 0, sell('steel', 1))).toBe('no-goods');
    expect(refused(given, 0, { type: 'sell', market: 'asphalt', count: 1e300 })).toBe('no-goods');
    for (const count of [0, -1, 1.5, '1']) {
      expect(refused(given, 0, { type: 'sell', market: 'asphalt', count })).toBe('malformed');
    }
  });

  it('goes on at the low end of the range, where the price stays', () => {
    const low = table(2, goods(0, { crew: 2 }), prices({ crew: 2 }), turn('sell', 0));
    const { state } = act(low, 0, sell('crew', 2));
    expect(state.prices.crew).toBe(2);
    expect(playerAt(state, 0).money).toBe(69);
  });
});

describe('§6.4 buying', () => {
  const given = table(4, turn('build', 0));

  it('costs the price before the purchase for every unit, then it rises a place a unit', () => {
    const { state, events } = act(given, 0, buy('asphalt-permit', 2));
    expect(playerAt(state, 0)).toMatchObject({ money: 25, goods: { asphalt: 2, permit: 2 } });
    expect(state.prices).toMatchObject({ 'asphalt-permit': 26, asphalt: 10, permit: 10 });
    expect(state.supply).toMatchObject({ asphalt: 6, permit: 6 });
    expect(events).toEqual([{ type: 'bought', seat: 0, market: 'asphalt-permit', count: 2, money: 40 }]);
    expect(state).toMatchObject({ phase: 'build', actor: 1, acted: [] });
  });

  it('is four singles or two pairs at most, in one market', () => {
    const rich = table(4, player(0, { money: 500 }), turn('build', 0));
    expect(refused(rich, 0, buy('steel', 4))).toBe(null);
    expect(refused(rich, 0, buy('steel', 5))).toBe('too-many');
    expect(refused(rich, 0, buy('crew-permit', 3))).toBe('too-many');
  });

  it('refuses what the supply has not before what can’t be paid', () => {
    const scarce = table(2, goods(1, { crew: 3 }), player(0, { money: 0 }), turn('build', 0));
    expect(refused(scarce, 0, buy('crew', 2))).toBe('not-in-supply');
    expect(refused(scarce, 0, buy('crew-permit', 2))).toBe('not-in-supply');
    expect(refused(scarce, 0, buy('crew', 1))).toBe('cannot-afford');
    expect(legalFor(scarce, 0)).toEqual([PASS]);
  });

  it('lists markets, then counts', () => {
    const thin = table(2, player(0, { money: 20 }), prices({ steel: 4, permit: 20 }), turn('build', 0));
    expect(legalFor(thin, 0)).toEqual([
      PASS,
      buy('crew', 1),
      buy('crew', 2),
      buy('asphalt', 1),
      buy('asphalt', 2),
      buy('permit', 1),
      buy('steel', 1),
      buy('steel', 2),
      buy('steel', 3),
      buy('steel', 4),
      buy('crew-asphalt', 1),
      buy('crew-permit', 1),
      buy('asphalt-permit', 1),
    ]);
  });

  it('goes on at the high end of the range, where the price stays', () => {
    const high = table(2, prices({ steel: 18 }), turn('build', 0));
    expect(act(high, 0, buy('steel', 3)).state.prices.steel).toBe(20);
  });
});
