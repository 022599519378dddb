import type { Destination } from './data/map.ts';
import { passedCommons } from './paths.ts';
import type { Player } from './types.ts';

/** The destination at which a project is complete: its chain passed the Commons and ends there, and the player holds its card (§7.3). */
export function completedAt(player: Player): Destination | undefined {
  return passedCommons(player) ? player.destinations.find((place) => place === player.head) : undefined;
}
