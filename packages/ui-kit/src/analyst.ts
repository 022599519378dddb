import type { GameTypes } from '@boomtown/game-core';

/** What an analyst thinks of a position of a match between two. */
export interface Judged {
  /** The part of the match that `lead` speaks of: a round. */
  readonly round: number;
  /** The points by which seat 0 leads in the rounds that are over. */
  readonly settled: number;
  /** The points by which seat 0 will lead after this round with best play. */
  readonly lead: number;
  /** Is that certain, or an estimate? Certain leads are whole. */
  readonly exact: boolean;
  /** Actions that keep the lead, if it is certain; else the one that looks best. None when there is nothing to search. */
  readonly best: readonly GameTypes['Action'][];
}

/** Judges positions of one game, given as public views, within about `milliseconds`. */
export type CreateAnalyst = () => {
  analyse(view: GameTypes['PublicView'], limits: { readonly milliseconds: number; readonly now: () => number }): Judged;
};
