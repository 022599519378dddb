import type { Placement, Size } from './art/names.ts';
import type { HillLayout } from './hill-layout.ts';
import { spaceKey } from './keys.ts';
import type { TableLayout } from './layout.ts';
import { SPACES, type Space, START } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** The garden that does not change in a game: meadow, trail, stones and the animals beside them, and what grows round the own hill. */
export function gardenPlacements(layout: TableLayout): readonly Placement[] {
  const { bounds, trailRect, start, letters } = layout;
  const { x, y, width, height } = trailRect;
  const tenths = (length: number): number => Math.round(length * 10) / 10;
  const extent: Size = `${tenths(bounds.width)}/${tenths(bounds.height)}`;
  const trail: `${Size}/${Size}` = `${tenths(x)}/${tenths(y)}/${tenths(width)}/${tenths(height)}`;
  return [
    { key: 'ground', art: `ground/${extent}/${trail}/${start}/${letters}`, x: bounds.x, y: bounds.y, z: DEPTH.meadow },
    ...plantPlacements(layout),
  ];
}

/** Flowers and bushes round the own hill. */
function plantPlacements({ hills, unit }: TableLayout): readonly Placement[] {
  const hill = hills.find(({ kind }) => kind === 'own');
  if (hill === undefined) return [];
  const { room, foot, side, piles } = hill;
  const grown: { readonly x: number; readonly y: number }[] = [];
  const size = Math.min(1.1, 0.62 / unit);
  // The golden ratio spreads points evenly without a pattern; it needs no chance.
  for (let i = 1; i < 60 && grown.length < 12; i += 1) {
    const at = { x: room.x + ((i * 0.754877) % 1) * room.width, y: room.y + ((i * 0.569841) % 1) * room.height };
    const onHeap = Math.abs(at.x - foot.x) < heapHalf(hill, foot.y - at.y);
    const near = [...piles, ...grown].some(
      (other) => Math.hypot(other.x - at.x, other.y - at.y) < Math.max(side * 1.1, 62 * size),
    );
    if (!onHeap && !near) grown.push(at);
  }
  return grown.map((at, i) => ({
    key: `plant:${i}`,
    art: `plant/${(i * 3 + 1) % 10}/${i}`,
    ...at,
    z: DEPTH.plot,
    scale: size,
  }));
}

/** How far the heap and what stands on it reach to each side at this height over its foot. */
function heapHalf({ side, room }: HillLayout, height: number): number {
  return Math.max(room.width * 0.36 + side - height * 0.45, side * 0.9);
}

/** Rings round the spaces that something outside of the picture speaks of. */
export function beaconPlacements({ lit }: SceneModel, { trail }: TableLayout): readonly Placement[] {
  return SPACES.flatMap((space: Space): readonly Placement[] => {
    const place = trail.places[space];
    if (place === undefined || !lit.includes(spaceKey(space))) return [];
    const scale = space === START ? 1.75 : 1;
    return [{ key: `beacon:${space}`, art: 'mark/beacon', x: place.x, y: place.y, z: DEPTH.mark + 5, scale }];
  });
}

/** A size as it stands in the name of a drawing: whole numbers of world units. */
export function sizeName(width: number, height: number): Size {
  return `${Math.ceil(width)}/${Math.ceil(height)}`;
}
