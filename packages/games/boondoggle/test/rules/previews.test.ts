import { describe, expect, it } from 'vitest';
import { boondoggleGame as game } from '../../src/rules/index.ts';
import type { Action } from '../../src/rules/types.ts';
import { dealPreview, fallenPrice, milesAhead, nextMiles, offerPreview } from '../../src/view.ts';
import { NOTHING } from './offers.ts';
import { act, cards, goods, miles, play, player, prices, table, turn } from './setting.ts';

describe('previews: next miles', () => {
  const given = table(
    2,
    miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular']),
    miles(0, ['S1-A1', 'regular'], ['A1-A2', 'bus'], ['A2-C', 'regular'], ['A1-C', 'regular']),
    goods(0, { crew: 1, asphalt: 1, permit: 1, steel: 3 }),
    turn('build', 0),
  );

  it('names every next mile with its way, a free pass included', () => {
    const ahead = nextMiles(game.publicView(given), 0);
    expect(ahead.map(({ segment, passes, from, to }) => [segment, passes, from, to])).toEqual([
      ['S2-A2', ['A1-A2'], 'A2', 'S2'],
      ['A2-A3', ['A1-A2'], 'A2', 'A3'],
      ['A6-A1', [], 'A1', 'A6'],
    ]);
  });

  it('are the same without what is missing for them', () => {
    const view = game.publicView({ ...given, highwayman: 1 });
    for (const seat of [0, 1]) {
      const ahead = nextMiles(view, seat).map(
        ({ segment, passes, from, to, build: { kind, goods, toll }, kickback }) => ({
          ...{ segment, passes, from, to },
          build: { kind, goods, toll },
          isSchemable: kickback !== null,
        }),
      );
      expect(milesAhead(view, seat)).toEqual(ahead);
    }
  });

  it('says what a road is and takes, and what is missing', () => {
    const [first, lane] = nextMiles(game.publicView(given), 0);
    expect(first?.build).toEqual({
      kind: 'regular',
      goods: { crew: 1, asphalt: 1, permit: 1, steel: 0 },
      price: 0,
      toll: 0,
      refusal: null,
    });
    expect(first?.kickback).toBe(null);
    expect(lane?.build.kind).toBe('bus');
    const poor = nextMiles(game.publicView(table(2)), 0);
    expect(poor.map((mile) => mile.build.refusal?.code)).toEqual(['no-goods']);
  });

  it('says what schemes cost and who gets a share', () => {
    const scheming = table(
      2,
      miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular']),
      miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular']),
      cards(0, 'kickback-coupon'),
      player(0, { hand: [], coupons: 1, money: 29 }),
      turn('scheme', 0, { highwayman: 1 }),
    );
    const mile = nextMiles(game.publicView(scheming), 0).find((one) => one.segment === 'A4-C');
    expect(mile?.build).toMatchObject({ kind: 'elevated', toll: 10, refusal: { code: 'no-goods' } });
    expect(mile?.kickback).toMatchObject({ price: 20, toll: 10, to: 1, share: 10, refusal: { code: 'cannot-afford' } });
    expect(mile?.guardrail).toMatchObject({ steel: 3, to: 1, share: 1, refusal: { code: 'no-goods' } });
  });
});

describe('previews: deals', () => {
  const view = game.publicView(table(2, prices({ asphalt: 12, 'crew-permit': 32 })));

  it('says what a sale brings and where the price goes', () => {
    expect(dealPreview(view, { type: 'sell', market: 'asphalt', count: 3 })).toEqual({ money: 36, priceAfter: 6 });
    expect(dealPreview(view, { type: 'sell', market: 'asphalt', count: 9 })).toEqual({ money: 108, priceAfter: 2 });
  });

  it('says what a purchase costs and where the price goes', () => {
    expect(dealPreview(view, { type: 'buy', market: 'crew-permit', count: 2 })).toEqual({ money: 64, priceAfter: 35 });
  });
});

describe('previews: cards that push a price down', () => {
  it('says where it goes: two places, and not beyond the end of its range', () => {
    expect(fallenPrice('steel', 10)).toBe(6);
    expect(fallenPrice('crew-asphalt', 20)).toBe(14);
    expect(fallenPrice('permit', 4)).toBe(2);
  });
});

describe('previews: offers', () => {
  const given = table(3, goods(0, { crew: 1 }), cards(1, 'bribery'), turn('trade', null));
  const make = (to: number, give: object, want: object): Action => ({
    type: 'offer',
    to,
    give: { ...NOTHING, ...give },
    want: { ...NOTHING, ...want },
  });
  const seen = (state: typeof given, seat: number, id: number) =>
    offerPreview(game.publicView(state), game.privateView(state, seat), seat, id);

  it('knows what everybody sees', () => {
    const state = act(given, 0, make(1, { crew: 1 }, { money: 66 })).state;
    expect(seen(state, 2, 1)).toEqual({ kept: true, met: false });
    expect(seen(state, 2, 7)).toBe(null);
    const gone = play(
      given,
      [0, make(1, { crew: 1 }, {})],
      [0, make(2, { crew: 1 }, {})],
      [2, { type: 'accept', offer: 2 }],
    );
    expect(seen(gone, 1, 1)).toEqual({ kept: false, met: true });
  });

  it('knows about wanted cards only for the seat that is asked for them', () => {
    const state = play(
      given,
      [0, make(1, { crew: 1 }, { cards: ['bribery'] })],
      [0, make(1, {}, { cards: ['enforcer'] })],
    );
    expect([seen(state, 0, 1), seen(state, 1, 1), seen(state, 2, 1)].map((one) => one?.met)).toEqual([
      null,
      true,
      null,
    ]);
    expect(seen(state, 1, 2)?.met).toBe(false);
  });
});
