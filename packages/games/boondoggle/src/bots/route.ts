import type { Seat } from '@boomtown/game-core';
import {
  COMMONS,
  type Destination,
  type MileAhead,
  milesAhead,
  type PublicPlayer,
  type PublicView,
  passedCommons,
  RESOURCES,
  type Resource,
} from '../view.ts';

/** The miles that are still to be laid, in order, as the map is now. */
export type Route = readonly MileAhead[];

export type Amounts = { readonly [resource in Resource]: number };

/** No project has more miles: six roads and four discs (§2.4). */
const MOST_MILES = 10;
/** What a mile is worth besides its goods, in dollars: the time that it takes. */
const MILE = 25;
const GOOD = 10;

/**
 * The shortest way to a destination that the seat holds, or, as long as it holds none, to the Commons; of equally long
 * ones the cheapest. `null` if there is none.
 */
export function routeOf(view: PublicView, seat: Seat, destinations: readonly Destination[]): Route | null {
  for (let miles = 0; miles <= MOST_MILES; miles += 1) {
    const found = search(view, seat, destinations, miles);
    if (found !== null) return found.route;
  }
  return null;
}

interface Found {
  readonly route: Route;
  readonly cost: number;
}

function search(view: PublicView, seat: Seat, destinations: readonly Destination[], miles: number): Found | null {
  const player = view.players[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  if (hasArrived(player, destinations)) return { route: [], cost: 0 };
  if (miles < leastMiles(player, destinations)) return null;
  let best: Found | null = null;
  for (const mile of milesAhead(view, seat)) {
    const onward = search(withMile(view, seat, mile), seat, destinations, miles - 1);
    if (onward === null) continue;
    const cost = onward.cost + MILE + GOOD * RESOURCES.reduce((sum, resource) => sum + mile.build.goods[resource], 0);
    if (best === null || cost < best.cost) best = { route: [mile, ...onward.route], cost };
  }
  return best;
}

function hasArrived(player: PublicPlayer, destinations: readonly Destination[]): boolean {
  if (!passedCommons(player)) return false;
  return destinations.length === 0 ? true : destinations.some((place) => place === player.head);
}

/** A number of miles below which nobody arrives (§1.3): where the search needs not look. */
function leastMiles({ head, project }: PublicPlayer, destinations: readonly Destination[]): number {
  const beyond = destinations.length === 0 ? 0 : 3;
  if (project.length === 0) return 2 + beyond;
  if (head === COMMONS) return beyond;
  return 1;
}

/** The table as it would be with this mile built. Goods are not asked about. */
function withMile(view: PublicView, seat: Seat, mile: MileAhead): PublicView {
  const { segment, build, to, passes } = mile;
  const roads = view.segments[segment] ?? [];
  return {
    ...view,
    segments: { ...view.segments, [segment]: [...roads, { seat, kind: build.kind }] },
    players: view.players.map((player, other) =>
      other === seat
        ? {
            ...player,
            project: [...player.project, { segment, by: build.kind }],
            head: to,
            passed: [...player.passed, ...passes],
          }
        : player,
    ),
  };
}

/** The goods that these miles take when all are built. */
export function goodsFor(route: Route): Amounts {
  return amounts((resource) => route.reduce((sum, { build }) => sum + build.goods[resource], 0));
}

export function amounts(of: (resource: Resource) => number): Amounts {
  return { crew: of('crew'), asphalt: of('asphalt'), permit: of('permit'), steel: of('steel') };
}

/** How much of each resource is missing. */
export function lacking(needed: Amounts, held: Amounts): Amounts {
  return amounts((resource) => Math.max(0, needed[resource] - held[resource]));
}

export function total(of: Amounts): number {
  return RESOURCES.reduce((sum, resource) => sum + of[resource], 0);
}
