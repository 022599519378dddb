import type { Kept } from '@boomtown/bots/playing';
import type { GameTypes, Rng, Seat } from '@boomtown/game-core';
import type { Effect } from './estimate.ts';

/** One of the actions between which a puzzle lets choose. */
export interface PuzzleChoice {
  readonly action: GameTypes['Action'];
  /** By how much it is worse than the best one; `null` of the best one, and where it was worked out that it is worse. */
  readonly behind: Effect | null;
}

/** A position of a match as its seat sees it, and what may be done there; one of the actions is best for certain. Plain JSON. */
export interface Puzzle {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  readonly seats: number;
  readonly seat: Seat;
  /** How many actions of its match were made before. */
  readonly step: number;
  readonly view: GameTypes['PublicView'];
  readonly own: GameTypes['PrivateView'];
  readonly choices: readonly PuzzleChoice[];
  /** The index of the best choice. */
  readonly best: number;
  /** How often each choice was played on; 0: it was worked out. */
  readonly playouts: number;
  /** What the best choice alone keeps, where that was worked out. */
  readonly keeps: Kept | null;
}

/** Puts the best action and the others into an order that does not tell which is which. */
export function inAnyOrder(
  best: GameTypes['Action'],
  others: readonly PuzzleChoice[],
  rng: Rng,
): Pick<Puzzle, 'choices' | 'best'> {
  const first: PuzzleChoice = { action: best, behind: null };
  const choices = rng.shuffle([first, ...others]);
  return { choices, best: choices.indexOf(first) };
}
