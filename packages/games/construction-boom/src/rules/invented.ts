import { tilesOf } from './tiles.ts';
import type { PublicView, State } from './types.ts';

/** A state that fits what everybody sees: while the players bid, the tiles that do not stand yet are dealt in order. */
export function invented(view: PublicView): State {
  if (view.phase !== 'bid') return view;
  const standing = new Set(view.building.map(({ tile }) => tile));
  const rest = tilesOf(view.options).flatMap(({ id }) => (standing.has(id) ? [] : [id]));
  const [first, second] = view.hands;
  return { ...view, hands: [rest.splice(0, first), rest.splice(0, second)], aside: rest };
}
