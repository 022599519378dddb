import type { Outcome, Seat } from '@boomtown/game-core';
import type { Decision } from './decisions.ts';
import { type Effect, effectOf, type Sums } from './estimate.ts';
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
