/** Trading (§5.5). Cards on offer lie aside, so nothing here depends on a hand but the seat's own. */
import type { Refusal } from '@boomtown/game-core';
import type { CardKind } from '../data/cards.ts';
import { OFFERS_A_ROUND, OPEN_OFFERS } from '../data/start.ts';
import { holds } from '../markets.ts';
import { playerAt } from '../table.ts';
import type { Answer, Bundle, BundleOf, MakeOffer, OpenPlayer, PrivateView, SeatView } from '../types.ts';
import { no } from './refuse.ts';

/** A new offer: `bad-target`, `offer-limit`, `cannot-fulfil`. */
export function offerRefusal({ view, own, seat }: SeatView, offer: MakeOffer): Refusal | null {
  if (offer.to === seat) return no('bad-target', '5.5', 'An offer goes to another player.');
  if (view.done[offer.to]) return no('bad-target', '5.5', 'That player is done with trading for this round.');
  const open = view.offers.filter((one) => one.from === seat).length;
  if (open >= OPEN_OFFERS) {
    return no('offer-limit', '5.5', `You have ${OPEN_OFFERS} open offers, the most at a time; withdraw one first.`);
  }
  if ((view.offersMade[seat] ?? 0) >= OFFERS_A_ROUND) {
    return no('offer-limit', '5.5', `You made ${OFFERS_A_ROUND} offers in this round; that is the most.`);
  }
  if (!canGive(playerAt(view, seat), offer.give) || !hasFree(own, seat, offer.give)) {
    return no('cannot-fulfil', '5.5', 'You can offer only what you have; cards in your other open offers lie aside.');
  }
  return null;
}

/** An answer to an offer, or its withdrawal: `no-such-offer`, for `accept` also `cannot-fulfil`. */
export function answerRefusal(sight: SeatView, { type, offer: id }: Answer): Refusal | null {
  const { view, own, seat } = sight;
  const offer = own.offers.find((one) => one.id === id);
  if (offer === undefined || (type === 'withdraw' ? offer.from : offer.to) !== seat) {
    const whose = type === 'withdraw' ? 'an offer of your own' : 'an offer made to you';
    return no('no-such-offer', '5.5', `Name ${whose} that is still open.`);
  }
  if (type !== 'accept') return null;
  if (!canGive(playerAt(view, offer.from), offer.give)) {
    return no('cannot-fulfil', '5.5', 'What is offered is not there any more; you can decline, or wait.');
  }
  if (!canGive(playerAt(view, seat), offer.want) || !hasFree(own, seat, offer.want)) {
    return no('cannot-fulfil', '5.5', 'You do not have what is wanted; cards in your own open offers lie aside.');
  }
  return null;
}

/** Does the player have the money, resources and honchos of a bundle? Everybody can see that. */
export function canGive(player: OpenPlayer, bundle: BundleOf<unknown>): boolean {
  return (
    player.money >= bundle.money &&
    holds(player.goods, bundle) &&
    bundle.honchos.every((honcho) => player.honchos.includes(honcho))
  );
}

/** Does the seat hold the cards of a bundle without those that lie aside for its own open offers? */
export function hasFree(own: PrivateView, seat: number, bundle: Bundle): boolean {
  if (bundle.cards.length === 0) return true;
  const aside = own.offers.filter((offer) => offer.from === seat).flatMap((offer) => offer.give.cards);
  return includesAll(own.hand, [...aside, ...bundle.cards]);
}

/** Is each of these cards in the hand, as often as it is named? */
export function includesAll(hand: readonly CardKind[], cards: readonly CardKind[]): boolean {
  const left = [...hand];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}
