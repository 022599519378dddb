import type { PublicView } from '../view.ts';
import { RESOURCES, type Resource } from '../view.ts';
import { outlookSeen } from './race.ts';
import { type Amounts, amounts } from './route.ts';

/** What a seat's goods are for, as far as a player knows: the goods of its miles, the next one first. */
export interface Needs {
  readonly miles: readonly Amounts[];
  readonly held: Amounts;
  readonly money: number;
}

const PLAIN_MILE: Amounts = { crew: 1, asphalt: 1, permit: 1, steel: 0 };

/** What a player needs by what everybody sees: of a hidden destination that it may be the nearest one. */
export function needsSeen(view: PublicView, seat: number): Needs {
  const { planState, miles } = outlookSeen(view, seat);
  const goods = amounts((resource) => planState.goods[RESOURCES.indexOf(resource)] ?? 0);
  const needed = miles.map((mile) => amounts((resource) => mile.goods[RESOURCES.indexOf(resource)] ?? 0));
  return needsOf(needed, 0, { goods, money: planState.money });
}

/** Do these goods lay the last mile, which those that are held do not? */
export function finishesWith({ miles, held }: Needs, goods: Amounts): boolean {
  const [last, another] = miles;
  if (last === undefined || another !== undefined) return false;
  const lays = (having: Amounts): boolean => RESOURCES.every((resource) => having[resource] >= last[resource]);
  return lays(goods) && !lays(held);
}

/** What the goods of these miles, and of this many that are not known yet, leave a player in need of. */
export function needsOf(
  known: readonly Amounts[],
  unknown: number,
  { goods, money }: { readonly goods: Amounts; readonly money: number },
): Needs {
  const miles = [...known, ...Array.from({ length: unknown }, () => PLAIN_MILE)];
  return { miles, held: amounts((resource) => goods[resource]), money };
}

/** What a good costs besides its price: the purchase is all that one builds or buys in a round. */
const A_PURCHASE = 6;
const LEAST = 12;
/** What a good is worth that is needed and not to be had. */
const SCARCE = 26;
/** What the next mile is worth besides its goods if it can be laid at once. */
const AT_ONCE = 9;
/** How much less each later mile counts. */
const LATER = 0.82;
/** The part of its price that a good is worth for which there is no use. */
const SPARE = 0.4;

/** What these goods are worth to a player with these needs, in dollars. */
export function holdingWorth(view: PublicView, { miles }: Needs, goods: Amounts): number {
  const left: { [resource in Resource]: number } = { ...goods };
  let worth = 0;
  let weight = 1;
  for (const [place, mile] of miles.entries()) {
    let missing = 0;
    for (const resource of RESOURCES) {
      const used = Math.min(mile[resource], left[resource]);
      left[resource] -= used;
      worth += weight * used * neededWorth(view, resource);
      missing += mile[resource] - used;
    }
    if (place === 0 && missing === 0) worth += AT_ONCE;
    weight *= LATER;
  }
  return RESOURCES.reduce((sum, resource) => sum + left[resource] * view.prices[resource] * SPARE, worth);
}

function neededWorth({ supply, prices }: PublicView, resource: Resource): number {
  return supply[resource] === 0 ? SCARCE : Math.max(LEAST, prices[resource] + A_PURCHASE);
}
