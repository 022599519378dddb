import type { Lane, NodeId, SegmentId } from '../data/map.ts';
import { SEGMENTS } from '../data/map.ts';
import { farEnd, isOpen } from '../paths.ts';
import type { Chain } from '../types.ts';

/** Is the project one chain from its office to its head, with each pass of `passed` somewhere on the way (§7.1)? */
export function isChain(chain: Chain): boolean {
  const { project, passed } = chain;
  const once = new Set(project.map((mile) => mile.segment)).size === project.length;
  return once && new Set(passed).size === passed.length && walks(chain, 0, 0, `S${chain.company}`);
}

/** From this node on, with this many miles and passes behind: can the rest be walked so that it ends at the head? */
function walks(chain: Chain, miles: number, passes: number, node: NodeId): boolean {
  const mile = chain.project[miles];
  if (mile === undefined) return passes === chain.passed.length && node === chain.head;
  if (node.startsWith('D')) return false;
  const soFar = { ...chain, project: chain.project.slice(0, miles) };
  if (touches(mile.segment, node) && isOpen(soFar, mile.segment)) {
    if (walks(chain, miles + 1, passes, farEnd(mile.segment, node))) return true;
  }
  const lane: Lane | undefined = chain.passed[passes];
  const built = soFar.project.some((earlier) => earlier.segment === lane && earlier.by === 'bus');
  return lane !== undefined && built && touches(lane, node) && walks(chain, miles, passes + 1, farEnd(lane, node));
}

function touches(segment: SegmentId, node: NodeId): boolean {
  const ends: readonly NodeId[] = SEGMENTS[segment].ends;
  return ends.includes(node);
}
