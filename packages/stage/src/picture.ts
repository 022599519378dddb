/** A point, in world units (the picture's own) or in CSS pixels, as the place says that takes it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Extent {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Point, Extent {}

/** How a thing stands in the picture. `x`, `y` in world units, `rotation` in radians, `alpha` from 0 to 1. */
export interface Pose extends Point {
  readonly scale: number;
  readonly rotation: number;
  readonly alpha: number;
}

/** The names that a scene's art has. A scene declares its own, so that a wrong one does not compile. */
export interface ArtNames {
  readonly drawing: string;
  readonly style: string;
}

/** Text as art. `style` is the name of a style of the sprites; the stage measures and paints it. */
export interface TextArt<N extends ArtNames = ArtNames> {
  readonly text: string;
  readonly style: N['style'];
}

/** What a thing looks like: the name of a drawing of the sprites, or text; `null` is not seen, only touched. */
export type Art<N extends ArtNames = ArtNames> = N['drawing'] | TextArt<N> | null;

export type EaseName = 'out' | 'in-out' | 'fall' | 'linear';

/** How a thing goes to its new pose. What is left out is chosen by the stage. */
export interface Motion {
  /** Milliseconds; 0 puts the thing there at once (a piece under the finger). */
  readonly duration?: number;
  /** Milliseconds before it sets off. */
  readonly delay?: number;
  readonly ease?: EaseName;
  /** Height of the arc over which it goes, as a share of the length of its way. */
  readonly hop?: number;
}

/** An area round a placement that can be pointed at; in world units, relative to the placement. */
export type Shape =
  | { readonly kind: 'circle'; readonly radius: number }
  | { readonly kind: 'rect'; readonly rect: Rect }
  | { readonly kind: 'polygon'; readonly points: readonly Point[] };

export interface Target {
  /** What the scene receives when it is touched. Several placements may share one. */
  readonly id: string;
  readonly shape: Shape;
  /** May it be picked up and carried? */
  readonly draggable?: boolean;
  /** A mouse cursor other than the pointing hand. */
  readonly cursor?: string;
}

/** One thing in the picture. The key says that it is the same thing as in the picture before, wherever it stands now. */
export interface Placement<N extends ArtNames = ArtNames> {
  readonly key: string;
  readonly art: Art<N>;
  readonly x: number;
  readonly y: number;
  /** Order of painting: larger is nearer to the eye. What moves is above all that stands. */
  readonly z: number;
  readonly scale?: number;
  /** The size for which its art is drawn, where there are drawings of several sizes: one that takes over begins as large as the other was seen. */
  readonly drawn?: number;
  readonly rotation?: number;
  readonly alpha?: number;
  readonly target?: Target;
  /** What of its first pose differs from its place; a thing that says nothing fades in. */
  readonly enter?: Partial<Pose>;
  /** What of its last pose differs from its place; it always fades as it goes. */
  readonly leave?: Partial<Pose>;
  readonly motion?: Motion;
}

/** Something that happens once and leaves nothing behind (dust, a ripple). It runs when its key first appears, and never under reduced motion. */
export interface Flourish<N extends ArtNames = ArtNames> {
  readonly key: string;
  readonly art: Art<N>;
  readonly z: number;
  readonly from: Pose;
  readonly to: Pose;
  readonly motion?: Motion;
}

/** A whole picture, as a scene's pure `place` makes it. The camera fits `bounds` into the element. */
export interface Picture<N extends ArtNames = ArtNames> {
  readonly bounds: Rect;
  readonly placements: readonly Placement<N>[];
  readonly flourishes?: readonly Flourish<N>[];
}

/** What the scene is drawn into: the element's size in CSS pixels and how many device pixels one of them has. */
export interface Viewport extends Extent {
  readonly ratio: number;
}

/** The pose that a placement asks for. */
export function poseOf(placement: Placement): Pose {
  return {
    x: placement.x,
    y: placement.y,
    scale: placement.scale ?? 1,
    rotation: placement.rotation ?? 0,
    alpha: placement.alpha ?? 1,
  };
}
