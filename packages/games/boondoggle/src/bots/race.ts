import type { Observation } from '@boomtown/bots/playing';
import type { Seat } from '@boomtown/game-core';
import { type Boondoggle, DESTINATIONS, type PublicView, passedCommons, RESOURCES } from '../view.ts';
import { BEYOND_COMMONS, type Plan } from './plan.ts';
import { type MileCost, milesOf, type PlanState, planStateOf } from './plan-state.ts';
import { routeOf } from './route.ts';
import { type From, scheduleOf } from './schedule.ts';

/** What a player has and still has to lay. */
export interface Outlook {
  readonly planState: PlanState;
  readonly miles: readonly MileCost[];
}

/** What each seat would have instead of what it has; seats that are not in it keep what they have. */
export type Changed = ReadonlyMap<Seat, PlanState>;

/** Who is how far from the end, by what the seat may know, and what changes to that are worth to it in dollars. */
export interface Race {
  readonly outlooks: readonly Outlook[];
  /** Rounds until a player finishes by the quickest plan; `NEVER` where none is found. */
  readonly rounds: (seat: Seat) => number;
  /** Would this player lay a mile in this round? */
  readonly builds: (seat: Seat) => boolean;
  /** How much this rival matters among all rivals, from 0 to 1. */
  readonly weight: (seat: Seat) => number;
  /** What the seat gains by changes, in dollars: rounds and money of its own, less those of its rivals. */
  readonly gain: (changed: Changed) => number;
}

/** What a round is worth, in dollars: being a round earlier decides most races. */
const ROUND = 60;
/** What it is worth to win, or not to lose, in this very round. */
const DECIDED = 1000;
export const NEVER = 20;
/** How many ways are followed for others, whose cards and destinations are not known anyway. */
const WIDTH_FOR_OTHERS = 30;
/** Of each good, how many more come within reach while a player waits, and for how many rounds it waits. */
const COMES_BACK = 6;
const WAITS = 1;
/** What a good for a mile is worth where no plan leads to the end, in dollars. */
const A_GOOD = 15;

interface Finish {
  readonly rounds: number;
  readonly money: number;
  readonly builds: boolean;
}

const STUCK: Finish = { rounds: NEVER, money: 0, builds: false };

export function raceOf({ own, view, seat }: Observation<Boondoggle>, plan: Plan, isOver: () => boolean): Race {
  const unknown = own.destinations.length === 0 ? BEYOND_COMMONS : 0;
  const outlooks = outlooksOf(view, seat, milesOf(plan.route, unknown));
  const known = new Map<string, Finish>();
  const finish = (other: Seat, planState: PlanState): Finish => {
    const key = `${other} ${JSON.stringify(planState)}`;
    const found =
      known.get(key) ??
      finishOf(
        { miles: outlooks[other]?.miles ?? [], planState },
        'job',
        isOver,
        other === seat ? undefined : WIDTH_FOR_OTHERS,
      );
    known.set(key, found);
    return found;
  };
  const finishes = (changed: Changed): readonly Finish[] =>
    outlooks.map(({ planState }, other) => finish(other, changed.get(other) ?? planState));
  const now = finishes(new Map());
  const weights = weightsOf(now, seat);
  const before = standing(now, seat, weights);
  return {
    outlooks,
    rounds: (other) => now[other]?.rounds ?? NEVER,
    builds: (other) => now[other]?.builds ?? false,
    weight: (other) => weights[other] ?? 0,
    gain: (changed) => standing(finishes(changed), seat, weights) - before,
  };
}

/** What all have and still have to lay, of which the seat knows its own miles. */
function outlooksOf(view: PublicView, seat: Seat, miles: readonly MileCost[]): readonly Outlook[] {
  return view.players.map(
    (player, other): Outlook =>
      other === seat ? { planState: planStateOf(view, player), miles } : outlookSeen(view, other),
  );
}

