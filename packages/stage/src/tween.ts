import type { EaseName, Point, Pose } from './picture.ts';

/** Movements take at least and at most this long, in milliseconds, unless a placement asks for something else. */
export const SHORTEST = 150;
export const LONGEST = 400;
/** How long a fade takes, in milliseconds. */
export const FADE = 180;

const EASES: Readonly<Record<EaseName, (t: number) => number>> = {
  linear: (t) => t,
  out: (t) => 1 - (1 - t) ** 3,
  'in-out': (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2),
  fall: fall,
};

/** Falls faster and faster, and settles with one small bounce. */
function fall(t: number): number {
  const landed = 0.78;
  if (t < landed) return (t / landed) ** 2;
  const u = (t - landed) / (1 - landed);
  return 1 - 0.08 * 4 * u * (1 - u);
}

/** Progress from 0 to 1 through an ease; what lies outside is clamped. */
export function eased(name: EaseName, t: number): number {
  if (t <= 0) return 0;
  if (t >= 1) return 1;
  return EASES[name](t);
}

/** The pose at `t` (0 to 1) on the way; `hop` lifts the middle of the way by that share of its length. */
export function between(from: Pose, to: Pose, t: number, hop = 0): Pose {
  const arc = hop * Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t - arc * 4 * t * (1 - t),
    scale: from.scale + (to.scale - from.scale) * t,
    rotation: from.rotation + (to.rotation - from.rotation) * t,
    alpha: from.alpha + (to.alpha - from.alpha) * t,
  };
}

/** How long a movement takes by its length: a step over `reach` world units or more takes the longest time. */
export function durationOf(from: Point, to: Point, reach: number): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = reach > 0 ? Math.min(1, length / reach) : 1;
  return SHORTEST + (LONGEST - SHORTEST) * share;
}

export function isSamePose(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.scale === b.scale && a.rotation === b.rotation && a.alpha === b.alpha;
}

/** Does the thing stay where it is, however strongly it is seen? */
export function standsStill(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.scale === b.scale && a.rotation === b.rotation;
}
