import { gauss, type Thinking } from '@boomtown/bots/playing';
import { plainZero, type Rng } from '@boomtown/game-core';
import { bestOf, glance, lookFor, type Rated, temptations } from './choices.ts';
import { POINT } from './evaluation.ts';
import type { OpeningBook } from './openings.ts';
import { type RoundSearch, TO_THE_END } from './search.ts';

/** No round is won by more: it would take more towers than there are hexagons. */
const MOST_POINTS = 9;

/**
 * What the position after `turn` turns is worth with best play on both sides, in points for the player to move there, as
 * far as it matters: a value beyond `least` or `most` is returned as that bound. `null` if the search was stopped.
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

/** Chances of an error that differ by little more than this are taken as equal now and then, so that games differ. */
const VARIETY = 0.02;

/** Which results of the round make a difference: below `least` and above `most` points one is as good as another. */
export interface Stakes {
  readonly least: number;
  readonly most: number;
}

/** A round that is followed by another: each point counts. */
export const EACH_POINT: Stakes = { least: -MOST_POINTS, most: MOST_POINTS };

/** The last round, with this many points of lead: only whether the match is won, shared or lost counts. */
export function lastRound(lead: number): Stakes {
  return { least: -lead - 1, most: 1 - lead };
}

/** What the first position is worth, in points for the player to move, as far as the stakes go, and the actions that keep it. */
interface Perfect {
  readonly points: number;
  readonly actions: readonly number[];
}

/** Solves the first position, from the book or by search; `null` if the search was stopped before anything was certain. */
export function solve(search: RoundSearch, book: OpeningBook | null, stakes: Stakes): Perfect | null {
  return fromBook(search, book, stakes) ?? bySearch(search, stakes);
}

function fromBook(search: RoundSearch, book: OpeningBook | null, stakes: Stakes): Perfect | null {
  if (book === null) return null;
  const rated: Rated[] = [];
  for (const action of search.legal(0)) {
    search.round.play(0, action);
    const value = book.valueAfter(search, 1);
    if (value === null) return null;
    rated.push({ action, value: Math.min(Math.max(-value, stakes.least), stakes.most) });
  }
  const points = Math.max(...rated.map(({ value }) => value));
  return { points, actions: rated.filter(({ value }) => value === points).map(({ action }) => action) };
}

function bySearch(search: RoundSearch, stakes: Stakes): Perfect | null {
  const points = exactValue(search, 0, stakes.least, stakes.most);
  if (points === null) return null;
  if (points === stakes.least) return { points, actions: search.legal(0) };
  const actions: number[] = [];
  const promising = [...glance(search, 0)].sort((a, b) => b.value - a.value);
  for (const { action } of promising) {
    search.round.play(0, action);
    const reply = search.value(1, TO_THE_END, -points * POINT, 1 - points * POINT);
    if (search.stopped) break;
    if (-reply.value >= points * POINT) actions.push(action);
  }
  return actions.length === 0 ? null : { points, actions };
}

/**
 * Of the actions that are equally good against perfect play the one after which a player who only glances errs most
 * likely. Looks at as many as there is time for.
 */
export function trickiest(
  search: RoundSearch,
  book: OpeningBook | null,
  perfect: Perfect,
  stakes: Stakes,
  thinking: Thinking,
): number {
  const { points, actions } = perfect;
  const seen = glance(search, 0).filter(({ action }) => actions.includes(action));
  const candidates = [...shuffled(seen, thinking.rng)].sort((a, b) => b.value - a.value);
  if (points >= stakes.most) return bestOf(candidates, thinking.rng).action;
  const rated: Rated[] = [];
  for (const { action } of candidates) {
    search.round.play(0, action);
    const errs = chanceOfError(search, book, points + 1);
    if (search.stopped) break;
    rated.push({ action, value: errs + VARIETY * gauss(thinking.rng) });
  }
  return bestOf(rated.length === 0 ? candidates : rated, thinking.rng).action;
}

/** How likely a player who only glances makes a reply to the first turn after which the round is worth this many points. */
function chanceOfError(search: RoundSearch, book: OpeningBook | null, points: number): number {
  const replies = glance(search, 1);
  const chances = temptations(replies);
  let errs = 0;
  for (const [i, reply] of replies.entries()) {
    search.round.play(1, reply.action);
    const value = book?.valueAfter(search, 2) ?? null;
    const errors =
      value !== null
        ? value >= points
        : search.value(2, TO_THE_END, points * POINT - 1, points * POINT).value >= points * POINT;
    if (search.stopped) break;
    if (errors) errs += chances[i] ?? 0;
  }
  return errs;
}

function shuffled<V>(list: readonly V[], rng: Rng): readonly V[] {
  return rng.shuffle(list);
}

/** The best action as far as can be seen: deeper and deeper until the time is up, or the end is seen. */
export function deepest(search: RoundSearch, deepestTurn: number, rng: Rng): Rated {
  const promising = [...shuffled(glance(search, 0), rng)].sort((a, b) => b.value - a.value);
  let best = promising[0];
  if (best === undefined) throw new Error('nothing to choose from');
  let order = promising.map(({ action }) => action);
  for (let depth = 2; depth <= deepestTurn; depth += 1) {
    const found = lookFor(search, depth, order);
    if (found === null) break;
    best = found.best;
    const first = best.action;
    order = [first, ...order.filter((action) => action !== first)];
    if (found.exact) break;
  }
  return best;
}
