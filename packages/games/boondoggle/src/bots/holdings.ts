import type { PublicView } from '../view.ts';
import { passedCommons, RESOURCES, type Resource } from '../view.ts';
import { BEYOND_COMMONS } from './plan.ts';
import { type Amounts, amounts, routeOf } from './route.ts';

/** What a seat's goods are for, as far as a player knows: the goods of its miles, the next one first. */
export interface Needs {
  readonly miles: readonly Amounts[];
  readonly held: Amounts;
  readonly money: number;
}

const PLAIN_MILE: Amounts = { crew: 1, asphalt: 1, permit: 1, steel: 0 };
/** Miles of a project by the shortest way. */
const USUAL_MILES = 5;

/** What a player needs by what everybody sees: of a hidden destination only that it is some miles beyond the Commons. */
export function needsSeen(view: PublicView, seat: number): Needs {
  const player = playerIn(view, seat);
  const places = typeof player.destinations === 'number' ? [] : player.destinations;
  const route = routeOf(view, seat, places) ?? [];
  const left = passedCommons(player) ? Math.max(1, USUAL_MILES - player.project.length) : BEYOND_COMMONS;
  const unknown = places.length === 0 ? left : 0;
  return needsOf(
    route.map(({ build }) => build.goods),
    unknown,
    player,
  );
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

/** What a good takes beside its price: the purchase is all that one builds or buys in a round. */
const A_PURCHASE = 6;
const LEAST = 12;
/** What a good is worth that is needed and not to be had. */
const SCARCE = 26;
/** What counts beside its goods that the next mile can be laid at once. */
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

function playerIn(view: PublicView, seat: number) {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}
