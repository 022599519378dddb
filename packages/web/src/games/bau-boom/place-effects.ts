import type { Placement, Point } from '@boomtown/stage/headless';
import type { PushPreview, SpaceEffect } from './rules.ts';

interface Spot extends Point {
  readonly z: number;
  /** How large a picture is, in world units. */
  readonly size: number;
  /** Small, beside a space that shows its block and animal itself: only what is not seen there. */
  readonly badge: boolean;
}

/** One little picture of an effect: a drawing, or several that lie on each other. */
interface Part {
  readonly art: string;
  readonly scale: number;
  readonly dx?: number;
  readonly dy?: number;
  readonly alpha?: number;
}

type Picture = readonly Part[];

/** What would happen on a space, and to those who are pushed from it, as little pictures in a row; `x` and `y` are its middle. */
export function effectPlacements(
  key: string,
  effect: SpaceEffect,
  pushes: readonly PushPreview[],
  spot: Spot,
): readonly Placement[] {
  const pictures = spot.badge ? badgesOf(effect, pushes) : picturesOf(effect, pushes);
  const { x, y, z, size } = spot;
  return pictures.flatMap((parts, i) =>
    parts.map(
      ({ art, scale, dx = 0, dy = 0, alpha = 1 }, layer): Placement => ({
        key: `effect:${key}:${i}:${layer}`,
        art,
        x: x + (i - (pictures.length - 1) / 2) * size + (dx * size) / 100,
        y: y + (dy * size) / 100,
        z: z + i * 10 + layer,
        scale: (scale * size) / 100,
        alpha,
      }),
    ),
  );
}

/** How wide the row is, for a size of 100. */
export function effectWidth(effect: SpaceEffect, pushes: readonly PushPreview[]): number {
  return picturesOf(effect, pushes).length * 100;
}

/** Who is pushed first, with what comes of it for them on the badge; then the effect on the mover. */
function picturesOf(effect: SpaceEffect, pushes: readonly PushPreview[]): readonly Picture[] {
  const pushed = pushes[0];
  const own = pictureOf(effect);
  if (pushed === undefined) return own;
  return [pushPicture(pushed.seat, pushes.length), ...own.slice(0, 2)];
}

function pushPicture(seat: number, count: number): Picture {
  return [
    { art: `emblem/${seat}`, scale: 0.62, dx: -16, dy: 4 },
    { art: 'icon/push', scale: 0.55, dx: 24, dy: 4 },
    ...(count > 1 ? [{ art: 'icon/plus', scale: 0.26, dx: -30, dy: -28 }] : []),
  ];
}

function pictureOf(effect: SpaceEffect): readonly Picture[] {
  switch (effect.what) {
    case 'nothing':
      return [[{ art: 'icon/nothing', scale: 0.72 }]];
    case 'may-take':
      return [[{ art: `block/${effect.block}`, scale: 0.72 }]];
    case 'must-take':
      return [[{ art: `block/${effect.block}`, scale: 0.72 }]];
    case 'ladybug':
      return [
        [{ art: 'ladybug', scale: 0.86 }],
        [
          ...(effect.block === null ? [] : [{ art: `block/${effect.block}`, scale: 0.5, dx: -12, dy: -14 }]),
          {
            art: 'block/down',
            scale: effect.block === null ? 0.66 : 0.5,
            dx: effect.block === null ? 0 : 12,
            dy: effect.block === null ? 0 : 14,
          },
        ],
      ];
    case 'anteater':
      return [
        [
          { art: 'anteater', scale: 0.52, dx: 34, alpha: effect.loses ? 1 : 0.5 },
          ...(effect.loses ? [{ art: 'icon/minus', scale: 0.34, dx: 22, dy: 26 }] : []),
        ],
      ];
    case 'start':
      return [[{ art: 'icon/hill', scale: effect.unloads ? 0.82 : 0.5, alpha: effect.unloads ? 1 : 0.6 }]];
  }
}

/** Beside a space: its block and animal are there to be seen, so only what they do. */
function badgesOf(effect: SpaceEffect, pushes: readonly PushPreview[]): readonly Picture[] {
  const pushed: readonly Picture[] = pushes.slice(0, 1).map(({ seat }) => pushPicture(seat, pushes.length));
  switch (effect.what) {
    case 'nothing':
      return pushed;
    case 'may-take':
    case 'must-take':
      return [...pushed, [{ art: 'icon/plus', scale: 0.7 }]];
    case 'ladybug':
      return [...pushed, [{ art: 'icon/plus', scale: 0.7 }]];
    case 'anteater':
      return effect.loses ? [...pushed, [{ art: 'icon/minus', scale: 0.7 }]] : pushed;
    case 'start':
      return effect.unloads ? [...pushed, [{ art: 'icon/hill', scale: 0.9 }]] : pushed;
  }
}
