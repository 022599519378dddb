import type { Extent, Point, Rect } from './picture.ts';

export function centreOf(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
}

/** The rectangle without so much of each of its edges; never less than nothing. */
export function inset(rect: Rect, dx: number, dy: number = dx): Rect {
  const width = Math.max(0, rect.width - 2 * dx);
  const height = Math.max(0, rect.height - 2 * dy);
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height };
}

/** The smallest rectangle that holds all of these. */
export function around(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Less room than this (CSS pixels) no picture is laid out in, nor in one that is this many times longer than across. */
const LEAST: Extent = { width: 160, height: 120 };
const LONGEST = 6;

/**
 * The size that a picture is laid out for in an element of this size. It is the element's size, with a least width,
 * height and ratio: an element measures almost nothing while its page is taken apart. The camera fits the picture into
 * what there is.
 */
export function laidOutIn({ width, height }: Extent): Extent {
  const wide = Number.isFinite(width) ? Math.max(width, LEAST.width) : LEAST.width;
  const high = Number.isFinite(height) ? Math.max(height, LEAST.height) : LEAST.height;
  return { width: Math.max(wide, high / LONGEST), height: Math.max(high, wide / LONGEST) };
}

/** The largest factor by which a thing of this extent still fits into the space. */
export function fitScale(thing: Extent, space: Extent): number {
  return Math.min(space.width / thing.width, space.height / thing.height);
}

/** Cuts a rectangle into strips along its longer run, from the start, by the given shares. */
export function split(rect: Rect, run: 'row' | 'column', shares: readonly number[]): readonly Rect[] {
  const sum = shares.reduce((a, b) => a + b, 0);
  let done = 0;
  return shares.map((share) => {
    const start = done / sum;
    done += share;
    const length = share / sum;
    return run === 'row'
      ? { x: rect.x + rect.width * start, y: rect.y, width: rect.width * length, height: rect.height }
      : { x: rect.x, y: rect.y + rect.height * start, width: rect.width, height: rect.height * length };
  });
}

/**
 * Room for `count` things of one extent in a rectangle, in rows, as large as they go, the last row in the middle:
 * their rectangles in reading order. `gap` lies between them.
 */
export function arrange(count: number, thing: Extent, space: Rect, gap = 0): readonly Rect[] {
  let best = { columns: 1, scale: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const scale = Math.min(
      (space.width - gap * (columns - 1)) / columns / thing.width,
      (space.height - gap * (rows - 1)) / rows / thing.height,
    );
    if (scale > best.scale) best = { columns, scale };
  }
  const { columns, scale } = best;
  const width = thing.width * scale;
  const height = thing.height * scale;
  const rows = Math.ceil(count / columns);
  const top = space.y + (space.height - rows * height - (rows - 1) * gap) / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    const left = space.x + (space.width - inRow * width - (inRow - 1) * gap) / 2;
    return { x: left + (i % columns) * (width + gap), y: top + row * (height + gap), width, height };
  });
}
