import type { Point, Rect } from '@boomtown/stage/headless';
import { ANTEATERS, LADYBUGS, type Space } from './rules.ts';
import type { TrailPath } from './trail-path.ts';

/** An animal beside its space: where its front is, and which way it looks (radians; towards the space). */
export interface Animal extends Point {
  readonly kind: 'ladybug' | 'anteater';
  readonly space: Space;
  readonly turn: number;
}

/** How far from the middle of its stone an animal's front is, and how far back it reaches, in shares of the pitch. */
const REACH = { ladybug: { front: 0.46, back: 0.62 }, anteater: { front: 0.36, back: 1.42 } } as const;
/** Half the breadth of the trail, in shares of the pitch. */
const HALF_TRAIL = 0.44;
const ANGLES = 32;

/** The animals where they have most room: off the trail, inside of the rectangle, and not on the cloth. */
export function animalsBeside(path: TrailPath, rect: Rect, inside: Rect): readonly Animal[] {
  const kinds = [
    ...ANTEATERS.map((space) => ({ kind: 'anteater', space }) as const),
    ...LADYBUGS.map((space) => ({ kind: 'ladybug', space }) as const),
  ];
  return kinds.map(({ kind, space }) => {
    const stone = path.places[space] ?? { x: 0, y: 0, outward: { x: 0, y: -1 } };
    const { front, back } = REACH[kind];
    const outward = Math.atan2(stone.outward.y, stone.outward.x);
    let best = { turn: outward, room: Number.NEGATIVE_INFINITY };
    for (let i = 0; i < ANGLES; i += 1) {
      const turn = outward + (i / ANGLES) * Math.PI * 2;
      const at = (reach: number): Point => ({
        x: stone.x + Math.cos(turn) * reach * path.pitch,
        y: stone.y + Math.sin(turn) * reach * path.pitch,
      });
      const spine = [0.45, 0.75, 1].map((share) => at(front + (back - front) * share));
      // Of two places with the same room, the outer side is better: the inside is for choices.
      const room =
        Math.min(...spine.map((point) => roomAt(point, path, rect, inside))) +
        Math.cos(turn - outward) * 0.06 * path.pitch;
      if (room > best.room) best = { turn, room };
    }
    const { turn } = best;
    return {
      kind,
      space,
      x: stone.x + Math.cos(turn) * front * path.pitch,
      y: stone.y + Math.sin(turn) * front * path.pitch,
      turn: turn + Math.PI,
    };
  });
}

/** How far a point is from everything that an animal should not lie on; more than half a pitch is as good as that. */
function roomAt(point: Point, { line, pitch }: TrailPath, rect: Rect, inside: Rect): number {
  const trail = Math.min(...line.map(({ x, y }) => Math.hypot(x - point.x, y - point.y))) - HALF_TRAIL * pitch;
  const edge = Math.min(
    point.x - rect.x,
    rect.x + rect.width - point.x,
    point.y - rect.y,
    rect.y + rect.height - point.y,
  );
  const dx = Math.max(inside.x - point.x, 0, point.x - inside.x - inside.width);
  const dy = Math.max(inside.y - point.y, 0, point.y - inside.y - inside.height);
  const cloth = dx === 0 && dy === 0 ? -pitch : Math.hypot(dx, dy);
  return Math.min(trail, edge, cloth, pitch * 0.5);
}
