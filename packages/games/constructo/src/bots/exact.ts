import { plainZero } from '@boomtown/game-core';
import { POINT } from './evaluation.ts';
import { type RoundSearch, TO_THE_END } from './search.ts';

/** No round is won by more: it would take more towers than there are hexagons. */
export const MOST_POINTS = 9;

/**
 * What the position after `turn` turns is worth with best play on both sides, in points for the player to move there, as
 * far as it matters: a value beyond `least` or `most` is told as that bound. `null` if the search was stopped.
 * It asks one yes-or-no question after the other ("is it worth at least so much?"), which is quickest.
 */
export function exactValue(
  search: RoundSearch,
  turn: number,
  least: number = -MOST_POINTS,
  most: number = MOST_POINTS,
): number | null {
  let low = least;
  let high = most;
  let guess = Math.min(Math.max(0, least), most);
  while (low < high) {
    const asked = guess === low ? guess + 1 : guess;
    const { value } = search.value(turn, TO_THE_END, asked * POINT - 1, asked * POINT);
    if (search.stopped) return null;
    const points = Math.round(value / POINT);
    if (points >= asked) low = Math.max(low, Math.min(points, most));
    else high = Math.min(high, Math.max(points, least));
    guess = points >= asked ? low : high;
  }
  return plainZero(low);
}
