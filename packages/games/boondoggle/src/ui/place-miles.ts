import type { Placement } from './art/names.ts';
import { segmentOf, takesMiles } from './choosing.ts';
import { segmentKey } from './keys.ts';
import { onRibbon, type Ribbon, ribbonBetween, ribbonOf } from './layout.ts';
import { DEPTH, LIFT } from './measures.ts';
import { companyOf, roadArt } from './place-roads.ts';
import { isOpen, tagPlacements } from './place-tags.ts';
import { type MilePreview, nextMiles, SEGMENT_IDS, SEGMENTS, type Seat } from './rules.ts';
import type { Staged } from './scene-model.ts';

/** The person's own next miles: their ways, what each costs, the lanes passed again on the way, and the ghost of the one pointed at. */
export function milePlacements(staged: Staged): readonly Placement[] {
  const { near, view } = staged;
  if (near === null || view.phase === 'over') return [];
  const { shown, head } = view.players[near] ?? { shown: true, head: 'C' as const };
  if (shown || head.startsWith('D')) return [];
  const miles = nextMiles(view, near).filter(({ build }) => build.refusal?.code !== 'own-road');
  return [
    ...miles.flatMap((mile) => mileParts(staged, near, mile)),
    ...wrongMiles(staged, miles),
    ...tagPlacements(staged, near, miles),
  ];
}

/** All other miles: one that is touched when miles are laid says why it can't be. */
function wrongMiles({ layout, view, offer }: Staged, miles: readonly MilePreview[]): readonly Placement[] {
  if (offer === null || !takesMiles(offer, view)) return [];
  const others = SEGMENT_IDS.filter((id) => miles.every(({ segment }) => segment !== id));
  return others.map((segment) => {
    const { middle, length, rotation } = ribbonOf(layout, segment);
    const rect = { x: -length / 2 + 36, y: -34, width: length - 72, height: 68 };
    const target = { id: segmentKey(segment), shape: { kind: 'rect', rect }, cursor: 'not-allowed' } as const;
    return { key: `touch:${segment}`, art: null, ...middle, rotation, z: DEPTH.touch - 1, target };
  });
}

function mileParts(staged: Staged, seat: Seat, mile: MilePreview): readonly Placement[] {
  const { layout, view, pointed, hovered } = staged;
  const { segment } = mile;
  const ribbon = ribbonOf(layout, segment);
  const length = Math.round(ribbon.length);
  const key = segmentKey(segment);
  const isPointed = pointed !== null && segmentOf(pointed) === segment;
  const level = (view.segments[segment] ?? []).length;
  const above = Math.max(0, level - 1) * LIFT;
  const glow = isOpen(staged, segment);
  return [
    {
      key: `onward:${segment}`,
      art: glow ? `glow/ready/${length}` : `onward/${length}`,
      ...onRibbon(ribbon, 0, above),
      rotation: ribbon.rotation,
      z: glow ? DEPTH.tokens - 2 : DEPTH.glow,
      alpha: glow ? (hovered === key || isPointed ? 1 : 0.85) : 0.7,
    },
    {
      key: `touch:${segment}`,
      art: null,
      ...ribbon.middle,
      rotation: ribbon.rotation,
      z: DEPTH.touch,
      target: {
        id: key,
        shape: { kind: 'rect', rect: { x: -length / 2 + 36, y: -34 - above, width: length - 72, height: 68 + above } },
      },
    },
    ...(glow ? passes(staged, mile) : []),
    ...(isPointed ? ghost(staged, seat, mile, ribbon, level) : []),
  ];
}

/** Chevrons along every lane that is passed again, the way the project runs. */
function passes({ layout, view, near }: Staged, { passes: lanes, segment }: MilePreview): readonly Placement[] {
  let node = near === null ? 'C' : (view.players[near]?.head ?? 'C');
  return lanes.map((lane): Placement => {
    const [one, other] = SEGMENTS[lane].ends;
    const to = node === one ? other : one;
    const from = layout.nodes[node];
    const way = ribbonBetween(from, layout.nodes[to]);
    const turn = Math.atan2(layout.nodes[to].y - from.y, layout.nodes[to].x - from.x);
    node = to;
    return {
      key: `pass:${segment}:${lane}`,
      art: `pass/${Math.round(way.length)}`,
      ...way.middle,
      rotation: turn,
      z: DEPTH.pass,
    };
  });
}

function ghost(
  { view, pointed }: Staged,
  seat: Seat,
  { segment, build }: MilePreview,
  ribbon: Ribbon,
  level: number,
): readonly Placement[] {
  const company = companyOf(view, seat);
  if (pointed?.type === 'kickback' || pointed?.type === 'guardrail') {
    return [
      {
        key: 'ghost',
        art: `disc/${pointed.type}/${company}`,
        ...onRibbon(ribbon, 0, Math.max(0, level - 1) * LIFT),
        z: DEPTH.ghost,
        alpha: 0.85,
        scale: 1.3,
        motion: { duration: 0 },
      },
    ];
  }
  return [
    {
      key: 'ghost',
      art: roadArt(build.kind, company, ribbon, level),
      ...onRibbon(ribbon, 0, level * LIFT),
      rotation: ribbon.rotation,
      z: DEPTH.road + level + 1,
      alpha: 0.75,
      motion: { duration: 0 },
    },
    {
      key: `ghost-sign:${segment}`,
      art: `sign/${company}`,
      ...onRibbon(ribbon, 0, level * LIFT),
      z: DEPTH.ghost,
      alpha: 0.9,
      motion: { duration: 0 },
    },
  ];
}
