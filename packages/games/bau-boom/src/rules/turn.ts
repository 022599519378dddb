import { takeEffect } from './landing.ts';
import { change, type StateDraft, tell } from './state-draft.ts';
import type { Pending } from './types.ts';
import type { Stops } from './unloading.ts';
import { drawForHill, refill } from './young.ts';

/** What is still to happen in this turn happens, until a player is asked, the game is over, or the turn ends. */
export function goOn(draft: StateDraft): void {
  let next = draft.state.queue[0];
  while (next !== undefined) {
    change(draft, { queue: draft.state.queue.slice(1) });
    if (begin(draft, next)) return;
    next = draft.state.queue[0];
  }
  endTurn(draft);
}

function begin(draft: StateDraft, { what, seat }: Pending): Stops {
  switch (what) {
    case 'suffer':
    case 'land':
      return takeEffect(draft, seat, what);
    case 'draw':
      return drawForHill(draft, seat);
    case 'refill':
      refill(draft, seat);
      return false;
  }
}

/** The next seat rolls (§2.2), unless that was the last turn (§5.4). */
function endTurn(draft: StateDraft): void {
  const { turn, toMove, barrows, options } = draft.state;
  if (turn === options.turnLimit - 1) {
    change(draft, { phase: 'over', actor: null });
    tell(draft, { type: 'turn-limit' });
    return;
  }
  const next = (toMove + 1) % barrows.length;
  change(draft, { phase: 'roll', toMove: next, actor: next, turn: turn + 1, dice: null });
}
