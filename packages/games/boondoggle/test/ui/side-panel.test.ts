import { describe, expect, it } from 'vitest';
import { cardStep, questionsOf, withSoleAnswers } from '../../src/ui/card-steps.ts';
import { choices } from '../../src/ui/choices.ts';
import { marketRows } from '../../src/ui/deals.ts';
import {
  counted,
  counterOf,
  countersOf,
  type Draft,
  EMPTY_DRAFT,
  faultOf,
  freeCards,
  mostOf,
  NOTHING,
  offerOf,
  partnersOf,
  repeatedBy,
  tabledOffers,
  turnedHoncho,
  withCard,
  withoutCard,
  withPartner,
} from '../../src/ui/drafts.ts';
import {
  type BoondoggleEvent,
  boondoggleRules,
  MARKETS,
  type Offer,
  type Play,
  type PrivateView,
  type PublicView,
} from '../../src/ui/rules.ts';
import { orderOf, stageOf } from '../../src/ui/side-panel/bar.tsx';
import { heldCards } from '../../src/ui/side-panel/hand.tsx';
import { partFor } from '../../src/ui/side-panel/side-panel.tsx';
import { trendOf } from '../../src/ui/trend.ts';
import { MATCHES, tellingOf } from './telling-of.ts';

const start = MATCHES[2]?.[0];
if (start === undefined) throw new Error('a match has a first position');
const FIRST: PublicView = start.view;
const NOBODY: PrivateView = { hand: [], destinations: [], offers: [] };

/** The first position with changes, in trading. */
function trading(more: Partial<PublicView> = {}): PublicView {
  return { ...FIRST, phase: 'trade', actor: null, ...more };
}

function rich(view: PublicView, seat: number): PublicView {
  const player = view.players[seat];
  if (player === undefined) throw new Error('there is such a player');
  const goods = { crew: 2, asphalt: 2, permit: 2, steel: 2 };
  return { ...view, players: view.players.with(seat, { ...player, goods, money: 80 }) };
}

describe('the hand', () => {
  it('shows alike cards together, in the order of the rules page, and the own purchase last', () => {
    const held = heldCards(['switcheroo', 'enforcer', 'bribery', 'enforcer'], true);
    expect(held.map(({ card, isOwn }) => (isOwn ? `own ${card}` : card))).toEqual([
      'bribery',
      'enforcer',
      'enforcer',
      'switcheroo',
      'own hostile-purchase',
    ]);
    expect(new Set(held.map(({ key }) => key)).size).toBe(held.length);
  });
});

