/**
 * The part of the toolkit that needs no browser: what a scene's pure `place` is made with, and what tests look at.
 * The main export has all of this, too.
 */

export { type Camera, fitCamera, type Insets, keepInside, toScreen, toWorld, zoomAt } from './camera.ts';
export { darken, faded, type Hex, lighten, mix } from './colour.ts';
export type { PointerKind } from './gesture.ts';
export { isOnTarget, SMALLEST_TOUCH, targetAt } from './hit.ts';
export { hexagon, roundedPolygon, roundedRect, softShadow } from './ink.ts';
export { around, arrange, centreOf, fitScale, inset, laidOutIn, split } from './layout.ts';
export { enlargedLettering } from './lettering.ts';
export {
  type Art,
  type ArtNames,
  type EaseName,
  type Extent,
  type Flourish,
  type Motion,
  type Picture,
  type Placement,
  type Point,
  type Pose,
  poseOf,
  type Rect,
  type Shape,
  type Target,
  type TextArt,
  type Viewport,
} from './picture.ts';
export {
  type Drawing,
  type LetteringStyle,
  numberOf,
  type PaintedDrawing,
  partsOf,
  type Sprites,
  type VectorDrawing,
} from './sprites.ts';
export {
  dismiss,
  isMoving,
  type Manner,
  NO_TWEENS,
  poseAt,
  reconcile,
  type Tweened,
  type Tweens,
} from './tween-reconciler.ts';
