import type { Action, Market, NodeId, SegmentId } from './rules.ts';

/** Keys of the places of the picture and of the desk: what log lines light, and what is touched. */
export const segmentKey = (segment: SegmentId): string => `segment:${segment}`;
export const nodeKey = (node: NodeId): string => `node:${node}`;
export const marketKey = (market: Market): string => `market:${market}`;
export { seatKey } from '@boomtown/ui-kit/sentence';
export const offerKey = (offer: number): string => `offer:${offer}`;
/** A way to scheme a mile, where there may be two. */
export const schemeKey = (kind: 'kickback' | 'guardrail', segment: SegmentId): string => `${kind}:${segment}`;

/** The places that an action is about. */
export function placesOf(action: Action): readonly string[] {
  switch (action.type) {
    case 'build':
    case 'kickback':
    case 'guardrail':
      return [segmentKey(action.segment)];
    case 'sell':
    case 'buy':
      return [marketKey(action.market)];
    case 'accept':
    case 'decline':
    case 'withdraw':
      return [offerKey(action.offer)];
    case 'play':
      return 'segment' in action
        ? [segmentKey(action.segment)]
        : 'markets' in action
          ? action.markets.map(marketKey)
          : [];
    case 'destination':
      return [nodeKey('C')];
    default:
      return [];
  }
}
