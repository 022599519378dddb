import type { Seat } from '@boomtown/game-core';
import type { Curve } from './curve.ts';
import { Decision } from './decisions.ts';
import { type Effect, isClear, pickedFrom, Sums } from './estimate.ts';
import { type FirstAction, playOut } from './playout.ts';
import { streamOf } from './seeds.ts';
import { type StudiedMatch, situationAt, stepAt } from './studied-match.ts';

/** A moment that moved the match: by a decision of `seat`, or by luck, which helped `seat` most. */
export interface Moment {
  readonly step: number;
  readonly by: 'luck' | 'decision';
  readonly seat: Seat;
  /** For this seat. */
  readonly effect: Effect;
}

/** What each decision and each chance of the match brought, as far as curve and decisions are known by now. */
export function roughMoments(match: StudiedMatch, curve: Curve, decisions: readonly Decision[]): readonly Moment[] {
  const byStep = new Map(decisions.map((decision) => [decision.step, decision]));
  return match.steps.flatMap(({ made, byChance }, step): Moment[] => {
    const decision = byStep.get(step);
    const decided: Moment[] =
      decision === undefined || made === null
        ? []
        : [{ step, by: 'decision', seat: made.seat, effect: effectIn(decision, made.seat) }];
    return byChance && made !== null ? [...decided, luckAt(match, curve, decision, step)] : decided;
  });
}

export function largestFirst<M extends Pick<Moment, 'effect'>>(moments: readonly M[]): readonly M[] {
  return moments.toSorted((one, other) => Math.abs(other.effect.value) - Math.abs(one.effect.value));
}

function effectIn({ effects }: Decision, seat: Seat): Effect {
  return effects[seat]?.effect ?? NOTHING_KNOWN;
}

const NOTHING_KNOWN: Effect = { value: 0, band: 1 };

/** How far chance moved the curve at a step, the decision that came with it left out; for the seat that it helped most. */
function luckAt(match: StudiedMatch, curve: Curve, decision: Decision | undefined, step: number): Moment {
  const [before, after] = [curve.at(step - 1), curve.at(step)];
  const effects = Array.from({ length: match.seats }, (_, seat): Effect => {
    const [from, to] = [before?.[seat], after?.[seat]];
    if (from === undefined || to === undefined) return NOTHING_KNOWN;
    const decided = decision === undefined ? { value: 0, band: 0 } : effectIn(decision, seat);
    const halves = [(from.high - from.low) / 2, (to.high - to.low) / 2, decided.band];
    return { value: to.value - from.value - decided.value, band: Math.hypot(...halves) };
  });
  const most = Math.max(...effects.map(({ value }) => value));
  const seat = effects.findIndex(({ value }) => value === most);
  return { step, by: 'luck', seat, effect: effects[seat] ?? NOTHING_KNOWN };
}

/**
 * A moment that seemed to matter, measured by playouts of its own: the largest of hundreds of estimates is mostly one that came out
 * too large, so that nothing of what made it stand out is counted here.
 */
export class MeasuredMoment {
  readonly step: number;
  readonly by: Moment['by'];
  readonly seat: Seat;
  readonly #match: StudiedMatch;
  readonly #made: FirstAction;
  readonly #seed: number;
  readonly #decision: Decision;
  readonly #luck = new Sums();
  readonly #looks: number;

  /** @param looks among how many measurements it is one of the largest */
  constructor(match: StudiedMatch, { step, by, seat }: Moment, seed: number, looks: number) {
    const { made } = stepAt(match.steps, step);
    if (made === null) throw new RangeError(`no action made step ${step}`);
    [this.step, this.by, this.seat] = [step, by, seat];
    this.#match = match;
    this.#made = made;
    this.#seed = seed ^ ANEW;
    this.#decision = new Decision(match, step, made, this.#seed);
    this.#looks = looks;
  }

  /** Plays until it rests on this many pairs; stops after each. */
  *measure(pairs: number): Generator<void> {
    while (this.#sums.count < pairs) {
      if (this.by === 'decision') this.#decision.weigh(this.#sums.count + 1);
      else this.#compareChance();
      yield;
    }
  }

  /** In a band that holds all that were measured at once. */
  get effect(): Effect {
    return pickedFrom(this.#looks, this.#sums.effect);
  }

  /** Is it certain that it moved the match? What chance brought is credited to the seat that it helped. */
  get isProven(): boolean {
    return isClear(this.effect) && (this.by === 'decision' || this.effect.value > 0);
  }

  get #sums(): Sums {
    return (this.by === 'decision' ? this.#decision.effects[this.seat] : this.#luck) ?? this.#luck;
  }

  /** What came, against what the same action brings when chance is drawn anew. */
  #compareChance(): void {
    const { entry } = this.#match;
    const stream = () => streamOf(this.#seed, 'moment', this.step, this.#luck.count);
    const came = playOut(entry, situationAt(this.#match, this.step, 'open').world(stream()), stream());
    const before = situationAt(this.#match, this.step - 1, 'open').world(stream());
    const other = playOut(entry, before, stream(), this.#made);
    this.#luck.add((came[this.seat] ?? 0) - (other[this.seat] ?? 0));
  }
}

/** Sets the chance of measuring apart from that of looking. */
const ANEW = 0x5bd1e995;