describe('an offer put together by tapping', () => {
  it('counts up to what the giver has, and down to nothing', () => {
    const view = rich(trading(), 0);
    const draft = { ...EMPTY_DRAFT, to: 1 };
    expect(mostOf(view, 0, draft, 'give', 'crew')).toBe(2);
    expect(mostOf(view, 0, draft, 'want', 'crew')).toBe(0);
    expect(mostOf(view, 0, EMPTY_DRAFT, 'want', 'money')).toBe(0);
    const three = [1, 1, 1].reduce<Draft>((before, change) => counted(before, 'give', 'crew', change, 2), draft);
    expect(three.give.crew).toBe(2);
    expect(counted(draft, 'give', 'crew', -1, 2).give.crew).toBe(0);
  });

  it('is no offer while it has nobody to go to or nothing in it', () => {
    expect(offerOf({ ...EMPTY_DRAFT, to: 1 })).toBeNull();
    expect(offerOf({ ...EMPTY_DRAFT, give: { ...NOTHING, money: 3 } })).toBeNull();
    expect(offerOf({ ...EMPTY_DRAFT, to: 1, give: { ...NOTHING, money: 3 } })).toEqual({
      type: 'offer',
      to: 1,
      give: { ...NOTHING, money: 3 },
      want: NOTHING,
    });
  });

  it('forgets what was wanted when it goes to another player', () => {
    const draft = { ...EMPTY_DRAFT, to: 1, give: { ...NOTHING, crew: 1 }, want: { ...NOTHING, steel: 1 } };
    expect(withPartner(draft, 2)).toMatchObject({ to: 2, give: { crew: 1 }, want: NOTHING });
    expect(withPartner(draft, 1)).toBe(draft);
  });

  it('answers an offer with a little more money for oneself, ready to send', () => {
    const view = rich(rich(trading(), 0), 1);
    const offer: Offer = {
      id: 3,
      from: 1,
      to: 0,
      give: { ...NOTHING, money: 12 },
      want: { ...NOTHING, cards: ['enforcer'] },
    };
    const asked = countersOf(view, 0, counterOf(offer)).map(({ to, give, want }) => [to, give.cards, want.money]);
    expect(asked).toEqual([
      [1, ['enforcer'], 13],
      [1, ['enforcer'], 17],
      [1, ['enforcer'], 22],
    ]);
  });

  it('answers an offer that wants money by giving less of it', () => {
    const view = rich(rich(trading(), 0), 1);
    const offer: Offer = { id: 3, from: 1, to: 0, give: { ...NOTHING, steel: 1 }, want: { ...NOTHING, money: 6 } };
    expect(countersOf(view, 0, counterOf(offer)).map(({ give, want }) => [give.money, want.steel])).toEqual([
      [5, 1],
      [1, 1],
    ]);
  });

  it('answers an offer of which nothing can be saved by asking for more', () => {
    const view = rich(rich(trading(), 0), 1);
    const offer: Offer = { id: 3, from: 1, to: 0, give: { ...NOTHING, money: 5 }, want: { ...NOTHING, money: 1 } };
    expect(countersOf(view, 0, counterOf(offer)).map(({ give, want }) => [give.money, want.money])).toEqual([
      [1, 6],
      [1, 10],
      [1, 15],
    ]);
  });

  it('asks for no more money than the other has, and makes no answer to nobody', () => {
    const poor = trading({ players: FIRST.players.map((player) => ({ ...player, money: 14 })) });
    const offer: Offer = { id: 3, from: 1, to: 0, give: { ...NOTHING, money: 12 }, want: { ...NOTHING, crew: 1 } };
    expect(countersOf(poor, 0, counterOf(offer)).map(({ want }) => want.money)).toEqual([13]);
    expect(countersOf(poor, 0, EMPTY_DRAFT)).toEqual([]);
  });

  it('that only repeats what the other offers is known as such, however it was put together', () => {
    const offer: Offer = {
      id: 3,
      from: 1,
      to: 0,
      give: { ...NOTHING, money: 12, cards: ['bribery', 'enforcer'] },
      want: { ...NOTHING, crew: 1 },
    };
    const own: PrivateView = { ...NOBODY, offers: [offer] };
    const same = counterOf(offer);
    expect(repeatedBy(own, 0, same)).toBe(offer);
    const tapped = { ...same, answers: null, want: { ...same.want, cards: ['enforcer', 'bribery'] as const } };
    expect(repeatedBy(own, 0, tapped)).toBe(offer);
    expect(repeatedBy(own, 0, counted(same, 'want', 'money', 1, 80))).toBeNull();
    expect(repeatedBy(own, 0, withoutCard(same, 'want', 'bribery'))).toBeNull();
    expect(repeatedBy(own, 0, { ...same, to: 2 })).toBeNull();
    // A player who offers the same twice answers nobody.
    expect(repeatedBy(own, 1, { ...same, to: 0, give: offer.give, want: offer.want })).toBeNull();
  });

  it('takes cards of the hand once each, without those that lie aside for other offers', () => {
    const offer: Offer = { id: 1, from: 0, to: 1, give: { ...NOTHING, cards: ['enforcer'] }, want: NOTHING };
    const own: PrivateView = { hand: ['enforcer', 'bribery', 'enforcer'], destinations: [], offers: [offer] };
    expect(freeCards(own, 0, EMPTY_DRAFT)).toEqual(['bribery', 'enforcer']);
    const draft = withCard(EMPTY_DRAFT, 'give', 'enforcer');
    expect(freeCards(own, 0, draft)).toEqual(['bribery']);
    expect(freeCards(own, 0, withoutCard(draft, 'give', 'enforcer'))).toEqual(['bribery', 'enforcer']);
  });

  it('turns honchos on and off', () => {
    const draft = turnedHoncho(EMPTY_DRAFT, 'give', 'smelter');
    expect(draft.give.honchos).toEqual(['smelter']);
    expect(turnedHoncho(draft, 'give', 'smelter').give.honchos).toEqual([]);
  });

  it('says why it can’t be made, as the rules do', () => {
    const view = trading();
    const draft = { ...EMPTY_DRAFT, to: 1, give: { ...NOTHING, steel: 1 } };
    expect(faultOf(view, NOBODY, 0, draft)?.code).toBe('cannot-fulfil');
    expect(faultOf(rich(view, 0), NOBODY, 0, draft)).toBeNull();
    expect(faultOf(view, NOBODY, 0, EMPTY_DRAFT)).toBeNull();
  });

  it('goes only to those who still trade', () => {
    const done = FIRST.players.map((_, seat) => seat === 2);
    expect(partnersOf(trading({ done }), 0)).toEqual([1, 3, 4, 5]);
  });

  it('answers an offer with the same exchange from the other side, which can be sent at once', () => {
    const offer: Offer = { id: 4, from: 1, to: 0, give: { ...NOTHING, money: 3 }, want: { ...NOTHING, crew: 1 } };
    const counter = counterOf(offer);
    expect(counter).toEqual({ to: 1, give: offer.want, want: offer.give, answers: 4 });
    expect(faultOf(rich(trading(), 0), NOBODY, 0, counter)).toBeNull();
  });
});

