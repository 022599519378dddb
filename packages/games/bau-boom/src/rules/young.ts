import type { Seat } from '@boomtown/game-core';
import { fits, hillOf } from './building.ts';
import { isComplete } from './hill.ts';
import { placeOf } from './moving.ts';
import { change, drawBlock, type Progress, tell } from './progress.ts';
import { spaceKind } from './trail.ts';
import type { Block, Pending } from './types.ts';
import { fill, returnHand, type Stops, win } from './unloading.ts';

/** §5.3: a block taken from the space goes on the hill first; then a ladybug's block, then a new one on the space. */
export function takeForHill(progress: Progress, seat: Seat, block: Block): Stops {
  const ladybug = spaceKind(placeOf(progress.state, seat)) === 'ladybug';
  const draw: readonly Pending[] = ladybug ? [{ what: 'draw', seat }] : [];
  const queue = [...draw, { what: 'refill', seat } as const, ...progress.state.queue];
  change(progress, { phase: 'build', actor: seat, hand: [block], queue });
  return true;
}

/** §5.3: a ladybug's block from the container is built if it fits, else put back. */
export function drawForHill(progress: Progress, seat: Seat): Stops {
  const block = drawBlock(progress);
  if (block === null) return false;
  tell(progress, { type: 'drawn', seat, block });
  change(progress, { hand: [block] });
  if (!fits(hillOf(progress.state, seat), seat, block)) {
    returnHand(progress, seat);
    return false;
  }
  change(progress, { phase: 'build', actor: seat });
  return true;
}

/** §5.3: a new block on the space where the seat's wheelbarrow stands. */
export function refill(progress: Progress, seat: Seat): void {
  fill(progress, [placeOf(progress.state, seat)]);
}

/** §5.3: after a block was built, who has completed the hill wins. */
export function winIfComplete(progress: Progress, seat: Seat): Stops {
  return isComplete(hillOf(progress.state, seat)) && win(progress, seat);
}
