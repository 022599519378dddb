import { countedThinking, type PuzzleSettings } from '@boomtown/bots/playing';
import { type GameTypes, type Seat, sameJson } from '@boomtown/game-core';
import { isClear, Sums } from './estimate.ts';
import { playOut, quickChoice } from './playout.ts';
import { inAnyOrder, type Puzzle, type PuzzleChoice } from './puzzle.ts';
import { streamOf } from './seeds.ts';
import { decisionAt, type Situation, type StudiedMatch, situationAt, stepAt } from './studied-match.ts';

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
/** How often quick bots are asked for what comes to mind. */
const QUICK_CHOICES = 10;
/** How long the strong bot thinks, in questions for the time: the same on every machine. */
const STRONG_ASKS = 200;

/** A decision of the match that is looked at, and what its seat knew. */
interface Asked {
  readonly match: StudiedMatch;
  /** The step that it made. */
  readonly step: number;
  readonly seat: Seat;
  readonly legal: readonly GameTypes['Action'][];
  /** The puzzle shows no more. */
  readonly known: Situation;
  readonly seed: number;
}

interface Candidate {
  readonly asked: Asked;
  readonly actions: readonly GameTypes['Action'][];
  /** By how much the first action looked better than the second. */
  readonly gap: number;
}

/**
 * Looks for positions of a match in which one action is best beyond the band of every other that is offered, or the only one that
 * keeps the win. The same match, seed and effort give the same puzzles. Between two steps of it other things may be done.
 */
export function* findPuzzles(
  match: StudiedMatch,
  seed: number,
  effort: PuzzleEffort = USUAL_EFFORT,
): Generator<void, readonly Puzzle[]> {
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
): Generator<void, readonly Puzzle[]> {
  const found: Puzzle[] = [];
  for (const step of steps) {
    yield;
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
): Generator<void, readonly Puzzle[]> {
  const looked: Candidate[] = [];
  for (const step of steps) {
    yield;
    const asked = askedAt(match, step, seed);
    const rated: { readonly action: GameTypes['Action']; readonly worth: number }[] = [];
    for (const action of actionsFor(asked)) {
      rated.push({ action, worth: worthOf(asked, action, looks) });
      yield;
    }
    rated.sort((a, b) => b.worth - a.worth);
    const [first, second] = rated;
    if (first === undefined || second === undefined || rated.length < FEWEST_CHOICES) continue;
    looked.push({ asked, actions: rated.map(({ action }) => action), gap: first.worth - second.worth });
  }
  const found: Puzzle[] = [];
  for (const candidate of looked.sort((a, b) => b.gap - a.gap || a.asked.step - b.asked.step).slice(0, measured)) {
    const [best, ...others] = candidate.actions;
    if (best === undefined) continue;
    const { step } = candidate.asked;
    const measure = partsIn(candidate.asked);
    const choices: PuzzleChoice[] = [];
    for (const action of others) {
      yield;
      // Most of those that look better are not: a few worlds show it.
      if (behindBest(measure, best, action, Math.ceil(pairs / 4)).mean <= 0) break;
      yield;
      const behind = behindBest(measure, best, action, pairs).effect;
      if (behind.value <= 0 || !isClear(behind)) break;
      choices.push({ action, behind });
    }
    if (choices.length < others.length) continue;
    const order = inAnyOrder(best, choices, streamOf(seed, 'puzzle', step, 0));
    found.push({ ...positionOf(match, step), ...order, playouts: pairs });
    if (found.length === wanted) break;
  }
  return found;
}

function positionOf(match: StudiedMatch, step: number): Omit<Puzzle, 'choices' | 'best' | 'playouts'> {
  const { id, version } = match.entry.game.info;
  const { seat, view, own } = sightAt(match, step);
  return { game: id, version, seats: match.seats, seat, step: step - 1, view, own };
}

/** What the seat saw that made this step. */
function sightAt(match: StudiedMatch, step: number) {
  const { game } = match.entry;
  const seat = stepAt(match.steps, step).made?.seat;
  if (seat === undefined) throw new RangeError(`no action made step ${step}`);
  const { state } = stepAt(match.steps, step - 1);
  const view = game.publicView(state);
  const own = game.privateView(state, seat);
  return { seat, view, own, legal: game.legal(view, own, seat) };
}

function askedAt(match: StudiedMatch, step: number, seed: number): Asked {
  const { seat, legal } = sightAt(match, step);
  return { match, step, seat, legal, known: situationAt(match, step - 1, seat), seed };
}

/** What may come to mind: a strong bot's choice, those of quick ones, what was done, and any others up to a few. */
function actionsFor({ match, step, seat, legal, known, seed }: Asked): readonly GameTypes['Action'][] {
  const { entry } = match;
  const rng = streamOf(seed, 'puzzle', step, 1);
  const { state, seen } = known.world(streamOf(seed, 'puzzle', step, 2));
  const bot = entry.create();
  const own = entry.game.privateView(state, seat);
  const sight = { view: entry.game.publicView(state), own, seat, legal, seen: seen[seat] ?? [] };
  const strong = bot.choose(sight, { ...countedThinking('hard', STRONG_ASKS), rng });
  const quick = Array.from({ length: QUICK_CHOICES }, () => quickChoice(entry, bot, state, seat, sight.seen, rng));
  const made = stepAt(match.steps, step).made?.action;
  const all = [strong, ...(made === undefined ? [] : [made]), ...quick, ...rng.shuffle(legal).slice(0, MOST_CHOICES)];
  const different = all.filter((action, nth) => all.findIndex((one) => sameJson(one, action)) === nth);
  return different.slice(0, MOST_CHOICES);
}

/** The part of the win that an action brought its seat, over this many worlds: the same ones for all actions. */
function worthOf(asked: Asked, action: GameTypes['Action'], looks: number): number {
  let sum = 0;
  for (let nth = 0; nth < looks; nth += 1) sum += partIn(asked, action, 'look', nth);
  return sum / looks;
}

/** The part of the win that an action brings its seat in one of the worlds that fit what the seat saw. */
function partIn(
  { match, step, seat, known, seed }: Asked,
  action: GameTypes['Action'],
  purpose: 'look' | 'measure',
  nth: number,
): number {
  const world = known.world(streamOf(seed, purpose, step, nth));
  return playOut(match.entry, world, streamOf(seed, purpose, step, nth), { seat, action })[seat] ?? 0;
}

/** An action's part of the win in one of the worlds in which neither it nor another was chosen; each is played once. */
type Measure = (action: GameTypes['Action'], world: number) => number;

function partsIn(asked: Asked): Measure {
  const known = new Map<GameTypes['Action'], number[]>();
  return (action, nth) => {
    const parts = known.get(action) ?? [];
    known.set(action, parts);
    const part = parts[nth] ?? partIn(asked, action, 'measure', nth);
    parts[nth] = part;
    return part;
  };
}

/** By how much the best action is better than another one. */
function behindBest(measure: Measure, best: GameTypes['Action'], action: GameTypes['Action'], pairs: number): Sums {
  const sums = new Sums();
  for (let nth = 0; nth < pairs; nth += 1) sums.add(measure(best, nth) - measure(action, nth));
  return sums;
}
