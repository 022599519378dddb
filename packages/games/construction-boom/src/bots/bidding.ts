import type { Observation } from '@boomtown/bots/playing';
import { mostOf } from '@boomtown/bots/playing';
import {
  type Action,
  type Bid,
  type ConstructionBoom,
  countOf,
  MATERIALS,
  type Material,
  type PublicView,
  scoreSheet,
  tileOf,
  tilesOf,
} from '../view.ts';

/** How many tiles of a material a contractor gets to stand in the end, about: an average and how far off it usually is. */
interface Prospect {
  readonly mean: number;
  readonly spread: number;
}

/** How likely each number of standing tiles is, against the others. */
function weightsOf({ mean, spread }: Prospect): readonly number[] {
  return Array.from({ length: MOST_TILES + 1 }, (_, count) => Math.exp(-(((count - mean) / spread) ** 2) / 2));
}

/** What a contract brings on the average, in thousands, undoubled. */
function contractWorth({ number, material }: Bid, weights: readonly number[]): number {
  const contract = { number, material, doubled: false };
  let worth = 0;
  let all = 0;
  for (const [count, weight] of weights.entries()) {
    all += weight;
    worth += weight * scoreSheet(contract, count).money;
  }
  return worth / all;
}

const MOST_TILES = 16;

/** How many tiles of a material a contractor gets to stand who holds this many of it, by rule of thumb. */
function prospectOf(view: PublicView, material: Material, held: number): number {
  const grounds = countOf(view.building, material, tilesOf(view.options));
  return grounds * GROUNDS_KEPT + held * TILES_KEPT[material] + FROM_RIVAL;
}

/** The part of the first grounds, and of the own tiles, that stand in the end; and what the rival's hand adds. */
const GROUNDS_KEPT = 0.8;
const TILES_KEPT: { readonly [material in Material]: number } = { old: 0.6, modern: 0.7, cheap: 0.75 };
const FROM_RIVAL = 0.3;
const SPREAD = 1.3;

/** The tiles of a material that a rival who bids it is likely to hold. */
const RIVAL_HOLDS = 4;

/** How many tiles stand in the end if this seat, or its rival, builds with the material. */
export interface Prospects {
  readonly own: (material: Material) => number;
  readonly rivals: (material: Material) => number;
}

/** Prospects by rule of thumb. */
export function byThumb({ view, own }: Observation<ConstructionBoom>): Prospects {
  const tiles = tilesOf(view.options);
  const held = (material: Material): number =>
    (own.hand ?? []).filter((tile) => tileOf(tiles, tile).material === material).length;
  return {
    own: (material) => prospectOf(view, material, held(material)),
    rivals: (material) => prospectOf(view, material, RIVAL_HOLDS),
  };
}

/**
 * Bids, accepts or doubles by what each comes to on the average (§3, §8).
 * @param error added to every worth, by chance
 */
export function chooseBid(
  { view, legal }: Observation<ConstructionBoom>,
  prospects: Prospects,
  error: () => number,
): Action {
  const { bid } = view;
  const against =
    bid === null ? 0 : contractWorth(bid, weightsOf({ mean: prospects.rivals(bid.material), spread: SPREAD * 1.2 }));
  const own = new Map(
    MATERIALS.map((material) => [material, weightsOf({ mean: prospects.own(material), spread: SPREAD })]),
  );
  return mostOf(legal, (action) => {
    if (action.type === 'bid') return contractWorth(action, own.get(action.material) ?? []) + error();
    return (action.type === 'double' ? -2 * against : -against) + error();
  });
}
