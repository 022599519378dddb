import { describe, expect, it } from 'vitest';
import { boondoggleGame as game } from '../../src/rules/index.ts';
import type { Action, Bundle } from '../../src/rules/types.ts';
import { NOTHING } from './offers.ts';
import {
  act,
  cards,
  change,
  DONE,
  goods,
  honchos,
  legalFor,
  play,
  player,
  playerAt,
  refused,
  table,
  turn,
} from './setting.ts';

const TRADE = turn('trade', null);

function offer(to: number, give: Partial<Bundle>, want: Partial<Bundle>): Action {
  return { type: 'offer', to, give: { ...NOTHING, ...give }, want: { ...NOTHING, ...want } };
}

const accept = (id: number): Action => ({ type: 'accept', offer: id });
const decline = (id: number): Action => ({ type: 'decline', offer: id });
const withdraw = (id: number): Action => ({ type: 'withdraw', offer: id });

describe('§5.5 trading: making offers', () => {
  it('lets all players act at once, in any order, until they are done', () => {
    const given = table(3, TRADE);
    expect([0, 1, 2].map((seat) => legalFor(given, seat))).toEqual([[DONE], [DONE], [DONE]]);
    const one = act(given, 1, DONE).state;
    expect(one.done).toEqual([false, true, false]);
    expect(refused(one, 1, DONE)).toBe('not-your-turn');
    const ended = play(one, [2, DONE], [0, DONE]);
    expect(ended).toMatchObject({ phase: 'job', actor: 0, done: [false, false, false], offers: [] });
  });

  it('numbers offers by all that were made in this round', () => {
    const state = play(
      table(3, TRADE),
      [2, offer(0, { money: 5 }, {})],
      [0, offer(1, {}, { money: 1 })],
      [2, withdraw(1)],
      [2, offer(1, { money: 6 }, {})],
    );
    expect(state.offers.map(({ id, from, to }) => [id, from, to])).toEqual([
      [2, 0, 1],
      [3, 2, 1],
    ]);
    expect(state.offersMade).toEqual([1, 0, 2]);
  });

  it('asks for what is given to be there, not for what is wanted', () => {
    const given = table(2, goods(0, { crew: 1 }), cards(0, 'enforcer'), honchos(0, 'smelter'), TRADE);
    const all = { money: 65, crew: 1, cards: ['enforcer'], honchos: ['smelter'] } as const;
    expect(refused(given, 0, offer(1, all, { money: 900, cards: ['bribery'], honchos: ['smelter'] }))).toBe(null);
    expect(refused(given, 0, offer(1, { money: 66 }, {}))).toBe('cannot-fulfil');
    expect(refused(given, 0, offer(1, { crew: 2 }, {}))).toBe('cannot-fulfil');
    expect(refused(given, 0, offer(1, { cards: ['enforcer', 'enforcer'] }, {}))).toBe('cannot-fulfil');
    expect(refused(given, 0, offer(1, { honchos: ['insider'] }, {}))).toBe('cannot-fulfil');
  });

  it('can’t give the own Hostile Purchase', () => {
    expect(refused(table(2, TRADE), 0, offer(1, { cards: ['hostile-purchase'] }, {}))).toBe('cannot-fulfil');
  });

  it('goes to another seat that is not done', () => {
    const given = act(table(3, TRADE), 2, DONE).state;
    expect(refused(given, 0, offer(0, { money: 1 }, {}))).toBe('bad-target');
    expect(refused(given, 0, offer(2, { money: 999 }, {}))).toBe('bad-target');
    expect(refused(given, 0, offer(3, { money: 1 }, {}))).toBe('malformed');
  });

  it('has three open offers at a time at most, and twelve in a round', () => {
    let state = table(2, TRADE);
    for (let id = 1; id <= 3; id += 1) state = act(state, 0, offer(1, { money: id }, {})).state;
    expect(refused(state, 0, offer(1, { money: 999 }, {}))).toBe('offer-limit');
    for (let id = 4; id <= 12; id += 1) state = play(state, [0, withdraw(id - 3)], [0, offer(1, { money: id }, {})]);
    state = play(state, [0, withdraw(10)]);
    expect(state.offersMade).toEqual([12, 0]);
    expect(refused(state, 0, offer(1, { money: 1 }, {}))).toBe('offer-limit');
    expect(refused(state, 1, offer(0, { money: 1 }, {}))).toBe(null);
  });

  it('is malformed when empty, incomplete, out of range, or with honchos twice', () => {
    const given = table(2, TRADE);
    const bundle = (changes: object) => ({ ...NOTHING, ...changes });
    const wrong = [
      { type: 'offer', to: 1, give: NOTHING, want: NOTHING },
      { type: 'offer', to: 1, give: bundle({ money: 1 }) },
      { type: 'offer', to: 1, give: bundle({ money: -1 }), want: NOTHING },
      { type: 'offer', to: 1, give: bundle({ money: 1.5 }), want: NOTHING },
      { type: 'offer', to: 1, give: bundle({ money: 1 }), want: bundle({ crew: 10000 }) },
      { type: 'offer', to: 1, give: bundle({ money: 1, gold: 1 }), want: NOTHING },
      { type: 'offer', to: 1, give: bundle({ cards: ['ace'] }), want: NOTHING },
      { type: 'offer', to: 1, give: bundle({ cards: Array(55).fill('bribery') }), want: NOTHING },
      { type: 'offer', to: 1, give: bundle({ honchos: ['smelter', 'smelter'] }), want: NOTHING },
      { type: 'offer', to: 1, give: { money: 1 }, want: NOTHING },
    ];
    for (const action of wrong) expect(refused(given, 0, action)).toBe('malformed');
    expect(refused(given, 0, offer(1, {}, { crew: 9999, cards: Array(54).fill('bribery') }))).toBe(null);
  });
});

