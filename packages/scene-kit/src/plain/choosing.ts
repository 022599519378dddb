import type { PlaceKey } from '@boomtown/ui-kit/sentence';

/** A legal action, and the places that it speaks of: all of them have to be touched for it. */
export interface Offered<A> {
  readonly action: A;
  readonly places: readonly PlaceKey[];
}

/** What was touched so far, and the action that this is now, if any. */
export interface Chosen<A> {
  readonly touched: readonly PlaceKey[];
  readonly does: A | null;
}

/**
 * What comes of touching a place. A place that goes with what was touched before is added to it; one that does not
 * begins anew; touched again it is given up. Once all places of an action are touched, it is done.
 */
export function touchPlace<A>(
  touched: readonly PlaceKey[],
  place: PlaceKey | null,
  offers: readonly Offered<A>[],
): Chosen<A> {
  if (place === null) return { touched: [], does: null };
  if (touched.includes(place)) return { touched: touched.filter((one) => one !== place), does: null };
  for (const now of [[...touched, place], [place]]) {
    const fitting = offers.filter(({ places }) => now.every((one) => places.includes(one)));
    if (fitting.length === 0) continue;
    const whole = fitting.find(({ places }) => places.every((one) => now.includes(one)));
    return whole === undefined ? { touched: now, does: null } : { touched: [], does: whole.action };
  }
  return { touched: [], does: null };
}

/** The places that may be touched next: those of the actions that go with what was touched. */
export function openPlaces<A>(touched: readonly PlaceKey[], offers: readonly Offered<A>[]): ReadonlySet<PlaceKey> {
  const fitting = offers.filter(({ places }) => touched.every((one) => places.includes(one)));
  return new Set(fitting.flatMap(({ places }) => places).filter((place) => !touched.includes(place)));
}