/** What a player has to lay, as far as everybody sees: of a hidden destination that it may be the nearest one. */
export function outlookSeen(view: PublicView, seat: Seat): Outlook {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  const planState = planStateOf(view, player);
  if (player.shown) return { planState, miles: [] };
  const beyond = passedCommons(player);
  const places = beyond ? DESTINATIONS.filter((place) => place !== player.head) : [];
  const route = routeOf(view, seat, places);
  // Nobody goes on from a destination, so a project that ended at a wrong one is never complete.
  if (route === null)
    return { planState: { ...planState, roads: 0, kickbacks: 0, guardrails: 0 }, miles: milesOf([], 1) };
  return { planState, miles: milesOf(route, beyond ? 0 : BEYOND_COMMONS) };
}

/** When a player finishes by the quickest plan from here in a round on. */
function finishOf({ miles, planState }: Outlook, from: From, isOver: () => boolean, width?: number): Finish {
  const { roads, kickbacks, guardrails } = planState;
  if (roads + kickbacks + guardrails === 0 && miles.length > 0) return STUCK;
  const schedule = scheduleOf(planState, miles, from, isOver, { width });
  if (schedule === null) return waiting({ miles, planState }, from, isOver, width);
  return { rounds: schedule.rounds, money: schedule.money, builds: schedule.first.do === 'build' };
}

/** What others hold comes back to the supply when they build, or can be had for something: it takes a while longer. */
function waiting({ miles, planState }: Outlook, from: From, isOver: () => boolean, width?: number): Finish {
  const later = { ...planState, reach: planState.reach.map((count) => count + COMES_BACK) };
  const schedule = scheduleOf(later, miles, from, isOver, { width });
  if (schedule === null) return { ...STUCK, money: planState.money + usefulWorth(planState, miles) };
  return { rounds: schedule.rounds + WAITS, money: schedule.money, builds: schedule.first.do === 'build' };
}

/** Where no plan leads to the end, goods for the miles still count. */
function usefulWorth({ goods }: PlanState, miles: readonly MileCost[]): number {
  const useful = goods.map((held, i) =>
    Math.min(
      held,
      miles.reduce((sum, mile) => sum + (mile.goods[i] ?? 0), 0),
    ),
  );
  return A_GOOD * useful.reduce((sum, count) => sum + count, 0);
}

/** How much each rival matters: those that are nearer to the end more, one alone wholly. */
function weightsOf(finishes: readonly Finish[], seat: Seat): readonly number[] {
  const nearest = Math.min(...finishes.filter((_, other) => other !== seat).map(distance));
  const raw = finishes.map((one, other) => (other === seat ? 0 : Math.exp((nearest - distance(one)) / ROUND)));
  const sum = raw.reduce((all, one) => all + one, 0);
  return raw.map((one) => (sum > 0 ? one / sum : 0));
}

/** How far from a won match, in dollars. */
function distance({ rounds, money }: Finish): number {
  return ROUND * rounds - money;
}

function standing(finishes: readonly Finish[], seat: Seat, weights: readonly number[]): number {
  const mine = finishes[seat] ?? STUCK;
  const others = finishes.filter((_, other) => other !== seat);
  const rivals = finishes.reduce((sum, one, other) => sum + (weights[other] ?? 0) * distance(one), 0);
  return rivals - distance(mine) + decided(mine, others);
}

/** Of those who finish in this round the one with most money wins (§7.4). */
function decided(mine: Finish, others: readonly Finish[]): number {
  const first = others.filter(({ rounds }) => rounds === 1);
  const richest = Math.max(-1, ...first.map(({ money }) => money));
  if (mine.rounds === 1 && mine.money > richest) return DECIDED;
  return first.length > 0 ? -DECIDED : 0;
}

/** What a player has with these dollars and goods more, or less. */
export function plus(planState: PlanState, money: number, goods: readonly number[]): PlanState {
  const add = (list: readonly number[]): readonly number[] => list.map((held, i) => held + (goods[i] ?? 0));
  return { ...planState, money: planState.money + money, goods: add(planState.goods), reach: add(planState.reach) };
}

/** One of this resource, by the order of `RESOURCES`, so often. */
export function some(resource: (typeof RESOURCES)[number], count: number): readonly number[] {
  return RESOURCES.map((one) => (one === resource ? count : 0));
}
