import type { Seat } from '@boomtown/game-core';
import { fits, hillOf, isComplete } from './hill.ts';
import { placeOf } from './moving.ts';
import { change, drawBlock, type StateDraft, tell } from './state-draft.ts';
import { spaceKind } from './trail.ts';
import type { Block, Pending } from './types.ts';
import { fill, returnHand, type Stops, win } from './unloading.ts';

/** §5.3: a block taken from the space goes on the hill first; then a ladybug's block, then a new one on the space. */
export function takeForHill(draft: StateDraft, seat: Seat, block: Block): Stops {
  const ladybug = spaceKind(placeOf(draft.state, seat)) === 'ladybug';
  const draw: readonly Pending[] = ladybug ? [{ what: 'draw', seat }] : [];
  const queue = [...draw, { what: 'refill', seat } as const, ...draft.state.queue];
  change(draft, { phase: 'build', actor: seat, hand: [block], queue });
  return true;
}

/** §5.3: a ladybug's block from the container is built if it fits, else put back. */
export function drawForHill(draft: StateDraft, seat: Seat): Stops {
  const block = drawBlock(draft);
  if (block === null) return false;
  tell(draft, { type: 'drawn', seat, block });
  change(draft, { hand: [block] });
  if (!fits(hillOf(draft.state, seat), seat, block)) {
    returnHand(draft, seat);
    return false;
  }
  change(draft, { phase: 'build', actor: seat });
  return true;
}

/** §5.3: a new block on the space where the seat's wheelbarrow stands. */
export function refill(draft: StateDraft, seat: Seat): void {
  fill(draft, [placeOf(draft.state, seat)]);
}

/** §5.3: after a block was built, who has completed the hill wins. */
export function winIfComplete(draft: StateDraft, seat: Seat): Stops {
  return isComplete(hillOf(draft.state, seat)) && win(draft, seat);
}
