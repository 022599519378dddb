import type { OnlyMove, Solver } from '@boomtown/bots/playing';
import { type GameTypes, sameJson } from '@boomtown/game-core';
import { different, positionOf, sightAt } from './asked-decision.ts';
import { inAnyOrder, type Puzzle, type PuzzleChoice } from './puzzle.ts';
import type { PuzzleEffort } from './puzzle-effort.ts';
import { streamOf } from './seeds.ts';
import { type StudiedMatch, stepAt } from './studied-match.ts';

/** Actions that a puzzle lets choose from. */
const CHOICES = 4;

/** A decision of which exactly one action was best. */
interface Found {
  readonly step: number;
  readonly only: OnlyMove<GameTypes>;
  /** Was another one taken? */
  readonly missed: boolean;
}

/**
 * Works the decisions out, the last one first: what is known of later ones makes earlier ones quick. Of those in which one action
 * is best, those that were missed in the match come first, then the earlier ones, of which the end is farther away.
 */
export function* workedOutPuzzles(
  match: StudiedMatch,
  seed: number,
  steps: readonly number[],
  solver: Solver<GameTypes>,
  { asks, wanted }: PuzzleEffort,
): Generator<number, readonly Puzzle[]> {
  const found: Found[] = [];
  for (const [nth, step] of steps.toReversed().entries()) {
    yield nth / steps.length;
    const only = solver.only(sightAt(match, step).view, asks);
    if (only === null) continue;
    found.push({ step, only, missed: !sameJson(stepAt(match.steps, step).made?.action, only.action) });
  }
  return found
    .sort((a, b) => Number(b.missed) - Number(a.missed) || a.step - b.step)
    .slice(0, wanted)
    .map((one) => puzzleOf(match, seed, one));
}

/** The best action, the one that was taken instead, and those that look best at a glance. */
function puzzleOf(match: StudiedMatch, seed: number, { step, only, missed }: Found): Puzzle {
  const made = stepAt(match.steps, step).made?.action;
  const tempting = missed && made !== undefined ? [made, ...only.others] : only.others;
  const others = different(tempting)
    .slice(0, CHOICES - 1)
    .map((action): PuzzleChoice => ({ action, behind: null }));
  const order = inAnyOrder(only.action, others, streamOf(seed, 'puzzle', step, 0));
  return { ...positionOf(match, step), ...order, playouts: 0, keeps: only.keeps };
}
