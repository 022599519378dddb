import { ok, type Result, type Rng, refuse, type Step } from '@boomtown/game-core';
import { optionsParserOf } from '@boomtown/game-core/shapes';
import { ALL_CARDS } from './data/cards.ts';
import { ALL_DESTINATIONS, type Company } from './data/map.ts';
import { MARKETS, type Market, TRACKS } from './data/markets.ts';
import { COMPANIES_IN_PLAY, DISCS, GOODS_A_PLAYER, HONCHOS, ROADS, STARTING_MONEY } from './data/start.ts';
import { NO_GOODS } from './markets.ts';
import { shape } from './shape/shape.ts';
import type { Boondoggle, Options, Player, Prices } from './types.ts';

export const DEFAULTS: Options = { roundLimit: 40 };

const readOptions = optionsParserOf(shape.options, DEFAULTS, '8');

/** The table at the start of round 1 (§2, §4), or `bad-seats`, then `bad-options`. Draws: destinations, then cards (§8). */
export function setup(raw: unknown, seats: number, rng: Rng): Result<Step<Boondoggle>> {
  const companies = COMPANIES_IN_PLAY[seats];
  if (companies === undefined) return refuse('bad-seats', 'Boondoggle is for two to six players.', '8');
  const options = raw === undefined ? ok(DEFAULTS) : readOptions(raw, seats);
  if (!options.ok) return options;
  const destinations = rng.shuffle(ALL_DESTINATIONS);
  const deck = rng.shuffle(ALL_CARDS);
  const each = GOODS_A_PLAYER * seats;
  return ok({
    state: {
      game: 'boondoggle',
      options: options.value,
      phase: 'buy-card',
      round: 1,
      starter: 0,
      nextStarter: null,
      actor: 0,
      go: 1,
      acted: [],
      prices: startingPrices(),
      supply: { crew: each, asphalt: each, permit: each, steel: each },
      deck,
      discards: [],
      destinations,
      bag: HONCHOS,
      pot: 0,
      segments: {},
      players: companies.map((company) => startingPlayer(company, STARTING_MONEY[seats] ?? 0)),
      highwayman: null,
      purchase: null,
      purchases: [],
      offers: [],
      offersMade: companies.map(() => 0),
      done: companies.map(() => false),
    },
    events: [{ to: 'all', event: { type: 'round-started', round: 1, starter: 0 } }],
  });
}

function startingPrices(): Prices {
  // One entry a market.
  return Object.fromEntries(MARKETS.map((market: Market) => [market, TRACKS[market].start])) as Prices;
}

function startingPlayer(company: Company, money: number): Player {
  return {
    company,
    money,
    goods: NO_GOODS,
    hand: [],
    ownPurchase: true,
    funds: null,
    honchos: [],
    roads: ROADS,
    kickbacks: DISCS,
    guardrails: DISCS,
    destinations: [],
    shown: false,
    project: [],
    head: `S${company}`,
    passed: [],
    working: false,
    coupons: 0,
    maven: false,
  };
}
