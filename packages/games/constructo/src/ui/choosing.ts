import { boardKey, cellKey, cellOf, pileKey, pileOf, placesOf } from './keys.ts';
import type { ConstructoAction, Seat, Size } from './rules.ts';

/** What a person has in hand: the place that was touched first. */
export interface Choosing {
  readonly selected: string | null;
}

export const NOTHING_CHOSEN: Choosing = { selected: null };

/** What may be done now, and by whom. */
export interface Offer {
  readonly seat: Seat;
  readonly legal: readonly ConstructoAction[];
}

/**
 * A touched place (`null`: beside everything) leads to another choice, or to an action. Any two places that belong to an
 * action make it, whichever comes first. An action that is not legal is done, too, so that its refusal says why not.
 */
export function touch(
  choice: Choosing,
  place: string | null,
  offer: Offer,
): { readonly choice: Choosing; readonly does: ConstructoAction | null } {
  if (place === null || place === choice.selected) return { choice: NOTHING_CHOSEN, does: null };
  const action = actionAt(choice, place, offer);
  // What is in hand stays there, in case the action is refused.
  if (action !== null) return { choice, does: action };
  if (isOffered(place, offer)) return { choice: { selected: place }, does: null };
  const attempt = attemptAt(choice, place, offer);
  return { choice: attempt === null ? NOTHING_CHOSEN : choice, does: attempt };
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

/** With the letter of each size, which takes a piece from the tray, and the cells in the order of their numbers. */
export interface KeyedOffer extends Offer {
  readonly letters: ReadonlyMap<string, Size>;
  readonly numbered: readonly number[];
}

/** Letters take a piece from the tray; digits go to the hexagon with that number, or to a board while one is chosen. */
export function placeOfKey(key: string, { seat, legal, letters, numbered }: KeyedOffer): string | null {
  const size = letters.get(key);
  if (size !== undefined) return pileKey(seat, size);
  const index = Number(key) - 1;
  const boards = legal.flatMap((action) => (action.type === 'board' ? [action.board] : []));
  const board = boards[index];
  if (board !== undefined) return boardKey(board);
  const cell = numbered[index];
  return cell === undefined ? null : cellKey(cell);
}
