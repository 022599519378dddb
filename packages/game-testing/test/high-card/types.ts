import {
  either,
  flag,
  list,
  object,
  oneOf,
  optional,
  perSeat,
  seat,
  type TypesOf,
  tagged,
  whole,
} from '@boomtown/game-core/shapes';

export const HAND = 2;
export const CARDS = { short: 12, long: 16 } as const;
const MAX_ROUNDS = 3;

const card = whole(0, CARDS.long - 1);
const hand = list(card, 0, HAND);

const options = object({
  rounds: whole(1, MAX_ROUNDS),
  swaps: flag,
  deck: oneOf('short', 'long'),
  starter: either(oneOf('random'), seat),
});

const open = {
  game: oneOf('high-card'),
  options,
  phase: oneOf('swap', 'play', 'over'),
  round: whole(1, MAX_ROUNDS),
  /** Who leads this trick; the others follow in order. */
  leader: seat,
  /** Who has settled their swap; all false outside `swap`. */
  done: perSeat(flag),
  trick: list(object({ seat, card })),
  discards: list(card),
  tricks: perSeat(whole(0, HAND * MAX_ROUNDS)),
};

/** Deck and hands are numbers of cards. */
export const publicFields = { ...open, deck: whole(0, CARDS.long), hands: perSeat(whole(0, HAND)) };

export const shape = {
  options,
  state: object({ ...open, deck: list(card), hands: perSeat(hand) }),
  publicView: object(publicFields),
  privateView: object({ hand: optional(hand) }),
  action: tagged('type', { keep: {}, swap: { card }, play: { card } }),
  event: tagged('type', {
    dealt: { seat, count: whole(0, HAND), cards: optional(hand) },
    kept: { seat },
    swapped: { seat, drawn: optional(card) },
    played: { seat, card },
    taken: { seat },
    ended: { winners: list(seat) },
  }),
};

/**
 * The harness's own little game. Everybody holds two cards; first all may swap one for the deck's top card, in any
 * order; then two tricks are played, the highest card takes each; after the last round the most tricks win.
 */
export interface HighCard extends TypesOf<typeof shape> {}
export type Options = HighCard['Options'];
export type State = HighCard['State'];
export type PublicView = HighCard['PublicView'];
export type PrivateView = HighCard['PrivateView'];
export type Action = HighCard['Action'];
export type Event = HighCard['Event'];

export const DEFAULTS: Options = { rounds: 2, swaps: true, deck: 'short', starter: 'random' };
