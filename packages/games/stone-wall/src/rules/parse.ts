import { isObject, malformed, type Result } from '@boomtown/game-core';
import { optionsParserOf, parserOf } from '@boomtown/game-core/shapes';
import { COPIES, HAND, HIGHEST, SIDE, type State, shape } from './shape.ts';
import { stoneWallRules } from './view-rules.ts';

/** Options from outside; what is left out takes its default. */
export const readOptions = optionsParserOf(shape.options, stoneWallRules.defaults, '1');

const readState = parserOf(shape.state, 'state of Stone Wall');

/** A state from outside: exactly its fields, and all cards somewhere. */
export function parseState(raw: unknown): Result<State> {
  const { min, max } = stoneWallRules.info.seats;
  const seats = isObject(raw) && Array.isArray(raw.hands) ? raw.hands.length : 0;
  if (seats < min || seats > max) return malformed('A state has a hand for each seat.');
  const state = readState(raw, seats);
  return !state.ok || addsUp(state.value) ? state : malformed('The cards or turns do not add up.');
}

function addsUp({ options, phase, toMove, board, hands, deck, scores }: State): boolean {
  const placed = board.flatMap((cell) => (cell === null ? [] : [cell]));
  const cards = [...placed.map(({ card }) => card), ...hands.flat(), ...deck];
  const counts = Array.from({ length: HIGHEST }, (_, nth) => cards.filter((card) => card === nth + 1).length);
  const seats = hands.length;
  const isOver = placed.length === SIDE * SIDE;
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
