import type { Placement, Point } from '@boomtown/stage/headless';
import { COMMONS, DEPTH, JUNCTION, OFFICE, STICKER } from './measures.ts';
import { companyOf } from './place-roads.ts';
import type { Company, NodeId, Seat } from './rules.ts';
import type { Staged } from './scenery.ts';

/** The flags where the projects have come to, and the truck at whoever goes first. */
export function tokenPlacements(staged: Staged): readonly Placement[] {
  return [...flags(staged), ...trucks(staged)];
}

function flags({ layout, view }: Staged): readonly Placement[] {
  return view.players.map(({ head, company }, seat) => {
    const { x, y } = layout.nodes[head];
    const here = view.players.flatMap((player, other) => (player.head === head ? [other] : []));
    const off = head === 'C' ? onCommons(layout, company) : besideNode(head, here.indexOf(seat), here.length);
    return {
      key: `flag:${seat}`,
      art: `flag/${company}`,
      x: x + off.x,
      y: y + off.y,
      z: DEPTH.flag + (y + off.y) / 100 + seat / 10,
      scale: layout.small ? 1.2 : 0.86,
      motion: { hop: 0.25 },
    };
  });
}

/** On the Commons everybody stands where their own spoke comes in. */
function onCommons({ nodes }: Staged['layout'], company: Company): Point {
  const { x, y } = nodes[`A${company}`];
  const length = Math.hypot(x, y);
  return { x: (x / length) * COMMONS * 0.62 - 8, y: (y / length) * COMMONS * 0.56 + 14 };
}

/** Side by side from the left to the right; a single one stands on the right. */
function besideNode(node: NodeId, place: number, count: number): Point {
  const share = count === 1 ? 1 : (2 * place) / (count - 1) - 1;
  const reach = reachOf(node);
  return { x: reach.x * share, y: reach.y * (1 - 0.4 * Math.abs(share)) };
}

function reachOf(node: NodeId): Point {
  if (node.startsWith('A')) return { x: JUNCTION * 0.8, y: JUNCTION * 0.5 };
  if (node.startsWith('S')) return { x: OFFICE.width / 2 + 8, y: OFFICE.height / 2 - 6 };
  return { x: STICKER * 0.75, y: STICKER * 0.45 };
}

function trucks({ layout, view }: Staged): readonly Placement[] {
  const next = view.nextStarter;
  const scale = layout.small ? 1.4 : 1;
  const now = parking(layout, view, view.starter, -1);
  return [
    { key: 'truck', art: 'truck', ...now, z: DEPTH.truck, scale },
    ...(next === null || view.phase === 'over'
      ? []
      : [{ key: 'next-truck', art: 'truck/next', ...parking(layout, view, next, 1), z: DEPTH.truck - 1, scale }]),
  ];
}

/** Beside an office: on the left this round's truck, on the right the next one's. */
function parking({ nodes, small }: Staged['layout'], view: Staged['view'], seat: Seat, side: -1 | 1): Point {
  const at = nodes[`S${companyOf(view, seat)}`];
  return { x: at.x + side * (OFFICE.width / 2 + (small ? 50 : 36)), y: at.y + OFFICE.height / 2 - 22 };
}
