import type { Point } from '@boomtown/stage/headless';
import type { DrawingName, Placement } from './art/names.ts';
import type { Block, PushPreview, SpaceEffect } from './rules.ts';
import { wayBetween } from './trail-path.ts';

interface Spot extends Point {
  readonly z: number;
  /** How large a picture is, in world units. */
  readonly size: number;
}

/** One little picture of an effect: a drawing or a number, or several that lie on each other. */
interface Part {
  readonly art?: DrawingName;
  readonly text?: string;
  readonly scale: number;
  readonly dx?: number;
  readonly dy?: number;
  readonly alpha?: number;
}

export type EffectArt = readonly Part[];

/** The one mark beside a space: what happens there that is not to be seen on it. */
export function markPlacements(
  key: string,
  effect: SpaceEffect,
  pushes: readonly PushPreview[],
  spot: Spot,
): readonly Placement[] {
  const mark = markOf(effect, pushes);
  return mark === null ? [] : pictureParts(key, mark, spot);
}

export function pictureParts(key: string, picture: EffectArt, { x, y, z, size }: Spot): readonly Placement[] {
  return picture.map(({ art, text, scale, dx = 0, dy = 0, alpha = 1 }, layer): Placement => {
    const at = { x: x + (dx * size) / 100, y: y + (dy * size) / 100, z: z + layer, alpha };
    const named = `effect:${key}:${layer}`;
    if (text === undefined) return { key: named, art: art ?? null, ...at, scale: (scale * size) / 100 };
    return { key: named, art: { text, style: `count/${Math.round(scale * size)}` }, ...at };
  });
}

/**
 * What happens to the mover; nothing is not worth a picture beside a player who is pushed. `lies`: the block on the
 * space, which stays where nothing happens to it.
 */
export function picturesOf(
  effect: SpaceEffect,
  pushes: readonly PushPreview[],
  lies: Block | null,
): readonly EffectArt[] {
  if (effect.what === 'nothing' && pushes.length === 0 && lies !== null) return [staying(lies)];
  return effect.what === 'nothing' && pushes.length > 0 ? [] : pictureOf(effect).slice(0, 2);
}

/** For each who is pushed, nearest first: who it is, how many spaces, and what comes of it. */
export function pushPictures(pushes: readonly PushPreview[]): readonly (readonly EffectArt[])[] {
  return pushes.map(({ seat, from, to, effect }) => {
    const distance = String(wayBetween(from, to).length);
    const fate = effect.what === 'nothing' ? [] : pictureOf(effect).slice(-1);
    // Several who are pushed have to share a card: then one picture says who and how far.
    if (pushes.length > 1) {
      return [
        [
          { art: `emblem/${seat}`, scale: 0.66, dx: -16, dy: -8 },
          { art: 'icon/push', scale: 0.4, dx: 32, dy: -24 },
          { text: distance, scale: 0.44, dx: 30, dy: 22 },
        ],
        ...fate,
      ];
    }
    return [
      [{ art: `emblem/${seat}`, scale: 0.82 }],
      [
        { art: 'icon/push', scale: 0.62, dy: -12 },
        { text: distance, scale: 0.44, dy: 30 },
      ],
      ...fate,
    ];
  });
}

/** A block that is let lie. */
function staying(block: Block): EffectArt {
  return [
    { art: `block/${block}`, scale: 0.72, alpha: 0.6 },
    { art: 'icon/no', scale: 0.4, dx: 26, dy: 22 },
  ];
}

function pictureOf(effect: SpaceEffect): readonly EffectArt[] {
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
          ...(effect.block === null
            ? []
            : [{ art: `block/${effect.block}`, scale: 0.5, dx: -12, dy: -14 } satisfies Part]),
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
          ...(effect.loses ? [{ art: 'icon/minus', scale: 0.34, dx: 22, dy: 26 } satisfies Part] : []),
        ],
      ];
    case 'start':
      return [[effect.unloads ? { art: 'icon/hill', scale: 0.82 } : { art: 'icon/nothing', scale: 0.72 }]];
  }
}

/** Beside a space: one mark. Its block and animal are there to be seen, and the card has the rest. */
export function markOf(effect: SpaceEffect, pushes: readonly PushPreview[]): EffectArt | null {
  if (pushes.length > 0) return [{ art: 'icon/push', scale: 0.8 }];
  switch (effect.what) {
    case 'nothing':
      return null;
    case 'may-take':
    case 'must-take':
    case 'ladybug':
      return [{ art: 'icon/plus', scale: 0.7 }];
    case 'anteater':
      return effect.loses ? [{ art: 'icon/minus', scale: 0.7 }] : null;
    case 'start':
      return effect.unloads ? [{ art: 'icon/hill', scale: 0.9 }] : null;
  }
}
