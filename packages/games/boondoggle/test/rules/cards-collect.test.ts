import { describe, expect, it } from 'vitest';
import { act, cards, goods, legalFor, miles, PASS, player, playerAt, prices, refused, table, turn } from './setting.ts';

const MY_TURN = turn('play-card', 0);

describe.each([
  ['motherlode', 'steel'],
  ['purloined-posts', 'steel'],
  ['bribery', 'permit'],
  ['big-family', 'crew'],
  ['portable-asphalt-machine', 'asphalt'],
  ['midnight-delivery', 'asphalt'],
] as const)('§3 %s', (card, resource) => {
  it(`collects 1 ${resource} from the supply`, () => {
    const { state, events } = act(table(2, cards(0, card), MY_TURN), 0, { type: 'play', card });
    expect(playerAt(state, 0).goods[resource]).toBe(1);
    expect(state.supply[resource]).toBe(3);
    expect(state.discards).toEqual([card]);
    expect(events).toEqual([{ type: 'card-played', seat: 0, card, choices: {}, gains: { [resource]: 1 } }]);
  });

  it('can’t be played where it could collect nothing', () => {
    const given = table(2, cards(0, card), goods(1, { [resource]: 4 }), MY_TURN);
    expect(refused(given, 0, { type: 'play', card })).toBe('unplayable');
    expect(legalFor(given, 0).filter((action) => action.type === 'play' && action.card === card)).toEqual([]);
  });

  it('needs nothing else', () => {
    const given = table(2, cards(0, card), MY_TURN);
    expect(refused(given, 0, { type: 'play', card, resource })).toBe('malformed');
  });
});

describe('§3 expressway-toll', () => {
  const card = { type: 'play', card: 'expressway-toll' } as const;

  it('brings $5 for each mile of the own project, schemes and lanes included', () => {
    const given = table(
      2,
      miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular']),
      miles(0, ['S1-A1', 'regular'], ['A1-A2', 'bus'], ['A2-C', 'regular'], ['A4-C', 'guardrail']),
      cards(0, 'expressway-toll'),
      MY_TURN,
    );
    const { state, events } = act(given, 0, card);
    expect(playerAt(state, 0).money).toBe(85);
    expect(playerAt(state, 1).money).toBe(65);
    expect(events).toEqual([
      { type: 'card-played', seat: 0, card: 'expressway-toll', choices: {}, gains: { money: 20 } },
    ]);
  });

  it('can’t be played without a mile', () => {
    expect(refused(table(2, cards(0, 'expressway-toll'), MY_TURN), 0, card)).toBe('unplayable');
  });
});

describe('§3 corporate-deal', () => {
  it('brings the price of a permit from the bank, and the price stays', () => {
    const given = table(2, prices({ permit: 14 }), cards(0, 'corporate-deal'), MY_TURN);
    const { state } = act(given, 0, { type: 'play', card: 'corporate-deal' });
    expect(playerAt(state, 0).money).toBe(79);
    expect(state.prices.permit).toBe(14);
  });

  it('can always be played', () => {
    expect(legalFor(table(2, cards(0, 'corporate-deal'), MY_TURN), 0)).toEqual([
      PASS,
      { type: 'play', card: 'corporate-deal' },
    ]);
  });
});

describe('§3 blackmail', () => {
  const card = { type: 'play', card: 'blackmail' } as const;
  const schemers = [
    miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular']),
    miles(1, ['S3-A3', 'regular'], ['A3-C', 'regular'], ['A1-C', 'kickback'], ['S1-A1', 'guardrail']),
    miles(2, ['S5-A5', 'regular'], ['A5-C', 'regular'], ['A3-C', 'guardrail']),
    cards(0, 'blackmail'),
    MY_TURN,
  ];

  it('makes every other player pay $5 for each scheme disc placed', () => {
    const { state, events } = act(table(3, ...schemers), 0, card);
    expect(state.players.map((one) => one.money)).toEqual([80, 55, 60]);
    expect(events).toEqual([{ type: 'card-played', seat: 0, card: 'blackmail', choices: {}, gains: { money: 15 } }]);
  });

  it('takes what there is from the player who has less', () => {
    const { state } = act(table(3, ...schemers, player(1, { money: 7 }), player(2, { money: 0 })), 0, card);
    expect(state.players.map((one) => one.money)).toEqual([72, 0, 0]);
  });

  it('can’t be played where it would bring nothing: no discs, only the own, or no money', () => {
    expect(refused(table(3, cards(0, 'blackmail'), MY_TURN), 0, card)).toBe('unplayable');
    const poor = table(3, ...schemers, player(1, { money: 0 }), player(2, { money: 0 }));
    expect(refused(poor, 0, card)).toBe('unplayable');
    const ownOnly = table(
      2,
      miles(1, ['S4-A4', 'regular'], ['A4-C', 'regular']),
      miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular'], ['A4-C', 'guardrail']),
      cards(0, 'blackmail'),
      MY_TURN,
    );
    expect(refused(ownOnly, 0, card)).toBe('unplayable');
  });
});
