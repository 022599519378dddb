import type { Motion, Point, Pose } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { barrowKey } from './keys.ts';
import type { TableLayout } from './layout.ts';
import { type Seat, START } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

const ON_TRAIL = 0.94;
const ON_START = 0.7;
/** How a wheelbarrow goes from one space to the next on a longer way. */
export const ROLLING: Motion = { duration: 165, ease: 'linear' };

/** The wheelbarrows with their ants, and how much lies in each. */
export function barrowPlacements(model: SceneModel, layout: TableLayout): readonly Placement[] {
  const { board, cue, lit } = model;
  return board.barrows.flatMap(({ load }, seat): readonly Placement[] => {
    const { x, y, scale, rotation } = barrowPose(seat, model, layout);
    const rolls = cue?.type === 'roll-on' && cue.seat === seat;
    const tipped = cue?.type === 'tip' && cue.seat === seat;
    const motion = rolls ? ROLLING : ({ duration: 300, ease: 'in-out' } as const);
    const turn = model.acting === seat;
    const badge = badgeAt(seat, model, layout);
    // Large enough to be made out on a small screen.
    const size = Math.min(46, Math.max(36, 22 / layout.unit));
    return [
      ...(turn || lit.includes(barrowKey(seat))
        ? [
            {
              key: `halo:${seat}`,
              art: 'halo',
              x,
              y,
              z: DEPTH.mark - 5,
              scale: scale * 1.08,
              motion,
            } satisfies Placement,
          ]
        : []),
      {
        key: `barrow:${seat}`,
        art: `barrow/${seat}/${tipped ? 'tipped' : 'upright'}`,
        x,
        y,
        z: DEPTH.barrow + y / 100,
        scale: scale * (tipped ? 1.12 : 1),
        rotation,
        motion,
      },
      ...(load.length > 0 && !tipped
        ? [
            {
              key: `badge:${seat}`,
              art: `emblem/${seat}`,
              ...badge,
              z: DEPTH.badge,
              scale: size / 100,
              motion,
            } satisfies Placement,
            {
              key: `count:${seat}`,
              art: { text: String(load.length), style: `count/${Math.round(size * 0.86)}` },
              // Beside the sign: the load covers the one in the tray.
              x: badge.x + size * (load.length > 9 ? 1.06 : 0.8),
              y: badge.y,
              z: DEPTH.badge + 1,
              motion,
            } satisfies Placement,
          ]
        : []),
    ];
  });
}

/** How the wheelbarrow of a seat stands: beside a block on its space, and several of them round the start. */
export function barrowPose(seat: Seat, { board, laps }: SceneModel, layout: TableLayout): Pose {
  const at = board.barrows[seat]?.at ?? START;
  const place = layout.trail.places[at];
  if (place === undefined) return { x: 0, y: 0, scale: 1, rotation: 0, alpha: 1 };
  const rotation = (layout.turns[at] ?? 0) + (laps[seat] ?? 0) * Math.PI * 2;
  if (at === START) {
    const [along, across] = STALLS[seat] ?? [0, 0];
    return {
      x: place.x + Math.cos(place.heading) * along + place.outward.x * across,
      y: place.y + Math.sin(place.heading) * along + place.outward.y * across,
      scale: ON_START,
      rotation,
      alpha: 1,
    };
  }
  // Beside a block, towards the inside, so that both are seen and nothing leaves the picture.
  const aside = (board.trail[at] ?? null) === null ? 0 : 32;
  return {
    x: place.x - place.outward.x * aside,
    y: place.y - place.outward.y * aside,
    scale: ON_TRAIL,
    rotation,
    alpha: 1,
  };
}

/** Where the wheelbarrows stand on the start: along the trail and away from its inside. */
const STALLS: readonly (readonly [number, number])[] = [
  [38, 44],
  [38, -44],
  [-34, 44],
  [-34, -44],
];

function badgeAt(seat: Seat, model: SceneModel, layout: TableLayout): Point {
  const { x, y, rotation, scale } = barrowPose(seat, model, layout);
  // Over the tray, so that no block is covered, and never turned with it.
  return { x: x + (Math.cos(rotation) * 4 + 12) * scale, y: y + (Math.sin(rotation) * 4 - 52) * scale };
}
