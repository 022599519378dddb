import { textStream } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/rules/types.ts';
import {
  act,
  cards,
  change,
  goods,
  legalFor,
  PASS,
  play,
  player,
  playerAt,
  prices,
  refused,
  table,
  top,
  turn,
} from './setting.ts';

const BUY: Action = { type: 'buy-card' };

describe('§5.2 buying a card', () => {
  it('costs the lowest of the seven prices, pairs included', () => {
    const given = table(2, prices({ 'crew-permit': 8, steel: 12, asphalt: 10 }));
    const [top] = given.deck;
    const { state, addressed } = act(given, 0, BUY);
    expect(playerAt(state, 0)).toMatchObject({ money: 57, hand: [top] });
    expect(addressed).toEqual([
      { to: 'all', except: [0], event: { type: 'card-bought', seat: 0, price: 8 } },
      { to: 0, event: { type: 'card-bought', seat: 0, price: 8, card: top } },
    ]);
    expect(state).toMatchObject({ phase: 'buy-card', actor: 1 });
  });

  it('is refused to the player who can’t pay', () => {
    expect(refused(table(2, player(0, { money: 9 })), 0, BUY)).toBe('cannot-afford');
    expect(refused(table(2, player(0, { money: 10 })), 0, BUY)).toBe(null);
  });

  it('makes an empty deck anew of the discards, shuffled in the order in which they were discarded', () => {
    const full = table(2);
    const given = table(2, change({ deck: [], discards: full.deck }));
    const { state } = act(given, 0, BUY, textStream('new deck'));
    const [first, ...rest] = textStream('new deck').shuffle(full.deck);
    expect(playerAt(state, 0).hand).toEqual([first]);
    expect(state).toMatchObject({ deck: rest, discards: [] });
  });

  it('is refused where deck and discards are empty, before money is looked at', () => {
    const full = table(2);
    const given = table(2, change({ deck: [] }), player(1, { hand: full.deck }), player(0, { money: 0 }));
    expect(refused(given, 0, BUY)).toBe('no-deck');
    expect(legalFor(given, 0)).toEqual([PASS]);
  });
});

describe('§5.3 playing cards', () => {
  const given = table(2, cards(0, 'big-family', 'big-family', 'corporate-deal'), turn('play-card', 0));
  const family: Action = { type: 'play', card: 'big-family' };

  it('goes round twice, one card at each', () => {
    const state = play(given, [0, family], [1, PASS]);
    expect(state).toMatchObject({ phase: 'play-card', go: 2, actor: 0 });
    const traded = play(state, [0, family], [1, PASS]);
    expect(traded).toMatchObject({ phase: 'trade', go: 1, actor: null });
    expect(playerAt(traded, 0)).toMatchObject({ hand: ['corporate-deal'], goods: { crew: 2 } });
    expect(traded.discards).toEqual(['big-family', 'big-family']);
  });

  it('lists each kind once, however often it is held', () => {
    expect(legalFor(given, 0)).toEqual([
      PASS,
      { type: 'play', card: 'corporate-deal' },
      { type: 'play', card: 'big-family' },
    ]);
  });

  it('takes a card bought in this round', () => {
    const bought = act(table(2, top('corporate-deal'), turn('buy-card', 1, { starter: 1 })), 1, BUY).state;
    const state = play(bought, [0, PASS]);
    expect(legalFor(state, 1)).toEqual([PASS, { type: 'play', card: 'corporate-deal' }]);
  });

  it('refuses a card that is not in hand before anything about the card itself', () => {
    expect(refused(given, 0, { type: 'play', card: 'enforcer' })).toBe('not-in-hand');
    const own = { type: 'play', card: 'hostile-purchase', resource: 'crew', from: 0 };
    expect(refused(given, 0, own)).toBe('bad-target');
    expect(refused(table(2, player(0, { ownPurchase: false }), turn('play-card', 0)), 0, own)).toBe('not-in-hand');
  });

  it('tells what was played, with the choices and what it brought', () => {
    const { events } = act(given, 0, family);
    expect(events).toEqual([{ type: 'card-played', seat: 0, card: 'big-family', choices: {}, gains: { crew: 1 } }]);
  });
});

