import { HIGHEST_NUMBER } from './shape.ts';
import { type Bid, MATERIALS } from './types.ts';

/** §3.1 */
export const LOWEST_BID: Bid = { number: 1, material: 'old' };

/** Bids in rising order have rising ranks: 0 for 1 old, 47 for 16 cheap. */
export function bidRank({ number, material }: Bid): number {
  return (number - 1) * MATERIALS.length + MATERIALS.indexOf(material);
}

/** The bids that may follow this one, or open (`null`), ascending. */
export function bidsAbove(bid: Bid | null): readonly Bid[] {
  const lowest = bid === null ? 0 : bidRank(bid) + 1;
  return ALL_BIDS.slice(lowest);
}

export function bidRefusal(bid: Bid, standing: Bid | null): 'too-high' | 'too-low' | null {
  if (bid.number > HIGHEST_NUMBER) return 'too-high';
  return bidRank(bid) <= (standing === null ? -1 : bidRank(standing)) ? 'too-low' : null;
}

const ALL_BIDS: readonly Bid[] = Array.from({ length: HIGHEST_NUMBER }, (_, i) =>
  MATERIALS.map((material) => ({ number: i + 1, material })),
).flat();
