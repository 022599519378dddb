import type { Seat } from '@boomtown/game-core';
import { fits, hillOf, isComplete } from './hill.ts';
import { placeOf } from './moving.ts';
import { barrowOf, change, drawBlock, putBack, type StateDraft, setBarrow, setTrail, tell } from './state-draft.ts';
import { type Arrival, effectOf, spaceKind } from './trail.ts';
import type { Block, Pending } from './types.ts';
import { fill, returnHand, type Stops, unload, win } from './unloading.ts';

/** §3.3 to §3.7: the space on which the seat's wheelbarrow stands takes effect. */
export function takeEffect(draft: StateDraft, seat: Seat, arrival: Arrival): Stops {
  const { state } = draft;
  const effect = effectOf(state, seat, placeOf(state, seat), arrival);
  switch (effect.what) {
    case 'nothing':
      return false;
    case 'may-take':
      change(draft, { phase: 'choice', actor: seat });
      return true;
    case 'must-take':
      return take(draft, seat, effect.block);
    case 'ladybug':
      return visitLadybug(draft, seat, effect.block);
    case 'anteater':
      if (effect.loses) feedAnteater(draft, seat);
      return false;
    case 'start':
      return effect.unloads ? unload(draft, seat) : false;
  }
}

/** The block under the wheelbarrow is taken: into it (§3.4), or in hand for the hill at once (§5.3). */
export function take(draft: StateDraft, seat: Seat, block: Block): Stops {
  const { options } = draft.state;
  const from = placeOf(draft.state, seat);
  setTrail(draft, from, null);
  tell(draft, { type: 'loaded', seat, from, block });
  if (options.variant === 'young') return takeForHill(draft, seat, block);
  putIn(draft, seat, block);
  return false;
}

/** §3.5, §5.3: the block on the space, if it is to be taken, and then one from the container. */
function visitLadybug(draft: StateDraft, seat: Seat, block: Block | null): Stops {
  if (block !== null && take(draft, seat, block)) return true;
  if (draft.state.options.variant === 'young') return drawForHill(draft, seat);
  const drawn = drawBlock(draft);
  if (drawn !== null) {
    tell(draft, { type: 'drawn', seat, block: drawn });
    putIn(draft, seat, drawn);
  }
  return false;
}

/** §3.6: the block that was loaded last goes back into the container. */
function feedAnteater(draft: StateDraft, seat: Seat): void {
  const { load } = barrowOf(draft.state, seat);
  setBarrow(draft, seat, { load: load.slice(0, -1) });
  putBack(draft, load.slice(-1));
  tell(draft, { type: 'lost', seat });
}

function putIn(draft: StateDraft, seat: Seat, block: Block): void {
  setBarrow(draft, seat, { load: [...barrowOf(draft.state, seat).load, block] });
}

/** §5.3: a block taken from the space goes on the hill first; then a ladybug's block, then a new one on the space. */
function takeForHill(draft: StateDraft, seat: Seat, block: Block): Stops {
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
