import { type BoondoggleEvent, MARKETS, type Market, type PublicView, TRACKS } from './rules.ts';

type Prices = PublicView['prices'];

/** How every price moved, in dollars, since the round `since` began. */
export interface Trend {
  readonly since: number;
  readonly change: Prices;
}

/** By how many places a manipulator pushes a price. */
const PUSHED = 2;

/**
 * The change of the prices since the round before this one began, told from what happened (oldest first, up to now);
 * since this one began, if no more is known; `null` if not even that is.
 */
export function trendOf({ round, prices }: PublicView, past: readonly BoondoggleEvent[]): Trend | null {
  const wanted = Math.max(1, round - 1);
  if (wanted === 1) return trendFrom(1, startPrices(), prices);
  let before = prices;
  let known: Trend | null = null;
  for (const event of past.toReversed()) {
    if (event.type === 'round-started') {
      known = trendFrom(event.round, before, prices);
      if (event.round <= wanted) break;
    } else {
      before = { ...before, ...pricesBefore(event, before) };
    }
  }
  return known;
}

/** The prices that an event moved, as they were. A deal tells its price: that is exact at the ends of a track, too. */
function pricesBefore(event: BoondoggleEvent, after: Prices): { readonly [market in Market]?: number } {
  switch (event.type) {
    case 'sold':
    case 'bought':
      return { [event.market]: event.money / event.count };
    case 'card-played': {
      const { choices, gains } = event;
      if (event.card === 'price-gouger' && choices.resource !== undefined) {
        return { [choices.resource]: (gains.money ?? 0) / 2 };
      }
      const pushed = event.card === 'manipulator' ? (choices.markets ?? []) : [];
      return Object.fromEntries(pushed.map((market) => [market, after[market] + PUSHED * TRACKS[market].step]));
    }
    default:
      return {};
  }
}

function trendFrom(since: number, before: Prices, now: Prices): Trend {
  return { since, change: perMarket((market) => now[market] - before[market]) };
}

function startPrices(): Prices {
  return perMarket((market) => TRACKS[market].start);
}

function perMarket(numberOf: (market: Market) => number): Prices {
  // Every market gets its number.
  return Object.fromEntries(MARKETS.map((market) => [market, numberOf(market)])) as Prices;
}