describe('§5.4 the answer to a hostile purchase', () => {
  const purchase: Action = { type: 'play', card: 'hostile-purchase', resource: 'steel', from: 2 };
  const given = table(
    3,
    goods(2, { steel: 2 }),
    cards(2, 'enforcer'),
    cards(0, 'hostile-purchase'),
    turn('play-card', 0),
  );
  const asked = act(given, 0, purchase);

  it('is asked at once, and the card has left the hand', () => {
    expect(asked.state).toMatchObject({
      phase: 'answer',
      actor: 2,
      purchase: { by: 0, from: 2, resource: 'steel', own: true },
    });
    expect(asked.events).toEqual([{ type: 'purchase-announced', seat: 0, from: 2, resource: 'steel', own: true }]);
    expect(playerAt(asked.state, 0)).toMatchObject({ ownPurchase: false, hand: ['hostile-purchase'] });
  });

  it('uses the own card first, which leaves the game, then one from the deck, which is discarded', () => {
    const own = asked.state;
    expect(own.discards).toEqual([]);
    const again = act(
      table(
        3,
        goods(2, { steel: 1 }),
        cards(0, 'hostile-purchase'),
        player(0, { ownPurchase: false }),
        turn('play-card', 0),
      ),
      0,
      purchase,
    );
    expect(again.state.discards).toEqual(['hostile-purchase']);
    expect(again.state.purchase).toMatchObject({ own: false });
  });

  it('allow: takes the resource for double its price, and the seat after the purchaser goes on', () => {
    const { state, events } = act(asked.state, 2, { type: 'allow' });
    expect(events).toEqual([{ type: 'purchased', seat: 0, from: 2, resource: 'steel', paid: 20 }]);
    expect(playerAt(state, 0)).toMatchObject({ money: 45, goods: { steel: 1 } });
    expect(playerAt(state, 2)).toMatchObject({ money: 85, goods: { steel: 1 }, hand: ['enforcer'] });
    expect(state).toMatchObject({
      phase: 'play-card',
      actor: 1,
      purchase: null,
      purchases: [{ by: 0, from: 2, resource: 'steel' }],
    });
  });

  it('enforce: costs the enforcer and $15, and nothing is purchased; the target keeps its own go', () => {
    const { state, events } = act(asked.state, 2, { type: 'enforce' });
    expect(events).toEqual([{ type: 'enforced', seat: 2, by: 0 }]);
    expect(playerAt(state, 0)).toMatchObject({ money: 65, goods: { steel: 0 }, ownPurchase: false });
    expect(playerAt(state, 2)).toMatchObject({ money: 50, goods: { steel: 2 }, hand: [] });
    expect(state).toMatchObject({
      phase: 'play-card',
      actor: 1,
      discards: ['enforcer'],
      purchases: [],
      purchase: null,
    });
    expect(play(state, [1, PASS])).toMatchObject({ phase: 'play-card', go: 1, actor: 2 });
  });

  it('discards the enforcer after the purchase’s card', () => {
    const fromDeck = act(
      table(
        3,
        goods(2, { steel: 1 }),
        cards(2, 'enforcer'),
        cards(0, 'hostile-purchase'),
        player(0, { ownPurchase: false }),
        turn('play-card', 0),
      ),
      0,
      purchase,
    );
    expect(act(fromDeck.state, 2, { type: 'enforce' }).state.discards).toEqual(['hostile-purchase', 'enforcer']);
  });

  it('keeps the second go: after a purchase by the last in it, trading begins', () => {
    const late = act(table(3, goods(0, { crew: 1 }), turn('play-card', 2, { go: 2 })), 2, {
      type: 'play',
      card: 'hostile-purchase',
      resource: 'crew',
      from: 0,
    });
    expect(late.state).toMatchObject({ phase: 'answer', go: 2, actor: 0 });
    expect(act(late.state, 0, { type: 'allow' }).state).toMatchObject({ phase: 'trade', go: 1 });
  });

  it('asks a target that could not enforce just the same', () => {
    const without = act(table(3, goods(2, { steel: 1 }), turn('play-card', 0)), 0, purchase).state;
    expect(without).toMatchObject({ phase: 'answer', actor: 2 });
    expect(legalFor(without, 2)).toEqual([{ type: 'allow' }]);
    expect(legalFor(asked.state, 2)).toEqual([{ type: 'allow' }, { type: 'enforce' }]);
    expect(refused(without, 2, { type: 'enforce' })).toBe('not-in-hand');
  });

  it('refuses to enforce without $15, and anything else meanwhile', () => {
    const poor = act(
      table(3, goods(2, { steel: 1 }), cards(2, 'enforcer'), player(2, { money: 14 }), turn('play-card', 0)),
      0,
      purchase,
    ).state;
    expect(refused(poor, 2, { type: 'enforce' })).toBe('cannot-afford');
    expect(refused(poor, 2, PASS)).toBe('wrong-phase');
    expect(refused(poor, 0, PASS)).toBe('not-your-turn');
  });

  it('lets the target not take the same kind back from that player in the same round, but other things and from others', () => {
    const done = act(asked.state, 2, { type: 'allow' }).state;
    const turnOf2 = play(done, [1, PASS]);
    const back = (resource: string, from: number) => ({ type: 'play', card: 'hostile-purchase', resource, from });
    expect(refused(turnOf2, 2, back('steel', 0))).toBe('bad-target');
    expect(refused(turnOf2, 2, back('crew', 0))).toBe('unplayable');
    expect(legalFor(turnOf2, 2)).toEqual([PASS]);
    const later = table(3, goods(0, { steel: 1 }), turn('play-card', 2, { purchases: [] }));
    expect(refused(later, 2, back('steel', 0))).toBe(null);
  });
});
