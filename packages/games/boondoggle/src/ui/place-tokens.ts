import type { Point } from '@boomtown/stage/headless';
import type { Placement } from './art/names.ts';
import { clothAt, flagSpot, officeRects, signRects } from './flag-spots.ts';
import { COMMONS, DEPTH, OFFICE } from './measures.ts';
import { companyOf } from './place-roads.ts';
import type { Company, Seat } from './rules.ts';
import type { Staged } from './scene-model.ts';

/** The flags where the projects have come to, and the truck at the player who goes first. `roads` are the placements of the roads. */
export function tokenPlacements(staged: Staged, roads: readonly Placement[]): readonly Placement[] {
  return [...flags(staged, roads), ...trucks(staged)];
}

function flags(staged: Staged, roads: readonly Placement[]): readonly Placement[] {
  const { layout, view } = staged;
  const scale = layout.small ? 1.2 : 0.86;
  const taken = [...signRects(staged, roads), ...officeRects(staged)];
  return view.players.map(({ head, company }, seat) => {
    const at = head === 'C' ? onCommons(layout, company) : flagSpot(head, layout.nodes[head], scale, taken);
    taken.push(clothAt(at, scale));
    return {
      key: `flag:${seat}`,
      art: `flag/${company}`,
      ...at,
      z: DEPTH.flag + at.y / 100 + seat / 10,
      scale,
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

function trucks({ layout, view }: Staged): readonly Placement[] {
  const next = view.nextStarter;
  const scale = layout.small ? 1.4 : 1;
  const now = parking(layout, view, view.starter, -1);
  return [
    // It drives, at its own pace.
    { key: 'truck', art: 'truck/now', ...now, z: DEPTH.truck, scale, motion: { duration: 1_100, ease: 'in-out' } },
    ...(next === null || view.phase === 'over'
      ? []
      : [
          {
            key: 'next-truck',
            art: 'truck/next',
            ...parking(layout, view, next, 1),
            z: DEPTH.truck - 1,
            scale,
          } satisfies Placement,
        ]),
  ];
}

/** Beside an office: on the left this round's truck, on the right the next one's. */
function parking({ nodes, small }: Staged['layout'], view: Staged['view'], seat: Seat, side: -1 | 1): Point {
  const at = nodes[`S${companyOf(view, seat)}`];
  return { x: at.x + side * (OFFICE.width / 2 + (small ? 50 : 36)), y: at.y + OFFICE.height / 2 - 22 };
}
