import type { AnyBotEntry } from '@boomtown/bots/playing';
import { type MadeAction, type Outcome, outcome, type ReplaySource, replay } from '@boomtown/game-core';
import { accountOf, type Moment, momentsOf, type SeatAccount } from './account.ts';
import { type BetterAction, betterThan } from './better.ts';
import { Curve } from './curve.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { StartingChance } from './start.ts';
import { type Knowledge, recordSteps, type StudiedMatch, stepAt } from './studied-match.ts';

/** A moment that decided the match, and what would have been better. */
export interface DecidingMoment extends Moment {
  readonly better: BetterAction | null;
}

/** How many pairs are played between two looks at whether it is still wanted. */
const AT_ONCE = 4;
/** How many moments are told. */
const MOMENTS = 3;

/**
 * All that can be found out about a match by playouts. Nothing is computed but by the generators, each of whose steps is
 * short; who runs them may stop at any time. The same seed and numbers give the same results, in whatever order they are run.
 */
export class MatchAnalysis {
  readonly match: StudiedMatch;
  readonly #seed: number;
  readonly #curves = new Map<Knowledge, Curve>();
  readonly #start: StartingChance;
  readonly #decisions: readonly Decision[];
  readonly #better = new Map<number, { readonly pairs: number; readonly found: BetterAction | null }>();

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
    yield* this.#start.refine(playouts);
    for (const decision of this.#decisions) {
      while (decision.weighed < playouts) {
        decision.weigh(Math.min(playouts, decision.weighed + AT_ONCE));
        yield;
      }
    }
  }

  /** Looks for better actions at the decisions that are told. */
  *improve(pairs: number): Generator<void> {
    for (const { step, by } of this.#moments()) {
      const decision = this.#decisions.find((one) => one.step === step);
      const known = this.#better.get(step);
      if (by === 'luck' || decision === undefined || (known !== undefined && known.pairs >= pairs)) continue;
      this.#better.set(step, { pairs, found: betterThan(this.match, decision, this.#seed, pairs) });
      yield;
    }
  }

  /** Why each seat ended where it did; `null` until every decision is weighed. */
  account(winners: Outcome['winners']): readonly SeatAccount[] | null {
    const weighed = this.#decisions.every((decision) => decision.weighed > 0);
    const began = this.#start.bySeat.every(({ count }) => count > 0);
    return weighed && began ? accountOf(this.match, this.#start.bySeat, this.#decisions, winners) : null;
  }

  moments(): readonly DecidingMoment[] {
    return this.#moments().map((moment) => ({
      ...moment,
      better: moment.by === 'decision' ? (this.#better.get(moment.step)?.found ?? null) : null,
    }));
  }

  #moments(): readonly Moment[] {
    return momentsOf(this.match, this.curve('open'), this.#decisions).slice(0, MOMENTS);
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
