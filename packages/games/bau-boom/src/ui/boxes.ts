import type { Point, Rect } from '@boomtown/stage/headless';

/** The rectangle of this size round a point. */
export function boxAround({ x, y }: Point, width: number, height: number): Rect {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** What two rectangles have in common, if they meet. */
export function common(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  };
}

/** How much of one rectangle lies on another one. */
export function overlapOf(a: Rect, b: Rect): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, across) * Math.max(0, down);
}

/** How much of a rectangle lies outside of another one. */
export function outsideOf(inner: Rect, outer: Rect): number {
  return inner.width * inner.height - overlapOf(inner, outer);
}

/** The rectangle with so much more on each side. */
export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}
