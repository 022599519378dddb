import type { Outcome, Seat } from '@boomtown/game-core';
import type { Curve } from './curve.ts';
import type { Decision } from './decisions.ts';
import { type Effect, effectOf, isClear, pickedFrom, type Sums } from './estimate.ts';
import { partsOf } from './playout.ts';
import type { StudiedMatch } from './studied-match.ts';

/** Why a seat ended where it did. What luck and decisions brought is together the way from its starting chance to its result. */
export interface SeatAccount {
  readonly seat: Seat;
  /** Before anything was dealt. */
  readonly start: Effect;
  /** Its part of the win. */
  readonly result: number;
  readonly luck: Effect;
  /** Its own decisions, against those of the bots. */
  readonly own: Effect;
  /** All others' decisions. */
  readonly others: Effect;
}

/** How the results of a match came about. Nothing is left over: what is not by decisions is luck. */
export function accountOf(
  match: StudiedMatch,
  start: readonly Sums[],
  decisions: readonly Decision[],
  winners: Outcome['winners'],
): readonly SeatAccount[] {
  return partsOf(winners, match.seats).map((result, seat) => {
    const own = total(
      seat,
      decisions.filter(({ made }) => made.seat === seat),
    );
    const others = total(
      seat,
      decisions.filter(({ made }) => made.seat !== seat),
    );
    const began = start[seat];
    const startValue = began?.mean ?? 0;
    const startVariance = began?.variance ?? 0;
    return {
      seat,
      start: effectOf(startValue, startVariance),
      result,
      luck: effectOf(result - startValue - own.value - others.value, startVariance + own.variance + others.variance),
      own: effectOf(own.value, own.variance),
      others: effectOf(others.value, others.variance),
    };
  });
}

/** What these decisions brought a seat. They are weighed with different chance, so what each is off by adds up in squares. */
function total(seat: Seat, decisions: readonly Decision[]): { readonly value: number; readonly variance: number } {
  let [value, variance] = [0, 0];
  for (const { effects } of decisions) {
    value += effects[seat]?.mean ?? 0;
    variance += effects[seat]?.variance ?? 0;
  }
  return { value, variance };
}

/** A moment that moved the match: by a decision of `seat`, or by luck, which helped `seat` most. */
export interface Moment {
  readonly step: number;
  readonly by: 'luck' | 'decision';
  readonly seat: Seat;
  /** For this seat. */
  readonly effect: Effect;
}

/** What each decision and each chance of the match brought, in bands of their own. */
function movesOf(match: StudiedMatch, curve: Curve, decisions: readonly Decision[]): readonly Moment[] {
  const byStep = new Map(decisions.map((decision) => [decision.step, decision]));
  return match.steps.flatMap(({ made, byChance }, step): Moment[] => {
    const decision = byStep.get(step);
    const decided: Moment[] =
      decision === undefined || made === null
        ? []
        : [{ step, by: 'decision', seat: made.seat, effect: effectIn(decision, made.seat) }];
    return byChance && step > 0 ? [...decided, luckAt(match, curve, decision, step)] : decided;
  });
}

/**
 * What moved the match, each in a band that allows for all that is looked at: the largest of many estimates is mostly one that
 * came out too large. At a step of chance each seat was looked at.
 */
export function allMoments(match: StudiedMatch, curve: Curve, decisions: readonly Decision[]): readonly Moment[] {
  const all = movesOf(match, curve, decisions);
  const looks = all.reduce((sum, { by }) => sum + (by === 'luck' ? match.seats : 1), 0);
  return all.map((moment) => ({ ...moment, effect: pickedFrom(looks, moment.effect) }));
}

/** Those that their bands bear, the largest first. */
export function clearMoments(moments: readonly Moment[]): readonly Moment[] {
  return largestFirst(moments.filter(({ effect }) => isClear(effect)));
}

export function largestFirst(moments: readonly Moment[]): readonly Moment[] {
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
