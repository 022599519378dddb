import { type Rng, rngFromWords } from '@boomtown/game-core';
import type { ConstructoAction, ConstructoView } from '../view.ts';
import { POINT } from './evaluation.ts';
import { Knowledge } from './knowledge.ts';
import { deepest, EACH_POINT, solve } from './perfect.ts';
import { actionOf, positionOf } from './position.ts';

/** What a bot thinks of a position. */
export interface Analysis {
  /** The round that it speaks of. */
  readonly round: number;
  /** The points by which seat 0 leads in the rounds that are over. */
  readonly settled: number;
  /** The points by which seat 0 will lead after this round with best play: those of the rounds before are in it, those of the next one not. */
  readonly lead: number;
  /** Is that certain ("perfect from here"), or an estimate? Certain ones are whole. */
  readonly exact: boolean;
  /** If it is certain, actions that are known to keep it (all, unless time ran short), else the one that looks best; none when no turn is to be taken. */
  readonly best: readonly ConstructoAction[];
}

/** Limits of one analysis. */
export interface AnalysisLimits {
  /** Milliseconds until an exact value is given up for an estimate. */
  readonly milliseconds: number;
  /** A clock in milliseconds. */
  readonly now: () => number;
}

/** Analyses positions. What it finds out about one it uses for the next on the same board. Runs anywhere, in a browser's worker too. */
export interface Analyst {
  analyse(view: ConstructoView, limits: AnalysisLimits): Analysis;
}

/** How many turns an estimate looks ahead, before the search for the exact value. */
const ESTIMATE_TURNS = 5;
/** The part of the time for the estimate. */
const FIRST_PART = 0.2;

/** @param memoryBits its memory has room for 2^memoryBits positions, at 12 bytes each */
export function createAnalyst(memoryBits = 20): Analyst {
  const knowledge = new Knowledge(memoryBits);
  return {
    analyse(view, { milliseconds, now }) {
      const { round } = view;
      const settled = view.scores.reduce((sum, [first, second]) => sum + first - second, 0);
      // With best play each standard board is a draw (§2.1), so before a choice of boards the lead is what it is.
      if (view.phase !== 'turn') return { round, settled, lead: settled, exact: view.phase === 'over', best: [] };
      const search = knowledge.searchOf(view);
      const position = positionOf(view);
      const began = now();
      const until = (part: number) => (): boolean => now() - began >= milliseconds * part;
      const lead = (points: number): number => settled + (view.toMove === 0 ? points : -points);

      search.begin(position, until(FIRST_PART));
      const seen = deepest(search, ESTIMATE_TURNS, NO_CHANCE);
      search.begin(position, until(1));
      const perfect = solve(search, knowledge.bookOf(view), EACH_POINT);
      if (perfect === null) {
        return { round, settled, lead: lead(seen.value / POINT), exact: false, best: [actionOf(seen.action)] };
      }
      return { round, settled, lead: lead(perfect.points), exact: true, best: perfect.actions.map(actionOf) };
    },
  };
}

/** An analysis is not left to chance. */
const NO_CHANCE: Rng = rngFromWords(() => 0);
