import type { AnyBotEntry } from '@boomtown/bots/playing';
import { type MadeAction, type Outcome, outcome, type ReplaySource, replay } from '@boomtown/game-core';
import { accountOf, allMoments, clearMoments, largestFirst, type Moment, type SeatAccount } from './account.ts';
import { type BetterAction, betterThan } from './better.ts';
import { Curve } from './curve.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { StartingChance } from './start.ts';
import { type Knowledge, recordSteps, type StudiedMatch, stepAt } from './studied-match.ts';

/** A moment that decided the match, and what would have been better. */
export interface DecidingMoment extends Moment {
  readonly better: BetterAction | null;
}

/** How far the weighing of decisions has come: `done` of them were weighed by as many pairs as is asked for now. */
export interface Weighing {
  readonly done: number;
  readonly of: number;
  /** By how many pairs each decision was weighed at least. */
  readonly pairs: number;
}

/** How many pairs are played between two looks at whether it is still wanted. */
const AT_ONCE = 2;
/** How many moments are told. */
const MOMENTS = 3;
/** This many of what may have decided the match are looked at more closely before any is told. */
const CLOSER = 12;

/**
 * All that can be found out about a match by playouts. Nothing is computed but by the generators, each of whose steps is
 * short; who runs them may stop at any time. The same seed and the same calls give the same results, wherever they are interrupted.
 */
export class MatchAnalysis {
  readonly match: StudiedMatch;
  readonly #seed: number;
  readonly #curves = new Map<Knowledge, Curve>();
  readonly #start: StartingChance;
  readonly #decisions: readonly Decision[];
  readonly #better = new Map<number, { readonly pairs: number; readonly found: BetterAction | null }>();
  /** The moments that are told, in the order in which they were found; `null` before they were looked for. */
  #told: readonly Pick<Moment, 'step' | 'by'>[] | null = null;
  #asked = 0;

  constructor(match: StudiedMatch, seed: number) {
    this.match = match;
    this.#seed = seed;
    this.#start = new StartingChance(match, seed);
    this.#decisions = decisionsOf(match, seed);
  }

  curve(knowledge: Knowledge): Curve {
    const curve = this.#curves.get(knowledge) ?? new Curve(this.match, knowledge, this.#seed);
    this.#curves.set(knowledge, curve);
    return curve;
  }

  /** Weighs every decision by this many pairs of playouts, and the starting chance by as many playouts. */
  *weigh(playouts: number): Generator<void> {
    this.#asked = playouts;
    yield* this.#start.refine(playouts);
    for (const decision of this.#decisions) yield* weighing(decision, playouts);
  }

  get weighing(): Weighing {
    const counts = this.#decisions.map(({ weighed }) => weighed);
    return {
      done: counts.filter((count) => count > 0 && count >= this.#asked).length,
      of: counts.length,
      pairs: counts.length === 0 ? this.#asked : Math.min(...counts),
    };
  }

  /**
   * Looks for the moments that decided the match, and for better actions there. What seems to be most is measured more closely, by this
   * many playouts. What was told once stays told in its place; more may be found later.
   */
  *decide(playouts: number): Generator<void> {
    for (const { step, by } of largestFirst(this.#moments()).slice(0, CLOSER)) {
      yield* this.#measure(step, by, playouts);
    }
    const told = this.#told ?? [];
    const fresh = clearMoments(this.#moments()).filter((moment) => !told.some((one) => isSame(one, moment)));
    const found = [...told, ...fresh.slice(0, MOMENTS - told.length)];
    for (const { step, by } of found) if (by === 'decision') yield* this.#improve(step, playouts);
    this.#told = found;
  }

  /** Why each seat ended where it did; `null` until every decision is weighed. */
  account(winners: Outcome['winners']): readonly SeatAccount[] | null {
    const weighed = this.#decisions.every((decision) => decision.weighed > 0);
    const began = this.#start.bySeat.every(({ count }) => count > 0);
    return weighed && began ? accountOf(this.match, this.#start.bySeat, this.#decisions, winners) : null;
  }

  /** The moments that decided the match; `null` until they were looked for. */
  moments(): readonly DecidingMoment[] | null {
    const all = this.#told === null ? [] : this.#moments();
    return (
      this.#told?.flatMap((told) => {
        const moment = all.find((one) => isSame(one, told));
        if (moment === undefined) return [];
        return [
          { ...moment, better: moment.by === 'decision' ? (this.#better.get(moment.step)?.found ?? null) : null },
        ];
      }) ?? null
    );
  }

  #moments(): readonly Moment[] {
    return allMoments(this.match, this.curve('open'), this.#decisions);
  }

  *#measure(step: number, by: Moment['by'], playouts: number): Generator<void> {
    const decision = this.#decisions.find((one) => one.step === step);
    if (decision !== undefined) yield* weighing(decision, playouts);
    if (by === 'decision') return;
    yield* this.curve('open').refineOne(step - 1, playouts);
    yield* this.curve('open').refineOne(step, playouts);
  }

  *#improve(step: number, pairs: number): Generator<void> {
    const decision = this.#decisions.find((one) => one.step === step);
    if (decision === undefined || (this.#better.get(step)?.pairs ?? 0) >= pairs) return;
    this.#better.set(step, { pairs, found: yield* betterThan(this.match, decision, this.#seed, pairs) });
  }
}

function* weighing(decision: Decision, playouts: number): Generator<void> {
  while (decision.weighed < playouts) {
    decision.weigh(Math.min(playouts, decision.weighed + AT_ONCE));
    yield;
  }
}

function isSame(one: Pick<Moment, 'step' | 'by'>, other: Pick<Moment, 'step' | 'by'>): boolean {
  return one.step === other.step && one.by === other.by;
}

/** Replays a match for study. It must stand: who asks has verified it. */
export function studied(entry: AnyBotEntry, source: ReplaySource): StudiedMatch {
  const { steps, each } = recordSteps(source.actions satisfies readonly MadeAction[]);
  const replayed = replay(entry.game, source, each);
  if (!replayed.ok) throw new Error(`a match that does not stand can't be studied: ${replayed.error.refusal.message}`);
  // Of a match that goes on from another one, these rules begin as it began.
  return { entry: { ...entry, game: replayed.value.game }, options: source.options, seats: source.seats, steps };
}

/** Who won by the rules; `null` if the match is not over by them. */
export function winnersOf({ entry, steps }: StudiedMatch): Outcome['winners'] | null {
  return outcome(entry.game, stepAt(steps, steps.length - 1).state)?.winners ?? null;
}
