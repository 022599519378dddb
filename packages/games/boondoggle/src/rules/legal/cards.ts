import type { Refusal, Seat } from '@boomtown/game-core';
import { cardOf } from '../cards/table.ts';
import type { CardKind } from '../data/cards.ts';
import { DESTINATION_FEE, ENFORCER_FEE } from '../data/start.ts';
import { passedCommons } from '../paths.ts';
import { destinationsHeld, playerAt } from '../table.ts';
import type { Play, PublicView, SeatView } from '../types.ts';
import { no } from './refuse.ts';

/** Does the seat hold such a card? Its own Hostile Purchase counts though it is not in the hand (§2.4). */
export function holdsCard({ view, own, seat }: SeatView, card: CardKind): boolean {
  return own.hand.includes(card) || (card === 'hostile-purchase' && playerAt(view, seat).ownPurchase);
}

/** Playing a card (§5.3): `not-in-hand`, then the card's own `bad-target` and `unplayable`. */
export function playRefusal(sight: SeatView, play: Play): Refusal | null {
  if (!holdsCard(sight, play.card)) return no('not-in-hand', '5.3', 'You do not hold this card.');
  return cardOf(play.card).refusal(sight, play);
}

/** Enforcing against a hostile purchase (§5.4): `not-in-hand`, `cannot-afford`. */
export function enforceRefusal(sight: SeatView): Refusal | null {
  if (!sight.own.hand.includes('enforcer')) return no('not-in-hand', '5.4', 'You do not hold an enforcer.');
  if (playerAt(sight.view, sight.seat).money < ENFORCER_FEE) {
    return no('cannot-afford', '5.4', `An enforcer costs $${ENFORCER_FEE}.`);
  }
  return null;
}

/** Drawing one's destination (§5.6): `not-eligible`, `cannot-afford`. */
export function destinationRefusal(view: PublicView, seat: Seat): Refusal | null {
  const player = playerAt(view, seat);
  if (destinationsHeld(player) > 0) return no('not-eligible', '5.6', 'You have your destination already.');
  if (!passedCommons(player)) {
    return no('not-eligible', '5.6', 'Your project must have reached the Commons before you draw a destination.');
  }
  if (view.destinations === 0) return no('not-eligible', '5.6', 'There is no destination card left.');
  if (player.money < DESTINATION_FEE) {
    return no('cannot-afford', '5.6', `A destination costs $${DESTINATION_FEE} for the pot.`);
  }
  return null;
}
