import { MARKET_PARTS, MARKETS, type Market, RESOURCES, type Resource, TRACKS } from './data/markets.ts';
import type { Goods, Prices } from './types.ts';

export const NO_GOODS: Goods = { crew: 0, asphalt: 0, permit: 0, steel: 0 };

/** The price of a market after its marker moved by this many places, up or down; it stops at the ends (§2.2). */
export function movedPrice(market: Market, price: number, places: number): number {
  const track = TRACKS[market];
  return Math.min(track.max, Math.max(track.min, price + places * track.step));
}

/** By how many places cards push a marker down (§3). */
const CARD_FALL = 2;

/** The price of a market after a price gouger's or a manipulator's fall (§3). */
export function fallenPrice(market: Market, price: number): number {
  return movedPrice(market, price, -CARD_FALL);
}

/** All prices after a card pushed one marker down (§3). */
export function fallenPrices(prices: Prices, market: Market): Prices {
  return { ...prices, [market]: fallenPrice(market, prices[market]) };
}

/** All prices after one marker moved. */
export function movedPrices(prices: Prices, market: Market, places: number): Prices {
  return { ...prices, [market]: movedPrice(market, prices[market], places) };
}

/** The lowest of the seven prices: what a card costs (§5.2). */
export function cardPrice(prices: Prices): number {
  return Math.min(...MARKETS.map((market) => prices[market]));
}

/** What a kickback costs without coupons: the four single prices together (§6.6). */
export function kickbackSum(prices: Prices): number {
  return RESOURCES.reduce((sum, resource) => sum + prices[resource], 0);
}

/** The goods that this many units of a market are. */
export function goodsOf(market: Market, count: number): Goods {
  const goods: { [resource in Resource]: number } = { ...NO_GOODS };
  for (const part of MARKET_PARTS[market]) goods[part] += count;
  return goods;
}

/** Are at least these goods there? */
export function holds(store: Goods, goods: Goods): boolean {
  return (
    store.crew >= goods.crew &&
    store.asphalt >= goods.asphalt &&
    store.permit >= goods.permit &&
    store.steel >= goods.steel
  );
}
