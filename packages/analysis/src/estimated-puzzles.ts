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
  type Work,
  workFrom,
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
/** For each decision that is measured this many are looked at closely. */
const CLOSER = 2;
/** The promising decisions are searched in this many parts; the search ends with the part that completes the puzzles wanted. */
const ROUNDS = 4;
/** What part of the search is done after the first glances, which are given as much of the work at most; and what part of the rest are the closer looks. */
const GLANCED = 0.25;
const LOOKING = 0.6;

/** Tries the actions of these decisions, and measures the decisions in which one action seems much better than the others. */
export function* estimatedPuzzles(
  match: StudiedMatch,
  seed: number,
  steps: readonly number[],
  effort: PuzzleEffort,
): Generator<number, readonly Puzzle[]> {
  const work: Work = { done: 0 };
  const isSpent = () => work.done >= effort.work;
  const { looks, measured, pairs, wanted } = effort;
  const glances = Math.ceil(looks / GLANCES);
  const glanced: Candidate[] = [];
  // The last ones first: there more depends on a decision, and playouts are short.
  for (const [nth, step] of steps.toReversed().entries()) {
    const done = (nth / steps.length) * GLANCED;
    yield done;
    if (work.done + glances * MOST_CHOICES * workFrom(match, step) > GLANCED * effort.work) break;
    const asked = askedAt(match, step, seed, work);
    glanced.push(yield* rating(asked, quickActions(asked, MOST_CHOICES), glances, done));
  }
  const found: Puzzle[] = [];
  const size = Math.ceil(measured / ROUNDS);
  const promising = mostPromising(glanced);
  for (let round = 0; round < ROUNDS; round += 1) {
    const doneBy = (part: number) => GLANCED + ((round + part) / ROUNDS) * (1 - GLANCED);
    // The strong bot takes its time, and is asked only where something seems to stand out.
    const closer = promising.slice(round * CLOSER * size, (round + 1) * CLOSER * size);
    const rated: Candidate[] = [];
    for (const [nth, { asked }] of closer.entries()) {
      const done = doneBy((nth / closer.length) * LOOKING);
      yield done;
      if (isSpent()) return found;
      const actions = different([strongAction(asked), ...quickActions(asked, MOST_TRIED)]);
      rated.push(yield* rating(asked, actions, looks, done));
    }
    const best = mostPromising(rated).slice(0, size);
    for (const [nth, candidate] of best.entries()) {
      const done = doneBy(LOOKING + (nth / best.length) * (1 - LOOKING));
      if (isSpent()) return found;
      const puzzle = yield* measuredPuzzle(candidate, pairs, ROUNDS * size, done);
      if (puzzle !== null) found.push(puzzle);
      if (found.length === wanted) return found;
    }
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

/** After which parts of the worlds those are left out that can hardly become clear any more, and after which a puzzle may be made. */
const PARTS = [0.25, 0.5, 1] as const;
const DECIDING = [0.5, 1] as const;
/** By this much beyond its band it is so in whole points, too, as it is said: 25 points, give or take 25, would prove nothing. */
const SEEN = 0.015;
/** By how many standard deviations a difference may become clearer than it looks. */
const LUCK = 1;

/**
 * The puzzle that a decision makes, if its best action is better than enough others, each beyond a band that allows for all the
 * decisions that are measured and both times that is asked; `null` otherwise. An action that can't be told apart from the best is not offered.
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
    const playouts = Math.ceil(part * pairs);
    const choices: PuzzleChoice[] = [];
    const promising: GameTypes['Action'][] = [];
    for (const action of left) {
      yield done;
      const sums = behindBest(measure, best, action, playouts);
      const behind = pickedFrom(measured * DECIDING.length, sums.effect);
      if (isClear(behind) && behind.value > behind.band + SEEN) choices.push({ action, behind });
      // So wide the band is in the end, if the worlds to come are as these.
      const bandLeft = behind.band * Math.sqrt(part);
      if (behind.value + LUCK * Math.sqrt(sums.variance) > bandLeft) promising.push(action);
      if (choices.length === MOST_CHOICES - 1) break;
    }
    if (DECIDING.some((one) => one === part) && choices.length >= FEWEST_CHOICES - 1) {
      const order = inAnyOrder(best, choices, streamOf(asked.seed, 'puzzle', asked.step, 0));
      return { ...positionOf(asked.match, asked.step), ...order, playouts, keeps: null };
    }
    if (promising.length < FEWEST_CHOICES - 1) return null;
    left = promising;
  }
  return null;
}
