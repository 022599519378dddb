import type { Placement } from '@boomtown/stage/headless';
import { spaceKey } from './keys.ts';
import type { HillLayout, TableLayout } from './layout.ts';
import { SPACES, type Space, START, spaceKind } from './rules.ts';
import { DEPTH, type Scenery } from './scenery.ts';

/** Size of the letters of a space's number, in world units. */
const NUMBER_SIZE = 17;

/** The garden that does not change in a game: meadow, trail, stones and the animals beside them. */
export function gardenPlacements(layout: TableLayout): readonly Placement[] {
  const { bounds, trailRect, start, trail, unit } = layout;
  const readable = unit * NUMBER_SIZE >= 9;
  return [
    {
      key: 'meadow',
      art: `meadow/${sizeName(bounds.width, bounds.height)}`,
      x: bounds.x,
      y: bounds.y,
      z: DEPTH.meadow,
    },
    {
      key: 'trail',
      art: `trail/${sizeName(trailRect.width, trailRect.height)}/${start}`,
      x: trailRect.x,
      y: trailRect.y,
      z: DEPTH.trail,
    },
    ...SPACES.flatMap((space): readonly Placement[] => {
      const place = trail.places[space];
      if (place === undefined) return [];
      const { x, y } = place;
      return [
        { key: `stone:${space}`, art: `stone/${spaceKind(space)}/${space % 5}`, x, y, z: DEPTH.stone + y / 100 },
        ...(readable && space !== START
          ? [
              {
                key: `number:${space}`,
                art: { text: String(space), style: `space/${NUMBER_SIZE}` },
                x: x + 27,
                y: y + 29,
                z: DEPTH.stone + 50,
              },
            ]
          : []),
      ];
    }),
    ...creaturePlacements(layout),
    ...plantPlacements(layout),
  ];
}

/** Flowers and bushes round the own hill. */
function plantPlacements({ hills, unit }: TableLayout): readonly Placement[] {
  const hill = hills.find(({ own }) => own);
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

/** Ladybugs sit at the rim of their stones, anteaters lie beside them. */
function creaturePlacements({ animals }: TableLayout): readonly Placement[] {
  return animals.map(({ kind, space, x, y, turn }) => ({
    key: `${kind}:${space}`,
    art: kind,
    x,
    y,
    z: DEPTH.creature,
    scale: ANIMAL_SCALE[kind],
    // A ladybug is drawn looking up, an anteater looking to the right.
    rotation: kind === 'ladybug' ? turn + Math.PI / 2 : turn,
  }));
}

const ANIMAL_SCALE = { ladybug: 0.82, anteater: 0.62 } as const;

/** Rings round the spaces that something outside of the picture speaks of. */
export function beaconPlacements({ lit }: Scenery, { trail }: TableLayout): readonly Placement[] {
  return SPACES.flatMap((space: Space): readonly Placement[] => {
    const place = trail.places[space];
    if (place === undefined || !lit.includes(spaceKey(space))) return [];
    const scale = space === START ? 1.75 : 1;
    return [{ key: `beacon:${space}`, art: 'mark/beacon', x: place.x, y: place.y, z: DEPTH.mark + 5, scale }];
  });
}

/** A size as it stands in the name of a drawing: whole numbers of world units. */
export function sizeName(width: number, height: number): string {
  return `${Math.ceil(width)}/${Math.ceil(height)}`;
}
