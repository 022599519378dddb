import { cellOf, pileOf, placesOf } from './keys.ts';
import type { ConstructoAction, Seat } from './rules.ts';

/** What a person has in hand: a place that was touched first, and an action that waits for its second touch. */
export interface Choosing {
  readonly selected: string | null;
  readonly considered: ConstructoAction | null;
}

export const NOTHING_CHOSEN: Choosing = { selected: null, considered: null };

/** What may be done now, and by whom. */
export interface Offer {
  readonly seat: Seat;
  readonly legal: readonly ConstructoAction[];
}

/**
 * A touched place (`null`: beside everything) leads to another choice, or to an action. Any two places that belong to an
 * action make it, whichever comes first. A mouse has shown the ghost already, so its click does the action; a finger
 * sees the ghost with its first touch and does it with the second (`sure` says which it is). An action that is not legal is done, too,
 * so that its refusal says why not.
 */
export function touch(
  choosing: Choosing,
  place: string | null,
  offer: Offer,
  sure: boolean,
): { readonly choosing: Choosing; readonly does: ConstructoAction | null } {
  if (place === null) return { choosing: NOTHING_CHOSEN, does: null };
  const action = actionAt(choosing, place, offer);
  if (action !== null) {
    const again = choosing.considered !== null && isSameAction(choosing.considered, action);
    // What is in hand stays there, in case the action is refused.
    if (sure || again) return { choosing: { ...choosing, considered: null }, does: action };
    return { choosing: { ...choosing, considered: action }, does: null };
  }
  if (place === choosing.selected) return { choosing: NOTHING_CHOSEN, does: null };
  if (isOffered(place, offer)) return { choosing: { selected: place, considered: null }, does: null };
  const attempt = attemptAt(choosing, place, offer);
  return { choosing: attempt === null ? NOTHING_CHOSEN : choosing, does: attempt };
}

/** The legal action that touching the place would make, given what is chosen; `null` if none. */
export function actionAt(choosing: Choosing, place: string, { seat, legal }: Offer): ConstructoAction | null {
  const { selected } = choosing;
  const made = legal.find((action) => {
    const places = placesOf(action, seat);
    if (places.length === 1) return places[0] === place;
    return selected !== null && selected !== place && places.includes(selected) && places.includes(place);
  });
  return made ?? null;
}

/** What is lit: the other places of all actions that the selected one belongs to; while nothing is selected, what can be taken. */
export function litPlaces({ selected }: Choosing, { seat, legal }: Offer): ReadonlySet<string> {
  const lit = new Set<string>();
  for (const action of legal) {
    const places = placesOf(action, seat);
    if (selected === null) {
      const first = places[0];
      if (first !== undefined) lit.add(first);
    } else if (places.includes(selected)) {
      for (const place of places) if (place !== selected) lit.add(place);
    }
  }
  return lit;
}

/** Does the place belong to any legal action? */
export function isOffered(place: string, { seat, legal }: Offer): boolean {
  return legal.some((action) => placesOf(action, seat).includes(place));
}

export function isSameAction(a: ConstructoAction, b: ConstructoAction): boolean {
  if (a.type === 'board') return b.type === 'board' && a.board === b.board;
  if (a.type === 'place') return b.type === 'place' && a.piece === b.piece && a.cell === b.cell;
  return b.type === 'move' && a.from === b.from && a.to === b.to;
}

/** What a player means who has a piece in hand and touches a hexagon where it may not go. */
function attemptAt({ selected }: Choosing, place: string, { seat, legal }: Offer): ConstructoAction | null {
  const to = cellOf(place);
  if (selected === null || to === null) return null;
  const piece = pileOf(selected, seat);
  if (piece !== null) return { type: 'place', piece, cell: to };
  const from = cellOf(selected);
  const inHand = from !== null && legal.some((action) => action.type === 'move' && action.from === from);
  return inHand ? { type: 'move', from, to } : null;
}
