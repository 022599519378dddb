import type { PublicView } from './rules.ts';
import { MATERIALS, type Material, TILE_TYPES, type TileId, type TileType, tileOf, tilesOf } from './rules.ts';

/** Tiles of one material and type: alike in all but their number. */
export interface Kind {
  readonly name: KindName;
  readonly material: Material;
  readonly type: TileType;
}

export type KindName = `${Material}-${TileType}`;

/** All nine, in the order in which a hand is sorted. */
export const KINDS: readonly Kind[] = MATERIALS.flatMap((material) =>
  TILE_TYPES.map((type): Kind => ({ name: `${material}-${type}`, material, type })),
);

/** The tiles of a hand that are alike, ascending. */
export interface Stack {
  readonly kind: Kind;
  readonly tiles: readonly TileId[];
  /** What a ground carries, or a tier or roof weighs. */
  readonly figure: number;
}

/** A hand sorted by material and type; kinds of which there is none are left out. */
export function stacksOf(hand: readonly TileId[], options: PublicView['options']): readonly Stack[] {
  const set = tilesOf(options);
  return KINDS.flatMap((kind): readonly Stack[] => {
    const tiles = hand.filter((id) => kindOf(id, options) === kind.name);
    const first = tiles[0];
    if (first === undefined) return [];
    const { capacity, weight } = tileOf(set, first);
    return [{ kind, tiles, figure: kind.type === 'ground' ? capacity : weight }];
  });
}

export function kindOf(id: TileId, options: PublicView['options']): KindName {
  const { material, type } = tileOf(tilesOf(options), id);
  return `${material}-${type}`;
}

/** How many tiles of each material there are. */
export function countsOf(ids: readonly TileId[], options: PublicView['options']): Readonly<Record<Material, number>> {
  const counts = { old: 0, modern: 0, cheap: 0 };
  for (const id of ids) counts[tileOf(tilesOf(options), id).material] += 1;
  return counts;
}
