import type { Seat } from '@boomtown/game-core';
import { placeOf } from './moving.ts';
import { barrowOf, change, drawBlock, type Progress, putBack, setBarrow, setTrail, tell } from './progress.ts';
import { type Arrival, effectOf } from './spaces.ts';
import type { Block } from './types.ts';
import { type Stops, unload } from './unloading.ts';
import { drawForHill, takeForHill } from './young.ts';

/** §3.3 to §3.7: the space on which the seat's wheelbarrow stands takes effect. */
export function takeEffect(progress: Progress, seat: Seat, arrival: Arrival): Stops {
  const { state } = progress;
  const effect = effectOf(state, seat, placeOf(state, seat), arrival);
  switch (effect.what) {
    case 'nothing':
      return false;
    case 'may-take':
      change(progress, { phase: 'choice', actor: seat });
      return true;
    case 'must-take':
      return take(progress, seat, effect.block);
    case 'ladybug':
      return visitLadybug(progress, seat, effect.block);
    case 'anteater':
      if (effect.loses) feedAnteater(progress, seat);
      return false;
    case 'start':
      return effect.unloads ? unload(progress, seat) : false;
  }
}

/** The block under the wheelbarrow is taken: into it (§3.4), or in hand for the hill at once (§5.3). */
export function take(progress: Progress, seat: Seat, block: Block): Stops {
  const { options } = progress.state;
  const from = placeOf(progress.state, seat);
  setTrail(progress, from, null);
  tell(progress, { type: 'loaded', seat, from, block });
  if (options.variant === 'young') return takeForHill(progress, seat, block);
  putIn(progress, seat, block);
  return false;
}

/** §3.5, §5.3: the block on the space, if it is to be taken, and then one from the container. */
function visitLadybug(progress: Progress, seat: Seat, block: Block | null): Stops {
  if (block !== null && take(progress, seat, block)) return true;
  if (progress.state.options.variant === 'young') return drawForHill(progress, seat);
  const drawn = drawBlock(progress);
  if (drawn !== null) {
    tell(progress, { type: 'drawn', seat, block: drawn });
    putIn(progress, seat, drawn);
  }
  return false;
}

/** §3.6: the block that was loaded last goes back into the container. */
function feedAnteater(progress: Progress, seat: Seat): void {
  const { load } = barrowOf(progress.state, seat);
  setBarrow(progress, seat, { load: load.slice(0, -1) });
  putBack(progress, load.slice(-1));
  tell(progress, { type: 'lost', seat });
}

function putIn(progress: Progress, seat: Seat, block: Block): void {
  setBarrow(progress, seat, { load: [...barrowOf(progress.state, seat).load, block] });
}
