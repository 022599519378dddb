import type { Camera, Insets } from './camera.ts';
import type { PointerKind } from './gesture.ts';
import type { Picture, Point, Viewport } from './picture.ts';
import type { Sprites } from './sprites.ts';

/** A thing that is being carried. `over` is the target under the pointer, `at` a point of the world. */
export type Carry =
  | {
      readonly phase: 'start' | 'move' | 'drop';
      readonly target: string;
      readonly over: string | null;
      readonly at: Point;
    }
  | { readonly phase: 'cancel'; readonly target: string };

export interface StageInput {
  /** The pointer is over another target now, or over none. Fingers do not hover. */
  onHover?(target: string | null): void;
  /** A click or a touch, on a target or outside all of them. `at`: where, in CSS pixels of the element. */
  onPress?(target: string | null, pointer: PointerKind, at: Point): void;
  /** A mouse has come to rest there, or a finger rests there; `null`: the pointer goes on. */
  onRest?(at: Point | null): void;
  /** A draggable target is being carried. Without this nothing can be picked up. */
  onCarry?(carry: Carry): void;
}

export interface StageOptions {
  /** The first art; `restyle` brings another. */
  readonly art: Sprites;
  /** Is movement turned down? Asked anew at each picture. */
  readonly still: () => boolean;
  readonly input: StageInput;
  /** The element has another size: the scene answers with a `show`, which is taken without movement. */
  readonly onResize: (viewport: Viewport) => void;
  /** The camera is there now: for things outside of the stage that go with the picture. */
  readonly onCamera?: (camera: Camera) => void;
  /** How many times larger than fitting one may pinch; 1, no zoom, unless said. */
  readonly zoom?: number;
  readonly insets?: Insets;
}

export interface Stage {
  readonly viewport: Viewport;
  /** Shows the picture; movements start from wherever things are. `instant` shows it without any. */
  show(picture: Picture, options?: { readonly instant?: boolean }): void;
  /** Other art for the same picture: theme, language or fonts have changed. */
  restyle(art: Sprites): void;
  /** Zooms about the middle of the element, as far as `StageOptions.zoom` allows. For keys; pointers do it by themselves. */
  zoomBy(factor: number): void;
  /** Moves what is seen by this many CSS pixels, once a person has zoomed in. */
  panBy(dx: number, dy: number): void;
  /** All of the picture is seen again. */
  showAll(): void;
  /** Where a target is, in CSS pixels of the element: for things outside of the stage that point at it. */
  whereIs(target: string): Point | null;
  /** The point of the picture that is seen there, in world units; `at` in CSS pixels of the element. */
  worldAt(at: Point): Point;
  /** What is drawn or can be touched under a point of the element: keys of placements and of targets, the nearest to the eye first. */
  thingsAt(at: Point): readonly string[];
  destroy(): void;
}
