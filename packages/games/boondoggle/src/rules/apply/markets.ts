import type { Seat } from '@boomtown/game-core';
import { cardPrice, goodsOf, movedPrices } from '../markets.ts';
import { playerAt } from '../table.ts';
import type { Deal } from '../types.ts';
import { endPart } from './phases.ts';
import { addMoney, drawCard, moveGoods, type StateDraft, tell, tellSecret, update } from './state-draft.ts';

/** Buys the top card at the lowest price (§5.2). */
export function buyCard(draft: StateDraft, seat: Seat): void {
  const price = cardPrice(draft.state.prices);
  addMoney(draft, seat, -price);
  const card = drawCard(draft, seat);
  if (card === undefined) throw new Error('There is no card to buy.');
  const open = { type: 'card-bought', seat, price } as const;
  tellSecret(draft, [seat], open, { ...open, card });
  endPart(draft, seat);
}

/** Sells units of one market at the price before the sale; the price falls a place a unit (§6.2). */
export function sell(draft: StateDraft, seat: Seat, { market, count }: Deal): void {
  const { prices, acted } = draft.state;
  const money = prices[market] * count;
  moveGoods(draft, seat, 'supply', goodsOf(market, count));
  addMoney(draft, seat, money);
  update(draft, { prices: movedPrices(prices, market, -count), acted: [...acted, market] });
  tell(draft, { type: 'sold', seat, market, count, money });
}

/** Buys units of one market at the price before the purchase; the price rises a place a unit (§6.4). */
export function buy(draft: StateDraft, seat: Seat, { market, count }: Deal): void {
  const { prices, acted } = draft.state;
  const money = prices[market] * count;
  addMoney(draft, seat, -money);
  moveGoods(draft, 'supply', seat, goodsOf(market, count));
  update(draft, { prices: movedPrices(prices, market, count) });
  tell(draft, { type: 'bought', seat, market, count, money });
  if (playerAt(draft.state, seat).maven) update(draft, { acted: [...acted, market] });
  else endPart(draft, seat);
}
