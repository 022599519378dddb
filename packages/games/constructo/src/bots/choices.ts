import type { Rng } from '@boomtown/game-core';
import { WIDTH } from './compact.ts';
import { estimate, finalValue, POINT } from './evaluation.ts';
import { BEYOND } from './memory.ts';
import type { RoundSearch } from './search.ts';

/** An action by its number, and what it is thought to be worth to the one who makes it, in hundredths of a point. */
export interface Rated {
  readonly action: number;
  readonly value: number;
}

/** Rates each action of the position after `turn` turns by what the board looks like right after it, replies left out. */
export function glance(search: RoundSearch, turn: number): readonly Rated[] {
  return search.legal(turn).map((action) => {
    search.round.play(turn, action);
    return { action, value: -looks(search, turn + 1) };
  });
}

function looks(search: RoundSearch, turn: number): number {
  const { round } = search;
  const over = search.legal(turn).length === 0;
  return over ? finalValue(round.positions, turn * WIDTH) : estimate(round.positions, turn * WIDTH, round.neighbours);
}

/** Rates each action of the first position by a search this many turns deep, its own included; `null` if the search was stopped. */
export function look(search: RoundSearch, depth: number): readonly Rated[] | null {
  const rated: Rated[] = [];
  for (const action of search.legal(0)) {
    search.round.play(0, action);
    const { value } = search.value(1, depth - 1, -BEYOND, BEYOND);
    if (search.stopped) return null;
    rated.push({ action, value: -value });
  }
  return rated;
}

/** Like `look`, but only the best one's value is right; the others are no better. Gives whether the round was seen to its end, too. */
export function lookFor(
  search: RoundSearch,
  depth: number,
  order: readonly number[],
): { readonly best: Rated; readonly exact: boolean } | null {
  let best: Rated | undefined;
  let exact = true;
  for (const action of order) {
    search.round.play(0, action);
    const bound = best?.value ?? -BEYOND;
    const found = search.value(1, depth - 1, -BEYOND, -bound);
    if (search.stopped) return null;
    exact &&= found.exact;
    if (best === undefined || -found.value > bound) best = { action, value: -found.value };
  }
  return best === undefined ? null : { best, exact };
}

/** The best of what was rated; equals are drawn among. */
export function bestOf(rated: readonly Rated[], rng: Rng): Rated {
  const best = rated.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const equals = rated.filter(({ value }) => value === best);
  const chosen = equals[rng.int(Math.max(1, equals.length))];
  if (chosen === undefined) throw new Error('nothing to choose from');
  return chosen;
}

/** How a player who only glances tends to choose among what looks like this: the chance of each. */
export function temptations(rated: readonly Rated[]): readonly number[] {
  const best = rated.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const weights = rated.map(({ value }) => Math.exp((value - best) / TEMPER));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/** What looks worse by so much is chosen a third as often. */
const TEMPER = POINT / 3;
