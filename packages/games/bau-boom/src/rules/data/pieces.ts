/** §1.1: the colours, in the order in which the blocks are listed for the shuffle. Their numbers are those of §1.3. */
export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;

/** The colour of a building block; a block has nothing else (§1.1). */
export type Block = (typeof COLOURS)[number];

export const BLOCKS_A_COLOUR = 18;

/** §1.3: the rows of each plan, bottom row first, as numbers of colours for seat 0. */
export const PLAN_ROWS: Readonly<Record<'10' | '15', readonly (readonly number[])[]>> = {
  '10': [[0, 1, 2, 3], [2, 3, 0], [0, 1], [2]],
  '15': [[0, 1, 2, 3, 0], [2, 3, 0, 1], [0, 1, 2], [2, 3], [1]],
};

/** §1.2: the ant trail is a ring; 0 is the start. */
export const TRAIL_LENGTH = 30;

export const START = 0;

export const ANTEATERS: readonly number[] = [11, 23];

export const LADYBUGS: readonly number[] = [5, 14, 19, 27];
