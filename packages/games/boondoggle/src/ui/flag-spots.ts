import type { Point, Rect } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { JUNCTION, OFFICE, SIGN, STICKER } from './measures.ts';
import { COMPANIES, type NodeId } from './rules.ts';
import type { Staged } from './scene-model.ts';
import { overlap } from './tag-spots.ts';

/** The cloth of a flag and the knob of its pole, seen from its foot, at scale 1. */
const CLOTH: Rect = { x: -6, y: -90, width: 62, height: 50 };
/** How much overlap, in square units, a spot is worth that is one rank worse. */
const RANK_COST = 150;

/** The signs of offices, roads and schemes: what a flag should leave in sight. `roads` are the placements of the roads. */
export function signRects({ layout }: Staged, roads: readonly Placement[]): readonly Rect[] {
  const scale = layout.small ? 1.25 : 1;
  const around = ({ x, y }: Point) => square(x, y, SIGN * scale);
  return [
    ...COMPANIES.map((company) => {
      const { x, y } = layout.nodes[`S${company}`];
      return around({ x, y: y - OFFICE.height / 2 });
    }),
    ...roads.filter(({ key }) => key.startsWith('sign:') || key.startsWith('disc:')).map(around),
  ];
}

/** The offices of companies in play, which flags should leave in sight as well. */
export function officeRects({ layout, view }: Staged): readonly Rect[] {
  const { width, height } = OFFICE;
  return view.players.map(({ company }) => {
    const { x, y } = layout.nodes[`S${company}`];
    return { x: x - width / 2, y: y - height / 2, width, height };
  });
}

/** Where at a node a flag of this scale is planted, so that its cloth lies as little as may be over what is `taken`. */
export function flagSpot(node: NodeId, at: Point, scale: number, taken: readonly Rect[]): Point {
  const { x, y } = reachOf(node);
  // Right and left of the node first; then further out, and in front of it.
  const spots = [
    { x, y },
    { x: -x, y },
    { x: 0, y: 1.7 * y },
    { x: -x - 44, y: y + 4 },
    { x: x + 16, y: y + 34 },
    { x: -x - 22, y: y + 40 },
    { x: 0, y: y + 64 },
  ].map((off) => ({ x: at.x + off.x, y: at.y + off.y }));
  const costs = spots.map((spot, rank) => {
    const cloth = clothAt(spot, scale);
    return taken.reduce((sum, other) => sum + overlap(cloth, other), rank * RANK_COST);
  });
  return spots[costs.indexOf(Math.min(...costs))] ?? at;
}

/** The ground that the cloth of a flag covers whose pole stands there. */
export function clothAt({ x, y }: Point, scale: number): Rect {
  return {
    x: x + CLOTH.x * scale,
    y: y + CLOTH.y * scale,
    width: CLOTH.width * scale,
    height: CLOTH.height * scale,
  };
}

function reachOf(node: NodeId): Point {
  if (node.startsWith('A')) return { x: JUNCTION * 0.8, y: JUNCTION * 0.5 };
  if (node.startsWith('S')) return { x: OFFICE.width / 2 + 8, y: OFFICE.height / 2 - 6 };
  return { x: STICKER * 0.75, y: STICKER * 0.45 };
}

function square(x: number, y: number, half: number): Rect {
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
}