describe('§5.5 trading: answering offers', () => {
  const given = table(
    3,
    goods(0, { crew: 2 }),
    cards(0, 'enforcer', 'bribery', 'enforcer'),
    honchos(0, 'smelter', 'insider'),
    cards(1, 'lobbyist', 'blackmail'),
    goods(1, { steel: 1 }),
    honchos(1, 'racketeer'),
    TRADE,
  );
  const open = act(
    given,
    0,
    offer(
      1,
      { money: 10, crew: 1, cards: ['enforcer'], honchos: ['smelter'] },
      { money: 3, steel: 1, cards: ['blackmail'], honchos: ['racketeer'] },
    ),
  );

  it('accept carries everything out at once; cards and honchos go to the end of the other’s list', () => {
    const { state } = act(open.state, 1, accept(1));
    expect(playerAt(state, 0)).toMatchObject({
      money: 58,
      goods: { crew: 1, steel: 1 },
      hand: ['bribery', 'enforcer', 'blackmail'],
      honchos: ['insider', 'racketeer'],
    });
    expect(playerAt(state, 1)).toMatchObject({
      money: 72,
      goods: { crew: 1, steel: 0 },
      hand: ['lobbyist', 'enforcer'],
      honchos: ['smelter'],
    });
    expect(state.offers).toEqual([]);
  });

  it('appends cards and honchos in the order in which the bundle names them', () => {
    const several = act(given, 0, offer(1, { cards: ['bribery', 'enforcer'], honchos: ['insider', 'smelter'] }, {}));
    const { state } = act(several.state, 1, accept(1));
    expect(playerAt(state, 1)).toMatchObject({
      hand: ['lobbyist', 'blackmail', 'bribery', 'enforcer'],
      honchos: ['racketeer', 'insider', 'smelter'],
    });
  });

  it('lists accepts, declines, withdraws by id, then done', () => {
    const more = play(open.state, [2, offer(1, { money: 1 }, {})], [1, offer(0, {}, { money: 1 })]);
    expect(legalFor(more, 1)).toEqual([accept(1), accept(2), decline(1), decline(2), withdraw(3), DONE]);
  });

  it('is for the seat that the offer was made to; only its maker withdraws it', () => {
    expect(refused(open.state, 2, accept(1))).toBe('no-such-offer');
    expect(refused(open.state, 0, accept(1))).toBe('no-such-offer');
    expect(refused(open.state, 1, withdraw(1))).toBe('no-such-offer');
    expect(refused(open.state, 0, decline(1))).toBe('no-such-offer');
    expect(refused(open.state, 1, accept(2))).toBe('no-such-offer');
    expect(refused(open.state, 1, accept(0))).toBe('malformed');
  });

  it('closes an offer that is declined or withdrawn', () => {
    const declined = act(open.state, 1, decline(1));
    expect(declined.state.offers).toEqual([]);
    expect(declined.events).toEqual([{ type: 'offer-closed', seat: 1, offer: 1, why: 'declined' }]);
    const withdrawn = act(open.state, 0, withdraw(1));
    expect(withdrawn.events).toEqual([{ type: 'offer-closed', seat: 0, offer: 1, why: 'withdrawn' }]);
  });

  it('lets offers from and to a seat that is done fall', () => {
    const more = play(open.state, [2, offer(0, { money: 1 }, {})], [1, offer(2, { money: 1 }, {})]);
    const { state, events } = act(more, 1, DONE);
    expect(state.offers.map((one) => one.id)).toEqual([2]);
    expect(events).toEqual([
      { type: 'offer-closed', seat: 1, offer: 1, why: 'fallen' },
      { type: 'offer-closed', seat: 1, offer: 3, why: 'fallen' },
    ]);
  });

  it('refuses and does not list an offer that can’t be kept; it stays open', () => {
    const twice = play(open.state, [0, offer(2, { crew: 2, money: 50 }, {})]);
    const gone = act(twice, 2, accept(2)).state;
    expect(gone.offers.map((one) => one.id)).toEqual([1]);
    expect(refused(gone, 1, accept(1))).toBe('cannot-fulfil');
    expect(legalFor(gone, 1)).toEqual([decline(1), DONE]);
  });

  it.each([
    ['money', { money: 70 }],
    ['resources', { steel: 2 }],
    ['cards', { cards: ['lobbyist', 'lobbyist'] }],
    ['honchos', { honchos: ['insider'] }],
  ] as const)('refuses an offer that wants %s which are not there', (_what, want) => {
    const asked = act(given, 0, offer(1, { money: 1 }, want)).state;
    expect(refused(asked, 1, accept(1))).toBe('cannot-fulfil');
  });
});

