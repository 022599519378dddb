import type { Observation } from '@boomtown/bots/playing';
import type { Boondoggle, Market, PublicPlayer, PublicView } from '../view.ts';
import { MARKET_PARTS, RESOURCES, type Resource } from '../view.ts';
import { type Amounts, amounts, goodsFor, lacking, type Route, routeOf, total } from './route.ts';

/** What a seat is up to: where its project goes, and what it still lacks for that. */
export interface Plan {
  readonly view: PublicView;
  readonly me: PublicPlayer;
  readonly route: Route;
  /** Goods for all miles of the route, less what the seat has. */
  readonly lacks: Amounts;
  /** Goods for the next mile, less what the seat has. */
  readonly lacksNow: Amounts;
  /** Goods beyond what the route takes. */
  readonly spare: Amounts;
}

/** Miles from the Commons to any destination: what is planned for before one is known. */
export const BEYOND_COMMONS = 3;

export function planOf({ view, own, seat }: Observation<Boondoggle>): Plan {
  const me = view.players[seat];
  if (me === undefined) throw new RangeError(`no seat ${seat}`);
  const route = routeOf(view, seat, own.destinations) ?? [];
  const beyond = own.destinations.length === 0 ? BEYOND_COMMONS : 0;
  const known = goodsFor(route);
  const needed = amounts((resource) => known[resource] + (resource === 'steel' ? 0 : beyond));
  return {
    view,
    me,
    route,
    lacks: lacking(needed, me.goods),
    lacksNow: lacking(goodsFor(route.slice(0, 1)), me.goods),
    spare: lacking(me.goods, needed),
  };
}

/** What one more unit of a resource is worth to the seat on top of `more` that it will have got, in dollars. */
export function unitWorth({ lacks, lacksNow, view }: Plan, resource: Resource, more: number): number {
  if (more < lacksNow[resource]) return NEEDED_NOW;
  if (more < lacks[resource]) return NEEDED_LATER;
  return view.prices[resource] * SPARE;
}

const NEEDED_NOW = 20;
const NEEDED_LATER = 15;
/** The part of its price that a good is worth which the seat has no use for. */
const SPARE = 0.4;

/** What these goods are worth to the seat, in dollars. */
export function goodsWorth(plan: Plan, goods: Amounts): number {
  return RESOURCES.reduce((sum, resource) => {
    let worth = 0;
    for (let unit = 0; unit < goods[resource]; unit += 1) worth += unitWorth(plan, resource, unit);
    return sum + worth;
  }, 0);
}

/** The goods in this many units of a market. */
export function goodsIn(market: Market, count: number): Amounts {
  return amounts((resource) => (MARKET_PARTS[market].includes(resource) ? count : 0));
}

/** Could the next mile be built at once? */
export function canBuildNow({ route, lacksNow, me }: Plan): boolean {
  const [next] = route;
  return next !== undefined && total(lacksNow) === 0 && me.roads > 0 && me.money >= next.build.toll;
}
