/** What the browser shows before anything is done, from the views alone. */
import type { Refusal, Seat } from '@boomtown/game-core';
import type { Lane, NodeId, SegmentId } from './data/map.ts';
import { GUARDRAIL_SHARE, GUARDRAIL_STEEL } from './data/start.ts';
import { layRefusal } from './legal/miles.ts';
import { canGive, hasFree } from './legal/trading.ts';
import { movedPrice } from './markets.ts';
import { kickbackPrice, ROAD_GOODS, roadKind, roadsOn, tollFor } from './miles.ts';
import { nextWays, type Way } from './paths.ts';
import { playerAt } from './table.ts';
import type { Deal, Goods, Lay, PrivateView, PublicView, RoadKind } from './types.ts';

/** What one way to lay a mile takes; `refusal` says what is still missing, whatever the phase. */
interface LayPreview {
  /** Dollars for the mile itself, and for the highwayman on top. */
  readonly price: number;
  readonly toll: number;
  readonly refusal: Refusal | null;
}

export interface BuildPreview extends LayPreview {
  readonly kind: RoadKind;
  readonly goods: Goods;
}

/** `share` goes to the seat `to`, which built the lowest road: dollars of a kickback, steel of a guardrail. */
export interface SchemePreview extends LayPreview {
  readonly steel: number;
  readonly to: Seat;
  readonly share: number;
}

/** A next mile of a project: the lanes passed again on the way, its two ends, and how it can be laid. */
export interface MilePreview {
  readonly segment: SegmentId;
  readonly passes: readonly Lane[];
  readonly from: NodeId;
  readonly to: NodeId;
  readonly build: BuildPreview;
  /** Only where a road stands. */
  readonly kickback: SchemePreview | null;
  readonly guardrail: SchemePreview | null;
}

/** All next miles of a seat's project, in the order of the page, also those that it can't pay for now (§6.5, §6.6, §7.1). */
export function nextMiles(view: PublicView, seat: Seat): readonly MilePreview[] {
  return nextWays(playerAt(view, seat)).map((way) => ({ ...way, ...laysAt(view, seat, way.segment) }));
}

/** A next mile by itself, whether or not it can be paid for now. */
export interface MileAhead extends Way {
  readonly build: Pick<BuildPreview, 'kind' | 'goods' | 'toll'>;
  /** Does a road stand there, so that it can be schemed? */
  readonly isSchemable: boolean;
}

/** The same miles as `nextMiles`; without what is missing for them, so that many can be looked at. */
export function milesAhead(view: PublicView, seat: Seat): readonly MileAhead[] {
  const toll = tollFor(view, seat);
  return nextWays(playerAt(view, seat)).map((way) => {
    const kind = roadKind(view, way.segment);
    const isSchemable = roadsOn(view, way.segment).length > 0;
    return { ...way, build: { kind, goods: ROAD_GOODS[kind], toll }, isSchemable };
  });
}

function laysAt(
  view: PublicView,
  seat: Seat,
  segment: SegmentId,
): Pick<MilePreview, 'build' | 'kickback' | 'guardrail'> {
  const toll = tollFor(view, seat);
  const missing = (type: Lay['type']) => layRefusal(view, seat, { type, segment });
  const kind = roadKind(view, segment);
  const build = { kind, goods: ROAD_GOODS[kind], price: 0, toll, refusal: missing('build') };
  const [lowest] = roadsOn(view, segment);
  if (lowest === undefined) return { build, kickback: null, guardrail: null };
  const to = lowest.seat;
  const price = kickbackPrice(view, seat);
  return {
    build,
    kickback: { price, toll, steel: 0, to, share: price / 2, refusal: missing('kickback') },
    guardrail: { price: 0, toll, steel: GUARDRAIL_STEEL, to, share: GUARDRAIL_SHARE, refusal: missing('guardrail') },
  };
}

/** What a sale or a purchase is worth in dollars, and where the price goes by it. */
export interface DealPreview {
  readonly money: number;
  readonly priceAfter: number;
}

/** What a sale brings, or a purchase costs, at the price of now (§6.2, §6.4). */
export function dealPreview({ prices }: PublicView, { type, market, count }: Deal): DealPreview {
  const price = prices[market];
  return { money: price * count, priceAfter: movedPrice(market, price, type === 'buy' ? count : -count) };
}

/**
 * Can an open offer be carried out as things stand? `kept`: what is given is still there. `met`: what is wanted is
 * there; `null` where that hangs on cards that this seat can't see.
 */
export interface OfferPreview {
  readonly kept: boolean;
  readonly met: boolean | null;
}

/** How an offer stands, as one seat can know it; `null` if there is no such offer (§5.5). */
export function offerPreview(view: PublicView, own: PrivateView, seat: Seat, id: number): OfferPreview | null {
  const offer = view.offers.find((one) => one.id === id);
  if (offer === undefined) return null;
  const kept = canGive(playerAt(view, offer.from), offer.give);
  if (!canGive(playerAt(view, offer.to), offer.want)) return { kept, met: false };
  if (offer.want.cards === 0) return { kept, met: true };
  const mine = own.offers.find((one) => one.id === id && one.to === seat);
  return { kept, met: mine === undefined ? null : hasFree(own, seat, mine.want) };
}
