import { ANTEATERS, LADYBUGS, START, TRAIL_LENGTH } from './data/trail.ts';
import type { Space, SpaceKind } from './types.ts';

/** All spaces, in the direction of travel (§1.2). */
export const SPACES: readonly Space[] = Array.from({ length: TRAIL_LENGTH }, (_, space) => space);

export function spaceKind(space: Space): SpaceKind {
  if (space === START) return 'start';
  if (ANTEATERS.includes(space)) return 'anteater';
  return LADYBUGS.includes(space) ? 'ladybug' : 'normal';
}

/** The spaces on which blocks lie: all but the start and the anteaters (§2.1). */
export const BLOCK_SPACES: readonly Space[] = SPACES.filter((space) => {
  const kind = spaceKind(space);
  return kind === 'normal' || kind === 'ladybug';
});

/** Where a wheelbarrow stops that goes this many spaces forward: on the start at the latest (§3.2). */
export function forward(from: Space, spaces: number): Space {
  const to = from + spaces;
  return to >= TRAIL_LENGTH ? START : to;
}
