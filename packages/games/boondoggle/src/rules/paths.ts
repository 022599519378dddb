/** How projects run over the map (§1.3, §7.1, §7.2). */
import {
  type Destination,
  FIRST_MILES,
  LANES,
  type Lane,
  type NodeId,
  SEGMENT_IDS,
  SEGMENTS,
  type SegmentId,
} from './data/map.ts';
import type { Chain, Player } from './types.ts';

/** A next mile: the own lanes passed a second time on the way to it, and the two ends of the mile itself. */
export interface Way {
  readonly segment: SegmentId;
  readonly passes: readonly Lane[];
  readonly from: NodeId;
  readonly to: NodeId;
}

/** The segments at each node, in the order of the page. */
const SEGMENTS_AT: ReadonlyMap<NodeId, readonly SegmentId[]> = new Map(
  // The ends of segments are all the nodes there are.
  [...new Set<NodeId>(SEGMENT_IDS.flatMap((id) => [...SEGMENTS[id].ends]))].map((node) => [
    node,
    SEGMENT_IDS.filter((id) => endsOf(id).includes(node)),
  ]),
);

function endsOf(segment: SegmentId): readonly [NodeId, NodeId] {
  return SEGMENTS[segment].ends;
}

/** The other end of a segment. */
export function farEnd(segment: SegmentId, node: NodeId): NodeId {
  const [one, other] = endsOf(segment);
  return node === one ? other : one;
}

export function isLane(segment: SegmentId): segment is Lane {
  return SEGMENTS[segment].kind === 'bus';
}

/** Has the project passed the Commons? Only spokes lead there. */
export function passedCommons(chain: Chain): boolean {
  return chain.project.some((mile) => SEGMENTS[mile.segment].kind === 'spoke');
}

/** All next miles of a project, each with the fewest second passes, in the order of the page. */
export function nextWays(chain: Chain): readonly Way[] {
  const found = new Map<SegmentId, Way>();
  const used = new Set<SegmentId>(chain.project.map((mile) => mile.segment));
  for (const { node, passes } of starts(chain)) {
    for (const segment of SEGMENTS_AT.get(node) ?? []) {
      if (used.has(segment) || !isOpen(chain, segment)) continue;
      const known = found.get(segment);
      if (known === undefined || fewer(passes, known.passes)) {
        found.set(segment, { segment, passes, from: node, to: farEnd(segment, node) });
      }
    }
  }
  return SEGMENT_IDS.flatMap((segment) => found.get(segment) ?? []);
}

/** The way to this segment as the next mile, if it is one. */
export function wayTo(chain: Chain, segment: SegmentId): Way | undefined {
  return nextWays(chain).find((way) => way.segment === segment);
}

/** May the project go along here at this stage at all (§1.3)? */
export function isOpen(chain: Chain, segment: SegmentId): boolean {
  if (chain.project.length === 0) return segment === FIRST_MILES[chain.company];
  const { kind } = SEGMENTS[segment];
  return kind === 'bus' || kind === 'spoke' || passedCommons(chain);
}

/** Where the next mile can start: at the head, or behind any number of own lanes passed again. Nowhere at a destination. */
function starts(chain: Chain): readonly { readonly node: NodeId; readonly passes: readonly Lane[] }[] {
  if (chain.head.startsWith('D')) return [];
  const reached: { node: NodeId; passes: readonly Lane[] }[] = [{ node: chain.head, passes: [] }];
  for (let i = 0; i < reached.length; i += 1) {
    const { node, passes } = reached[i] ?? { node: chain.head, passes: [] };
    for (const segment of SEGMENTS_AT.get(node) ?? []) {
      if (isLane(segment) && !passes.includes(segment) && passableAgain(chain, segment)) {
        reached.push({ node: farEnd(segment, node), passes: [...passes, segment] });
      }
    }
  }
  return reached;
}

/** Is this an own bus lane that was passed once only? */
function passableAgain(chain: Chain, lane: Lane): boolean {
  return !chain.passed.includes(lane) && chain.project.some((mile) => mile.segment === lane && mile.by === 'bus');
}

/** Of two ways the one with fewer passes, then the one whose first lane has the lower number. */
function fewer(one: readonly Lane[], other: readonly Lane[]): boolean {
  if (one.length !== other.length) return one.length < other.length;
  return laneNumber(one[0]) < laneNumber(other[0]);
}

function laneNumber(lane: Lane | undefined): number {
  return lane === undefined ? 0 : LANES.indexOf(lane) + 1;
}

/** The destination at which a project is complete: its chain passed the Commons and ends there, and the player holds its card (§7.3). */
export function completedAt(player: Player): Destination | undefined {
  return passedCommons(player) ? player.destinations.find((place) => place === player.head) : undefined;
}
