import { type Addressed, defaultGame, type Rng, type Seat, type Step } from '@boomtown/game-core';
import {
  type Action,
  type Card,
  CELLS,
  COPIES,
  type Event,
  HAND,
  HIGHEST,
  type PublicView,
  pointsFor,
  type State,
  type StoneWall,
  stoneWallRules,
} from '../view.ts';

/** Are all cards somewhere, and does whose turn it is follow from what was played? */
function addsUp({ options, phase, toMove, board, hands, deck, scores }: State): boolean {
  const placed = board.flatMap((cell) => (cell === null ? [] : [cell]));
  const cards = [...placed.map(({ card }) => card), ...hands.flat(), ...deck];
  const counts = Array.from({ length: HIGHEST }, (_, nth) => cards.filter((card) => card === nth + 1).length);
  const seats = hands.length;
  const isOver = placed.length === CELLS;
  // Turn by turn from the first seat on: whose turn it is says who began.
  const turns = isOver ? placed.length - 1 : placed.length;
  const first = (((toMove - turns) % seats) + seats) % seats;
  const follows = hands.every((hand, seat) => {
    const played = placed.filter((one) => one.seat === seat).length;
    const since = (seat - first + seats) % seats;
    const isLast = isOver && seat === toMove;
    return played === Math.ceil((placed.length - since) / seats) && hand.length === (isLast ? HAND - 1 : HAND);
  });
  return (
    counts.every((count) => count === COPIES) &&
    deck.every((card, nth) => card >= (deck[nth - 1] ?? 0)) &&
    (phase === 'over') === isOver &&
    (options.starter === 'random' || options.starter === first) &&
    follows &&
    scores.every((score, seat) => {
      const played = placed.filter((one) => one.seat === seat).length;
      return score >= played && score <= played * HIGHEST;
    })
  );
}

function without(cards: readonly Card[], index: number): readonly Card[] {
  return cards.filter((_, nth) => nth !== index);
}

function drawn({ seat, card }: { readonly seat: Seat; readonly card: Card }): readonly Addressed<Event>[] {
  // Its open half for all others, then the whole of it for the one who draws.
  return [
    { to: 'all', except: [seat], event: { type: 'drew', seat } },
    { to: seat, event: { type: 'drew', seat, card } },
  ];
}

function perform(state: State, seat: Seat, { card, cell }: Action, rng: Rng): Step<StoneWall> {
  const points = pointsFor(state.board, card, cell);
  const board = state.board.with(cell, { card, seat });
  const events: Addressed<Event>[] = [{ to: 'all', event: { type: 'played', seat, card, cell, points } }];
  const hand = state.hands[seat] ?? [];
  let kept = without(hand, hand.indexOf(card));
  let { deck } = state;
  const isOver = board.every((placed) => placed !== null);
  const place = rng.int(Math.max(1, deck.length));
  const next = deck[place];
  if (!isOver && next !== undefined) {
    kept = [...kept, next];
    deck = without(deck, place);
    events.push(...drawn({ seat, card: next }));
  }
  return {
    state: {
      ...state,
      phase: isOver ? 'over' : 'play',
      toMove: isOver ? seat : (seat + 1) % state.hands.length,
      board,
      hands: state.hands.with(seat, kept),
      deck,
      scores: state.scores.with(seat, (state.scores[seat] ?? 0) + points),
    },
    events,
  };
}

const ALL: readonly Card[] = Array.from({ length: HIGHEST * COPIES }, (_, nth) => 1 + Math.floor(nth / COPIES));
const ascending = (cards: readonly Card[]): readonly Card[] => cards.toSorted((a, b) => a - b);

/** A state that fits what the seat sees: the cards that it does not see, dealt in order. */
export function inventedState(view: PublicView, seat: Seat, hand: readonly Card[]): State {
  const rest = [...ALL];
  const seen = [...view.board.flatMap((placed) => placed?.card ?? []), ...hand];
  for (const card of seen) rest.splice(rest.indexOf(card), 1);
  const hands = view.hands.map((count, other) => (other === seat ? hand : rest.splice(0, count)));
  return { ...view, hands, deck: rest };
}

/** The whole game: what the server and a replay know beyond the views. */
export const stoneWallGame = defaultGame<StoneWall>(stoneWallRules, {
  begin(options, seats, rng) {
    const cards = rng.shuffle(ALL);
    return {
      game: 'stone-wall',
      options,
      phase: 'play',
      toMove: options.starter === 'random' ? rng.int(seats) : options.starter,
      board: Array.from({ length: CELLS }, () => null),
      hands: Array.from({ length: seats }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND)),
      deck: ascending(cards.slice(seats * HAND)),
      scores: Array.from({ length: seats }, () => 0),
    };
  },
  addsUp,
  perform,
  // The one place that decides what everybody sees: field by field, never a state with something left out.
  publicView: ({ game, options, phase, toMove, board, hands, deck, scores }) => ({
    game,
    options,
    phase,
    toMove,
    board,
    hands: hands.map((hand) => hand.length),
    deck: deck.length,
    scores,
  }),
  privateView: ({ hands }, seat) => ({ hand: hands[seat] ?? [] }),
  seatsOf: ({ hands }) => hands.length,
  redeal(state, viewer, rng) {
    const others = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
    const cards = rng.shuffle([...others, ...state.deck]);
    const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : cards.splice(0, hand.length)));
    return { ...state, hands, deck: ascending(cards) };
  },
});

export const games = { 'stone-wall': stoneWallGame };
