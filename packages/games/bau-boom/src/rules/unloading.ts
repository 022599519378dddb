import type { Seat } from '@boomtown/game-core';
import { buildsOf, hillOf } from './building.ts';
import { START } from './data/trail.ts';
import { isComplete } from './hill.ts';
import {
  barrowOf,
  change,
  drawBlock,
  type Progress,
  putBack,
  setBarrow,
  setSquare,
  setTrail,
  tell,
} from './progress.ts';
import { BLOCK_SPACES } from './trail.ts';
import type { Block, BuildAction, DemolishAction, Space } from './types.ts';

/**
 * The functions of this file and of `landing.ts` answer whether the turn stops here: somebody is asked, or the game is
 * over. If not, what is still to happen goes on.
 */
export type Stops = boolean;

/** §4.1: the load becomes the hand, for all to see; building begins. */
export function unload(progress: Progress, seat: Seat): Stops {
  const { load } = barrowOf(progress.state, seat);
  setBarrow(progress, seat, { at: START, load: [] });
  change(progress, { hand: load });
  tell(progress, { type: 'unloaded', seat, blocks: load });
  return goOnBuilding(progress, seat);
}

/** §4.2: one block of the hand, the first of its colour, goes on the hill. */
export function build(progress: Progress, seat: Seat, { block, square }: BuildAction): void {
  const { hand } = progress.state;
  setSquare(progress, seat, square, block);
  change(progress, { hand: hand.toSpliced(hand.indexOf(block), 1) });
  tell(progress, { type: 'built', seat, block, square });
}

/** After a block was built from a wheelbarrow's hand: the next one is asked for, or the building ends (§4.2 to §4.5). */
export function goOnBuilding(progress: Progress, seat: Seat): Stops {
  const { state } = progress;
  const hill = hillOf(state, seat);
  const complete = isComplete(hill);
  // §5.2: clever builders must have nothing left over to win.
  if (complete && (state.options.variant !== 'clever' || state.hand.length === 0)) return win(progress, seat);
  if (buildsOf(hill, seat, state.hand).length > 0) {
    change(progress, { phase: 'build', actor: seat });
    return true;
  }
  if (returnHand(progress, seat)) {
    change(progress, { phase: 'demolish', actor: seat });
    return true;
  }
  fillTrail(progress);
  return false;
}

/** §4.3: the penalty for leftover blocks; then the trail is filled. */
export function demolish(progress: Progress, seat: Seat, { square }: DemolishAction): void {
  const block = hillOf(progress.state, seat).built[square] ?? null;
  if (block === null) throw new Error(`nothing to take off square ${square}`);
  setSquare(progress, seat, square, null);
  putBack(progress, [block]);
  tell(progress, { type: 'demolished', seat, square, block });
  fillTrail(progress);
}

/** §4.5: the game is over at once; what is left over goes back into the container. */
export function win(progress: Progress, seat: Seat): Stops {
  returnHand(progress, seat);
  change(progress, { phase: 'over', actor: null, queue: [] });
  tell(progress, { type: 'won', seat });
  return true;
}

/** Puts what is left of the hand back into the container; answers whether there was anything. */
export function returnHand(progress: Progress, seat: Seat): boolean {
  const { hand } = progress.state;
  if (hand.length === 0) return false;
  putBack(progress, hand);
  change(progress, { hand: [] });
  tell(progress, { type: 'returned', seat, count: hand.length });
  return true;
}

/** §4.4: a block from the container on each empty space without a wheelbarrow, by ascending number. */
function fillTrail(progress: Progress): void {
  const { trail, barrows } = progress.state;
  fill(
    progress,
    BLOCK_SPACES.filter((space) => trail[space] === null && barrows.every(({ at }) => at !== space)),
  );
}

/** Puts a block from the container on each of these empty spaces, until the container is empty. */
export function fill(progress: Progress, empty: readonly Space[]): void {
  const spaces: Space[] = [];
  const blocks: Block[] = [];
  for (const space of empty) {
    const block = drawBlock(progress);
    if (block === null) break;
    setTrail(progress, space, block);
    spaces.push(space);
    blocks.push(block);
  }
  if (spaces.length > 0) tell(progress, { type: 'filled', spaces, blocks });
}
