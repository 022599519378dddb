import { defaultRules, highestWins, type Seat, squareNeighbours } from '@boomtown/game-core';
import { fittingDeal, numberedCards } from '@boomtown/game-core/cards';
import {
  list,
  object,
  oneOf,
  optional,
  orNull,
  perSeat,
  places,
  seat,
  type TypesOf,
  tagged,
  whole,
} from '@boomtown/game-core/shapes';

/** All cards: ten of each number from 1 to 5. */
export const CARDS = numberedCards(5, 10);
/** Cards in a hand. */
export const HAND = 3;
/** Cells on a side of the board, and in all. */
const SIDE = 5;
export const CELLS = SIDE * SIDE;

const card = whole(1, 5);
const cell = whole(0, CELLS - 1);
const placed = object({ card, seat });

/** What everybody sees of a state as it is. */
const open = {
  game: oneOf('stone-wall'),
  options: object({}),
  phase: oneOf('play', 'over'),
  toMove: seat,
  /** Row by row; `null` where nothing lies. */
  board: places(orNull(placed), CELLS),
};

/** Everything that the game takes, stores and shows: types, parsing, the wire and the table follow from it. */
export const shape = {
  options: open.options,
  state: object({ ...open, hands: perSeat(list(card)), deck: list(card) }),
  /** Everybody sees how many cards each hand and the deck have. */
  publicView: object({ ...open, hands: perSeat(whole(0, HAND)), deck: whole(0, CARDS.length) }),
  /** What only one seat sees beyond that. */
  privateView: object({ hand: optional(list(card)) }),
  action: tagged('type', { play: { card, cell } }),
  // Only the player who draws sees the card.
  event: tagged('type', { played: { seat, card, cell }, drew: { seat, card: optional(card) } }),
};

/** The types of the game in one bag, as all shared code takes them. */
export interface StoneWall extends TypesOf<typeof shape> {}
export type State = StoneWall['State'];
type PublicView = StoneWall['PublicView'];
type Board = PublicView['board'];

/** The cells next to, above and below a cell. */
function neighbours(cell: number): readonly number[] {
  const around = squareNeighbours({ column: cell % SIDE, row: Math.floor(cell / SIDE) });
  const inside = around.filter(({ column, row }) => Math.min(column, row) >= 0 && Math.max(column, row) < SIDE);
  return inside.map(({ column, row }) => row * SIDE + column);
}

/** A card is worth one point, and one more for every lower card next to it. */
export function pointsFor(board: Board, card: number, cell: number): number {
  return 1 + neighbours(cell).filter((other) => (board[other]?.card ?? card) < card).length;
}

/** The points of a seat on this board. */
export function scoreOf(board: Board, seat: Seat): number {
  const worth = board.map((placed, cell) => (placed?.seat === seat ? pointsFor(board, placed.card, cell) : 0));
  return worth.reduce((sum, points) => sum + points, 0);
}

/** The cards that a seat may play. */
const handOf = (_view: PublicView, own: StoneWall['PrivateView'], _seat: Seat) => own.hand ?? [];

/** A state that fits what a seat sees, from that alone. `seat`: `null` for a spectator, who sees no hand. */
export function inventedState(view: PublicView, seat: Seat | null, hand: readonly number[]): State {
  const open = view.board.flatMap((placed) => placed?.card ?? []);
  return { ...view, ...fittingDeal(CARDS, { counts: view.hands, seat, hand, open }) };
}

/** What follows from the views alone: browser, bots and server call the very same functions. */
export const rules = defaultRules<StoneWall>({
  info: { id: 'stone-wall', name: 'Stone Wall', version: 1, seats: { min: 2, max: 4 }, hidden: true },
  shape,
  defaults: {},
  optionFields: [],
  // After these events nothing can be taken back: they show what was hidden, or what chance brought.
  reveals: ['played'],
  seals: () => true,
  actors: ({ phase, toMove }) => (phase === 'over' ? [] : [toMove]),
  outcome: ({ phase, board, hands }) =>
    phase === 'over' ? highestWins(hands.map((_, seat) => scoreOf(board, seat))) : null,
  choices: (view, own, seat) =>
    [...new Set(handOf(view, own, seat))].flatMap((card) =>
      view.board.map((_, cell) => ({ type: 'play' as const, card, cell })),
    ),
  refusals: [
    {
      code: 'not-in-hand',
      message: 'You do not hold this card. Play one from your hand.',
      rule: '1',
      when: ({ card }, view, own, seat) => !handOf(view, own, seat).includes(card),
    },
    {
      code: 'covered',
      message: 'There is a card already. Choose an empty cell.',
      rule: '2',
      when: ({ cell }, { board }) => board[cell] !== null,
    },
    {
      code: 'apart',
      message: 'That cell touches no card. Choose one next to a card.',
      rule: '2',
      when: ({ cell }, { board }) =>
        board.some((placed) => placed !== null) && neighbours(cell).every((other) => (board[other] ?? null) === null),
    },
  ],
  seatsIn: ({ hands }) => hands.length,
  invented: (view) => inventedState(view, null, []),
});