describe('§5.5 trading: cards on offer lie aside', () => {
  const given = table(3, cards(0, 'enforcer', 'bribery'), cards(1, 'lobbyist'), TRADE);
  const open = act(given, 0, offer(1, { cards: ['enforcer'] }, {})).state;

  it('they stay in the hand, and can be given in no other offer', () => {
    expect(playerAt(open, 0).hand).toEqual(['enforcer', 'bribery']);
    expect(refused(open, 0, offer(2, { cards: ['enforcer'] }, {}))).toBe('cannot-fulfil');
    expect(refused(open, 0, offer(2, { cards: ['bribery'] }, {}))).toBe(null);
    expect(refused(play(open, [0, withdraw(1)]), 0, offer(2, { cards: ['enforcer'] }, {}))).toBe(null);
  });

  it('and in no acceptance', () => {
    const asked = act(open, 2, offer(0, { money: 1 }, { cards: ['enforcer'] })).state;
    expect(refused(asked, 0, accept(2))).toBe('cannot-fulfil');
    expect(refused(play(asked, [1, decline(1)]), 0, accept(2))).toBe(null);
  });

  it('so that whether an offer can be accepted tells nothing about its maker’s hand', () => {
    const others = {
      ...open,
      players: open.players.with(0, { ...playerAt(open, 0), hand: ['enforcer', 'manipulator'] }),
    } as const;
    expect(legalFor(others, 1)).toEqual(legalFor(open, 1));
  });
});

describe('§8 what is seen of trading', () => {
  const given = table(4, cards(2, 'enforcer'), cards(0, 'bribery'), TRADE);
  const made = act(given, 2, offer(0, { cards: ['enforcer'] }, { cards: ['bribery'] }));
  const full = {
    id: 1,
    from: 2,
    to: 0,
    give: { ...NOTHING, cards: ['enforcer'] },
    want: { ...NOTHING, cards: ['bribery'] },
  };
  const hidden = { ...full, give: { ...NOTHING, cards: 1 }, want: { ...NOTHING, cards: 1 } };

  it('the two seats get the offer with its cards, all others with their number', () => {
    expect(made.addressed).toEqual([
      { to: 'all', except: [0, 2], event: { type: 'offered', seat: 2, to: 0, offer: hidden } },
      { to: 0, event: { type: 'offered', seat: 2, to: 0, offer: full } },
      { to: 2, event: { type: 'offered', seat: 2, to: 0, offer: full } },
    ]);
    expect(game.publicView(made.state).offers).toEqual([hidden]);
    expect([0, 1, 2, 3].map((seat) => game.privateView(made.state, seat).offers)).toEqual([[full], [], [full], []]);
  });

  it('and the same of the trade', () => {
    expect(act(made.state, 0, accept(1)).addressed).toEqual([
      { to: 'all', except: [0, 2], event: { type: 'traded', offer: hidden, seats: [0, 2] } },
      { to: 0, event: { type: 'traded', offer: full, seats: [0, 2] } },
      { to: 2, event: { type: 'traded', offer: full, seats: [0, 2] } },
    ]);
  });

  it('§5.6 the player who is done with trading can’t draw a destination either', () => {
    const state = act(table(2, change({ phase: 'trade', actor: null }), player(0, { money: 5 })), 0, DONE).state;
    expect(refused(state, 0, { type: 'destination' })).toBe('not-your-turn');
  });
});
