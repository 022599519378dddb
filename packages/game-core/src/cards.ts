import type { Rng } from './chance.ts';
import type { Seat, Viewer } from './contract.ts';

/** The cards of a game that are not on the table: a hand a seat, and what is still to be drawn, ascending. */
export interface DealtCards {
  readonly hands: readonly (readonly number[])[];
  readonly deck: readonly number[];
}

/** Cards from 1 to `highest`, `copies` of each, ascending. */
export function numberedCards(highest: number, copies: number): readonly number[] {
  return Array.from({ length: highest * copies }, (_, nth) => 1 + Math.floor(nth / copies));
}

/** Deals each seat its hand. The rest is in ascending order: chance comes with the drawing. */
export function dealt(all: readonly number[], seats: number, hand: number, rng: Rng): DealtCards {
  const cards = rng.shuffle(all);
  const hands = Array.from({ length: seats }, (_, seat) => cards.slice(seat * hand, (seat + 1) * hand));
  return { hands, deck: ascending(cards.slice(seats * hand)) };
}

/** One card of the deck by chance, and the deck without it; no card where there is none. */
export function drawn(
  deck: readonly number[],
  rng: Rng,
): { readonly cards: readonly number[]; deck: readonly number[] } {
  const card = deck[rng.int(Math.max(1, deck.length))];
  return card === undefined ? { cards: [], deck } : { cards: [card], deck: withoutCards(deck, [card]) };
}

/** The cards without one of each of these. */
export function withoutCards(cards: readonly number[], gone: readonly number[]): readonly number[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Are these the same cards, in whatever order? */
export function areSameCards(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && withoutCards(one, other).length === 0;
}

/** Everything that the viewer does not see, dealt anew: the hands of others, and the deck. For a game's `redeal`. */
export function redealt({ hands, deck }: DealtCards, viewer: Viewer, rng: Rng): DealtCards {
  const others = hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  // In an order that says nothing of where they are.
  const cards = [...rng.shuffle(ascending([...others, ...deck]))];
  return {
    hands: hands.map((hand, seat) => (seat === viewer ? hand : cards.splice(0, hand.length))),
    deck: ascending(cards),
  };
}

/** What a seat sees of the cards: how many each hand has, its own, and those that lie open. A spectator has no seat and no hand. */
interface SeenCards {
  readonly counts: readonly number[];
  readonly seat: Seat | null;
  readonly hand: readonly number[];
  readonly open: readonly number[];
}

/** One deal of all these cards that fits what the seat or a spectator sees, from that alone. For a bot's `invent`, and `invented`. */
export function fittingDeal(all: readonly number[], { counts, seat, hand, open }: SeenCards): DealtCards {
  const rest = [...withoutCards(all, [...open, ...hand])];
  return { hands: counts.map((count, other) => (other === seat ? hand : rest.splice(0, count))), deck: rest };
}

function ascending(cards: readonly number[]): readonly number[] {
  return cards.toSorted((a, b) => a - b);
}
