import { type Extent, laidOutIn, type Point, type Rect } from '@boomtown/stage/headless';
import { LAYOUT, NODES, type NodeId, SEGMENTS, type SegmentId } from './rules.ts';

/** World units a unit of the rules' own layout, in which a mile is about 100 long. */
const SPREAD = 2.6;
/** From the outermost nodes to the edge of what must be seen: a name below the lowest, and the frame below that. */
const EDGE: Extent = { width: 122, height: 110 };
/** Beyond this the map is not stretched sideways. */
const MOST_STRETCH = 1.4;
/** Below this many CSS pixels a world unit texts are set larger and long ones short. */
const SMALL = 0.42;

/** Where everything lies in an element of some size, in world units. */
export interface MapLayout {
  readonly bounds: Rect;
  /** CSS pixels a world unit. */
  readonly unit: number;
  /** How many times longer ways go sideways than up and down. */
  readonly stretch: number;
  readonly small: boolean;
  readonly nodes: { readonly [node in NodeId]: Point };
}

/** The map in an element of this size (CSS pixels): as large as it goes, stretched a little where there is room beside it. */
export function layoutFor(viewport: Extent): MapLayout {
  const { width, height } = laidOutIn(viewport);
  const reach = 200 * SPREAD;
  const tall = 2 * (reach + EDGE.height);
  const wide = (stretch: number) => 2 * (reach * stretch + EDGE.width);
  const room = (tall * width) / height;
  const stretch = Math.min(MOST_STRETCH, Math.max(1, (room / 2 - EDGE.width) / reach));
  const unit = Math.max(0.05, Math.min(width / wide(stretch), height / tall));
  const bounds = { x: -width / unit / 2, y: -height / unit / 2, width: width / unit, height: height / unit };
  return { bounds, unit, stretch, small: unit < SMALL, nodes: nodesAt(stretch) };
}

/** The places of all nodes on a map that is stretched sideways so much. */
export function nodesAt(stretch: number): MapLayout['nodes'] {
  // Every node gets its place.
  return Object.fromEntries(
    NODES.map((node) => [node, { x: LAYOUT[node].x * SPREAD * stretch, y: LAYOUT[node].y * SPREAD }]),
  ) as { [node in NodeId]: Point };
}

/** A segment as a straight ribbon: its middle, its length, and how it is turned. Its own upper side is the one nearer to the top of the map, or the right one. */
export interface Ribbon {
  readonly middle: Point;
  readonly length: number;
  /** Radians, above -π/2 and at most π/2. */
  readonly rotation: number;
  /** Unit vector along it, and towards its upper side. */
  readonly along: Point;
  readonly up: Point;
}

export function ribbonOf(layout: MapLayout, segment: SegmentId): Ribbon {
  const [from, to] = SEGMENTS[segment].ends;
  return ribbonBetween(layout.nodes[from], layout.nodes[to]);
}

export function ribbonBetween(a: Point, b: Point): Ribbon {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const flat = Math.round((angle / Math.PI) * 1e6) / 1e6;
  const rotation = flat > 0.5 ? angle - Math.PI : flat <= -0.5 ? angle + Math.PI : angle;
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    length,
    rotation,
    along: { x: Math.cos(rotation), y: Math.sin(rotation) },
    up: { x: Math.sin(rotation), y: -Math.cos(rotation) },
  };
}

/** A point on the ribbon: so far from its middle along it, and so far above it. */
export function onRibbon({ middle, along, up }: Ribbon, forth: number, above = 0): Point {
  return { x: middle.x + along.x * forth + up.x * above, y: middle.y + along.y * forth + up.y * above };
}
