import {
  hasExactly,
  isListOf,
  isObject,
  isOneOf,
  isWhole,
  malformed,
  ok,
  plainZero,
  type Result,
  refuse,
  type Seat,
} from '@boomtown/game-core';
import { type Action, CARDS, DEFAULTS, HAND, type Options, type PublicView, type State } from './types.ts';

const STATE_FIELDS = [
  'game',
  'options',
  'phase',
  'round',
  'leader',
  'done',
  'deck',
  'hands',
  'trick',
  'discards',
  'tricks',
] as const;

export function parseAction(raw: unknown, view: PublicView): Result<Action> {
  if (hasExactly(raw, ['type']) && raw.type === 'keep') return ok({ type: 'keep' });
  if (
    hasExactly(raw, ['type', 'card']) &&
    isOneOf(raw.type, ['swap', 'play']) &&
    isWhole(raw.card, 0, CARDS[view.options.deck] - 1)
  ) {
    return ok({ type: raw.type, card: plainZero(raw.card) });
  }
  return malformed('An action is keep, or swap or play with a card of the deck.');
}

export function parseOptions(raw: unknown, seats: number): Result<Options> {
  if (!isObject(raw) || !Object.keys(raw).every((key) => Object.hasOwn(DEFAULTS, key))) {
    return refuse('bad-options', 'The options are rounds, swaps, deck and starter.', '1');
  }
  const { rounds, swaps, deck, starter } = { ...DEFAULTS, ...raw };
  const fits =
    isWhole(rounds, 1, 3) &&
    typeof swaps === 'boolean' &&
    isOneOf(deck, ['short', 'long']) &&
    (starter === 'random' || isWhole(starter, 0, seats - 1));
  if (!fits) return refuse('bad-options', 'One to three rounds; a short or long deck; a seat that starts.', '1');
  return ok({ rounds, swaps, deck, starter });
}

/** All cards are somewhere, hands fit the trick, and the game is over exactly when the last card of the last round is gone. */
export function parseState(raw: unknown): Result<State> {
  if (!hasExactly(raw, STATE_FIELDS) || raw.game !== 'high-card')
    return malformed('These are not the fields of a state.');
  const { options: given, phase, round, leader, done, deck, hands, trick, discards, tricks } = raw;
  const seats = Array.isArray(hands) ? hands.length : 0;
  const options = hasExactly(given, ['rounds', 'swaps', 'deck', 'starter'])
    ? parseOptions(given, seats)
    : malformed('');
  if (seats < 2 || seats > 3 || !options.ok) return malformed('No options, or no table of two or three.');
  const isCard = (one: unknown): one is number => isWhole(one, 0, CARDS[options.value.deck] - 1);
  const isHand = (one: unknown): one is readonly number[] => isListOf(one, isCard) && one.length <= HAND;
  const isSeat = (one: unknown): one is Seat => isWhole(one, 0, seats - 1);
  const isPlayed = (one: unknown): one is { seat: Seat; card: number } =>
    hasExactly(one, ['seat', 'card']) && isSeat(one.seat) && isCard(one.card);
  const shaped =
    isOneOf(phase, ['swap', 'play', 'over']) &&
    isWhole(round, 1, options.value.rounds) &&
    isSeat(leader) &&
    isListOf(done, (one): one is boolean => typeof one === 'boolean') &&
    isListOf(deck, isCard) &&
    isListOf(hands, isHand) &&
    isListOf(trick, isPlayed) &&
    isListOf(discards, isCard) &&
    isListOf(tricks, (one): one is number => isWhole(one, 0, HAND * 3));
  if (!shaped) return malformed('A field of the state is of the wrong kind.');
  const state: State = {
    game: 'high-card',
    options: options.value,
    phase,
    round,
    leader,
    done,
    deck,
    hands,
    trick,
    discards,
    tricks,
  };
  // One way to write each number, so that equal states are the same text.
  return addsUp(state)
    ? ok(JSON.parse(JSON.stringify(state)) as State)
    : malformed('The cards or tricks do not add up.');
}

function addsUp(state: State): boolean {
  const { options, phase, round, leader, done, deck, hands, trick, discards, tricks } = state;
  const seats = hands.length;
  const all = [...deck, ...hands.flat(), ...trick.map((one) => one.card), ...discards];
  const finished = discards.length / seats;
  const follows = hands.every((hand, seat) => {
    const has = trick.some((one) => one.seat === seat);
    return hand.length === HAND - finished - (has ? 1 : 0);
  });
  return (
    new Set(all).size === CARDS[options.deck] &&
    all.length === CARDS[options.deck] &&
    follows &&
    trick.length < seats &&
    trick.every((one, i) => one.seat === (leader + i) % seats) &&
    tricks.length === seats &&
    tricks.reduce((sum, one) => sum + one, 0) === (round - 1) * HAND + finished &&
    done.length === seats &&
    !done.every(Boolean) &&
    (phase === 'swap' ? options.swaps && finished === 0 && trick.length === 0 : !done.some(Boolean)) &&
    (phase === 'over') === (round === options.rounds && finished === HAND) &&
    finished <= HAND &&
    (finished < HAND || phase === 'over')
  );
}
