import type { PuzzleSettings } from '@boomtown/bots/playing';
import { type GameTypes, sameJson } from '@boomtown/game-core';
import {
  type Asked,
  askedAt,
  behindBest,
  different,
  partsIn,
  positionOf,
  quickActions,
  sightAt,
  strongAction,
  worthOf,
} from './asked-decision.ts';
import { isClear } from './estimate.ts';
import { inAnyOrder, type Puzzle, type PuzzleChoice } from './puzzle.ts';
import { streamOf } from './seeds.ts';
import { decisionAt, type StudiedMatch, stepAt } from './studied-match.ts';

/** How thorough a search is. */
export interface PuzzleEffort {
  /** This many decisions of the match are looked at. */
  readonly decisions: number;
  /** In how many worlds each of their actions is tried at first. */
  readonly looks: number;
  /** How many of them, the most promising first, are measured, and in how many worlds. */
  readonly measured: number;
  readonly pairs: number;
  /** Questions for the time for working a position out. */
  readonly asks: number;
  /** As many puzzles are enough. */
  readonly wanted: number;
}

export const USUAL_EFFORT: PuzzleEffort = { decisions: 16, looks: 12, measured: 5, pairs: 96, asks: 120, wanted: 3 };

/** Actions that a puzzle lets choose from, and the fewest. */
const MOST_CHOICES = 4;
const FEWEST_CHOICES = 3;
interface Rated {
  readonly action: GameTypes['Action'];
  /** Its part of the win over the worlds in which it was tried. */
  readonly worth: number;
}

/** A decision with the actions that are offered there, the best first as far as is known. */
interface Candidate {
  readonly asked: Asked;
  readonly rated: readonly Rated[];
  /** By how much the first action looks better than the second. */
  readonly gap: number;
}

/**
 * Looks for positions of a match in which one action is best beyond the band of every other that is offered, or the only one that
 * keeps the win. The same match, seed and effort give the same puzzles. Between two steps of it other things may be done; each says
 * what part of the search is done.
 */
export function* findPuzzles(
  match: StudiedMatch,
  seed: number,
  effort: PuzzleEffort = USUAL_EFFORT,
): Generator<number, readonly Puzzle[]> {
  const settings = match.entry.puzzles ?? {};
  const steps = askedSteps(match, settings);
  return settings.solve === undefined
    ? yield* estimated(match, seed, spread(steps, effort.decisions), effort)
    : yield* workedOut(match, seed, steps.toReversed().slice(0, 2 * effort.decisions), settings.solve, effort);
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

function* workedOut(
  match: StudiedMatch,
  seed: number,
  steps: readonly number[],
  solve: NonNullable<PuzzleSettings<GameTypes>['solve']>,
  { asks, wanted }: PuzzleEffort,
): Generator<number, readonly Puzzle[]> {
  const found: Puzzle[] = [];
  for (const [nth, step] of steps.entries()) {
    yield nth / steps.length;
    const sight = sightAt(match, step);
    const only = solve(sight.view, asks);
    if (only === null) continue;
    const rng = streamOf(seed, 'puzzle', step, 0);
    const others = rng
      .shuffle(sight.legal.filter((action) => !sameJson(action, only.keeps)))
      .slice(0, MOST_CHOICES - 1)
      .map((action): PuzzleChoice => ({ action, behind: null }));
    found.push({ ...positionOf(match, step), ...inAnyOrder(only.keeps, others, rng), playouts: 0 });
    if (found.length === wanted) break;
  }
  return found;
}

function* estimated(
  match: StudiedMatch,
  seed: number,
  steps: readonly number[],
  { looks, measured, pairs, wanted }: PuzzleEffort,
): Generator<number, readonly Puzzle[]> {
  const looked: Candidate[] = [];
  for (const [nth, step] of steps.entries()) {
    yield (nth / steps.length) * GLANCED;
    const asked = askedAt(match, step, seed);
    looked.push(
      yield* rating(
        asked,
        quickActions(asked, MOST_CHOICES),
        Math.ceil(looks / GLANCES),
        (nth / steps.length) * GLANCED,
      ),
    );
  }
  // The strong bot takes its time, and is asked only where something seems to stand out.
  const closer = mostPromising(looked).slice(0, 2 * measured);
  const rated: Candidate[] = [];
  for (const [nth, { asked, rated: known }] of closer.entries()) {
    const done = GLANCED + (nth / closer.length) * (LOOKED - GLANCED);
    yield done;
    const actions = different([strongAction(asked), ...known.map(({ action }) => action)]).slice(0, MOST_CHOICES);
    rated.push(yield* rating(asked, actions, looks, done));
  }
  const found: Puzzle[] = [];
  const best = mostPromising(rated).slice(0, measured);
  for (const [nth, candidate] of best.entries()) {
    const done = LOOKED + (nth / best.length) * (1 - LOOKED);
    const puzzle = yield* measuredPuzzle(candidate, pairs, done);
    if (puzzle !== null) found.push(puzzle);
    if (found.length === wanted) break;
  }
  return found;
}

/** A first glance tries actions in a third of the worlds. */
const GLANCES = 3;
/** What part of the search is done after the first glances, and when it is known what is to be measured. */
const GLANCED = 0.3;
const LOOKED = 0.6;

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
  const [first, second] = rated;
  return { asked, rated, gap: (first?.worth ?? 0) - (second?.worth ?? 0) };
}

/** An action that is better by less in the first worlds hardly is so beyond its band in all of them. */
const LEAST_LEAD = 0.06;

/** The puzzle that a decision makes, if its best action is better than each other one beyond the band; `null` otherwise. */
function* measuredPuzzle({ asked, rated }: Candidate, pairs: number, done: number): Generator<number, Puzzle | null> {
  const [best, ...others] = rated.map(({ action }) => action);
  if (best === undefined) return null;
  const measure = partsIn(asked);
  // Most of those that look better are not: a few worlds show it.
  for (const action of others) {
    yield done;
    if (behindBest(measure, best, action, Math.ceil(pairs / 4)).mean < LEAST_LEAD) return null;
  }
  const choices: PuzzleChoice[] = [];
  for (const action of others) {
    yield done;
    const behind = behindBest(measure, best, action, pairs).effect;
    if (behind.value <= 0 || !isClear(behind)) return null;
    choices.push({ action, behind });
  }
  const order = inAnyOrder(best, choices, streamOf(asked.seed, 'puzzle', asked.step, 0));
  return { ...positionOf(asked.match, asked.step), ...order, playouts: pairs };
}
