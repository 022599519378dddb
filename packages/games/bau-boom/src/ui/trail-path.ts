import type { Point, Rect } from '@boomtown/stage/headless';
import { SPACES, type Space, TRAIL_LENGTH } from './rules.ts';

/** A place on the ant trail. `heading`: the direction of travel there, in radians; `outward`: away from the inside of the ring, of length 1. */
interface TrailPlace extends Point {
  readonly heading: number;
  readonly outward: Point;
}

/** The ant trail in a rectangle: its middle line, and its places by space. */
export interface TrailPath {
  /** Points of the closed middle line, close together, in the direction of travel from the start. */
  readonly line: readonly TrailPlace[];
  readonly places: readonly TrailPlace[];
  /** How far two neighbouring spaces are apart along the line. */
  readonly pitch: number;
}

/** How the trail winds, in a square of side 1: it begins at the bottom and goes round clockwise. */
const BENDS: readonly (readonly [number, number])[] = [
  [0.5, 0.935],
  [0.33, 0.965],
  [0.13, 0.935],
  [0.055, 0.83],
  [0.105, 0.705],
  [0.215, 0.62],
  [0.21, 0.5],
  [0.085, 0.42],
  [0.05, 0.27],
  [0.11, 0.115],
  [0.255, 0.055],
  [0.385, 0.11],
  [0.455, 0.205],
  [0.57, 0.205],
  [0.645, 0.1],
  [0.775, 0.045],
  [0.91, 0.1],
  [0.95, 0.24],
  [0.885, 0.36],
  [0.785, 0.45],
  [0.8, 0.575],
  [0.92, 0.655],
  [0.95, 0.79],
  [0.875, 0.925],
  [0.68, 0.965],
];

/** The room inside of the ring, in the same square. */
const INSIDE: Rect = { x: 0.305, y: 0.29, width: 0.395, height: 0.545 };

/** The start takes more of the trail than another space: this many spaces' lengths to each side. */
const START_REACH = 1.42;
const POINTS_A_BEND = 24;

/** Where the start lies: below, or (the whole trail turned) at the right. */
export type StartSide = 'below' | 'right';

/** The trail laid into a rectangle, as large as it goes. */
export function trailPathIn(rect: Rect, start: StartSide): TrailPath {
  const bends = BENDS.map(([x, y]) => inRect(rect, start, x, y));
  const points = closedCurve(bends);
  const middle = inRect(rect, start, 0.5, 0.5);
  const lengths = runningLengths(points);
  const whole = lengths.at(-1) ?? 0;
  const pitch = whole / (TRAIL_LENGTH - 2 + 2 * START_REACH);
  const place = (along: number): TrailPlace => placeAt(points, lengths, along, middle);
  const places = SPACES.map((space) => place(space === 0 ? 0 : (START_REACH + space - 1) * pitch));
  const steps = points.length;
  const line = Array.from({ length: steps }, (_, i) => place((whole * i) / steps));
  return { line, places, pitch };
}

/** The room inside of the ring of a trail that lies in this rectangle. */
export function insideOf(rect: Rect, start: StartSide): Rect {
  const a = inRect(rect, start, INSIDE.x, INSIDE.y);
  const b = inRect(rect, start, INSIDE.x + INSIDE.width, INSIDE.y + INSIDE.height);
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(b.x - a.x), height: Math.abs(b.y - a.y) };
}

/** The spaces that a wheelbarrow rolls over on its way, its new space last. */
export function wayBetween(from: Space, to: Space): readonly Space[] {
  const way: Space[] = [];
  let at = from;
  while (at !== to) {
    at = (at + 1) % TRAIL_LENGTH;
    way.push(at);
  }
  return way;
}

function inRect(rect: Rect, start: StartSide, x: number, y: number): Point {
  const [across, down] = start === 'below' ? [x, y] : [y, 1 - x];
  return { x: rect.x + rect.width * across, y: rect.y + rect.height * down };
}

/** A smooth closed curve through all of the points (Catmull and Rom's). */
function closedCurve(corners: readonly Point[]): readonly Point[] {
  const at = (i: number): Point => corners[(i + corners.length) % corners.length] ?? { x: 0, y: 0 };
  return corners.flatMap((_, i) => {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return Array.from({ length: POINTS_A_BEND }, (_, step) => {
      const t = step / POINTS_A_BEND;
      return { x: blend(a.x, b.x, c.x, d.x, t), y: blend(a.y, b.y, c.y, d.y, t) };
    });
  });
}

function blend(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);
}

/** How far each point is along the closed line; one entry more than points, for the way back to the first. */
function runningLengths(points: readonly Point[]): readonly number[] {
  const lengths = [0];
  for (const [i, point] of points.entries()) {
    const next = points[(i + 1) % points.length] ?? point;
    lengths.push((lengths.at(-1) ?? 0) + Math.hypot(next.x - point.x, next.y - point.y));
  }
  return lengths;
}

/** The number of the point behind which this length along the line lies. */
function stretchAt(lengths: readonly number[], along: number): number {
  let [low, high] = [0, lengths.length - 2];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lengths[middle] ?? 0) <= along) low = middle;
    else high = middle - 1;
  }
  return low;
}

function placeAt(points: readonly Point[], lengths: readonly number[], along: number, middle: Point): TrailPlace {
  const i = stretchAt(lengths, along);
  const from = points[i] ?? middle;
  const to = points[(i + 1) % points.length] ?? from;
  const length = (lengths[i + 1] ?? 0) - (lengths[i] ?? 0);
  const share = length > 0 ? (along - (lengths[i] ?? 0)) / length : 0;
  // The heading is taken over a longer stretch, so that what stands there does not follow every little bend.
  const behind = points[(i + points.length - 9) % points.length] ?? from;
  const ahead = points[(i + 10) % points.length] ?? to;
  const heading = Math.atan2(ahead.y - behind.y, ahead.x - behind.x);
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    heading,
    // The trail goes round clockwise: the outside is on its left.
    outward: { x: Math.sin(heading), y: -Math.cos(heading) },
  };
}
