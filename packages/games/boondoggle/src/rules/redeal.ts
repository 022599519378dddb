import type { Rng, Seat, Viewer } from '@boomtown/game-core';
import { ALL_CARDS, type CardKind } from './data/cards.ts';
import type { Destination } from './data/map.ts';
import { completedAt } from './paths.ts';
import { playerAt } from './table.ts';
import type { Offer, Player, State } from './types.ts';
import { sharesOffer } from './view.ts';

/**
 * Another state that fits everything that the viewer's views show: hands, deck, the cards in others' offers, hidden
 * destinations and their pile are dealt anew in the same numbers (§8, "Redeal"). They are put in order first, so that what is
 * dealt follows from what is seen and the stream alone.
 */
export function redeal(state: State, viewer: Viewer, rng: Rng): State {
  return redealDestinations(redealCards(state, viewer, rng), viewer, rng);
}

function redealCards(state: State, viewer: Viewer, rng: Rng): State {
  const known = state.players.map((_, seat) => knownCards(state, seat, viewer));
  const unknown = state.players.flatMap((player, seat) => without(player.hand, known[seat] ?? []));
  const pool = rng.shuffle([...unknown, ...state.deck].sort());
  const hands = state.players.map((player, seat) => {
    if (seat === viewer) return player.hand;
    const kept = known[seat] ?? [];
    return rng.shuffle([...kept, ...pool.splice(0, player.hand.length - kept.length)]);
  });
  return {
    ...state,
    deck: pool,
    players: state.players.map((player, seat) => ({ ...player, hand: hands[seat] ?? player.hand })),
    offers: redealOffers(state, hands, viewer, rng),
  };
}

/** The cards that the viewer knows in a hand: its own, and those that lie aside in offers made to it. */
function knownCards(state: State, seat: Seat, viewer: Viewer): readonly CardKind[] {
  if (seat === viewer) return playerAt(state, seat).hand;
  return state.offers
    .filter((offer) => offer.from === seat && offer.to === viewer)
    .flatMap((offer) => offer.give.cards);
}

/** Offers between others: what lies aside comes from the new hand of the player who offers, what is wanted may be any cards. */
function redealOffers(
  state: State,
  hands: readonly (readonly CardKind[])[],
  viewer: Viewer,
  rng: Rng,
): readonly Offer[] {
  const free = hands.map((hand, seat) => rng.shuffle(without(hand, knownCards(state, seat, viewer))));
  return state.offers.map((offer) => {
    if (viewer !== null && sharesOffer(offer, viewer)) return offer;
    const give = free[offer.from]?.splice(0, offer.give.cards.length) ?? [];
    const want = rng.shuffle(ALL_CARDS).slice(0, offer.want.cards.length);
    return { ...offer, give: { ...offer.give, cards: give }, want: { ...offer.want, cards: want } };
  });
}

/** This many deals are tried; one that fits is found at once unless nearly all hidden cards are of one kind. */
const DEALS = 1000;

function redealDestinations(state: State, viewer: Viewer, rng: Rng): State {
  const hidden = (player: Player, seat: Seat) => seat !== viewer && !player.shown;
  const held = state.players.flatMap((player, seat) => (hidden(player, seat) ? player.destinations : []));
  for (let deal = 0; deal < DEALS; deal += 1) {
    const pile: Destination[] = rng.shuffle([...held, ...state.destinations].sort());
    const players = state.players.map((player, seat) =>
      hidden(player, seat) ? { ...player, destinations: pile.splice(0, player.destinations.length) } : player,
    );
    // A hidden destination at which its project stood already would have been shown.
    const fits = players.every((player, seat) => !hidden(player, seat) || completedAt(player) === undefined);
    if (fits) return { ...state, players, destinations: pile };
  }
  return state;
}

/** What is left of a list when each of these cards is taken out once. */
function without(cards: readonly CardKind[], taken: readonly CardKind[]): readonly CardKind[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
