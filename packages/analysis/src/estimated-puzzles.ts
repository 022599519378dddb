import type { GameTypes } from '@boomtown/game-core';
import {
  type Asked,
  askedAt,
  behindBest,
  different,
  partsIn,
  positionOf,
  quickActions,
  strongAction,
  worthOf,
} from './asked-decision.ts';
import { isClear, pickedFrom } from './estimate.ts';
import { inAnyOrder, type Puzzle, type PuzzleChoice } from './puzzle.ts';
import type { PuzzleEffort } from './puzzle-effort.ts';
import { streamOf } from './seeds.ts';
import type { StudiedMatch } from './studied-match.ts';

/** Actions that are tried of a decision, those that a puzzle lets choose from, and the fewest of them. */
const MOST_TRIED = 6;
const MOST_CHOICES = 4;
const FEWEST_CHOICES = 3;

interface Rated {
  readonly action: GameTypes['Action'];
  /** Its part of the win over the worlds in which it was tried. */
  readonly worth: number;
}

/** A decision with the actions that were tried there, the best first as far as is known. */
interface Candidate {
  readonly asked: Asked;
  readonly rated: readonly Rated[];
  /** By how much the first action looks better than the next ones. */
  readonly gap: number;
}

/** A first glance tries actions in a fourth of the worlds. */
const GLANCES = 4;
/** What part of the search is done after the first glances, and when it is known what is to be measured. */
const GLANCED = 0.25;
const LOOKED = 0.5;

/** Tries the actions of these decisions, and measures the decisions in which one action seems much better than the others. */
export function* estimatedPuzzles(
  match: StudiedMatch,
  seed: number,
  steps: readonly number[],
  { looks, measured, pairs, wanted }: PuzzleEffort,
): Generator<number, readonly Puzzle[]> {
  const looked: Candidate[] = [];
  for (const [nth, step] of steps.entries()) {
    const done = (nth / steps.length) * GLANCED;
    yield done;
    const asked = askedAt(match, step, seed);
    looked.push(yield* rating(asked, quickActions(asked, MOST_CHOICES), Math.ceil(looks / GLANCES), done));
  }
  // The strong bot takes its time, and is asked only where something seems to stand out.
  const closer = mostPromising(looked).slice(0, 2 * measured);
  const rated: Candidate[] = [];
  for (const [nth, { asked }] of closer.entries()) {
    const done = GLANCED + (nth / closer.length) * (LOOKED - GLANCED);
    yield done;
    const actions = different([strongAction(asked), ...quickActions(asked, MOST_TRIED)]);
    rated.push(yield* rating(asked, actions, looks, done));
  }
  const found: Puzzle[] = [];
  const best = mostPromising(rated).slice(0, measured);
  for (const [nth, candidate] of best.entries()) {
    const done = LOOKED + (nth / best.length) * (1 - LOOKED);
    const puzzle = yield* measuredPuzzle(candidate, pairs, measured, done);
    if (puzzle !== null) found.push(puzzle);
    if (found.length === wanted) break;
  }
  return found;
}

/** Those that have enough actions, the one first whose best action stands out most. */
function mostPromising(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates
    .filter(({ rated }) => rated.length >= FEWEST_CHOICES)
    .sort((a, b) => b.gap - a.gap || a.asked.step - b.asked.step);
}

function* rating(
  asked: Asked,
  actions: readonly GameTypes['Action'][],
  looks: number,
  done: number,
): Generator<number, Candidate> {
  const rated: Rated[] = [];
  for (const action of actions) {
    rated.push({ action, worth: worthOf(asked, action, looks) });
    yield done;
  }
  rated.sort((a, b) => b.worth - a.worth);
  const [first = 0, second = 0, third = 0] = rated.map(({ worth }) => worth);
  return { asked, rated, gap: first - (second + third) / 2 };
}

/** An action that is better by less in the first worlds hardly is so beyond its band in all of them. */
const LEAST_LEAD = 0.06;
/** What part of the worlds shows which actions are hardly to be told apart from the best. */
const PARTS = [0.25, 0.5] as const;

/**
 * The puzzle that a decision makes, if its best action is better than enough others, each beyond a band that allows for all the
 * decisions that are measured; `null` otherwise. An action that can't be told apart from the best is not offered.
 */
function* measuredPuzzle(
  { asked, rated }: Candidate,
  pairs: number,
  measured: number,
  done: number,
): Generator<number, Puzzle | null> {
  const [best, ...others] = rated.map(({ action }) => action);
  if (best === undefined) return null;
  const measure = partsIn(asked);
  let left = others;
  for (const part of PARTS) {
    const promising: GameTypes['Action'][] = [];
    for (const action of left) {
      yield done;
      const { mean } = behindBest(measure, best, action, Math.ceil(part * pairs));
      // It only seemed to be the best one.
      if (mean <= -LEAST_LEAD) return null;
      if (mean >= LEAST_LEAD) promising.push(action);
    }
    if (promising.length < FEWEST_CHOICES - 1) return null;
    left = promising;
  }
  const choices: PuzzleChoice[] = [];
  for (const action of left) {
    yield done;
    const behind = pickedFrom(measured, behindBest(measure, best, action, pairs).effect);
    if (behind.value > 0 && isClear(behind)) choices.push({ action, behind });
    if (choices.length === MOST_CHOICES - 1) break;
  }
  if (choices.length < FEWEST_CHOICES - 1) return null;
  const order = inAnyOrder(best, choices, streamOf(asked.seed, 'puzzle', asked.step, 0));
  return { ...positionOf(asked.match, asked.step), ...order, playouts: pairs, keeps: null };
}
