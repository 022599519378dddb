import { BLOCKS_A_COLOUR, COLOURS } from './data/pieces.ts';
import type { BauBoomPublicView, BauBoomState, Block } from './types.ts';

/** A state that fits what everybody sees: the blocks that nobody sees lie in the container and the wheelbarrows, by colour. */
export function invented(view: BauBoomPublicView): BauBoomState {
  const open = view.barrows.flatMap(({ load }) => (typeof load === 'number' ? [] : load));
  const seen = [...view.trail, ...view.hills.flatMap(({ built }) => built), ...view.hand, ...open];
  const unseen = COLOURS.flatMap((colour) => {
    const left = BLOCKS_A_COLOUR - seen.filter((block) => block === colour).length;
    return Array<Block>(left).fill(colour);
  });
  const barrows = view.barrows.map(({ at, load }) => ({
    at,
    load: typeof load === 'number' ? unseen.splice(0, load) : load,
  }));
  return { ...view, container: unseen, barrows };
}
