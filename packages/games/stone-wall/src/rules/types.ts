import type { Seat } from '@boomtown/game-core';

/** Cards are numbered from 1 to this. */
export const HIGHEST = 5;
/** Cards of each number. */
export const COPIES = 8;
/** Cards in a hand. */
export const HAND = 3;
/** Cells on a side of the board. */
export const SIDE = 5;

export type Card = number;

/** What lies on a cell: a card, and whose it is. */
export interface Placed {
  readonly card: Card;
  readonly seat: Seat;
}

export interface Options {
  readonly starter: 'random' | Seat;
}

export interface State {
  readonly game: 'stone-wall';
  readonly options: Options;
  readonly phase: 'play' | 'over';
  readonly toMove: Seat;
  /** Row by row; `null` where nothing lies. */
  readonly board: readonly (Placed | null)[];
  readonly hands: readonly (readonly Card[])[];
  /** What is still to be drawn, ascending: chance comes with the drawing. */
  readonly deck: readonly Card[];
  readonly scores: readonly number[];
}

/** What everybody sees. */
export interface PublicView extends Omit<State, 'hands' | 'deck'> {
  /** How many cards each hand and the deck have. */
  readonly hands: readonly number[];
  readonly deck: number;
}

/** What only one seat sees beyond that. */
export interface PrivateView {
  readonly hand?: readonly Card[];
}

export interface Action {
  readonly type: 'play';
  readonly card: Card;
  readonly cell: number;
}

export type Event =
  | {
      readonly type: 'played';
      readonly seat: Seat;
      readonly card: Card;
      readonly cell: number;
      readonly points: number;
    }
  /** Only the one who draws is told the card. */
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: Card };

/** The types of the game in one bag, as all shared code takes them. */
export interface StoneWall {
  readonly Options: Options;
  readonly State: State;
  readonly Action: Action;
  readonly Event: Event;
  readonly PublicView: PublicView;
  readonly PrivateView: PrivateView;
}
