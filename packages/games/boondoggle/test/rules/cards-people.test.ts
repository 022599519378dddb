import { describe, expect, it } from 'vitest';
import { act, cards, goods, legalFor, PASS, play, player, playerAt, prices, refused, table, turn } from './setting.ts';

const MY_TURN = turn('play-card', 0);

describe('§3 hostile-purchase', () => {
  const purchase = (resource: string, from: number) => ({ type: 'play', card: 'hostile-purchase', resource, from });

  it('lists what others have and its player can pay, by resource, then by seat', () => {
    const given = table(
      4,
      goods(0, { permit: 1 }),
      goods(1, { crew: 1, steel: 1 }),
      goods(2, { steel: 2, asphalt: 1 }),
      prices({ crew: 20, steel: 4 }),
      player(0, { money: 39 }),
      MY_TURN,
    );
    expect(legalFor(given, 0)).toEqual([PASS, purchase('asphalt', 2), purchase('steel', 1), purchase('steel', 2)]);
  });

  it('is refused against oneself before anything else, then where there is nothing to take or too little money', () => {
    const given = table(3, goods(1, { crew: 1 }), player(0, { money: 19 }), MY_TURN);
    expect(refused(given, 0, purchase('crew', 0))).toBe('bad-target');
    expect(refused(given, 0, purchase('steel', 1))).toBe('unplayable');
    expect(refused(given, 0, purchase('crew', 1))).toBe('unplayable');
    expect(refused(table(3, goods(1, { crew: 1 }), player(0, { money: 20 }), MY_TURN), 0, purchase('crew', 1))).toBe(
      null,
    );
    expect(refused(given, 0, purchase('crew', 3))).toBe('malformed');
  });

  it('can be played from the deck when the own one is gone', () => {
    const given = table(2, goods(1, { crew: 1 }), player(0, { ownPurchase: false }), MY_TURN);
    expect(refused(given, 0, purchase('crew', 1))).toBe('not-in-hand');
    const held = table(
      2,
      goods(1, { crew: 1 }),
      player(0, { ownPurchase: false }),
      cards(0, 'hostile-purchase'),
      MY_TURN,
    );
    expect(refused(held, 0, purchase('crew', 1))).toBe(null);
  });
});

describe('§3 enforcer', () => {
  it('can’t be played in turn, only as an answer', () => {
    const given = table(2, cards(0, 'enforcer'), MY_TURN);
    expect(refused(given, 0, { type: 'play', card: 'enforcer' })).toBe('unplayable');
    expect(legalFor(given, 0)).toEqual([PASS]);
    expect(refused(given, 0, { type: 'enforce' })).toBe('wrong-phase');
  });
});

describe('§3 hot-wired-truck', () => {
  const truck = (seat: number) => ({ type: 'play', card: 'hot-wired-truck', seat }) as const;

  it('names any seat as the starting player of the next round; rotation goes on from there', () => {
    const given = table(3, cards(0, 'hot-wired-truck'), MY_TURN);
    expect(legalFor(given, 0)).toEqual([PASS, truck(0), truck(1), truck(2)]);
    const { state } = act(given, 0, truck(2));
    expect(state).toMatchObject({ nextStarter: 2, starter: 0 });
    const second = act({ ...state, phase: 'scheme', actor: 2 }, 2, PASS).state;
    expect(second).toMatchObject({ starter: 2, nextStarter: null, round: 2 });
    const third = act({ ...second, phase: 'scheme', actor: 1 }, 1, PASS).state;
    expect(third).toMatchObject({ starter: 0, round: 3 });
  });

  it('counts as last played', () => {
    const given = table(2, cards(0, 'hot-wired-truck'), cards(1, 'hot-wired-truck'), MY_TURN);
    expect(play(given, [0, truck(1)], [1, truck(0)]).nextStarter).toBe(0);
  });

  it('is malformed for a seat that the table does not have', () => {
    expect(refused(table(2, cards(0, 'hot-wired-truck'), MY_TURN), 0, truck(2))).toBe('malformed');
  });
});

describe('§3 switcheroo', () => {
  const swap = (give: string, take: string, from: number) => ({ type: 'play', card: 'switcheroo', give, take, from });
  const given = table(
    3,
    cards(0, 'switcheroo'),
    player(0, { ownPurchase: false }),
    goods(0, { crew: 1, steel: 1 }),
    goods(1, { crew: 1, permit: 1 }),
    goods(2, { permit: 1 }),
    MY_TURN,
  );

  it('swaps an own resource for another kind of another player', () => {
    const { state, events } = act(given, 0, {
      type: 'play',
      card: 'switcheroo',
      give: 'steel',
      take: 'permit',
      from: 1,
    });
    expect(playerAt(state, 0).goods).toEqual({ crew: 1, asphalt: 0, permit: 1, steel: 0 });
    expect(playerAt(state, 1).goods).toEqual({ crew: 1, asphalt: 0, permit: 0, steel: 1 });
    expect(events).toEqual([
      {
        type: 'card-played',
        seat: 0,
        card: 'switcheroo',
        choices: { give: 'steel', take: 'permit', from: 1 },
        gains: { permit: 1, steel: -1 },
      },
    ]);
  });

  it('lists give, then take, then from', () => {
    expect(legalFor(given, 0)).toEqual([
      PASS,
      swap('crew', 'permit', 1),
      swap('crew', 'permit', 2),
      swap('steel', 'crew', 1),
      swap('steel', 'permit', 1),
      swap('steel', 'permit', 2),
    ]);
  });

  it('is refused with oneself, for the same kind, and where one side has nothing to swap', () => {
    expect(refused(given, 0, swap('crew', 'steel', 0))).toBe('bad-target');
    expect(refused(given, 0, swap('crew', 'crew', 1))).toBe('unplayable');
    expect(refused(given, 0, swap('asphalt', 'permit', 1))).toBe('unplayable');
    expect(refused(given, 0, swap('crew', 'asphalt', 1))).toBe('unplayable');
  });
});