describe('the offers on the table', () => {
  const offer = (id: number, from: number, to: number, give: object): Offer => ({
    id,
    from,
    to,
    give: { ...NOTHING, ...give },
    want: { ...NOTHING, money: 1 },
  });
  const open = [offer(1, 2, 3, { money: 5 }), offer(2, 0, 1, { steel: 1 }), offer(3, 1, 0, { crew: 1 })];
  const view = trading({
    offers: open.map((one) => ({
      ...one,
      give: { ...one.give, cards: one.give.cards.length },
      want: { ...one.want, cards: one.want.cards.length },
    })),
  });

  it('stand in the order of whose they are: to me, mine, others', () => {
    const own = { ...NOBODY, offers: open.filter(({ from, to }) => from === 0 || to === 0) };
    expect(tabledOffers(view, own, 0).map(({ offer: { id }, whose }) => [id, whose])).toEqual([
      [3, 'to-me'],
      [2, 'mine'],
      [1, 'others'],
    ]);
  });

  it('say when what they give is no longer there', () => {
    const kept = (seat: number, id: number) =>
      tabledOffers(rich(view, seat), NOBODY, 0).find(({ offer: one }) => one.id === id)?.kept;
    expect(kept(5, 2)).toBe(false);
    expect(kept(0, 2)).toBe(true);
  });

  it('are the others’ for a spectator', () => {
    expect(new Set(tabledOffers(view, null, null).map(({ whose }) => whose))).toEqual(new Set(['others']));
  });
});

