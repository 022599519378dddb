import { type Addressed, type Game, type Rng, refuse, type Seat, type Step } from '@boomtown/game-core';
import { parseState, readOptions } from './parse.ts';
import {
  type Action,
  type Card,
  COPIES,
  type Event,
  HAND,
  HIGHEST,
  SIDE,
  type State,
  type StoneWall,
} from './shape.ts';
import { pointsFor, stoneWallRules } from './view-rules.ts';

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

/** The whole game: what the server and a replay know beyond the views. */
export const stoneWallGame: Game<StoneWall> = {
  ...stoneWallRules,
  samples: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 4, options: {} },
    { seats: 4, options: { starter: 1 } },
  ],
  setup(raw, seats, rng) {
    const { min, max } = stoneWallRules.info.seats;
    if (!Number.isInteger(seats) || seats < min || seats > max) {
      return refuse('bad-seats', `${min} to ${max} play this game.`, '1');
    }
    const options = readOptions(raw, seats);
    if (!options.ok) return options;
    const cards = rng.shuffle(ALL);
    const { starter } = options.value;
    const state: State = {
      game: 'stone-wall',
      options: options.value,
      phase: 'play',
      toMove: starter === 'random' ? rng.int(seats) : starter,
      board: Array.from({ length: SIDE * SIDE }, () => null),
      hands: Array.from({ length: seats }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND)),
      deck: ascending(cards.slice(seats * HAND)),
      scores: Array.from({ length: seats }, () => 0),
    };
    return { ok: true, value: { state, events: [] } };
  },
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
  parseState,
  redeal(state, viewer, rng) {
    const others = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
    const cards = rng.shuffle([...others, ...state.deck]);
    const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : cards.splice(0, hand.length)));
    return { ...state, hands, deck: ascending(cards) };
  },
};
