import { destinationsHeld, type PrivateView, type PublicView, type Seat } from './rules.ts';
import { playerOf } from './telling.ts';

/** How many of a seat's cards and destinations are hidden from the player who sees it by this view. */
export function hiddenFrom(view: PublicView, own: PrivateView, seat: Seat): number {
  const player = playerOf(view, seat);
  return player.hand - own.hand.length + (player.shown ? 0 : destinationsHeld(player) - own.destinations.length);
}
