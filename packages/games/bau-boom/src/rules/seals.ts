import type { Seat } from '@boomtown/game-core';
import { hillOf, isComplete } from './hill.ts';
import { movePreviews } from './preview.ts';
import type { BauBoomAction, BauBoomPublicView, MoveBy } from './types.ts';

/** Can this legal action not be taken back once it is done? */
export function seals(view: BauBoomPublicView, seat: Seat, action: BauBoomAction): boolean {
  // Any action may end the last turn, and the match with it (§5.4).
  if (view.turn === view.options.turnLimit - 1) return true;
  switch (action.type) {
    case 'roll':
    // What lies on the trail next is drawn (§4.4).
    case 'demolish':
      return true;
    case 'take':
    case 'leave':
      return false;
    case 'build': {
      const hill = hillOf(view, seat);
      const built = { ...hill, built: hill.built.with(action.square, action.block) };
      // The trail is filled after the last block of the hand; clever builders win with nothing left over only (§5.2).
      return view.hand.length === 1 || (view.options.variant !== 'clever' && isComplete(built));
    }
    case 'move':
      return moveSeals(view, action.by);
  }
}

/** Does anything come to light before a player is asked: a ladybug's block, or a load that is tipped out? */
function moveSeals(view: BauBoomPublicView, by: MoveBy): boolean {
  const move = movePreviews(view).find((one) => one.by === by);
  if (move === undefined) return false;
  const young = view.options.variant === 'young';
  // The last one that is pushed suffers its space first (§3.3).
  for (const effect of [...move.pushes.map((push) => push.effect).reverse(), move.effect]) {
    const isTaken = effect.what === 'must-take' || (effect.what === 'ladybug' && effect.block !== null);
    // Young builders put the block on their hill first (§5.3).
    if (young && isTaken) return false;
    if (effect.what === 'ladybug' || (effect.what === 'start' && effect.unloads)) return true;
  }
  return false;
}
