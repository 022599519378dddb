import type { PuzzleSettings } from '@boomtown/bots/playing';
import type { GameTypes } from '@boomtown/game-core';
import { estimatedPuzzles } from './estimated-puzzles.ts';
import type { Puzzle } from './puzzle.ts';
import { multiplied, type PuzzleEffort, USUAL_EFFORT } from './puzzle-effort.ts';
import { decisionAt, type StudiedMatch, stepAt } from './studied-match.ts';
import { workedOutPuzzles } from './worked-out-puzzles.ts';

/**
 * Looks for positions of a match in which one action is best beyond the band of every other that is offered, or the only one that
 * keeps a win, a draw or a lead. The same match, seed and effort give the same puzzles. Between two steps of it other things may be
 * done; each says what part of the search is done.
 */
export function findPuzzles(
  match: StudiedMatch,
  seed: number,
  effort: PuzzleEffort = USUAL_EFFORT,
): Generator<number, readonly Puzzle[]> {
  const settings = match.entry.puzzles ?? {};
  const steps = askedSteps(match, settings);
  if (settings.solver !== undefined) return workedOutPuzzles(match, seed, steps, settings.solver(), effort);
  const quick = multiplied(effort, settings.times ?? 1);
  return estimatedPuzzles(match, seed, spread(steps, quick.decisions), quick);
}

/** The decisions that may be asked about, by the step that each one made. */
function askedSteps(match: StudiedMatch, { asks }: PuzzleSettings<GameTypes>): readonly number[] {
  return [...match.steps.keys()].filter((step) => {
    const made = decisionAt(match, step);
    if (made === null) return false;
    const { state } = stepAt(match.steps, step - 1);
    return asks?.(match.entry.game.publicView(state), made.seat) ?? true;
  });
}

/** This many of a list, evenly spread over it. */
function spread<T>(list: readonly T[], count: number): readonly T[] {
  const stride = Math.max(1, list.length / count);
  return list.filter((_, nth) => Math.floor(nth / stride) !== Math.floor((nth - 1) / stride));
}
