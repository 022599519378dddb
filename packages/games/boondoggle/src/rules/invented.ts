import { ALL_CARDS, type CardKind } from './data/cards.ts';
import { ALL_DESTINATIONS, type Destination } from './data/map.ts';
import { HONCHOS } from './data/start.ts';
import type { PublicView, State } from './types.ts';

/**
 * A state that fits what everybody sees: cards, destinations and honchos that nobody sees are dealt in order. What lies aside in an
 * offer comes from the hand of the player who offers.
 */
export function invented(view: PublicView): State {
  const cards: CardKind[] = [...ALL_CARDS];
  const coupons = view.players.flatMap(({ coupons: played }) => Array<CardKind>(played).fill('kickback-coupon'));
  for (const seen of [...view.discards, ...coupons]) cards.splice(cards.indexOf(seen), 1);
  const shown = view.players.flatMap(({ destinations }) => (typeof destinations === 'number' ? [] : destinations));
  const pile: Destination[] = ALL_DESTINATIONS.filter((one) => !shown.includes(one));
  const drawn = new Set(view.players.flatMap(({ honchos }) => honchos));
  const players = view.players.map((player) => ({
    ...player,
    hand: cards.splice(0, player.hand),
    destinations: typeof player.destinations === 'number' ? pile.splice(0, player.destinations) : player.destinations,
  }));
  const free = players.map(({ hand }) => [...hand]);
  const offers = view.offers.map((offer) => ({
    ...offer,
    give: { ...offer.give, cards: free[offer.from]?.splice(0, offer.give.cards) ?? [] },
    want: { ...offer.want, cards: ALL_CARDS.slice(0, offer.want.cards) },
  }));
  const bag = HONCHOS.filter((honcho) => !drawn.has(honcho));
  return { ...view, players, offers, bag, deck: cards, destinations: pile };
}
