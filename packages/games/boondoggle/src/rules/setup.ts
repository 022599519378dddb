import { hasExactly, isObject, isWhole, ok, type Result, type Rng, refuse, type Step } from '@boomtown/game-core';
import type { Boondoggle } from './boondoggle.ts';
import { ALL_CARDS } from './data/cards.ts';
import { ALL_DESTINATIONS, type Company } from './data/map.ts';
import { MARKETS, type Market, TRACKS } from './data/markets.ts';
import { COMPANIES_IN_PLAY, DISCS, GOODS_A_PLAYER, HONCHOS, ROADS, STARTING_MONEY } from './data/start.ts';
import { NO_GOODS } from './markets.ts';
import type { Options, Player, Prices } from './types.ts';

export const DEFAULTS: Options = { roundLimit: 40 };
export const ROUND_LIMIT = { min: 1, max: 200 };

/** The table at the start of round 1 (§2, §4), or `bad-seats`, then `bad-options`. Draws: destinations, then cards (§8). */
export function setup(raw: unknown, seats: number, rng: Rng): Result<Step<Boondoggle>> {
  const companies = COMPANIES_IN_PLAY[seats];
  if (companies === undefined) return refuse('bad-seats', 'Boondoggle is for two to six players.', '8');
  const options = readOptions(raw);
  if (options === undefined) {
    return refuse('bad-options', 'The one option is roundLimit, a whole number from 1 to 200.', '8');
  }
  const destinations = rng.shuffle(ALL_DESTINATIONS);
  const deck = rng.shuffle(ALL_CARDS);
  const each = GOODS_A_PLAYER * seats;
  return ok({
    state: {
      game: 'boondoggle',
      options,
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

/** The options with defaults filled in, or `undefined` if they are none. */
function readOptions(raw: unknown): Options | undefined {
  const whole = raw === undefined ? DEFAULTS : isObject(raw) ? { ...DEFAULTS, ...raw } : raw;
  if (!hasExactly(whole, ['roundLimit'])) return undefined;
  const { roundLimit } = whole;
  return isWhole(roundLimit, ROUND_LIMIT.min, ROUND_LIMIT.max) ? { roundLimit } : undefined;
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
