/** Cards that deal with the supply and the markets (§3). */
import type { Refusal, Seat } from '@boomtown/game-core';
import { addMoney, moveGoods, type StateDraft, update, updatePlayer } from '../apply/state-draft.ts';
import { type Resource, TRACKS } from '../data/markets.ts';
import { fallenPrices } from '../markets.ts';
import { playerAt } from '../table.ts';
import type { Prices, SeatView } from '../types.ts';
import { type Card, unplayable } from './card.ts';

export const marketMaven: Card<'market-maven'> = {
  needs: [],
  refusal: ({ view, seat }) =>
    playerAt(view, seat).maven ? unplayable('A market maven serves you already this round.') : null,
  effect: (draft, seat) => updatePlayer(draft, seat, { maven: true }),
};

/** At most this many units at half price. */
const HALF_PRICE_MOST = 2;

interface HalfPrice {
  readonly needs: readonly ['count'];
  refusal(sight: SeatView, play: { readonly count: number }): Refusal | null;
  effect(draft: StateDraft, seat: Seat, play: { readonly count: number }): void;
}

/** A card that buys one or two units of a resource at half the market price; the price stays. */
export function halfPrice(resource: Resource): HalfPrice {
  const cost = (prices: Prices, count: number) => (prices[resource] / 2) * count;
  return {
    needs: ['count'],
    refusal: ({ view, seat }, { count }) => {
      if (count > HALF_PRICE_MOST) return unplayable('This card buys one or two.');
      if (view.supply[resource] < count) return unplayable(`The supply does not hold ${count} ${resource}.`);
      const dollars = cost(view.prices, count);
      return playerAt(view, seat).money < dollars ? unplayable(`That costs $${dollars}; you have less.`) : null;
    },
    effect: (draft, seat, { count }) => {
      addMoney(draft, seat, -cost(draft.state.prices, count));
      moveGoods(draft, 'supply', seat, { [resource]: count });
    },
  };
}

export const priceGouger: Card<'price-gouger'> = {
  needs: ['resource'],
  refusal: ({ view, seat }, { resource }) =>
    playerAt(view, seat).goods[resource] > 0 ? null : unplayable(`You have no ${resource} to sell.`),
  effect: (draft, seat, { resource }) => {
    const { prices } = draft.state;
    moveGoods(draft, seat, 'supply', { [resource]: 1 });
    addMoney(draft, seat, 2 * prices[resource]);
    update(draft, { prices: fallenPrices(prices, resource) });
  },
};

export const wheelerDealer: Card<'wheeler-dealer'> = {
  needs: ['give', 'take'],
  refusal: ({ view, seat }, { give, take }) => {
    if (give === take) return unplayable('Exchange one kind of resource for another kind.');
    if (playerAt(view, seat).goods[give] === 0) return unplayable(`You have no ${give} to give.`);
    return view.supply[take] === 0 ? unplayable(`There is no ${take} in the supply.`) : null;
  },
  effect: (draft, seat, { give, take }) => {
    moveGoods(draft, seat, 'supply', { [give]: 1 });
    moveGoods(draft, 'supply', seat, { [take]: 1 });
  },
};

export const manipulator: Card<'manipulator'> = {
  needs: ['markets'],
  refusal: ({ view }, { markets }) =>
    markets.every((market) => view.prices[market] >= TRACKS[market].manipulableFrom)
      ? null
      : unplayable('Singles must stand at $6 or more and pairs at $14 or more, so that each can fall two places.'),
  effect: (draft, _seat, { markets }) => {
    for (const market of markets) update(draft, { prices: fallenPrices(draft.state.prices, market) });
  },
};
