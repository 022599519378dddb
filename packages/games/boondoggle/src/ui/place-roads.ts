import type { DrawingName, Placement } from './art/names.ts';
import { segmentKey } from './keys.ts';
import { type MapLayout, onRibbon, type Ribbon, ribbonOf } from './layout.ts';
import { DECK_INSET, DEPTH, LIFT, TOKEN_STEP } from './measures.ts';
import {
  type Company,
  type PublicView,
  type Road,
  type RoadKind,
  type SchemeKind,
  SEGMENT_IDS,
  type Seat,
  type SegmentId,
} from './rules.ts';
import type { Staged } from './scene-model.ts';

/** All roads, the higher ones above the lower, with their owners' signs; and the discs of schemes on them. */
export function roadPlacements(staged: Staged): readonly Placement[] {
  const { layout, view, lit } = staged;
  return SEGMENT_IDS.flatMap((segment) => {
    const roads = view.segments[segment] ?? [];
    const ribbon = ribbonOf(layout, segment);
    const glow: readonly Placement[] = lit.includes(segmentKey(segment))
      ? [
          {
            key: `lit:${segment}`,
            art: `glow/lit/${Math.round(ribbon.length)}`,
            ...ribbon.middle,
            rotation: ribbon.rotation,
            z: DEPTH.tokens - 1,
          },
        ]
      : [];
    return [
      ...roads.map((road, level) => roadPlacement(view, segment, ribbon, road, level)),
      ...tokens(view, layout, segment, ribbon, roads),
      ...usedUp(staged, segment, ribbon),
      ...glow,
    ];
  });
}

function roadPlacement(view: PublicView, segment: SegmentId, ribbon: Ribbon, road: Road, level: number): Placement {
  return {
    key: `road:${segment}:${road.seat}`,
    art: roadArt(road.kind, companyOf(view, road.seat), ribbon, level),
    ...onRibbon(ribbon, 0, level * LIFT),
    rotation: ribbon.rotation,
    z: DEPTH.road + level,
    // Its pieces are there already.
    enter: { alpha: 0 },
  };
}

/** The name of the drawing of a road on this ribbon; `level` is how many roads are below it. */
export function roadArt(kind: RoadKind, company: Company, { length }: Ribbon, level: number): DrawingName {
  const long = Math.round(length);
  return kind === 'elevated' ? `deck/${company}/${long}/${Math.max(1, level)}` : `road/${kind}/${company}/${long}`;
}

/** A lane over which its owner has gone twice: there is no third time. */
function usedUp({ view, layout, texts }: Staged, segment: SegmentId, ribbon: Ribbon): readonly Placement[] {
  if (!view.players.some(({ passed }) => passed.some((lane) => lane === segment))) return [];
  const size = layout.small ? 40 : 24;
  return [
    {
      key: `twice:${segment}`,
      art: { text: texts.twice, style: `label/${size}` },
      ...onRibbon(ribbon, ribbon.length * 0.26),
      z: DEPTH.label,
    },
  ];
}

interface Token {
  readonly key: string;
  readonly art: DrawingName;
  readonly above: number;
}

/** Signs and discs, one beside the other along the road, each on the deck that it belongs to. */
function tokens(
  view: PublicView,
  layout: MapLayout,
  segment: SegmentId,
  ribbon: Ribbon,
  roads: readonly Road[],
): readonly Placement[] {
  const signs = roads.map(
    ({ seat }, level): Token => ({
      key: `sign:${segment}:${seat}`,
      art: `sign/${companyOf(view, seat)}`,
      above: level * LIFT,
    }),
  );
  const top = Math.max(0, roads.length - 1) * LIFT;
  const discs = discsOn(view, segment).map(
    ({ seat, kind }): Token => ({
      key: `disc:${segment}:${seat}`,
      art: `disc/${kind}/${companyOf(view, seat)}`,
      above: top,
    }),
  );
  const all = [...signs, ...discs];
  const room = ribbon.length - 2 * DECK_INSET - 20;
  const step = Math.min(TOKEN_STEP, room / Math.max(1, all.length));
  return all.map(({ key, art, above }, i) => ({
    key,
    art,
    ...onRibbon(ribbon, (i - (all.length - 1) / 2) * step, above),
    z: DEPTH.tokens + i,
    scale: layout.small ? 1.25 : 1,
    enter: { alpha: 0, scale: 1.8 },
  }));
}

interface PlacedDisc {
  readonly seat: Seat;
  readonly kind: SchemeKind;
}

/** The schemes on a segment, by seat. */
function discsOn(view: PublicView, segment: SegmentId): readonly PlacedDisc[] {
  return view.players.flatMap(({ project }, seat) =>
    project.flatMap(({ segment: on, by }): readonly PlacedDisc[] =>
      on === segment && (by === 'kickback' || by === 'guardrail') ? [{ seat, kind: by }] : [],
    ),
  );
}

export function companyOf(view: PublicView, seat: Seat): Company {
  return view.players[seat]?.company ?? 1;
}
