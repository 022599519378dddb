import type { Outcome, Seat } from '@boomtown/game-core';
import type { PublicView } from './types.ts';

/** Who has the most money; both where it is equal (§2.1). */
export function winnersOf(money: readonly [number, number]): readonly Seat[] {
  if (money[0] === money[1]) return [0, 1];
  return money[0] > money[1] ? [0] : [1];
}

/** `null` while the match goes on; the scores are in thousands of euros. */
export function outcome(view: PublicView): Outcome | null {
  return view.phase === 'over' ? { winners: winnersOf(view.money), scores: [...view.money] } : null;
}
