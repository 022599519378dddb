import { mostOf, randomOf } from '@boomtown/bots/playing';
import type { Rng } from '@boomtown/game-core';
import type { Action, Market } from '../view.ts';
import { built, type MileCost, nextRound, type PlanState, purchases, schemed, worked } from './plan-state.ts';

/** From where in a round on it is planned. */
export type From = 'job' | 'build' | 'scheme';

/** What is done first of a plan; a mile is the next of the route. */
type First =
  | { readonly do: 'buy'; readonly market: Market; readonly count: number }
  | { readonly do: 'job' | 'build' | 'kickback' | 'guardrail' | 'pass' };

export interface Schedule {
  /** How many rounds it takes to lay all miles, this one included. */
  readonly rounds: number;
  /** Dollars left then. */
  readonly money: number;
  readonly first: First;
}

interface Way {
  readonly planState: PlanState;
  readonly first: First;
  /** How early it got on, in dollars: what it had come at the end of each round, added up. */
  readonly early: number;
}

/** No plan is longer; how many ways are followed from round to round. */
const MOST_ROUNDS = 18;
const WIDTH = 120;
/** Once the time is up. */
const HURRIED_WIDTH = 6;

interface Search {
  /** How many ways are followed. */
  readonly width?: number | undefined;
  /** Chooses between ways that are as good as equal; without it the first is taken. */
  readonly rng?: Rng | undefined;
}

/** Dollars that make no difference between two ways: the prices move more than that. */
const ALIKE = 1;

/**
 * The quickest way to lay all these miles, of equally quick ones the one that leaves most money, when no other player moves
 * prices: a search round by round that keeps the ways that have come furthest, and but a few of them once the time is up.
 * `null` if none is found.
 */
export function scheduleOf(
  start: PlanState,
  miles: readonly MileCost[],
  from: From,
  isOver: () => boolean = () => false,
  { width = WIDTH, rng }: Search = {},
): Schedule | null {
  let ways: readonly Way[] = roundsFrom(start, miles, from);
  for (let rounds = 1; rounds <= MOST_ROUNDS; rounds += 1) {
    const done = ways.filter(({ planState }) => planState.laid >= miles.length);
    if (done.length > 0) {
      const best = mostOf(done, atEnd);
      const equal = done.filter((way) => atEnd(way) >= atEnd(best) - ALIKE);
      const any = rng === undefined ? best : randomOf(equal, rng);
      return { rounds, money: any.planState.money, first: any.first };
    }
    const kept = furthest(ways, miles, isOver() ? HURRIED_WIDTH : width);
    ways = kept.flatMap((way) => {
      const early = way.early + laidAndHeld(way.planState, miles);
      return roundsFrom(nextRound(way.planState), miles, 'job').map(({ planState }) => ({ ...way, planState, early }));
    });
  }
  return null;
}

/** What a finished way is worth: the money that is left, and a little for having got on early, before others move the prices. */
function atEnd({ planState, early }: Way): number {
  return planState.money + EARLY * early;
}

const EARLY = 0.08;

/** Every way through the rest of a round. */
function roundsFrom(start: PlanState, miles: readonly MileCost[], from: From): readonly Way[] {
  if (from === 'scheme') return schemes({ planState: start, first: { do: 'pass' }, early: 0 }, miles, true);
  const mile = built(start, miles);
  const ways: Way[] = [
    { planState: start, first: { do: 'pass' }, early: 0 },
    ...(mile === null ? [] : [{ planState: mile, first: { do: 'build' } as const, early: 0 }]),
    ...purchases(start).map(({ market, count, after }) => ({
      planState: after,
      first: { do: 'buy', market, count } as const,
      early: 0,
    })),
  ];
  const idle: readonly Way[] = from === 'job' ? [{ planState: worked(start), first: { do: 'job' }, early: 0 }] : [];
  return [...idle, ...ways.flatMap((way) => schemes(way, miles, false))];
}

/** A way with each scheme that can follow it in the same round, and with none. */
function schemes(way: Way, miles: readonly MileCost[], isFirst: boolean): readonly Way[] {
  const found: Way[] = [way];
  for (const by of ['guardrail', 'kickback'] as const) {
    const planState = schemed(way.planState, miles, by);
    if (planState !== null) found.push({ ...way, planState, first: isFirst ? { do: by } : way.first });
  }
  return found;
}

/** The ways that have come furthest, each standing once. */
function furthest(ways: readonly Way[], miles: readonly MileCost[], width: number): readonly Way[] {
  const known = new Map<string, { readonly way: Way; readonly worth: number }>();
  for (const way of ways) {
    const { goods, laid, kickbacks, guardrails, money } = way.planState;
    const key = `${goods.join()} ${laid} ${kickbacks} ${guardrails}`;
    const other = known.get(key);
    if (other === undefined || other.way.planState.money < money) known.set(key, { way, worth: progress(way, miles) });
  }
  const sorted = [...known.values()].sort((a, b) => b.worth - a.worth);
  return sorted.slice(0, width).map(({ way }) => way);
}

/** Dollars that a way has come: money, useful goods, miles. */
function progress({ planState, early }: Way, miles: readonly MileCost[]): number {
  const { money, funds } = planState;
  return money + (funds === null ? 0 : FUNDED) + laidAndHeld(planState, miles) + EARLY * early;
}

/** What the miles laid and the useful goods are worth, in dollars. */
function laidAndHeld({ goods, laid }: PlanState, miles: readonly MileCost[]): number {
  let worth = 0;
  for (const [i, held] of goods.entries()) {
    let needed = 0;
    for (const mile of miles.slice(laid)) needed += mile.goods[i] ?? 0;
    worth += GOOD * Math.min(held, needed);
  }
  for (const mile of miles.slice(0, laid)) {
    worth += MILE;
    for (const spent of mile.goods) worth += GOOD * spent;
  }
  return worth;
}

const GOOD = 17;
const MILE = 30;
const FUNDED = 25;

/** The action that a plan begins with. */
export function firstAction(schedule: Schedule, segment: string | undefined, legal: readonly Action[]): Action | null {
  const { first } = schedule;
  const wanted = legal.find((action) => {
    if (action.type !== first.do) return false;
    if (first.do === 'buy') return 'market' in action && action.market === first.market && action.count === first.count;
    return !('segment' in action) || action.segment === segment;
  });
  return wanted ?? null;
}
