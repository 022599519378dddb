import type { Placement, Point, Shape, Target } from './picture.ts';

/** Nothing that can be touched is smaller than this across, in CSS pixels. */
export const SMALLEST_TOUCH = 44;

/**
 * What lies under a point of the world: the topmost target whose shape holds it. If there is none, small targets grow
 * to `SMALLEST_TOUCH` CSS pixels, and the one with the nearest middle counts. `scale` is the camera's, in CSS pixels a
 * world unit.
 */
export function targetAt(placements: readonly Placement[], at: Point, scale: number): Target | null {
  let best: { target: Target; z: number } | null = null;
  let near: { target: Target; distance: number } | null = null;
  const least = SMALLEST_TOUCH / 2 / scale;
  for (const placement of placements) {
    const { target } = placement;
    if (target === undefined) continue;
    const local = toLocal(placement, at);
    if (holds(target.shape, local)) {
      if (best === null || placement.z >= best.z) best = { target, z: placement.z };
      continue;
    }
    const own = placement.scale ?? 1;
    const middle = middleOf(target.shape);
    const growth = least - reachOf(target.shape) * own;
    if (growth <= 0 || awayFrom(target.shape, local) * own > growth) continue;
    const distance = Math.hypot(local.x - middle.x, local.y - middle.y) * own;
    if (near === null || distance < near.distance) near = { target, distance };
  }
  return best?.target ?? near?.target ?? null;
}

/** Does the target of a placement, as it is drawn, hold a point of the world? */
export function isOnTarget(placement: Placement, at: Point): boolean {
  return placement.target !== undefined && holds(placement.target.shape, toLocal(placement, at));
}

/** The middle of the placement's target, in world units. */
export function middleOfTarget(placement: Placement): Point | null {
  if (placement.target === undefined) return null;
  const middle = middleOf(placement.target.shape);
  const scale = placement.scale ?? 1;
  const turn = placement.rotation ?? 0;
  return {
    x: placement.x + scale * (middle.x * Math.cos(turn) - middle.y * Math.sin(turn)),
    y: placement.y + scale * (middle.x * Math.sin(turn) + middle.y * Math.cos(turn)),
  };
}

function toLocal(placement: Placement, at: Point): Point {
  const scale = placement.scale ?? 1;
  const turn = placement.rotation ?? 0;
  const dx = (at.x - placement.x) / scale;
  const dy = (at.y - placement.y) / scale;
  return { x: dx * Math.cos(turn) + dy * Math.sin(turn), y: -dx * Math.sin(turn) + dy * Math.cos(turn) };
}

function holds(shape: Shape, { x, y }: Point): boolean {
  switch (shape.kind) {
    case 'circle':
      return Math.hypot(x, y) <= shape.radius;
    case 'rect':
      return (
        x >= shape.rect.x &&
        x <= shape.rect.x + shape.rect.width &&
        y >= shape.rect.y &&
        y <= shape.rect.y + shape.rect.height
      );
    case 'polygon': {
      let inside = false;
      for (const [a, b] of edges(shape.points)) {
        if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
      }
      return inside;
    }
  }
}

/** How far a point outside the shape is from its edge. */
function awayFrom(shape: Shape, { x, y }: Point): number {
  switch (shape.kind) {
    case 'circle':
      return Math.hypot(x, y) - shape.radius;
    case 'rect': {
      const { rect } = shape;
      const dx = Math.max(rect.x - x, 0, x - rect.x - rect.width);
      const dy = Math.max(rect.y - y, 0, y - rect.y - rect.height);
      return Math.hypot(dx, dy);
    }
    case 'polygon':
      return Math.min(...edges(shape.points).map(([a, b]) => distanceToEdge({ x, y }, a, b)));
  }
}

function middleOf(shape: Shape): Point {
  switch (shape.kind) {
    case 'circle':
      return { x: 0, y: 0 };
    case 'rect':
      return { x: shape.rect.x + shape.rect.width / 2, y: shape.rect.y + shape.rect.height / 2 };
    case 'polygon': {
      const xs = shape.points.map((point) => point.x);
      const ys = shape.points.map((point) => point.y);
      return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
    }
  }
}

/** Half of the shape's smaller extent. */
function reachOf(shape: Shape): number {
  switch (shape.kind) {
    case 'circle':
      return shape.radius;
    case 'rect':
      return Math.min(shape.rect.width, shape.rect.height) / 2;
    case 'polygon': {
      const middle = middleOf(shape);
      return Math.min(...edges(shape.points).map(([a, b]) => distanceToEdge(middle, a, b)));
    }
  }
}

function edges(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  return points.map((point, i) => [point, points[(i + 1) % points.length] ?? point]);
}

function distanceToEdge(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length));
  return Math.hypot(point.x - a.x - along * dx, point.y - a.y - along * dy);
}
