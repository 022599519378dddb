import { describe, expect, it } from 'vitest';
import { boondoggleGame as game } from '../../src/rules/index.ts';
import type { Action } from '../../src/rules/types.ts';
import {
  act,
  change,
  destinations,
  goods,
  legalFor,
  miles,
  PASS,
  pile,
  player,
  playerAt,
  refused,
  table,
  turn,
} from './setting.ts';

const DRAW: Action = { type: 'destination' };
const arrived = (seat: number, company: 1 | 3 | 4 | 5) =>
  company === 1
    ? miles(seat, ['S1-A1', 'regular'], ['A1-C', 'regular'])
    : company === 3
      ? miles(seat, ['S3-A3', 'regular'], ['A3-C', 'regular'])
      : company === 4
        ? miles(seat, ['S4-A4', 'regular'], ['A4-C', 'regular'])
        : miles(seat, ['S5-A5', 'regular'], ['A5-C', 'regular']);

describe('§5.6 drawing a destination', () => {
  it('costs $5 for the pot, and does not use up the act', () => {
    const given = table(2, arrived(0, 1), pile('D4'));
    const { state, addressed } = act(given, 0, DRAW);
    expect(playerAt(state, 0)).toMatchObject({ money: 60, destinations: ['D4'], shown: false });
    expect(state).toMatchObject({ pot: 5, phase: 'buy-card', actor: 0 });
    expect(state.destinations).toHaveLength(17);
    expect(addressed).toEqual([
      { to: 'all', except: [0], event: { type: 'destination-drawn', seat: 0, fee: 5 } },
      { to: 0, event: { type: 'destination-drawn', seat: 0, fee: 5, destination: 'D4' } },
    ]);
  });

  it.each(['buy-card', 'play-card', 'job', 'sell', 'build', 'scheme'] as const)(
    'can be done by whoever is to act in phase %s, as the page lists it',
    (phase) => {
      const given = table(2, arrived(0, 1), turn(phase, 0));
      expect(legalFor(given, 0)).toContainEqual(DRAW);
      expect(refused(given, 1, DRAW)).toBe('not-your-turn');
      expect(act(given, 0, DRAW).state).toMatchObject({ phase, actor: 0 });
    },
  );

  it('can be done while answering a hostile purchase, and by all in trading', () => {
    const answering = table(
      2,
      arrived(1, 4),
      goods(1, { crew: 1 }),
      player(0, { ownPurchase: false }),
      turn('answer', 1, { purchase: { by: 0, from: 1, resource: 'crew', own: true } }),
    );
    expect(legalFor(answering, 1)).toEqual([{ type: 'allow' }, DRAW]);
    expect(act(answering, 1, DRAW).state.phase).toBe('answer');
    const trading = table(2, arrived(1, 4), turn('trade', null));
    expect(legalFor(trading, 1)).toEqual([{ type: 'done' }, DRAW]);
    expect(legalFor(trading, 0)).toEqual([{ type: 'done' }]);
  });

  it('is for projects that reached the Commons, once, for $5', () => {
    expect(refused(table(2), 0, DRAW)).toBe('not-eligible');
    expect(refused(table(2, miles(0, ['S1-A1', 'regular'])), 0, DRAW)).toBe('not-eligible');
    expect(refused(table(2, arrived(0, 1), destinations(0, 'D1')), 0, DRAW)).toBe('not-eligible');
    expect(refused(table(2, arrived(0, 1), player(0, { money: 4 })), 0, DRAW)).toBe('cannot-afford');
    expect(refused(table(2, arrived(0, 1), player(0, { money: 5 })), 0, DRAW)).toBe(null);
    const further = table(2, arrived(0, 1), miles(0, ['A2-C', 'regular']));
    expect(refused(further, 0, DRAW)).toBe(null);
  });

  it('counts a Commons reached by a scheme', () => {
    const given = table(
      3,
      arrived(1, 3),
      miles(0, ['S1-A1', 'regular'], ['A1-A2', 'bus'], ['A2-A3', 'bus'], ['A3-C', 'guardrail']),
    );
    expect(refused(given, 0, DRAW)).toBe(null);
  });

  it('gives the pot to the last of all players to draw, the own fee included', () => {
    const given = table(
      3,
      arrived(0, 1),
      arrived(1, 3),
      arrived(2, 5),
      destinations(0, 'D1'),
      destinations(2, 'D2'),
      change({ pot: 10 }),
      turn('sell', 1),
    );
    const { state, events } = act(given, 1, DRAW);
    expect(playerAt(state, 1).money).toBe(75);
    expect(state.pot).toBe(0);
    expect(events.at(-1)).toEqual({ type: 'pot-won', seat: 1, money: 15 });
  });

  it('is seen by its owner only, until the project is complete', () => {
    const state = act(table(2, arrived(0, 1), pile('D4')), 0, DRAW).state;
    expect(game.publicView(state).players[0]?.destinations).toBe(1);
    expect(game.privateView(state, 0).destinations).toEqual(['D4']);
    expect(game.privateView(state, 1).destinations).toEqual([]);
  });

  it('completes a project that stands at the destination already, in the same act', () => {
    const given = table(
      2,
      arrived(0, 1),
      miles(0, ['A2-C', 'regular'], ['S2-A2', 'regular'], ['S2-D1', 'regular']),
      pile('D1'),
    );
    const { state, events } = act(given, 0, DRAW);
    expect(playerAt(state, 0).shown).toBe(true);
    expect(events.at(-1)).toEqual({ type: 'completed', seat: 0, destination: 'D1', destinations: ['D1'] });
    expect(legalFor(state, 0)[0]).toEqual(PASS);
  });

  it('leaves a project incomplete that stands at another', () => {
    const given = table(
      2,
      arrived(0, 1),
      miles(0, ['A2-C', 'regular'], ['S2-A2', 'regular'], ['S2-D1', 'regular']),
      pile('D2'),
    );
    expect(playerAt(act(given, 0, DRAW).state, 0).shown).toBe(false);
  });
});
