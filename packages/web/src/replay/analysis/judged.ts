import type { GameTypes } from '@boomtown/game-core';
import type { GameId } from '@boomtown/wire/browser';

/** What a bot thinks of a position of a match between two. */
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

/** What is known of each step of a film up to now; `null` for what is still to be judged. */
export type JudgedFilm = readonly (Judged | null)[];

/** Judges a position, given as its public view, within about so many milliseconds. Rejects if it can't. */
export type Judge = (view: GameTypes['PublicView'], milliseconds: number) => Promise<Judged>;

/** The games that have a judge: those in which nothing is hidden from anybody. */
const JUDGED_GAMES: ReadonlySet<GameId> = new Set(['constructo', 'constructor']);

export function isJudged(game: GameId): boolean {
  return JUDGED_GAMES.has(game);
}
