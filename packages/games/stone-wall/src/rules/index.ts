import { type Addressed, defaultGame, type Rng, type Seat, type Step } from '@boomtown/game-core';
import { areSameCards, dealt, drawn, redealt, withoutCards } from '@boomtown/game-core/cards';
import { CARDS, CELLS, HAND, rules, type State, type StoneWall } from '../view.ts';

/** Are all cards somewhere, and does whose turn it is follow from what was played? */
function addsUp({ phase, toMove, board, hands, deck }: State): boolean {
  const placed = board.flatMap((one) => one ?? []);
  const cards = [...placed.map(({ card }) => card), ...hands.flat(), ...deck];
  const hasPlayed = (seat: Seat) => {
    const ago = (toMove - seat - 1 + hands.length) % hands.length;
    return placed.filter((one) => one.seat === seat).length === Math.ceil((placed.length - ago) / hands.length);
  };
  return (
    areSameCards(cards, CARDS) &&
    (phase === 'over') === (placed.length === CELLS) &&
    hands.every((hand, seat) => hand.length === HAND && hasPlayed(seat))
  );
}

/** Plays the card, draws one, and gives the turn on. */
function perform(state: State, seat: Seat, { card, cell }: StoneWall['Action'], rng: Rng): Step<StoneWall> {
  const board = state.board.with(cell, { card, seat });
  const next = drawn(state.deck, rng);
  const hand = [...withoutCards(state.hands[seat] ?? [], [card]), ...next.cards];
  return {
    state: {
      ...state,
      phase: board.includes(null) ? 'play' : 'over',
      toMove: (seat + 1) % state.hands.length,
      board,
      hands: state.hands.with(seat, hand),
      deck: next.deck,
    },
    events: [
      { to: 'all', event: { type: 'played', seat, card, cell } },
      // Its open half for all others, then the whole of it for the one who draws.
      { to: 'all', except: [seat], event: { type: 'drew', seat } },
      ...next.cards.map((card): Addressed<StoneWall['Event']> => ({ to: seat, event: { type: 'drew', seat, card } })),
    ],
  };
}

/** The whole game: what the server and a replay know beyond the views. */
export const game = defaultGame<StoneWall>(rules, {
  begin: (options, seats, rng) => ({
    game: 'stone-wall',
    options,
    phase: 'play',
    toMove: rng.int(seats),
    board: Array.from({ length: CELLS }, () => null),
    ...dealt(CARDS, seats, HAND, rng),
  }),
  addsUp,
  perform,
  // The one place that decides what everybody sees: field by field, never a state with something left out.
  publicView: ({ game, options, phase, toMove, board, hands, deck }) => ({
    game,
    options,
    phase,
    toMove,
    board,
    hands: hands.map(({ length }) => length),
    deck: deck.length,
  }),
  privateView: ({ hands }, seat) => ({ hand: hands[seat] ?? [] }),
  seatsOf: ({ hands }) => hands.length,
  redeal: (state, viewer, rng) => ({ ...state, ...redealt(state, viewer, rng) }),
});

export const games = { 'stone-wall': game };
