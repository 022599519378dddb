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
    looked.push(yield* rating(asked, quickActions(asked), Math.ceil(looks / GLANCES), (nth / steps.length) * GLANCED));
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

/** The part of the worlds in which actions are tried at a first glance, as one of so many. */
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

/** What may come to mind: the choices of quick bots, what was done, and any others up to a few. */
function quickActions({ match, step, seat, legal, known, seed }: Asked): readonly GameTypes['Action'][] {
  const { entry } = match;
  const rng = streamOf(seed, 'puzzle', step, 1);
  const { state, seen } = known.world(streamOf(seed, 'puzzle', step, 2));
  const bot = entry.create();
  const quick = Array.from({ length: QUICK_CHOICES }, () =>
    quickChoice(entry, bot, state, seat, seen[seat] ?? [], rng),
  );
  const made = stepAt(match.steps, step).made?.action;
  const all = [...(made === undefined ? [] : [made]), ...quick, ...rng.shuffle(legal).slice(0, MOST_CHOICES)];
  return different(all).slice(0, MOST_CHOICES);
}

/** What a strong bot would do. */
function strongAction({ match, step, seat, legal, known, seed }: Asked): GameTypes['Action'] {
  const { entry } = match;
  const { state, seen } = known.world(streamOf(seed, 'puzzle', step, 2));
  const own = entry.game.privateView(state, seat);
  const sight = { view: entry.game.publicView(state), own, seat, legal, seen: seen[seat] ?? [] };
  const rng = streamOf(seed, 'puzzle', step, 3);
  return entry.create().choose(sight, { ...countedThinking('hard', STRONG_ASKS), rng });
}

function different(actions: readonly GameTypes['Action'][]): readonly GameTypes['Action'][] {
  return actions.filter((action, nth) => actions.findIndex((one) => sameJson(one, action)) === nth);
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