describe('a card that asks for something', () => {
  const view: PublicView = { ...rich(rich(FIRST, 0), 1), phase: 'play-card', actor: 0 };
  const own: PrivateView = { ...NOBODY, hand: ['manipulator', 'switcheroo', 'motherlode'] };
  const playsOf = (card: string) =>
    boondoggleRules
      .legal(view, own, 0)
      .filter((action): action is Play => action.type === 'play' && action.card === card);

  it('asks one thing after the other, and only what leads on is open', () => {
    const plays = playsOf('switcheroo');
    const give = cardStep({ view, own, seat: 0 }, 'switcheroo', plays, []);
    expect(give).toMatchObject({ kind: 'ask', question: { need: 'give' }, step: 1, steps: 3 });
    const take = cardStep({ view, own, seat: 0 }, 'switcheroo', plays, ['crew']);
    expect(take?.kind === 'ask' && take.choices.filter(({ open }) => open).map(({ value }) => value)).toEqual([
      'asphalt',
      'permit',
      'steel',
    ]);
    const from = cardStep({ view, own, seat: 0 }, 'switcheroo', plays, ['crew', 'steel']);
    expect(from?.kind === 'ask' && from.choices.filter(({ open }) => open).map(({ value }) => value)).toEqual([1]);
    expect(cardStep({ view, own, seat: 0 }, 'switcheroo', plays, ['crew', 'steel', 1])).toEqual({
      kind: 'ready',
      play: { type: 'play', card: 'switcheroo', give: 'crew', take: 'steel', from: 1 },
    });
  });

  it('asks nothing that has one answer', () => {
    const plays = playsOf('switcheroo');
    const sight = { view, own, seat: 0 };
    expect(withSoleAnswers(sight, 'switcheroo', plays, [])).toEqual([]);
    expect(withSoleAnswers(sight, 'switcheroo', plays, ['crew', 'steel'])).toEqual(['crew', 'steel', 1]);
    const steelOnly = plays.filter((play) => 'give' in play && play.give === 'steel');
    expect(withSoleAnswers(sight, 'switcheroo', steelOnly, ['crew'])).toEqual(['steel', 'crew', 1]);
    const listed = choices(0, own, tellingOf(view), ['switcheroo', '"crew"']);
    expect(listed.map((choice) => [choice.text, 'action' in choice])).toContainEqual([
      '1 crew for 1 steel of Ben',
      true,
    ]);
  });

  it('stands in the list itself where it can be played in a few ways', () => {
    const counting: PrivateView = { ...own, hand: ['non-union-contract', 'manipulator'] };
    const listed = choices(0, counting, tellingOf(view), []);
    expect(listed.filter(({ group }) => group === 'Play Non-Union Contract').map(({ text }) => text)).toHaveLength(2);
    expect(listed.filter((choice) => 'opens' in choice).map(({ text }) => text)).toContain('Manipulator');
  });

  it('asks for three markets one by one, in whatever order they come', () => {
    expect(questionsOf('manipulator').map(({ nth }) => nth)).toEqual([1, 2, 3]);
    const plays = playsOf('manipulator');
    const third = cardStep({ view, own, seat: 0 }, 'manipulator', plays, ['steel', 'crew']);
    expect(third?.kind === 'ask' && third.choices.map(({ value }) => value)).not.toContain('crew');
    const ready = cardStep({ view, own, seat: 0 }, 'manipulator', plays, ['steel', 'crew', 'asphalt-permit']);
    expect(ready).toEqual({
      kind: 'ready',
      play: { type: 'play', card: 'manipulator', markets: ['crew', 'steel', 'asphalt-permit'] },
    });
  });

  it('is ready at once where it asks for nothing', () => {
    expect(cardStep({ view, own, seat: 0 }, 'motherlode', playsOf('motherlode'), [])).toEqual({
      kind: 'ready',
      play: { type: 'play', card: 'motherlode' },
    });
  });
});

