import type { Seat } from '@boomtown/game-core';
import type { AnyGameModule } from '@boomtown/ui-kit';
import { entriesOf } from './entries.ts';
import { openViewOf } from './open-seats.ts';
import type { AnyTelling } from './telling.ts';
import type { AnyAction } from './use-acting.ts';

/**
 * The one action that a seat can do, where everybody at the table can see that it is the only one: to do it by itself tells
 * nothing of what a seat hides. `null` where there is a choice, or where only the seat knows that there is none.
 */
export function onlyAction(game: AnyGameModule, telling: AnyTelling, seat: Seat, own: object): AnyAction | null {
  // What another one does meanwhile may give a choice: an offer.
  if (game.rules.actors(telling.view).length > 1) return null;
  const known = Object.keys(own).length === 0 ? own : openViewOf(game, telling.view, seat);
  if (known === null) return null;
  // An entry that opens further ones is a choice: a trade, say.
  const entries = entriesOf(game, telling, { seat, view: known });
  const [only] = entries;
  return entries.length === 1 && only !== undefined && 'action' in only ? only.action : null;
}
