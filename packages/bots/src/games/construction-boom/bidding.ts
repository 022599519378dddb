import {
  type Action,
  type Bid,
  type Building,
  type ConstructionBoom,
  countOf,
  MATERIALS,
  type Material,
  scoreSheet,
  type TileId,
  tileOf,
  tilesOf,
} from '@boomtown/rules-construction-boom/view';
import type { Sight } from '../../bot.ts';
import { mostOf } from '../../choosing.ts';

/** How many tiles of a material a contractor gets to stand in the end, about: an average and how far off it usually is. */
interface Prospect {
  readonly mean: number;
  readonly spread: number;
}

/** What a contract brings on the average, in thousands, undoubled. */
function contractWorth(bid: Bid, { mean, spread }: Prospect): number {
  let worth = 0;
  let weights = 0;
  for (let count = 0; count <= MOST_TILES; count += 1) {
    const weight = Math.exp(-(((count - mean) / spread) ** 2) / 2);
    weights += weight;
    worth += weight * scoreSheet({ ...bid, doubled: false }, count).money;
  }
  return worth / weights;
}

const MOST_TILES = 16;

/** What a contractor with this hand can hope for. */
function ownProspect(building: Building, hand: readonly TileId[], view: Sight<ConstructionBoom>['view']) {
  const tiles = tilesOf(view.options);
  const prospects = new Map<Material, Prospect>();
  for (const material of MATERIALS) {
    const held = hand.filter((tile) => tileOf(tiles, tile).material === material).length;
    const mean = countOf(building, material, tiles) * GROUNDS_KEPT + held * TILES_KEPT[material] + FROM_RIVAL;
    prospects.set(material, { mean, spread: SPREAD });
  }
  return (material: Material): Prospect => prospects.get(material) ?? { mean: 0, spread: SPREAD };
}

/** The part of the first grounds, and of the own tiles, that stand in the end; and what the rival's hand adds. */
const GROUNDS_KEPT = 0.8;
const TILES_KEPT: { readonly [material in Material]: number } = { old: 0.6, modern: 0.7, cheap: 0.75 };
const FROM_RIVAL = 0.3;
const SPREAD = 1.3;

/** The tiles of a material that a rival who bids it is likely to hold. */
const RIVAL_HOLDS = 4;

/**
 * Bids, accepts or doubles by what each comes to on the average. A low bid brings more than a high one for the same
 * tiles, so the least that is worth more than the rival's contract is bid.
 * @param error added to every worth, by chance
 */
export function chooseBid({ view, own, legal }: Sight<ConstructionBoom>, error: () => number): Action {
  const tiles = tilesOf(view.options);
  const prospect = ownProspect(view.building, own.hand ?? [], view);
  const rivals = (bid: Bid): number => {
    const grounds = countOf(view.building, bid.material, tiles);
    const mean = grounds * GROUNDS_KEPT + RIVAL_HOLDS * TILES_KEPT[bid.material] + FROM_RIVAL;
    return contractWorth(bid, { mean, spread: SPREAD * 1.2 });
  };
  return mostOf(legal, (action) => {
    if (action.type === 'bid') return contractWorth(action, prospect(action.material)) + error();
    const against = view.bid === null ? 0 : rivals(view.bid);
    return (action.type === 'double' ? -2 * against : -against) + error();
  });
}
