import { isObject, malformed, type Result } from '@boomtown/game-core';
import { optionsParserOf, parserOf } from '@boomtown/game-core/shapes';
import { type Action, CARDS, DEFAULTS, HAND, type PublicView, type State, shape } from './types.ts';

const readAction = parserOf(shape.action, 'action of High Card');
const readState = parserOf(shape.state, 'state of High Card');

export const parseOptions = optionsParserOf(shape.options, DEFAULTS, '1');

export function parseAction(raw: unknown, { hands }: PublicView): Result<Action> {
  return readAction(raw, hands.length);
}

/** All cards are somewhere, hands fit the trick, and the game is over exactly when the last card of the last round is gone. */
export function parseState(raw: unknown): Result<State> {
  const seats = isObject(raw) && Array.isArray(raw.hands) ? raw.hands.length : 0;
  if (seats < 2 || seats > 3) return malformed('This is no table of two or three.');
  const state = readState(raw, seats);
  return !state.ok || addsUp(state.value) ? state : malformed('The cards or tricks do not add up.');
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
    round <= options.rounds &&
    all.every((card) => card < CARDS[options.deck]) &&
    new Set(all).size === CARDS[options.deck] &&
    all.length === CARDS[options.deck] &&
    follows &&
    trick.length < seats &&
    trick.every((one, i) => one.seat === (leader + i) % seats) &&
    tricks.reduce((sum, one) => sum + one, 0) === (round - 1) * HAND + finished &&
    !done.every(Boolean) &&
    (phase === 'swap' ? options.swaps && finished === 0 && trick.length === 0 : !done.some(Boolean)) &&
    (phase === 'over') === (round === options.rounds && finished === HAND) &&
    finished <= HAND &&
    (finished < HAND || phase === 'over')
  );
}
