import type { Extent, Point, Rect } from './picture.ts';

/** Where the picture lies on the screen: a world point `p` is seen at `p * scale + (x, y)` CSS pixels. */
export interface Camera extends Point {
  readonly scale: number;
}

/** Space that stays free along the edges of the element, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** The camera that shows all of `bounds`, as large as it goes, in the middle of what the insets leave of the element. */
export function fitCamera(bounds: Rect, screen: Extent, insets: Insets = NO_INSETS): Camera {
  const width = Math.max(1, screen.width - insets.left - insets.right);
  const height = Math.max(1, screen.height - insets.top - insets.bottom);
  const scale = Math.min(width / Math.max(1e-6, bounds.width), height / Math.max(1e-6, bounds.height));
  return {
    scale,
    x: insets.left + width / 2 - (bounds.x + bounds.width / 2) * scale,
    y: insets.top + height / 2 - (bounds.y + bounds.height / 2) * scale,
  };
}

export function toScreen(camera: Camera, world: Point): Point {
  return { x: world.x * camera.scale + camera.x, y: world.y * camera.scale + camera.y };
}

export function toWorld(camera: Camera, screen: Point): Point {
  return { x: (screen.x - camera.x) / camera.scale, y: (screen.y - camera.y) / camera.scale };
}

/** Zooms so that the world point under `at` (CSS pixels) stays where it is; the scale stays within `least` and `most`. */
export function zoomAt(camera: Camera, factor: number, at: Point, least: number, most: number): Camera {
  const scale = Math.min(most, Math.max(least, camera.scale * factor));
  const world = toWorld(camera, at);
  return { scale, x: at.x - world.x * scale, y: at.y - world.y * scale };
}

export function panBy(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** The nearest camera of the same scale that does not lose the picture: it fills the element, or lies in its middle where it is smaller. */
export function keepInside(camera: Camera, bounds: Rect, screen: Extent, insets: Insets = NO_INSETS): Camera {
  return {
    scale: camera.scale,
    x: inside(camera.x, bounds.x, bounds.width, camera.scale, insets.left, screen.width - insets.right),
    y: inside(camera.y, bounds.y, bounds.height, camera.scale, insets.top, screen.height - insets.bottom),
  };
}

function inside(offset: number, start: number, length: number, scale: number, low: number, high: number): number {
  const first = low - start * scale;
  const last = high - (start + length) * scale;
  if (first < last) return (first + last) / 2;
  return Math.min(first, Math.max(last, offset));
}

/** The camera at `t` (0 to 1) on the way from one to another. */
export function betweenCameras(from: Camera, to: Camera, t: number): Camera {
  return {
    scale: from.scale + (to.scale - from.scale) * t,
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t,
  };
}
