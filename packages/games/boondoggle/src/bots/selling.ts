import type { Observation } from '@boomtown/bots/playing';
import { mostOf } from '@boomtown/bots/playing';
import { type Action, type Boondoggle, type Deal, MARKETS, movedPrice, RESOURCES } from '../view.ts';
import { canBuildNow, goodsIn, type Plan } from './plan.ts';
import { raceOf } from './race.ts';
import { total } from './route.ts';

/** The fewest dollars that a sale must bring to the plans. */
const LEAST = 3;

/** The sale that serves one's own plan best, with the rivals' in view (§6.2); `null` if none does. */
export function plannedSale(sight: Observation<Boondoggle>, plan: Plan, isOver: () => boolean): Action | null {
  const sales = salesIn(sight.legal).filter(({ market }) => hasSpare(plan, goodsIn(market, 1)));
  if (sales.length === 0) return null;
  const race = raceOf(sight, plan, isOver);
  const mine = race.outlooks[sight.seat];
  if (mine === undefined) return null;
  const rated = sales.map((sale) => {
    const { market, count } = sale;
    const at = MARKETS.indexOf(market);
    const sold = goodsIn(market, count);
    const { planState } = mine;
    const price = planState.prices[at] ?? 0;
    const goods = planState.goods.map((held, i) => held - sold[RESOURCES[i] ?? 'crew']);
    const prices = planState.prices.with(at, movedPrice(market, price, -count));
    const after = { ...planState, goods, prices, money: planState.money + price * count };
    return { sale, worth: race.gain(new Map([[sight.seat, after]])) };
  });
  const best = mostOf(rated, ({ worth }) => worth);
  return best.worth >= LEAST ? best.sale : null;
}

/** A sale of goods beyond what the route takes, by a bot that can't go on with its mile: what all hoard, nobody builds with. */
export function surplusSale(plan: Plan, legal: readonly Action[]): Action | null {
  if (canBuildNow(plan)) return null;
  const sales = salesIn(legal).filter(({ market, count }) => {
    const sold = goodsIn(market, count);
    return hasSpare(plan, sold) && total(sold) > 0;
  });
  if (sales.length === 0) return null;
  return mostOf(sales, ({ market, count }) => plan.view.prices[market] * count);
}

function salesIn(legal: readonly Action[]): readonly Deal[] {
  return legal.filter((action): action is Deal => action.type === 'sell');
}

function hasSpare({ spare }: Plan, sold: ReturnType<typeof goodsIn>): boolean {
  return RESOURCES.every((resource) => sold[resource] <= spare[resource]);
}
