import {
  MARKET_PARTS,
  MARKETS,
  type Market,
  movedPrice,
  type PublicPlayer,
  type PublicView,
  RESOURCES,
  TRACKS,
} from '../view.ts';
import type { Amounts, Route } from './route.ts';

/** What one player has, as far as the planning of rounds needs it. The others stand still meanwhile. */
export interface PlanState {
  readonly money: number;
  /** By the order of `RESOURCES`, as all lists of goods here. */
  readonly goods: readonly number[];
  /** Own goods and the supply together: what others hold stays with them. */
  readonly reach: readonly number[];
  /** By the order of `MARKETS`. */
  readonly prices: readonly number[];
  /** How many miles of the route are laid. */
  readonly laid: number;
  readonly roads: number;
  readonly kickbacks: number;
  readonly guardrails: number;
  /** What is left of the federal stack; `null` before the first road. */
  readonly funds: number | null;
  /** What each mile costs in this round besides its own price. */
  readonly toll: number;
}

/** A mile of the route in numbers. */
export interface MileCost {
  readonly goods: readonly number[];
  /** Does another's road stand there, so that it can be schemed? */
  readonly schemable: boolean;
}

const FIRST_FUNDS = 150;
const FUNDS = 25;
const JOB = 10;
export const TOLL = 10;
const GUARDRAIL = 3;
const STEEL = RESOURCES.indexOf('steel');
const SINGLES = RESOURCES.map((resource) => MARKETS.indexOf(resource));
const PARTS = MARKETS.map((market) => MARKET_PARTS[market].map((part) => RESOURCES.indexOf(part)));

function inOrder(goods: Amounts): readonly number[] {
  return RESOURCES.map((resource) => goods[resource]);
}

export function planStateOf(view: PublicView, me: PublicPlayer): PlanState {
  return {
    money: me.money,
    goods: inOrder(me.goods),
    reach: RESOURCES.map((resource) => me.goods[resource] + view.supply[resource]),
    prices: MARKETS.map((market) => view.prices[market]),
    laid: 0,
    roads: me.roads,
    kickbacks: me.kickbacks,
    guardrails: me.guardrails,
    funds: me.funds,
    toll: view.highwayman === null || view.players[view.highwayman] === me ? 0 : TOLL,
  };
}

/** The miles of a route, and as many that are not known yet. */
export function milesOf(route: Route, unknown: number): readonly MileCost[] {
  const known = route.map(({ build, isSchemable }) => ({ goods: inOrder(build.goods), schemable: isSchemable }));
  const beyond = Array.from({ length: unknown }, () => ({ goods: [1, 1, 1, 0], schemable: false }));
  return [...known, ...beyond];
}

export function built(planState: PlanState, miles: readonly MileCost[]): PlanState | null {
  const mile = miles[planState.laid];
  if (mile === undefined || planState.roads === 0) return null;
  const goods = planState.goods.map((held, i) => held - (mile.goods[i] ?? 0));
  const money = planState.money - planState.toll;
  if (money < 0 || goods.some((left) => left < 0)) return null;
  const funds = planState.funds ?? FIRST_FUNDS;
  return { ...planState, money, goods, laid: planState.laid + 1, roads: planState.roads - 1, funds };
}

function bought(planState: PlanState, market: Market, count: number): PlanState | null {
  const at = MARKETS.indexOf(market);
  const price = planState.prices[at] ?? 0;
  const money = planState.money - price * count;
  if (money < 0) return null;
  const goods = [...planState.goods];
  for (const part of PARTS[at] ?? []) {
    goods[part] = (goods[part] ?? 0) + count;
    if ((goods[part] ?? 0) > (planState.reach[part] ?? 0)) return null;
  }
  return { ...planState, money, goods, prices: planState.prices.with(at, movedPrice(market, price, count)) };
}

/** Every purchase that is worth planning with: one, or as many as may be had. */
export function purchases(planState: PlanState): readonly { market: Market; count: number; after: PlanState }[] {
  return MARKETS.flatMap((market) => {
    const all = Array.from({ length: TRACKS[market].mostBought }, (_, i) => i + 1);
    return all.flatMap((count) => {
      const after = bought(planState, market, count);
      return after === null ? [] : [{ market, count, after }];
    });
  });
}

/** A mile laid over another's road by a disc (§6.6). */
export function schemed(
  planState: PlanState,
  miles: readonly MileCost[],
  by: 'kickback' | 'guardrail',
): PlanState | null {
  if (miles[planState.laid]?.schemable !== true) return null;
  const laid = planState.laid + 1;
  if (by === 'guardrail') {
    const steel = (planState.goods[STEEL] ?? 0) - GUARDRAIL;
    const money = planState.money - planState.toll;
    if (planState.guardrails === 0 || steel < 0 || money < 0) return null;
    return {
      ...planState,
      money,
      laid,
      goods: planState.goods.with(STEEL, steel),
      guardrails: planState.guardrails - 1,
    };
  }
  const price = SINGLES.reduce((sum, at) => sum + (planState.prices[at] ?? 0), planState.toll);
  if (planState.kickbacks === 0 || planState.money < price) return null;
  return { ...planState, laid, money: planState.money - price, kickbacks: planState.kickbacks - 1 };
}

export function worked(planState: PlanState): PlanState {
  return { ...planState, money: planState.money + JOB };
}

/** The next round begins: federal funds come in (§5.1). */
export function nextRound(planState: PlanState): PlanState {
  const { funds } = planState;
  const toll = 0;
  if (funds === null || funds === 0) return { ...planState, toll };
  const paid = Math.min(FUNDS, funds);
  return { ...planState, toll, money: planState.money + paid, funds: funds - paid };
}
