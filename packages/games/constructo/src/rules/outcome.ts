import type { Outcome } from '@boomtown/game-core';
import { towerOwner } from './stacks.ts';
import type { ConstructoView, Pair, Stack } from './types.ts';

/** §1.6: one point for each tower a player owns, by seat. */
export function pointsOn(cells: readonly Stack[]): Pair<number> {
  let first = 0;
  let second = 0;
  for (const stack of cells) {
    const owner = towerOwner(stack);
    if (owner === 0) first += 1;
    else if (owner === 1) second += 1;
  }
  return [first, second];
}

/** §1.2: the points of all rounds added up, more of them win, equal ones share the win. */
export function resultOf(scores: ConstructoView['scores']): Outcome {
  const sums = scores.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
  const best = Math.max(...sums);
  return { winners: [0, 1].filter((seat) => sums[seat] === best), scores: sums };
}

/** `null` while the match goes on. */
export function outcome(view: ConstructoView): Outcome | null {
  return view.phase === 'over' ? resultOf(view.scores) : null;
}
