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

const CELLS = SIDE * SIDE;

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
