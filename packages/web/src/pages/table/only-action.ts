import type { Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import type { AnyTelling } from './telling.ts';
import type { AnyAction } from './use-acting.ts';

/**
 * The one action that a seat can do, where everybody at the table can see that it is the only one: to do it by itself tells
 * nothing of what a seat hides. `null` where there is a choice, or where only the seat knows that there is none.
 */
export function onlyAction(game: AnyGameModule, telling: AnyTelling, seat: Seat, own: object): AnyAction | null {
  // What another one does meanwhile may give a choice: an offer.
  if (game.rules.actors(telling.view).length > 1) return null;
  const isOpen = Object.keys(own).length === 0 || game.secrets?.(telling.view) !== true;
  const known = isOpen ? own : (game.openView?.(telling.view, seat) ?? null);
  if (known === null) return null;
  // A game with a list of its own may offer more than can be listed, such as a trade.
  const choices =
    game.choices?.(seat, known, telling, []) ??
    game.rules.legal(telling.view, known, seat).map((action) => ({ action }));
  const [only] = choices;
  return choices.length === 1 && only !== undefined && 'action' in only ? only.action : null;
}
