import { takeEffect } from './landing.ts';
import { change, type Progress, tell } from './progress.ts';
import type { Pending } from './types.ts';
import type { Stops } from './unloading.ts';
import { drawForHill, refill } from './young.ts';

/** What is still to happen in this turn happens, until somebody is asked, the game is over, or the turn ends. */
export function goOn(progress: Progress): void {
  let next = progress.state.queue[0];
  while (next !== undefined) {
    change(progress, { queue: progress.state.queue.slice(1) });
    if (begin(progress, next)) return;
    next = progress.state.queue[0];
  }
  endTurn(progress);
}

function begin(progress: Progress, { what, seat }: Pending): Stops {
  switch (what) {
    case 'suffer':
    case 'land':
      return takeEffect(progress, seat, what);
    case 'draw':
      return drawForHill(progress, seat);
    case 'refill':
      refill(progress, seat);
      return false;
  }
}

/** The next seat rolls (§2.2), unless that was the last turn (§5.4). */
function endTurn(progress: Progress): void {
  const { turn, toMove, barrows, options } = progress.state;
  if (turn === options.turnLimit - 1) {
    change(progress, { phase: 'over', actor: null });
    tell(progress, { type: 'turn-limit' });
    return;
  }
  const next = (toMove + 1) % barrows.length;
  change(progress, { phase: 'roll', toMove: next, actor: next, turn: turn + 1, dice: null });
}
