import { type Game, type Refusal, type Rng, refuse, type Seat, type Viewer } from '@boomtown/game-core';
import { parseAction, parseOptions, parseState } from './parse.ts';
import { deal, perform, winners } from './play.ts';
import { type Action, DEFAULTS, type HighCard, type PrivateView, type PublicView, type State, shape } from './types.ts';

function actors(view: PublicView): readonly Seat[] {
  if (view.phase === 'over') return [];
  if (view.phase === 'swap') return view.done.flatMap((done, seat) => (done ? [] : [seat]));
  return [(view.leader + view.trick.length) % view.done.length];
}

function legal(view: PublicView, own: PrivateView, seat: Seat): readonly Action[] {
  if (!actors(view).includes(seat)) return [];
  const hand = own.hand ?? [];
  if (view.phase === 'swap') return [{ type: 'keep' }, ...hand.map((card): Action => ({ type: 'swap', card }))];
  return hand.map((card) => ({ type: 'play', card }));
}

function refusal(_view: PublicView, own: PrivateView, _seat: Seat, action: Action): Refusal | null {
  if (action.type === 'keep' || own.hand?.includes(action.card)) return null;
  return { code: 'not-in-hand', message: 'You do not hold this card; choose one from your hand.', rule: '2' };
}

function publicView(state: State): PublicView {
  return {
    game: state.game,
    options: state.options,
    phase: state.phase,
    round: state.round,
    leader: state.leader,
    done: state.done,
    deck: state.deck.length,
    hands: state.hands.map((hand) => hand.length),
    trick: state.trick,
    discards: state.discards,
    tricks: state.tricks,
  };
}

function privateView(state: State, seat: Seat): PrivateView {
  return state.phase === 'over' ? {} : { hand: state.hands[seat] ?? [] };
}

function redeal(state: State, viewer: Viewer, rng: Rng): State {
  const hidden = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  const cards = rng.shuffle([...hidden, ...state.deck]);
  const hands = state.hands.map((hand, seat) => (seat === viewer ? hand : cards.splice(0, hand.length)));
  return { ...state, hands, deck: cards };
}

/** The fixture: keeps the whole contract, so the harness must pass it. */
export const highCard: Game<HighCard> = {
  info: { id: 'high-card', name: 'High Card', version: 1, seats: { min: 2, max: 3 }, hidden: true },
  shape,
  defaults: DEFAULTS,
  optionFields: [
    { key: 'rounds', kind: 'number', min: 1, max: 3 },
    { key: 'swaps', kind: 'switch' },
    { key: 'deck', kind: 'choice', values: ['short', 'long'] },
    { key: 'starter', kind: 'seat' },
  ],
  samples: [
    { seats: 2, options: {} },
    { seats: 3, options: { rounds: 3, starter: 1 } },
    { seats: 3, options: { swaps: false, deck: 'long' } },
  ],
  reveals: ['played'],
  // With the last trick of a round its cards leave the table.
  shownInPassing: { toAll: { played: ['card'] } },
  actors,
  legal,
  refusal,
  parseAction,
  parseState,
  perform,
  publicView,
  privateView,
  redeal,
  outcome: (view) => (view.phase === 'over' ? { winners: winners(view.tricks), scores: view.tricks } : null),
  inPhase: (view, _own, _seat, action) => (view.phase === 'play') === (action.type === 'play'),
  timeout: (view, own, seat) => legal(view, own, seat)[0] ?? { type: 'keep' },
  seatsOf: (state) => state.hands.length,
  setup(raw, seats, rng) {
    if (seats !== 2 && seats !== 3) return refuse('bad-seats', 'Two or three play.', '1');
    const options = parseOptions(raw, seats);
    if (!options.ok) return options;
    const leader = options.value.starter === 'random' ? rng.int(seats) : options.value.starter;
    return {
      ok: true,
      value: deal(
        options.value,
        seats,
        1,
        leader,
        Array.from({ length: seats }, () => 0),
        rng,
      ),
    };
  },
};
