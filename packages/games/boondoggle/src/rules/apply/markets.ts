import type { Seat } from '@boomtown/game-core';
import type { Deal } from '../actions.ts';
import { cardPrice, goodsOf, movedPrices } from '../markets.ts';
import { playerAt } from '../table.ts';
import { drawCard } from './deck.ts';
import { endPart } from './phases.ts';
import { addMoney, moveGoods, type Progress, tell, tellSecret, update } from './progress.ts';

/** Buys the top card at the lowest price (§5.2). */
export function buyCard(progress: Progress, seat: Seat): void {
  const price = cardPrice(progress.state.prices);
  addMoney(progress, seat, -price);
  const card = drawCard(progress, seat);
  if (card === undefined) throw new Error('There is no card to buy.');
  const open = { type: 'card-bought', seat, price } as const;
  tellSecret(progress, [seat], open, { ...open, card });
  endPart(progress, seat);
}

/** Sells units of one market at the price before the sale; the price falls a place a unit (§6.2). */
export function sell(progress: Progress, seat: Seat, { market, count }: Deal): void {
  const { prices, acted } = progress.state;
  const money = prices[market] * count;
  moveGoods(progress, seat, 'supply', goodsOf(market, count));
  addMoney(progress, seat, money);
  update(progress, { prices: movedPrices(prices, market, -count), acted: [...acted, market] });
  tell(progress, { type: 'sold', seat, market, count, money });
}

/** Buys units of one market at the price before the purchase; the price rises a place a unit (§6.4). */
export function buy(progress: Progress, seat: Seat, { market, count }: Deal): void {
  const { prices, acted } = progress.state;
  const money = prices[market] * count;
  addMoney(progress, seat, -money);
  moveGoods(progress, 'supply', seat, goodsOf(market, count));
  update(progress, { prices: movedPrices(prices, market, count) });
  tell(progress, { type: 'bought', seat, market, count, money });
  if (playerAt(progress.state, seat).maven) update(progress, { acted: [...acted, market] });
  else endPart(progress, seat);
}
