import { defaultRules, highestWins, type Refusal, type Seat } from '@boomtown/game-core';
import {
  either,
  list,
  object,
  oneOf,
  optional,
  orNull,
  perSeat,
  places,
  type ShapeOf,
  seat,
  type TypesOf,
  tagged,
  whole,
} from '@boomtown/game-core/shapes';

/** Cards are numbered from 1 to this. */
export const HIGHEST = 5;
/** Cards of each number. */
export const COPIES = 8;
/** Cards in a hand. */
export const HAND = 3;
/** Cells on a side of the board. */
export const SIDE = 5;

/** Cells of the board. */
export const CELLS = SIDE * SIDE;

const card = whole(1, HIGHEST);
const cards = list(card);
const cell = whole(0, CELLS - 1);
const options = object({ starter: either(oneOf('random'), seat) });
const placed = object({ card, seat });

/** What everybody sees of a state as it is. */
const open = {
  game: oneOf('stone-wall'),
  options,
  phase: oneOf('play', 'over'),
  toMove: seat,
  /** Row by row; `null` where nothing lies. */
  board: places(orNull(placed), CELLS),
  scores: perSeat(whole(0, HIGHEST * CELLS)),
};

/** Everything that the game takes, keeps and shows: types, parsing and the wire follow from it. */
export const shape = {
  options,
  state: object({
    ...open,
    hands: perSeat(cards),
    /** What is still to be drawn, ascending: chance comes with the drawing. */
    deck: cards,
  }),
  publicView: object({
    ...open,
    /** How many cards each hand and the deck have. */
    hands: perSeat(whole(0, HAND)),
    deck: whole(0, HIGHEST * COPIES),
  }),
  /** What only one seat sees beyond that. */
  privateView: object({ hand: optional(cards) }),
  action: tagged('type', { play: { card, cell } }),
  event: tagged('type', {
    played: { seat, card, cell, points: whole(1, HIGHEST) },
    /** Only the one who draws is told the card. */
    drew: { seat, card: optional(card) },
  }),
};

/** The types of the game in one bag, as all shared code takes them. */
export interface StoneWall extends TypesOf<typeof shape> {}
export type Card = ShapeOf<typeof card>;
/** What lies on a cell: a card, and whose it is. */
export type Placed = ShapeOf<typeof placed>;
export type State = StoneWall['State'];
export type PublicView = StoneWall['PublicView'];
export type PrivateView = StoneWall['PrivateView'];
export type Action = StoneWall['Action'];
export type Event = StoneWall['Event'];

/** The cells next to, above and below a cell. */
export function neighbours(cell: number): readonly number[] {
  const column = cell % SIDE;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < SIDE - 1 ? [cell + 1] : []),
    ...[cell - SIDE, cell + SIDE].filter((other) => other >= 0 && other < SIDE * SIDE),
  ];
}

/** A card scores one point, and one more for every lower card next to it. */
export function pointsFor(board: readonly (Placed | null)[], card: Card, cell: number): number {
  return 1 + neighbours(cell).filter((other) => (board[other]?.card ?? HIGHEST) < card).length;
}

/** The cards that a seat may play; none are known of a seat whose own view is not here. */
export function handOf(view: PublicView, own: PrivateView, seat: Seat): readonly Card[] {
  return view.toMove === seat ? (own.hand ?? []) : [];
}

function refusal(view: PublicView, own: PrivateView, seat: Seat, { card, cell }: Action): Refusal | null {
  if (!handOf(view, own, seat).includes(card)) {
    return { code: 'not-in-hand', message: 'You do not hold this card. Play one from your hand.', rule: '1' };
  }
  if (view.board[cell] !== null) {
    return { code: 'covered', message: 'There is a card already. Choose an empty cell.', rule: '2' };
  }
  const isBegun = view.board.some((placed) => placed !== null);
  if (isBegun && neighbours(cell).every((other) => view.board[other] === null)) {
    return { code: 'apart', message: 'That cell touches no card. Choose one next to a card.', rule: '2' };
  }
  return null;
}

/** What follows from the views alone: browser, bots and server call the very same functions. */
export const stoneWallRules = defaultRules<StoneWall>({
  info: { id: 'stone-wall', name: 'Stone Wall', version: 1, seats: { min: 2, max: 4 }, hidden: true },
  shape,
  defaults: { starter: 'random' },
  optionFields: [{ key: 'starter', kind: 'seat' }],
  // After these events nothing can be taken back: they show what was hidden, or what chance brought.
  reveals: ['played'],
  actors: ({ phase, toMove }) => (phase === 'over' ? [] : [toMove]),
  outcome: ({ phase, scores }) => (phase === 'over' ? highestWins(scores) : null),
  refusal,
  choices(view, own, seat) {
    const cards = [...new Set(handOf(view, own, seat))];
    return cards.flatMap((card) => Array.from({ length: CELLS }, (_, cell): Action => ({ type: 'play', card, cell })));
  },
  seatsIn: ({ hands }) => hands.length,
});
