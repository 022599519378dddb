import { type Action, MARKET_PARTS, MARKETS, type Market, type PublicView, type Seat, TRACKS } from './rules.ts';

export type Deal = Extract<Action, { readonly type: 'sell' | 'buy' }>;

/** A row of the market board. Prices are dollars. */
export interface MarketRow {
  readonly market: Market;
  readonly price: number;
  /** Every price of the track, the lowest first. */
  readonly places: readonly number[];
  /** Units in the supply: of a pair, as many as both of its resources give. */
  readonly supply: number;
  /** Units that the person has; `null` for a watcher. */
  readonly held: number | null;
  /** What the person may sell or buy here now, by count. */
  readonly deals: readonly Deal[];
}

/** All markets in the order of the page. */
export function marketRows(view: PublicView, seat: Seat | null, legal: readonly Action[]): readonly MarketRow[] {
  const goods = seat === null ? null : (view.players[seat]?.goods ?? null);
  return MARKETS.map((market) => {
    const { min, max, step } = TRACKS[market];
    const units = (store: PublicView['supply']) => Math.min(...MARKET_PARTS[market].map((part) => store[part]));
    return {
      market,
      price: view.prices[market],
      places: Array.from({ length: (max - min) / step + 1 }, (_, i) => min + i * step),
      supply: units(view.supply),
      held: goods === null ? null : units(goods),
      deals: legal.filter((action) => isDeal(action)).filter((deal) => deal.market === market),
    };
  });
}

function isDeal(action: Action): action is Deal {
  return action.type === 'sell' || action.type === 'buy';
}
