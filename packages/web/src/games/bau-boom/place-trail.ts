import type { Placement, Point } from '@boomtown/stage/headless';
import { spaceKey } from './keys.ts';
import type { TableLayout } from './layout.ts';
import { ANTEATERS, LADYBUGS, SPACES, type Space, START, spaceKind } from './rules.ts';
import { DEPTH, type Scenery } from './scenery.ts';

/** Size of the letters of a space's number, in world units. */
const NUMBER_SIZE = 17;

/** The garden that does not change in a game: meadow, trail, stones and the animals beside them. */
export function gardenPlacements(layout: TableLayout): readonly Placement[] {
  const { bounds, trailRect, start, trail, unit } = layout;
  const readable = unit * NUMBER_SIZE >= 7.5;
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
  ];
}

/** Ladybugs sit on the rim of their stones, anteaters lie beside them. */
function creaturePlacements({ trail }: TableLayout): readonly Placement[] {
  const ladybugs = LADYBUGS.flatMap((space): readonly Placement[] => {
    const place = trail.places[space];
    if (place === undefined) return [];
    const { x, y, outward } = place;
    return [
      {
        key: `ladybug:${space}`,
        art: 'ladybug',
        x: x + outward.x * 44,
        y: y + outward.y * 44,
        z: DEPTH.creature,
        scale: 0.82,
        rotation: Math.atan2(-outward.y, -outward.x) + Math.PI / 2,
      },
    ];
  });
  const anteaters = ANTEATERS.flatMap((space): readonly Placement[] => {
    const { x, y, turn } = anteaterAt(trail.places[space]);
    return [
      { key: `anteater:${space}`, art: 'anteater', x, y, z: DEPTH.creature, scale: ANTEATER_SCALE, rotation: turn },
    ];
  });
  return [...ladybugs, ...anteaters];
}

const ANTEATER_SCALE = 0.62;

/** Where the snout of the anteater of a space is, and how the animal is turned. */
export function anteaterAt(
  place: TableLayout['trail']['places'][number] | undefined,
): Point & { readonly turn: number } {
  if (place === undefined) return { x: 0, y: 0, turn: 0 };
  const { x, y, outward } = place;
  return { x: x + outward.x * 34, y: y + outward.y * 34, turn: Math.atan2(-outward.y, -outward.x) };
}

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
