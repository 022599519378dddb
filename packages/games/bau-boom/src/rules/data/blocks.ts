import type { Block } from '../types.ts';

/** §1.1: the colours, in the order in which the blocks are listed for the shuffle. Their numbers are those of §1.3. */
export const COLOURS: readonly Block[] = ['red', 'yellow', 'green', 'blue'];

export const BLOCKS_A_COLOUR = 18;
