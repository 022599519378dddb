/** §1.2: the ant trail is a ring; 0 is the start. */
export const TRAIL_LENGTH = 30;

export const START = 0;

export const ANTEATERS: readonly number[] = [11, 23];

export const LADYBUGS: readonly number[] = [5, 14, 19, 27];
