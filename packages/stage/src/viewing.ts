import { betweenCameras, type Camera, fitCamera, type Insets, keepInside, panBy, zoomAt } from './camera.ts';
import type { Extent, Point, Rect } from './picture.ts';
import { eased, LONGEST, SHORTEST } from './tween.ts';

/** The camera as it is used: it shows all of the picture until a person zooms in, and follows when the picture grows. */
export interface Viewing {
  readonly camera: Camera;
  readonly bounds: Rect;
  readonly screen: Extent;
  /** Did a person zoom or pan? Then the camera stays where it is. */
  readonly byHand: boolean;
  /** The way to `camera` from where it was, in milliseconds of the stage's clock. */
  readonly way: { readonly from: Camera; readonly begin: number; readonly duration: number } | null;
}

export interface ViewingRules {
  readonly insets: Insets;
  /** How many times larger than fitting one may zoom; 1 allows no zoom. */
  readonly zoom: number;
}

export function firstViewing(bounds: Rect, screen: Extent, rules: ViewingRules): Viewing {
  return { camera: fitCamera(bounds, screen, rules.insets), bounds, screen, byHand: false, way: null };
}

/** Where the camera is at `now`. */
export function cameraAt(viewing: Viewing, now: number): Camera {
  const { way } = viewing;
  if (way === null) return viewing.camera;
  return betweenCameras(way.from, viewing.camera, eased('in-out', (now - way.begin) / way.duration));
}

export function isUnderWay(viewing: Viewing, now: number): boolean {
  return viewing.way !== null && now < viewing.way.begin + viewing.way.duration;
}

/** The picture has other bounds or the element another size; `glide` lets the camera go there instead of jumping. */
export function reframe(
  viewing: Viewing,
  bounds: Rect,
  screen: Extent,
  rules: ViewingRules,
  now: number,
  glide: boolean,
): Viewing {
  if (isSameRect(bounds, viewing.bounds) && isSameExtent(screen, viewing.screen)) return viewing;
  const from = cameraAt(viewing, now);
  const camera = viewing.byHand
    ? keepInside(viewing.camera, bounds, screen, rules.insets)
    : fitCamera(bounds, screen, rules.insets);
  const way = glide && isSameExtent(screen, viewing.screen) ? { from, begin: now, duration: LONGEST } : null;
  return { camera, bounds, screen, byHand: viewing.byHand, way };
}

/** Zooms about a point of the element, as far as the rules allow; all the way out is fitting again. */
export function zoomed(viewing: Viewing, factor: number, at: Point, rules: ViewingRules): Viewing {
  const fit = fitCamera(viewing.bounds, viewing.screen, rules.insets);
  const camera = zoomAt(viewing.camera, factor, at, fit.scale, fit.scale * rules.zoom);
  if (camera.scale <= fit.scale) return { ...viewing, camera: fit, byHand: false, way: null };
  return settled(viewing, camera, rules);
}

export function panned(viewing: Viewing, dx: number, dy: number, rules: ViewingRules): Viewing {
  return viewing.byHand ? settled(viewing, panBy(viewing.camera, dx, dy), rules) : viewing;
}

/** All of the picture is seen again, as before anybody zoomed in. */
export function fitted(viewing: Viewing, rules: ViewingRules): Viewing {
  const camera = fitCamera(viewing.bounds, viewing.screen, rules.insets);
  return { ...viewing, camera, byHand: false, way: null };
}

/** The same end as `after`, but the camera goes there from where it is at `now`. */
export function glided(before: Viewing, after: Viewing, now: number): Viewing {
  return { ...after, way: { from: cameraAt(before, now), begin: now, duration: SHORTEST } };
}

function settled(viewing: Viewing, camera: Camera, rules: ViewingRules): Viewing {
  const inside = keepInside(camera, viewing.bounds, viewing.screen, rules.insets);
  return { ...viewing, camera: inside, byHand: true, way: null };
}

function isSameRect(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && isSameExtent(a, b);
}

function isSameExtent(a: Extent, b: Extent): boolean {
  return a.width === b.width && a.height === b.height;
}
