import { countedThinking } from '@boomtown/bots/playing';
import { type GameTypes, type Seat, sameJson } from '@boomtown/game-core';
import { Sums } from './estimate.ts';
import { playOut, quickChoice } from './playout.ts';
import type { Puzzle } from './puzzle.ts';
import { streamOf } from './seeds.ts';
import { type Situation, type StudiedMatch, situationAt, stepAt } from './studied-match.ts';

/** How often quick bots are asked for what comes to mind. */
const QUICK_CHOICES = 10;
/** How long the strong bot thinks, in questions for the time: the same on every machine. */
const STRONG_ASKS = 200;

/** A decision of the match that is looked at, and what its seat knew. */
export interface Asked {
  readonly match: StudiedMatch;
  /** The step that it made. */
  readonly step: number;
  readonly seat: Seat;
  readonly legal: readonly GameTypes['Action'][];
  /** The puzzle shows no more. */
  readonly known: Situation;
  readonly seed: number;
  readonly work: Work;
}

/** How long all playouts were together, in actions that are seen by one seat: about what they cost, on every machine the same number. */
export interface Work {
  done: number;
}

export function positionOf(match: StudiedMatch, step: number): Omit<Puzzle, 'choices' | 'best' | 'playouts' | 'keeps'> {
  const { id, version } = match.entry.game.info;
  const { seat, view, own } = sightAt(match, step);
  return { game: id, version, seats: match.seats, seat, step: step - 1, view, own };
}

/** What the seat saw that made this step. */
export function sightAt(match: StudiedMatch, step: number) {
  const { game } = match.entry;
  const seat = stepAt(match.steps, step).made?.seat;
  if (seat === undefined) throw new RangeError(`no action made step ${step}`);
  const { state } = stepAt(match.steps, step - 1);
  const view = game.publicView(state);
  const own = game.privateView(state, seat);
  return { seat, view, own, legal: game.legal(view, own, seat) };
}

export function askedAt(match: StudiedMatch, step: number, seed: number, work: Work): Asked {
  const { seat, legal } = sightAt(match, step);
  return { match, step, seat, legal, known: situationAt(match, step - 1, seat), seed, work };
}

/** The work of one playout from this step, if it is about as long as the match was. */
export function workFrom({ steps, seats }: StudiedMatch, step: number): number {
  return (steps.length - step) * seats;
}

/** What may come to mind: the choices of quick bots, what was done, and any others, `most` in all. */
export function quickActions(
  { match, step, seat, legal, known, seed }: Asked,
  most: number,
): readonly GameTypes['Action'][] {
  const { entry } = match;
  const rng = streamOf(seed, 'puzzle', step, 1);
  const { state, seen } = known.world(streamOf(seed, 'puzzle', step, 2));
  const bot = entry.create();
  const quick = Array.from({ length: QUICK_CHOICES }, () =>
    quickChoice(entry, bot, state, seat, seen[seat] ?? [], rng),
  );
  const made = stepAt(match.steps, step).made?.action;
  const all = [...(made === undefined ? [] : [made]), ...quick, ...rng.shuffle(legal).slice(0, most)];
  return different(all).slice(0, most);
}

/** What a strong bot would do. */
export function strongAction({ match, step, seat, legal, known, seed }: Asked): GameTypes['Action'] {
  const { entry } = match;
  const { state, seen } = known.world(streamOf(seed, 'puzzle', step, 2));
  const own = entry.game.privateView(state, seat);
  const sight = { view: entry.game.publicView(state), own, seat, legal, seen: seen[seat] ?? [] };
  const rng = streamOf(seed, 'puzzle', step, 3);
  return entry.create().choose(sight, { ...countedThinking('hard', STRONG_ASKS), rng });
}

export function different(actions: readonly GameTypes['Action'][]): readonly GameTypes['Action'][] {
  return actions.filter((action, nth) => actions.findIndex((one) => sameJson(one, action)) === nth);
}

/** The part of the win that an action brought its seat, over this many worlds: the same ones for all actions. */
export function worthOf(asked: Asked, action: GameTypes['Action'], looks: number): number {
  let sum = 0;
  for (let nth = 0; nth < looks; nth += 1) sum += partIn(asked, action, 'look', nth);
  return sum / looks;
}

/** The part of the win that an action brings its seat in one of the worlds that fit what the seat saw. */
function partIn(
  { match, step, seat, known, seed, work }: Asked,
  action: GameTypes['Action'],
  purpose: 'look' | 'measure',
  nth: number,
): number {
  work.done += workFrom(match, step);
  const world = known.world(streamOf(seed, purpose, step, nth));
  return playOut(match.entry, world, streamOf(seed, purpose, step, nth), { seat, action })[seat] ?? 0;
}

/** An action's part of the win in one of the worlds in which neither it nor another was chosen; each is played once. */
type Measure = (action: GameTypes['Action'], world: number) => number;

export function partsIn(asked: Asked): Measure {
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
export function behindBest(
  measure: Measure,
  best: GameTypes['Action'],
  action: GameTypes['Action'],
  pairs: number,
): Sums {
  const sums = new Sums();
  for (let nth = 0; nth < pairs; nth += 1) sums.add(measure(best, nth) - measure(action, nth));
  return sums;
}
