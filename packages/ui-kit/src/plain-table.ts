import type { GameTypes, Seat } from '@boomtown/game-core';
import type { PlaceKey, Telling } from './sentence.ts';

export { SEAT_COLOURS, SEAT_GROUNDS } from './seat-colours.ts';

/** How a cell of a plain table is drawn: bare, a card's face or back, or in the colour of a seat. */
export type PlainLook = 'bare' | 'card' | 'back' | Seat;

export interface PlainCell {
  /** The place that it is: what an action or an event that speaks of it names in its `places`. */
  readonly key: PlaceKey;
  /** What is written on it, a few letters; may be empty. */
  readonly text: string;
  readonly look: PlainLook;
  /** What it is, in words, for those who listen. */
  readonly words: string;
}

/** A row of the table: one of the board, a hand, the piles. */
export interface PlainRow {
  readonly label: string;
  /** Is the label written over the row, too? Else it is there for those who listen. */
  readonly titled?: true;
  /** Are its cells hexagons with a corner at the top? Rows of hexagons reach into each other. */
  readonly hexagons?: true;
  /** How many cells it lies to the right of the middle. */
  readonly shift?: number;
  readonly cells: readonly PlainCell[];
}

/** Everything on the table as one sees it. `you`: the seats of the one who looks, with what only they know. */
export type PlainRows<T extends GameTypes> = (
  telling: Telling<T>,
  you: readonly { readonly seat: Seat; readonly view: T['PrivateView'] }[],
) => readonly PlainRow[];