describe('the market board', () => {
  it('has a row for each market, with what the person may deal in', () => {
    const view: PublicView = { ...rich(FIRST, 0), phase: 'sell', actor: 0 };
    const rows = marketRows(view, 0, boondoggleRules.legal(view, NOBODY, 0));
    expect(rows).toHaveLength(7);
    expect(rows[0]).toMatchObject({ market: 'crew', price: 10, held: 2, places: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20] });
    expect(rows[0]?.deals.map(({ count }) => count)).toEqual([1, 2]);
    expect(rows[6]).toMatchObject({ market: 'asphalt-permit', held: 2, supply: 12 });
    expect(marketRows(view, null, [])[0]?.held).toBeNull();
  });

  it('has of a pair as many units as both of its resources give', () => {
    const view: PublicView = { ...rich(FIRST, 0), supply: { crew: 1, asphalt: 5, permit: 3, steel: 0 } };
    const supply = Object.fromEntries(marketRows(view, 0, []).map((row) => [row.market, row.supply]));
    expect(supply).toMatchObject({ crew: 1, steel: 0, 'crew-asphalt': 1, 'crew-permit': 1, 'asphalt-permit': 3 });
  });

  it('knows from what happened how each price moved since the round before began', () => {
    for (const match of MATCHES) {
      const begun = new Map<number, PublicView['prices']>();
      const past: BoondoggleEvent[] = [];
      for (const { view, events } of match) {
        past.push(...events.flatMap(({ to, event }) => (to === 'all' ? [event] : [])));
        if (!begun.has(view.round)) begun.set(view.round, view.prices);
        const since = Math.max(1, view.round - 1);
        const before = begun.get(since);
        const change = MARKETS.map((market) => view.prices[market] - (before?.[market] ?? Number.NaN));
        const trend = trendOf(view, past);
        expect([trend?.since, MARKETS.map((market) => trend?.change[market])]).toEqual([since, change]);
      }
    }
  });

  it('counts from this round on where only that is known, and says nothing where not even that is', () => {
    const view: PublicView = { ...FIRST, round: 5, prices: { ...FIRST.prices, crew: 12, steel: 8 } };
    const begins: BoondoggleEvent = { type: 'round-started', round: 5, starter: 0 };
    const sold: BoondoggleEvent = { type: 'sold', seat: 0, market: 'steel', count: 1, money: 10 };
    const trend = trendOf(view, [begins, sold]);
    expect([trend?.since, trend?.change.steel, trend?.change.crew]).toEqual([5, -2, 0]);
    expect(trendOf(view, [sold])).toBeNull();
    expect(trendOf({ ...view, round: 2 }, [])?.change.crew).toBe(2);
  });
});

describe('the phase track', () => {
  it('puts the three parts of Shenanigans at one stage, and has none after the end', () => {
    expect(['buy-card', 'play-card', 'answer'].map((phase) => stageOf(phase as 'answer'))).toEqual([
      'shenanigans',
      'shenanigans',
      'shenanigans',
    ]);
    expect(stageOf('over')).toBeNull();
  });

  it('tells who has acted, who acts and who is still to come, from the starting player on', () => {
    const view: PublicView = { ...FIRST, phase: 'job', starter: 4, actor: 0 };
    expect(orderOf(view).map(({ seat, turn }) => [seat, turn])).toEqual([
      [4, 'done'],
      [5, 'done'],
      [0, 'now'],
      [1, 'yet'],
      [2, 'yet'],
      [3, 'yet'],
    ]);
  });

  it('marks those who are done trading, and those who sit out', () => {
    const done = FIRST.players.map((_, seat) => seat === 1);
    expect(orderOf(trading({ done, starter: 0 })).map(({ turn }) => turn)).toEqual([
      'now',
      'done',
      'now',
      'now',
      'now',
      'now',
    ]);
    const players = FIRST.players.map((player, seat) => ({ ...player, working: seat === 3 }));
    expect(orderOf({ ...FIRST, players, phase: 'build', starter: 0, actor: 4 })[3]).toEqual({ seat: 3, turn: 'out' });
  });

  it('counts the purchaser’s go as done while another player answers', () => {
    const view: PublicView = {
      ...FIRST,
      phase: 'answer',
      starter: 0,
      actor: 0,
      purchase: { by: 2, from: 0, resource: 'crew', own: true },
    };
    expect(orderOf(view).map(({ turn }) => turn)).toEqual(['now', 'done', 'done', 'yet', 'yet', 'yet']);
  });
});

describe('the part of the side panel that a narrow screen shows', () => {
  it('is the one that the moment is about', () => {
    expect(partFor('sell', [], null)).toBe('market');
    expect(partFor('build', [], 'hand')).toBe('market');
    expect(partFor('build', [{ type: 'build', segment: 'A1-C' }], 'market')).toBeNull();
    expect(partFor('trade', [], null)).toBe('hand');
    expect(partFor('job', [], 'market')).toBe('market');
  });
});
