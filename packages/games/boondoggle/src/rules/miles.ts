/** What a mile is and costs (§6.5, §6.6). */
import type { Seat } from '@boomtown/game-core';
import type { SegmentId } from './data/map.ts';
import { COUPON, HIGHWAY_TOLL } from './data/start.ts';
import { kickbackSum } from './markets.ts';
import { isLane } from './paths.ts';
import { playerAt } from './table.ts';
import type { Goods, OpenTable, Road, RoadKind } from './types.ts';

export const ROAD_GOODS: { readonly [kind in RoadKind]: Goods } = {
  regular: { crew: 1, asphalt: 1, permit: 1, steel: 0 },
  bus: { crew: 1, asphalt: 1, permit: 0, steel: 0 },
  elevated: { crew: 1, asphalt: 1, permit: 1, steel: 1 },
};

/** The roads on a segment, the lowest first. */
export function roadsOn(site: OpenTable, segment: SegmentId): readonly Road[] {
  return site.segments[segment] ?? [];
}

/** The kind of road that would be built on a segment now. */
export function roadKind(site: OpenTable, segment: SegmentId): RoadKind {
  if (roadsOn(site, segment).length > 0) return 'elevated';
  return isLane(segment) ? 'bus' : 'regular';
}

/** Dollars that this seat owes the highwayman for a new mile: nothing if there is none, or if it is the highwayman itself. */
export function tollFor(site: OpenTable, seat: Seat): number {
  return site.highwayman === null || site.highwayman === seat ? 0 : HIGHWAY_TOLL;
}

/** Dollars that a kickback costs this seat, all its coupons used. */
export function kickbackPrice(site: OpenTable, seat: Seat): number {
  return Math.max(0, kickbackSum(site.prices) - COUPON * playerAt(site, seat).coupons);
}
