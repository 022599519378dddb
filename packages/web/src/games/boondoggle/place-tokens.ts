import type { Placement, Point } from '@boomtown/stage/headless';
import { COMMONS, DEPTH, JUNCTION, OFFICE, STICKER } from './measures.ts';
import { companyOf } from './place-roads.ts';
import type { NodeId, Seat } from './rules.ts';
import type { Staged } from './scenery.ts';

/** The flags where the projects have come to, and the truck at whoever goes first. */
export function tokenPlacements(staged: Staged): readonly Placement[] {
  return [...flags(staged), ...trucks(staged)];
}

/** By how far from the middle of a node its flags stand. */
function reachOf(node: NodeId): Point {
  if (node === 'C') return { x: COMMONS * 0.66, y: COMMONS * 0.5 };
  if (node.startsWith('A')) return { x: JUNCTION * 0.8, y: JUNCTION * 0.5 };
  if (node.startsWith('S')) return { x: OFFICE.width / 2 + 8, y: OFFICE.height / 2 - 6 };
  return { x: STICKER * 0.75, y: STICKER * 0.45 };
}

function flags({ layout, view }: Staged): readonly Placement[] {
  return view.players.map(({ head, company }, seat) => {
    const at = layout.nodes[head];
    const here = view.players.flatMap((player, other) => (player.head === head ? [other] : []));
    const reach = reachOf(head);
    // Side by side from the left to the right; a single one stands on the right.
    const share = here.length === 1 ? 1 : (2 * here.indexOf(seat)) / (here.length - 1) - 1;
    return {
      key: `flag:${seat}`,
      art: `flag/${company}`,
      x: at.x + reach.x * share,
      y: at.y + reach.y * (1 - 0.4 * Math.abs(share)),
      z: DEPTH.flag + at.y / 100 + seat / 10,
      scale: layout.small ? 1.2 : 0.86,
      motion: { hop: 0.25 },
    };
  });
}

function trucks({ layout, view }: Staged): readonly Placement[] {
  const next = view.nextStarter;
  return [
    {
      key: 'truck',
      art: 'truck',
      ...parking(layout, view, view.starter),
      z: DEPTH.truck,
      scale: layout.small ? 1.4 : 1,
    },
    ...(next === null || view.phase === 'over'
      ? []
      : [
          {
            key: 'next-truck',
            art: 'truck/next',
            ...parking(layout, view, next, next === view.starter ? 34 : 0),
            z: DEPTH.truck - 1,
            scale: layout.small ? 1.4 : 1,
          },
        ]),
  ];
}

function parking({ nodes, small }: Staged['layout'], view: Staged['view'], seat: Seat, aside = 0): Point {
  const at = nodes[`S${companyOf(view, seat)}`];
  return { x: at.x - OFFICE.width / 2 - (small ? 50 : 36) + aside, y: at.y + OFFICE.height / 2 - 22 + aside };
}
