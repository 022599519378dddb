import type { Addressed, Rng, Seat, Step } from '@boomtown/game-core';
import { type Action, CARDS, type Event, HAND, type HighCard, type Options, type State } from './types.ts';

type Events = readonly Addressed<Event>[];

/** Shuffles all cards and deals a round. */
export function deal(
  options: Options,
  seats: number,
  round: number,
  leader: Seat,
  tricks: readonly number[],
  rng: Rng,
): Step<HighCard> {
  const cards = rng.shuffle(Array.from({ length: CARDS[options.deck] }, (_, card) => card));
  const hands = Array.from({ length: seats }, (_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
  const state: State = {
    game: 'high-card',
    options,
    phase: options.swaps ? 'swap' : 'play',
    round,
    leader,
    done: hands.map(() => false),
    deck: cards.slice(seats * HAND),
    hands,
    trick: [],
    discards: [],
    tricks,
  };
  return {
    state,
    events: hands.flatMap((hand, seat) => secret({ type: 'dealt', seat, count: HAND }, { cards: hand })),
  };
}

function secret(open: Event & { readonly seat: Seat }, rest: object): Events {
  // The rest are the event's own secret fields.
  const full = { ...open, ...rest } as Event;
  return [
    { to: 'all', except: [open.seat], event: open },
    { to: open.seat, event: full },
  ];
}

export function perform(state: State, seat: Seat, action: Action, rng: Rng): Step<HighCard> {
  if (action.type === 'keep') return settle(state, seat, [{ to: 'all', event: { type: 'kept', seat } }]);
  if (action.type === 'swap') {
    const [drawn, ...deck] = state.deck;
    if (drawn === undefined) throw new Error('the deck is never empty while swapping');
    const hands = replace(state.hands, seat, [...without(state.hands[seat], action.card), drawn]);
    const swapped = { ...state, deck: [...deck, action.card], hands };
    return settle(swapped, seat, secret({ type: 'swapped', seat }, { drawn }));
  }
  return playCard(state, seat, action.card, rng);
}

function settle(state: State, seat: Seat, events: Events): Step<HighCard> {
  const done = replace(state.done, seat, true);
  if (!done.every(Boolean)) return { state: { ...state, done }, events };
  return { state: { ...state, phase: 'play', done: done.map(() => false) }, events };
}

function playCard(state: State, seat: Seat, card: number, rng: Rng): Step<HighCard> {
  const trick = [...state.trick, { seat, card }];
  const hands = replace(state.hands, seat, without(state.hands[seat], card));
  const played: Events = [{ to: 'all', event: { type: 'played', seat, card } }];
  if (trick.length < hands.length) return { state: { ...state, trick, hands }, events: played };

  const best = trick.reduce((high, one) => (one.card > high.card ? one : high));
  const tricks = replace(state.tricks, best.seat, (state.tricks[best.seat] ?? 0) + 1);
  const discards = [...state.discards, ...trick.map((one) => one.card)];
  const events: Events = [...played, { to: 'all', event: { type: 'taken', seat: best.seat } }];
  const next: State = { ...state, leader: best.seat, trick: [], hands, discards, tricks };
  if (hands.some((hand) => hand.length > 0)) return { state: next, events };
  if (state.round < state.options.rounds) {
    const dealt = deal(state.options, hands.length, state.round + 1, best.seat, tricks, rng);
    return { state: dealt.state, events: [...events, ...dealt.events] };
  }
  return {
    state: { ...next, phase: 'over' },
    events: [...events, { to: 'all', event: { type: 'ended', winners: winners(tricks) } }],
  };
}

export function winners(tricks: readonly number[]): readonly Seat[] {
  const most = Math.max(...tricks);
  return tricks.flatMap((count, seat) => (count === most ? [seat] : []));
}

function without(hand: readonly number[] | undefined, card: number): readonly number[] {
  return (hand ?? []).filter((one) => one !== card);
}

function replace<V>(list: readonly V[], index: number, value: V): readonly V[] {
  return list.map((old, i) => (i === index ? value : old));
}
