import {
  hasExactly,
  isListOf,
  isObject,
  isOneOf,
  isWhole,
  malformed,
  ok,
  type Result,
  refuse,
} from '@boomtown/game-core';
import { type Card, COPIES, HAND, HIGHEST, type Options, type Placed, SIDE, type State } from './types.ts';
import { stoneWallRules } from './view-rules.ts';

/** Options from outside; what is left out takes its default. */
export function readOptions(raw: unknown, seats: number): Result<Options> {
  const given: unknown = isObject(raw) ? { ...stoneWallRules.defaults, ...raw } : raw;
  const fits = hasExactly(given, ['starter']) && (given.starter === 'random' || isWhole(given.starter, 0, seats - 1));
  if (!fits) return refuse('bad-options', 'The one option is starter: "random" or a seat.', '1');
  return ok({ starter: given.starter === 'random' ? 'random' : Number(given.starter) + 0 });
}

const FIELDS = ['game', 'options', 'phase', 'toMove', 'board', 'hands', 'deck', 'scores'] as const;

const isCard = (raw: unknown): raw is Card => isWhole(raw, 1, HIGHEST);
const isHand = (raw: unknown): raw is readonly Card[] => isListOf(raw, isCard);
const isCell = (raw: unknown): raw is Placed | null =>
  raw === null || (hasExactly(raw, ['card', 'seat']) && isCard(raw.card) && isWhole(raw.seat, 0, 5));
const isScore = (raw: unknown): raw is number => isWhole(raw, 0, HIGHEST * SIDE * SIDE);

/** A state from outside: exactly these fields, and all cards somewhere. */
export function parseState(raw: unknown): Result<State> {
  if (!hasExactly(raw, FIELDS) || raw.game !== 'stone-wall') return malformed('These are not the fields of a state.');
  const { phase, toMove, board, hands, deck, scores } = raw;
  const { min, max } = stoneWallRules.info.seats;
  const seats = Array.isArray(hands) ? hands.length : 0;
  const options = hasExactly(raw.options, ['starter']) ? readOptions(raw.options, seats) : malformed('No options.');
  const shaped =
    seats >= min &&
    seats <= max &&
    options.ok &&
    isOneOf(phase, ['play', 'over']) &&
    isWhole(toMove, 0, seats - 1) &&
    isListOf(board, isCell) &&
    isListOf(hands, isHand) &&
    isHand(deck) &&
    isListOf(scores, isScore);
  if (!shaped) return malformed('A field of the state is missing or of the wrong kind.');
  const state: State = { game: 'stone-wall', options: options.value, phase, toMove, board, hands, deck, scores };
  // Written and read once more, so that a -0 from outside becomes 0.
  return addsUp(state)
    ? ok(JSON.parse(JSON.stringify(state)) as State)
    : malformed('The cards or turns do not add up.');
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
    board.length === SIDE * SIDE &&
    placed.every(({ seat }) => seat < seats) &&
    deck.every((card, nth) => card >= (deck[nth - 1] ?? 0)) &&
    (phase === 'over') === isOver &&
    (options.starter === 'random' || options.starter === first) &&
    follows &&
    scores.length === seats &&
    scores.every((score, seat) => {
      const played = placed.filter((one) => one.seat === seat).length;
      return score >= played && score <= played * HIGHEST;
    })
  );
}
