import type { Refusal, Seat } from '@boomtown/game-core';
import { MARKET_PARTS, TRACKS } from '../data/markets.ts';
import { MAVEN_BUYS, MAVEN_RESOURCES } from '../data/start.ts';
import { cardPrice, goodsOf, holds } from '../markets.ts';
import { playerAt } from '../table.ts';
import type { Deal, PublicView } from '../types.ts';
import { no } from './refuse.ts';

/** Buying a card (§5.2): `no-deck`, `cannot-afford`. */
export function buyCardRefusal(view: PublicView, seat: Seat): Refusal | null {
  if (view.deck + view.discards.length === 0) {
    return no('no-deck', '5.2', 'There is no card left to buy, neither in the deck nor among the discards.');
  }
  const price = cardPrice(view.prices);
  if (playerAt(view, seat).money < price) {
    return no('cannot-afford', '5.2', `A card costs the lowest of all prices, $${price}; you have less.`);
  }
  return null;
}

/** Selling (§6.2): `market-used`, `no-goods`. */
export function sellRefusal(view: PublicView, seat: Seat, deal: Deal): Refusal | null {
  if (view.acted.includes(deal.market)) {
    return no('market-used', '6.2', 'You sold in this market already; each takes one sale a round from you.');
  }
  if (!holds(playerAt(view, seat).goods, goodsOf(deal.market, deal.count))) {
    return no('no-goods', '6.2', 'You do not have that many; sell what lies before you, or fewer.');
  }
  return null;
}

/** Buying (§6.4): `market-used`, `too-many`, `not-in-supply`, `cannot-afford`. */
export function buyRefusal(view: PublicView, seat: Seat, deal: Deal): Refusal | null {
  const player = playerAt(view, seat);
  if (view.acted.includes(deal.market)) {
    return no('market-used', '6.4', 'Your market maven bought here already; each purchase needs another market.');
  }
  if (player.maven) {
    const had = view.acted.reduce((sum, market) => sum + MARKET_PARTS[market].length, 0);
    const more = deal.count * MARKET_PARTS[deal.market].length;
    if (deal.count > 1 || view.acted.length >= MAVEN_BUYS || had + more > MAVEN_RESOURCES) {
      return no(
        'too-many',
        '6.4',
        'A market maven buys one unit in each of up to three markets, four resources at most in all.',
      );
    }
  } else if (deal.count > TRACKS[deal.market].mostBought) {
    return no('too-many', '6.4', 'One purchase is four single resources or two pairs at most.');
  }
  if (!holds(view.supply, goodsOf(deal.market, deal.count))) {
    return no('not-in-supply', '6.4', 'The supply does not hold that many; buy fewer, or something else.');
  }
  const cost = deal.count * view.prices[deal.market];
  if (player.money < cost) return no('cannot-afford', '6.4', `That costs $${cost}; you have $${player.money}.`);
  return null;
}
