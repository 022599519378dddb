import type { Refusal, Seat } from '@boomtown/game-core';
import { DESTINATION_FEE } from '../data/start.ts';
import { passedCommons } from '../paths.ts';
import { destinationsHeld, playerAt } from '../table.ts';
import type { PublicView } from '../types.ts';
import { no } from './refuse.ts';

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
