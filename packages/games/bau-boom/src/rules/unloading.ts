import type { Seat } from '@boomtown/game-core';
import { START } from './data/pieces.ts';
import { buildsOf, hillOf, isComplete } from './hill.ts';
import {
  barrowOf,
  change,
  drawBlock,
  putBack,
  type StateDraft,
  setBarrow,
  setSquare,
  setTrail,
  tell,
} from './state-draft.ts';
import { BLOCK_SPACES } from './trail.ts';
import type { Block, BuildAction, DemolishAction, Space } from './types.ts';

/**
 * The functions of this file and of `landing.ts` answer whether the turn stops here: a player is asked, or the game is
 * over. If not, what is still to happen goes on.
 */
export type Stops = boolean;

/** §4.1: the load becomes the hand, for all to see; building begins. */
export function unload(draft: StateDraft, seat: Seat): Stops {
  const { load } = barrowOf(draft.state, seat);
  setBarrow(draft, seat, { at: START, load: [] });
  change(draft, { hand: load });
  tell(draft, { type: 'unloaded', seat, blocks: load });
  return goOnBuilding(draft, seat);
}

/** §4.2: one block of the hand, the first of its colour, goes on the hill. */
export function build(draft: StateDraft, seat: Seat, { block, square }: BuildAction): void {
  const { hand } = draft.state;
  setSquare(draft, seat, square, block);
  change(draft, { hand: hand.toSpliced(hand.indexOf(block), 1) });
  tell(draft, { type: 'built', seat, block, square });
}

/** After a block was built from a wheelbarrow's hand: the next one is asked for, or the building ends (§4.2 to §4.5). */
export function goOnBuilding(draft: StateDraft, seat: Seat): Stops {
  const { state } = draft;
  const hill = hillOf(state, seat);
  const complete = isComplete(hill);
  // §5.2: clever builders must have nothing left over to win.
  if (complete && (state.options.variant !== 'clever' || state.hand.length === 0)) return win(draft, seat);
  if (buildsOf(hill, seat, state.hand).length > 0) {
    change(draft, { phase: 'build', actor: seat });
    return true;
  }
  if (returnHand(draft, seat)) {
    change(draft, { phase: 'demolish', actor: seat });
    return true;
  }
  fillTrail(draft);
  return false;
}

/** §4.3: the penalty for leftover blocks; then the trail is filled. */
export function demolish(draft: StateDraft, seat: Seat, { square }: DemolishAction): void {
  const block = hillOf(draft.state, seat).built[square] ?? null;
  if (block === null) throw new Error(`nothing to take off square ${square}`);
  setSquare(draft, seat, square, null);
  putBack(draft, [block]);
  tell(draft, { type: 'demolished', seat, square, block });
  fillTrail(draft);
}

/** §4.5: the game is over at once; what is left over goes back into the container. */
export function win(draft: StateDraft, seat: Seat): Stops {
  returnHand(draft, seat);
  change(draft, { phase: 'over', actor: null, queue: [] });
  tell(draft, { type: 'won', seat });
  return true;
}

/** Puts what is left of the hand back into the container; answers whether there was anything. */
export function returnHand(draft: StateDraft, seat: Seat): boolean {
  const { hand } = draft.state;
  if (hand.length === 0) return false;
  putBack(draft, hand);
  change(draft, { hand: [] });
  tell(draft, { type: 'returned', seat, count: hand.length });
  return true;
}

/** §4.4: a block from the container on each empty space without a wheelbarrow, by ascending number. */
function fillTrail(draft: StateDraft): void {
  const { trail, barrows } = draft.state;
  fill(
    draft,
    BLOCK_SPACES.filter((space) => trail[space] === null && barrows.every(({ at }) => at !== space)),
  );
}

/** Puts a block from the container on each of these empty spaces, until the container is empty. */
export function fill(draft: StateDraft, empty: readonly Space[]): void {
  const spaces: Space[] = [];
  const blocks: Block[] = [];
  for (const space of empty) {
    const block = drawBlock(draft);
    if (block === null) break;
    setTrail(draft, space, block);
    spaces.push(space);
    blocks.push(block);
  }
  if (spaces.length > 0) tell(draft, { type: 'filled', spaces, blocks });
}
