/**
 * The stage: a toolkit for pictures of tables, without knowledge of any game.
 *
 * A scene's pure `place` makes a `Picture`: a flat list of placements, each with a key, the name of its art and a pose
 * in world units of the scene's own choosing. `Stage.show` takes one picture after the other and finds out by the keys
 * what has moved, come and gone; a picture that was missed changes nothing about how the next one ends. The camera fits
 * the picture's bounds into the element.
 *
 *     const stage = await mountStage(element, {
 *       art: sprites,                   // names -> drawings, for one theme
 *       still: () => look().still,      // movement turned down?
 *       input: { onHover, onPress, onCarry },
 *       onResize: (viewport) => stage.show(place(snapshot, viewport)),
 *     });
 *     stage.show(place(snapshot, stage.viewport));
 *
 * What can be touched is a placement with a `target`; nothing is smaller to a finger than 44 CSS pixels. Drawings are
 * painted with canvas calls (`kind: 'painted'`: textures, made as fine as the screen and reused) or built from vectors
 * (`kind: 'vector'`: large plain areas under zoom). Things that happen once and leave nothing are `flourishes`.
 *
 * The subpath export `@boomtown/stage/headless` has everything but `mountStage`, for pure code and its tests.
 */

export type { Insets } from './camera.ts';
export type { PointerKind } from './gesture.ts';
export { mountStage } from './mount.ts';
export type {
  Art,
  ArtNames,
  EaseName,
  Extent,
  Flourish,
  Motion,
  Picture,
  Placement,
  Point,
  Pose,
  Rect,
  Shape,
  Target,
  TextArt,
  Viewport,
} from './picture.ts';
export { fetchRenderer } from './renderer.ts';
export type { Drawing, LetteringStyle, PaintedDrawing, Sprites, VectorDrawing } from './sprites.ts';
export type { Carry, Stage, StageInput, StageOptions } from './stage.ts';
