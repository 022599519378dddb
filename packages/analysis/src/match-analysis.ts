import type { AnyBotEntry } from '@boomtown/bots/playing';
import { type MadeAction, type Outcome, outcome, type ReplaySource, replay } from '@boomtown/game-core';
import { accountOf, type SeatAccount } from './account.ts';
import { type BetterAction, betterThan } from './better.ts';
import { Curve } from './curve.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { largestFirst, MeasuredMoment, type Moment, roughMoments } from './moments.ts';
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
/** How many moments are named. */
const MOST_MOMENTS = 3;
/** This many of what may have decided the match are looked at more closely, by this many pairs at least. */
const LOOKED_AT = 36;
const LOOKS = 32;
/** This many of them, the largest, are measured by playouts of their own; and a few of those by several times as many. */
const MEASURED = 12;
const MEASURED_AGAIN = 5;
const TIMES_AS_MANY = 4;
/** Moments are looked for twice while a match is studied, and each time those that are measured are looked at twice. */
const ALL_LOOKS = 4 * MEASURED;

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
  readonly #measured = new Map<string, MeasuredMoment>();
  /** The moments that are named, in the order in which they were found; `null` before they were looked for. */
  #named: readonly MeasuredMoment[] | null = null;
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
   * Looks for the moments that decided the match, and for better actions there. What seems to be most is measured by playouts of its
   * own, this many or more. What was named once stays named in its place; more may be found later.
   */
  *decide(playouts: number): Generator<void> {
    const looks = Math.min(LOOKS, playouts);
    for (const moment of largestFirst(this.#rough()).slice(0, LOOKED_AT)) yield* this.#look(moment, looks);
    const picked = largestFirst(this.#rough())
      .slice(0, MEASURED)
      .map((moment) => this.#measuredAt(moment));
    for (const moment of picked) yield* moment.measure(playouts);
    for (const moment of largestFirst([...this.#measured.values()]).slice(0, MEASURED_AGAIN)) {
      yield* moment.measure(TIMES_AS_MANY * playouts);
    }
    const before = this.#named ?? [];
    const proven = largestFirst([...this.#measured.values()].filter(({ isProven }) => isProven));
    const fresh = proven.filter((moment) => !before.includes(moment));
    const named = [...before, ...fresh.slice(0, MOST_MOMENTS - before.length)];
    for (const { step, by } of named) if (by === 'decision') yield* this.#improve(step, playouts);
    this.#named = named;
  }

  /** Why each seat ended where it did; `null` until every decision is weighed. */
  account(winners: Outcome['winners']): readonly SeatAccount[] | null {
    const weighed = this.#decisions.every((decision) => decision.weighed > 0);
    const began = this.#start.bySeat.every(({ count }) => count > 0);
    return weighed && began ? accountOf(this.match, this.#start.bySeat, this.#decisions, winners) : null;
  }

  /** The moments that decided the match; `null` until they were looked for. */
  moments(): readonly DecidingMoment[] | null {
    return (
      this.#named?.map(({ step, by, seat, effect }) => {
        const better = by === 'decision' ? (this.#better.get(step)?.found ?? null) : null;
        return { step, by, seat, effect, better };
      }) ?? null
    );
  }

  /** Why there are no more moments: the largest that was measured without being certain. `null` where there is no room for more. */
  get unproven(): Moment | null {
    const [most] = largestFirst([...this.#measured.values()].filter(({ isProven }) => !isProven));
    if (this.#named === null || this.#named.length >= MOST_MOMENTS || most === undefined) return null;
    const { step, by, seat, effect } = most;
    return { step, by, seat, effect };
  }

  #rough(): readonly Moment[] {
    return roughMoments(this.match, this.curve('open'), this.#decisions);
  }

  /** The moment as it is measured; what was begun is gone on with. */
  #measuredAt(moment: Moment): MeasuredMoment {
    const key = `${moment.step} ${moment.by}`;
    const known = this.#measured.get(key) ?? new MeasuredMoment(this.match, moment, this.#seed, ALL_LOOKS);
    this.#measured.set(key, known);
    return known;
  }

  /** Looks more closely at what may be a moment. */
  *#look({ step, by }: Moment, pairs: number): Generator<void> {
    const decision = this.#decisions.find((one) => one.step === step);
    if (decision !== undefined) yield* weighing(decision, pairs);
    if (by === 'decision') return;
    yield* this.curve('open').refineOne(step - 1, pairs);
    yield* this.curve('open').refineOne(step, pairs);
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
