import { textStream } from '@boomtown/game-core';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS, CARD_KINDS } from '../../src/rules/data/cards.ts';
import { ALL_DESTINATIONS } from '../../src/rules/data/map.ts';
import { boondoggleGame as game } from '../../src/rules/index.ts';
import { table } from './setting.ts';

describe('§2 goods, markets and what everybody starts with', () => {
  it.each([
    [2, [1, 4], 65],
    [3, [1, 3, 5], 65],
    [4, [1, 2, 5, 6], 65],
    [5, [1, 2, 3, 4, 6], 70],
    [6, [1, 2, 3, 4, 5, 6], 75],
  ] as const)('§1.4, §2.3 %i players: companies %j, $%i each', (seats, companies, money) => {
    const state = table(seats);
    expect(state.players.map((player) => player.company)).toEqual(companies);
    expect(state.players.map((player) => player.head)).toEqual(companies.map((company) => `S${company}`));
    expect(state.players.map((player) => player.money)).toEqual(companies.map(() => money));
  });

  it('§2.1 starts with two of each resource a player in the supply, and none with the players', () => {
    const state = table(5);
    expect(state.supply).toEqual({ crew: 10, asphalt: 10, permit: 10, steel: 10 });
    for (const player of state.players) expect(player.goods).toEqual({ crew: 0, asphalt: 0, permit: 0, steel: 0 });
  });

  it('§2.2 starts single prices at $10 and pairs at $20', () => {
    expect(table(3).prices).toEqual({
      crew: 10,
      asphalt: 10,
      permit: 10,
      steel: 10,
      'crew-asphalt': 20,
      'crew-permit': 20,
      'asphalt-permit': 20,
    });
  });

  it('§2.4 gives six roads, two discs of each kind and the own Hostile Purchase', () => {
    const [player] = table(2).players;
    expect(player).toMatchObject({ roads: 6, kickbacks: 2, guardrails: 2, ownPurchase: true, hand: [], funds: null });
  });
});

describe('§8 options and draws at setup', () => {
  const rng = () => textStream('any');

  it('has 25 kinds of cards, 54 in all, and three cards a destination', () => {
    expect(CARD_KINDS).toHaveLength(25);
    expect(ALL_CARDS).toHaveLength(54);
    expect(ALL_CARDS.slice(0, 6)).toEqual([
      'expressway-toll',
      'highwayman',
      'corporate-deal',
      'market-maven',
      'market-maven',
      'market-maven',
    ]);
    expect(ALL_DESTINATIONS.join(' ')).toBe('D1 D1 D1 D2 D2 D2 D3 D3 D3 D4 D4 D4 D5 D5 D5 D6 D6 D6');
  });

  it('shuffles the destinations, then the cards, the first item on top', () => {
    const stream = rng();
    const first = game.setup({}, 2, rng());
    expect(first.ok && first.value.state.destinations).toEqual(stream.shuffle(ALL_DESTINATIONS));
    expect(first.ok && first.value.state.deck).toEqual(stream.shuffle(ALL_CARDS));
  });

  it('takes 2 to 6 seats, and asks that before the options', () => {
    for (const seats of [-1, 0, 1, 7, 2.5, Number.NaN]) {
      const answer = game.setup({ roundLimit: 0 }, seats, rng());
      expect(answer.ok ? null : answer.error.code).toBe('bad-seats');
    }
  });

  it('takes roundLimit from 1 to 200, 40 if left out, and nothing else', () => {
    const limit = (options: unknown) => {
      const answer = game.setup(options, 2, rng());
      return answer.ok ? answer.value.state.options : answer.error.code;
    };
    expect(limit({})).toEqual({ roundLimit: 40 });
    expect(limit({ roundLimit: 1 })).toEqual({ roundLimit: 1 });
    expect(limit({ roundLimit: 200 })).toEqual({ roundLimit: 200 });
    for (const bad of [
      { roundLimit: 0 },
      { roundLimit: 201 },
      { roundLimit: 1.5 },
      { roundLimit: '9' },
      { rounds: 3 },
    ]) {
      expect(limit(bad)).toBe('bad-options');
    }
    for (const bad of [null, 'none', [], { roundLimit: null }, { roundLimit: true }]) {
      expect(limit(bad)).toBe('bad-options');
    }
  });

  it('tells of the first round', () => {
    const first = game.setup({}, 2, rng());
    expect(first.ok && first.value.events).toEqual([
      { to: 'all', event: { type: 'round-started', round: 1, starter: 0 } },
    ]);
  });
});
