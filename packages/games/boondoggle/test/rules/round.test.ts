import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/rules/types.ts';
import {
  act,
  cards,
  change,
  DONE,
  goods,
  honchos,
  legalFor,
  miles,
  PASS,
  play,
  player,
  playerAt,
  table,
  turn,
} from './setting.ts';

const JOB: Action = { type: 'job' };

describe('§4 a round', () => {
  it('goes round from the starting player in every phase, through all seven', () => {
    let state = table(3, change({ starter: 1, actor: 1 }));
    const seen: string[] = [];
    while (state.round === 1) {
      seen.push(`${state.phase}${state.phase === 'play-card' ? state.go : ''} ${state.actor ?? '*'}`);
      const seat = state.actor ?? state.done.indexOf(false);
      state = act(state, seat, state.phase === 'trade' ? DONE : PASS).state;
    }
    expect(seen).toEqual([
      ...['buy-card 1', 'buy-card 2', 'buy-card 0'],
      ...['play-card1 1', 'play-card1 2', 'play-card1 0', 'play-card2 1', 'play-card2 2', 'play-card2 0'],
      ...['trade *', 'trade *', 'trade *'],
      ...['job 1', 'job 2', 'job 0', 'sell 1', 'sell 2', 'sell 0'],
      ...['build 1', 'build 2', 'build 0', 'scheme 1', 'scheme 2', 'scheme 0'],
    ]);
    expect(state).toMatchObject({ phase: 'buy-card', round: 2, starter: 2, actor: 2 });
  });

  it('passes the start of the next round on to the next seat, from the last to the first', () => {
    const { state, events } = act(table(3, change({ starter: 2 }), turn('scheme', 1)), 1, PASS);
    expect(state).toMatchObject({ round: 2, starter: 0, actor: 0 });
    expect(events[0]).toEqual({ type: 'round-started', round: 2, starter: 0 });
  });

  it('ends a round in the order of the page: coupons back to the hand, marks off, then the next round', () => {
    const given = table(
      2,
      cards(0, 'enforcer', 'kickback-coupon'),
      player(0, { hand: ['enforcer'], coupons: 1, maven: true }),
      player(1, { working: true }),
      turn('scheme', 0, {
        highwayman: 1,
        purchases: [{ by: 0, from: 1, resource: 'crew' }],
        offersMade: [2, 3],
        nextStarter: 0,
      }),
    );
    const { state } = act(given, 0, PASS);
    expect(playerAt(state, 0)).toMatchObject({ hand: ['enforcer', 'kickback-coupon'], coupons: 0, maven: false });
    expect(playerAt(state, 1).working).toBe(false);
    expect(state).toMatchObject({
      phase: 'buy-card',
      highwayman: null,
      purchases: [],
      offersMade: [0, 0],
      nextStarter: null,
      starter: 0,
    });
  });
});

describe('§5.1 funds', () => {
  const endOfRound = turn('scheme', 1);

  it('pays $25 a round from the stack, down to nothing', () => {
    const given = table(2, endOfRound, miles(0, ['S1-A1', 'regular']), player(0, { money: 0, funds: 40 }));
    const second = act(given, 1, PASS);
    expect(playerAt(second.state, 0)).toMatchObject({ money: 25, funds: 15 });
    expect(second.events).toContainEqual({ type: 'funds', seat: 0, money: 25 });
    const third = act({ ...second.state, phase: 'scheme', actor: 0 }, 0, PASS);
    expect(playerAt(third.state, 0)).toMatchObject({ money: 40, funds: 0 });
    const fourth = act({ ...third.state, phase: 'scheme', actor: 1 }, 1, PASS);
    expect(playerAt(fourth.state, 0)).toMatchObject({ money: 40, funds: 0 });
    expect(fourth.events.some((event) => event.type === 'funds')).toBe(false);
  });

  it('pays nobody who has not built a road', () => {
    const { state } = act(table(2, endOfRound), 1, PASS);
    expect(state.players.map((one) => one.money)).toEqual([65, 65]);
  });

  it('gives each honcho’s benefit, in the order drawn', () => {
    const all = ['insider', 'swindler', 'union-boss', 'racketeer', 'smelter', 'master-of-macadam'] as const;
    const given = table(2, endOfRound, honchos(0, ...all));
    const [top] = given.deck;
    const { state, events } = act(given, 1, PASS);
    expect(playerAt(state, 0)).toMatchObject({
      money: 75,
      goods: { crew: 1, asphalt: 1, permit: 1, steel: 1 },
      hand: [top],
    });
    expect(events.filter((event) => event.type === 'benefit')).toEqual(
      all.map((honcho) => ({ type: 'benefit', seat: 0, honcho, ...(honcho === 'swindler' ? { card: top } : {}) })),
    );
  });

  it('gives no resource that the supply has not', () => {
    const given = table(2, endOfRound, honchos(0, 'smelter'), goods(1, { steel: 4 }));
    const { state, events } = act(given, 1, PASS);
    expect(playerAt(state, 0).goods.steel).toBe(0);
    expect(events.some((event) => event.type === 'benefit')).toBe(false);
  });

  it('serves the players from the starting player on', () => {
    const given = table(
      3,
      turn('scheme', 2),
      miles(0, ['S1-A1', 'regular']),
      miles(1, ['S3-A3', 'regular']),
      honchos(1, 'racketeer'),
    );
    const { events } = act(given, 2, PASS);
    expect(events).toEqual([
      { type: 'round-started', round: 2, starter: 1 },
      { type: 'funds', seat: 1, money: 25 },
      { type: 'benefit', seat: 1, honcho: 'racketeer' },
      { type: 'funds', seat: 0, money: 25 },
    ]);
  });

  it('tells the swindler’s card to its owner only', () => {
    const { addressed } = act(table(2, endOfRound, honchos(0, 'swindler')), 1, PASS);
    const [open, full] = addressed.slice(-2);
    expect(open).toEqual({ to: 'all', except: [0], event: { type: 'benefit', seat: 0, honcho: 'swindler' } });
    expect(full).toMatchObject({ to: 0, event: { type: 'benefit', card: expect.any(String) } });
  });
});

describe('§6.1 the side job', () => {
  it('pays $10 and sits out phases 5 to 7', () => {
    const given = table(3, turn('job', 0));
    const { state, events } = act(given, 0, JOB);
    expect(events).toEqual([{ type: 'job', seat: 0 }]);
    expect(playerAt(state, 0)).toMatchObject({ money: 75, working: true });
    const on = play(state, [1, PASS], [2, PASS]);
    expect(on).toMatchObject({ phase: 'sell', actor: 1 });
    expect(play(on, [1, PASS], [2, PASS])).toMatchObject({ phase: 'build', actor: 1 });
    expect(play(on, [1, PASS], [2, PASS], [1, PASS], [2, PASS], [1, PASS], [2, PASS])).toMatchObject({ round: 2 });
  });

  it('skips phases 5 to 7 when all sit out', () => {
    const state = play(table(2, turn('job', 0)), [0, JOB], [1, JOB]);
    expect(state).toMatchObject({ phase: 'buy-card', round: 2 });
    expect(state.players.map((one) => one.working)).toEqual([false, false]);
  });

  it('lists pass and job', () => {
    expect(legalFor(table(2, turn('job', 0)), 0)).toEqual([PASS, JOB]);
  });
});
