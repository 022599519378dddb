/** §1.1: the colours, in the order in which the blocks are listed for the shuffle. Their numbers are those of §1.3. */
export const COLOURS = ['red', 'yellow', 'green', 'blue'] as const;

/** The colour of a building block; a block has nothing else (§1.1). */
export type Block = (typeof COLOURS)[number];

export const BLOCKS_A_COLOUR = 18;
