import type { GraphicsContext } from 'pixi.js';
import type { Rect } from './picture.ts';

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
  /** A line round the letters, so that they can be read on anything. */
  readonly halo?: { readonly colour: string; readonly width: number };
  /** Longer text ends in an ellipsis. */
  readonly widest?: number;
}

/**
 * All art of a scene in one theme. A name that the book does not know is a broken invariant: the book throws. Names may
 * carry parameters (`tile/3/lit`); one name always means the same drawing for as long as the book lives.
 */
export interface Sprites {
  drawing(name: string): Drawing;
  style(name: string): LetteringStyle;
}
