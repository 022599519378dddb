import type { Space } from '../types.ts';

/** §1.2: the ant trail is a ring; 0 is the start. */
export const TRAIL_LENGTH = 30;

export const START: Space = 0;

export const ANTEATERS: readonly Space[] = [11, 23];

export const LADYBUGS: readonly Space[] = [5, 14, 19, 27];
