import { describe, expect, it } from 'vitest';
import {
  act,
  cards,
  change,
  destinations,
  goods,
  miles,
  PASS,
  play,
  player,
  refused,
  result,
  table,
  turn,
} from './setting.ts';

const TO_D1 = miles(
  0,
  ['S1-A1', 'regular'],
  ['A1-C', 'regular'],
  ['A2-C', 'regular'],
  ['S2-A2', 'regular'],
  ['S2-D1', 'regular'],
);
const TO_D3 = miles(
  1,
  ['S4-A4', 'regular'],
  ['A4-C', 'regular'],
  ['A3-C', 'regular'],
  ['S3-A3', 'regular'],
  ['S3-D3', 'regular'],
);
const complete = [TO_D1, destinations(0, 'D1'), player(0, { shown: true })];
const bothComplete = [...complete, TO_D3, destinations(1, 'D3'), player(1, { shown: true })];
const LAST = turn('scheme', 1);

describe('§7.3, §7.4 the end of the game', () => {
  it('plays the round to its end by all', () => {
    const given = table(
      2,
      miles(0, ['S1-A1', 'regular'], ['A1-C', 'regular'], ['A2-C', 'regular'], ['S2-A2', 'regular']),
      destinations(0, 'D1'),
      goods(0, { crew: 1, asphalt: 1, permit: 1 }),
      turn('build', 0),
    );
    const built = act(given, 0, { type: 'build', segment: 'S2-D1' }).state;
    expect(result(built)).toBe(null);
    const late = play(built, [1, PASS], [0, PASS]);
    expect(late).toMatchObject({ phase: 'scheme', actor: 1 });
    const { state, events } = act(late, 1, PASS);
    expect(state).toMatchObject({ phase: 'over', actor: null, round: 1, starter: 0 });
    expect(events).toEqual([{ type: 'game-ended', winners: [0] }]);
    expect(result(state)).toEqual({ winners: [0], scores: [5, 0] });
  });

  it('goes on to another round where nobody is complete', () => {
    expect(act(table(2, TO_D1, LAST), 1, PASS).state).toMatchObject({ phase: 'buy-card', round: 2 });
  });

  it('of complete projects the one with most money wins, whatever its miles and whatever others have', () => {
    const given = table(2, ...bothComplete, player(0, { money: 20 }), player(1, { money: 21 }), LAST);
    expect(result(act(given, 1, PASS).state)?.winners).toEqual([1]);
    const three = table(3, ...complete, player(2, { money: 900 }), turn('scheme', 2));
    expect(result(act(three, 2, PASS).state)?.winners).toEqual([0]);
  });

  it('then most cards in hand, the own Hostile Purchase among them; coupons are back in it', () => {
    const cardsDecide = table(2, ...bothComplete, cards(1, 'bribery'), LAST);
    expect(result(act(cardsDecide, 1, PASS).state)?.winners).toEqual([1]);
    const ownDecides = table(2, ...bothComplete, player(0, { ownPurchase: false }), LAST);
    expect(result(act(ownDecides, 1, PASS).state)?.winners).toEqual([1]);
    const coupon = table(2, ...bothComplete, cards(0, 'kickback-coupon'), player(0, { hand: [], coupons: 1 }), LAST);
    expect(result(act(coupon, 1, PASS).state)?.winners).toEqual([0]);
  });

  it('then they share the win', () => {
    expect(result(act(table(2, ...bothComplete, LAST), 1, PASS).state)).toEqual({ winners: [0, 1], scores: [5, 5] });
  });

  it('gives nobody the pot that was not won', () => {
    const { state } = act(table(2, ...complete, change({ pot: 5 }), LAST), 1, PASS);
    expect(state.players.map((one) => one.money)).toEqual([65, 65]);
  });

  it('then refuses everything as game-over', () => {
    const { state } = act(table(2, ...complete, LAST), 1, PASS);
    expect(refused(state, 0, PASS)).toBe('game-over');
    expect(refused(state, 0, { type: 'nothing' })).toBe('malformed');
  });
});

describe('§7.5 the round limit', () => {
  const limit = change({ options: { roundLimit: 3 }, round: 3 });

  it('ends the game after this many rounds', () => {
    const before = change({ options: { roundLimit: 3 }, round: 2 });
    expect(act(table(2, before, LAST), 1, PASS).state).toMatchObject({ phase: 'buy-card', round: 3 });
    expect(act(table(2, limit, LAST), 1, PASS).state).toMatchObject({ phase: 'over', round: 3 });
  });

  it('most miles win, schemes and lanes counted', () => {
    const given = table(
      2,
      limit,
      miles(0, ['S1-A1', 'regular'], ['A1-A2', 'bus']),
      miles(1, ['S4-A4', 'regular']),
      player(1, { money: 999 }),
      LAST,
    );
    expect(result(act(given, 1, PASS).state)).toEqual({ winners: [0], scores: [2, 1] });
  });

  it('then most money, then most cards, then shared', () => {
    const money = table(2, limit, player(1, { money: 66 }), cards(0, 'bribery'), LAST);
    expect(result(act(money, 1, PASS).state)?.winners).toEqual([1]);
    const more = table(2, limit, cards(0, 'bribery'), LAST);
    expect(result(act(more, 1, PASS).state)?.winners).toEqual([0]);
    expect(result(act(table(2, limit, LAST), 1, PASS).state)).toEqual({ winners: [0, 1], scores: [0, 0] });
  });

  it('a complete project counts before it', () => {
    const given = table(2, limit, ...complete, player(1, { money: 999 }), LAST);
    expect(result(act(given, 1, PASS).state)?.winners).toEqual([0]);
  });
});
