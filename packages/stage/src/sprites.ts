import type { GraphicsContext } from 'pixi.js';
import type { ArtNames, Rect } from './picture.ts';

/**
 * Painted once on a canvas, in world units, into a texture as fine as the screen needs it, and painted anew when that
 * or the theme changes. For everything with soft shadows, gradients or patterns. Nothing outside of `bounds` is seen.
 */
export interface PaintedDrawing {
  readonly kind: 'painted';
  readonly bounds: Rect;
  readonly paint: (ink: CanvasRenderingContext2D) => void;
}

/** Built from vectors by the renderer itself, in world units; sharp at any zoom. For large, plain areas. */
export interface VectorDrawing {
  readonly kind: 'vector';
  readonly draw: (graphics: GraphicsContext) => void;
}

export type Drawing = PaintedDrawing | VectorDrawing;

/** How text is set. Sizes and widths are in world units. */
export interface LetteringStyle {
  /** CSS font weight and family: `700`, `"Nunito Variable", sans-serif`. */
  readonly weight: number;
  readonly family: string;
  readonly size: number;
  readonly colour: string;
  /** Which part of the text stands at the placement's place; the middle unless said. Vertically it is always the middle. */
  readonly align?: 'left' | 'middle' | 'right';
  /** How far it may reach from its place to either side: rather than beyond, it is set further to the other one. */
  readonly reach?: { readonly left: number; readonly right: number };
  /** A line round the letters, so that they can be read on anything. */
  readonly halo?: { readonly colour: string; readonly width: number };
  /** Longer text ends in an ellipsis. */
  readonly widest?: number;
  /** Down to this size longer text is set smaller, before it ends in an ellipsis. Who wants larger letters has a larger one. */
  readonly smallest?: number;
  /** By how much people want it larger than `size`. */
  readonly enlargedBy?: number;
  /** The largest factor to enlarge it by, and the width that it may reach (by default `widest`). */
  readonly growsTo?: number;
  readonly growsWithin?: number;
}

/**
 * All art of a scene in one theme. Names may carry parameters (`tile/3/lit`); one name always means the same drawing for
 * as long as the sprites live.
 */
export interface Sprites<N extends ArtNames = ArtNames> {
  drawing(name: N['drawing']): Drawing;
  style(name: N['style']): LetteringStyle;
}

/** The parts of a name that is a path. */
type PartsOf<N extends string> = N extends `${infer Part}/${infer Rest}`
  ? readonly [Part, ...PartsOf<Rest>]
  : readonly [N];

/** Takes a name apart. The first part says which others there are. */
export function partsOf<N extends string>(name: N): PartsOf<N> {
  // The type takes a name apart as `split` does.
  return name.split('/') as unknown as PartsOf<N>;
}

/** The number that a part of a name is. */
export function numberOf<Part extends `${number}`>(part: Part): Part extends `${infer N extends number}` ? N : never {
  // The type reads the number as `Number` does.
  return Number(part) as Part extends `${infer N extends number}` ? N : never;
}
