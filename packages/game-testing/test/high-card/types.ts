import type { Seat } from '@boomtown/game-core';

/**
 * The harness's own little game. Everybody holds two cards; first all may swap one for the deck's top card, in any
 * order; then two tricks are played, the highest card takes each; after so many rounds the most tricks win.
 */
export interface Options {
  readonly rounds: number;
  readonly swaps: boolean;
  readonly deck: 'short' | 'long';
  readonly starter: 'random' | Seat;
}

type Phase = 'swap' | 'play' | 'over';

interface Played {
  readonly seat: Seat;
  readonly card: number;
}

export interface State {
  readonly game: 'high-card';
  readonly options: Options;
  readonly phase: Phase;
  readonly round: number;
  /** Who leads this trick; the others follow in order. */
  readonly leader: Seat;
  /** Who has settled their swap; all false outside `swap`. */
  readonly done: readonly boolean[];
  readonly deck: readonly number[];
  readonly hands: readonly (readonly number[])[];
  readonly trick: readonly Played[];
  readonly discards: readonly number[];
  readonly tricks: readonly number[];
}

export type Action =
  | { readonly type: 'keep' }
  | { readonly type: 'swap'; readonly card: number }
  | { readonly type: 'play'; readonly card: number };

export type Event =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly count: number; readonly cards?: readonly number[] }
  | { readonly type: 'kept'; readonly seat: Seat }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly drawn?: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'taken'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly winners: readonly Seat[] };

/** Deck and hands are numbers of cards. */
export interface PublicView extends Omit<State, 'deck' | 'hands'> {
  readonly deck: number;
  readonly hands: readonly number[];
}

export type PrivateView = { readonly hand: readonly number[] } | { readonly hand?: never };

export interface HighCard {
  readonly Options: Options;
  readonly State: State;
  readonly Action: Action;
  readonly Event: Event;
  readonly PublicView: PublicView;
  readonly PrivateView: PrivateView;
}

export const HAND = 2;
export const CARDS = { short: 12, long: 16 } as const;
export const DEFAULTS: Options = { rounds: 2, swaps: true, deck: 'short', starter: 'random' };
