import type { Placement } from '@boomtown/stage/headless';
import { segmentOf } from './choosing.ts';
import { schemeKey, segmentKey } from './keys.ts';
import { onRibbon, type Ribbon, ribbonBetween, ribbonOf } from './layout.ts';
import { DEPTH, LIFT } from './measures.ts';
import { companyOf, roadArt } from './place-roads.ts';
import { type Company, type MilePreview, nextMiles, RESOURCES, type SchemeKind, SEGMENTS, type Seat } from './rules.ts';
import type { Staged } from './scenery.ts';

/** The person's own next miles: their ways, what each costs, the lanes passed again on the way, and the ghost of the one pointed at. */
export function milePlacements(staged: Staged): readonly Placement[] {
  const { near, view } = staged;
  if (near === null || view.phase === 'over') return [];
  const { shown, head } = view.players[near] ?? { shown: true, head: 'C' as const };
  if (shown || head.startsWith('D')) return [];
  const miles = nextMiles(view, near).filter(({ build }) => build.refusal?.code !== 'own-road');
  return miles.flatMap((mile) => mileParts(staged, near, mile, miles.length));
}

function mileParts(staged: Staged, seat: Seat, mile: MilePreview, count: number): readonly Placement[] {
  const { layout, view, offer, pointed, hovered } = staged;
  const { segment } = mile;
  const ribbon = ribbonOf(layout, segment);
  const length = Math.round(ribbon.length);
  const legal = offer?.legal.filter((action) => segmentOf(action) === segment) ?? [];
  const key = segmentKey(segment);
  const isPointed = pointed !== null && segmentOf(pointed) === segment;
  const level = (view.segments[segment] ?? []).length;
  const above = Math.max(0, level - 1) * LIFT;
  const glow = legal.length > 0 || isPointed;
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
    ...(glow || hovered === key || isPriced(staged, count) ? tags(staged, seat, mile, ribbon, above) : []),
    ...(glow || legal.length > 0 ? passes(staged, mile) : []),
    ...(isPointed ? ghost(staged, seat, mile, ribbon, level) : []),
  ];
}

/** More next miles than this would cover the map with their prices. */
const MOST_PRICED = 3;

/** Does a mile that can't be laid now show its price all the same? Not in trading, and not where it would be in the way. */
function isPriced(staged: Staged, count: number): boolean {
  const { view, layout } = staged;
  if (canBuildNow(staged)) return true;
  if (view.phase === 'scheme') return staged.offer !== null;
  return view.phase !== 'trade' && !layout.small && count <= MOST_PRICED;
}

/** Price tags: one for building; in the phase of schemes one for each scheme. */
function tags(staged: Staged, seat: Seat, mile: MilePreview, ribbon: Ribbon, above: number): readonly Placement[] {
  const { view, layout, pointed, confirming } = staged;
  const { segment } = mile;
  const company = companyOf(view, seat);
  const scale = layout.small ? 1.5 : 1;
  const at = onRibbon(ribbon, 0, above);
  const marked = confirming && pointed !== null && segmentOf(pointed) === segment;
  if (view.phase !== 'scheme') {
    const text = buildTag(staged, seat, mile);
    const quiet = staged.offer === null || !canBuildNow(staged);
    const state = quiet ? 'idle' : mile.build.refusal === null ? 'ready' : 'lack';
    return [
      {
        key: `tag:${segment}`,
        art: tagArt(state, text, company),
        x: at.x,
        y: at.y - 12,
        z: DEPTH.tag,
        scale: quiet ? scale * 0.86 : scale,
        alpha: quiet ? 0.92 : 1,
      },
      ...(marked ? [tick(segment, at, scale)] : []),
    ];
  }
  const asked = staged.hovered === segmentKey(segment);
  const schemes = (['kickback', 'guardrail'] as const).flatMap((kind) => {
    const preview = mile[kind];
    // Those that can't be pulled off are only shown when one asks.
    return preview === null || (preview.refusal !== null && !asked) ? [] : [{ kind, preview }];
  });
  return schemes.flatMap(({ kind, preview }, i): readonly Placement[] => {
    const text = schemeTag(staged, seat, kind, preview);
    const state = preview.refusal === null ? 'ready' : 'lack';
    const spot = { x: at.x, y: at.y - 14 - i * 62 * scale };
    return [
      {
        key: `tag:${kind}:${segment}`,
        art: tagArt(state, text, company),
        ...spot,
        z: DEPTH.tag + i,
        scale,
        target: {
          id: schemeKey(kind, segment),
          shape: { kind: 'rect', rect: { x: -70, y: -62, width: 140, height: 56 } },
        },
      },
      ...(marked && pointed?.type === kind ? [tick(segment, { x: spot.x + 60 * scale, y: spot.y }, scale)] : []),
    ];
  });
}

function canBuildNow({ view, near, offer }: Staged): boolean {
  if (offer === null || near === null) return false;
  return (
    view.phase === 'build' || offer.legal.some((action) => action.type === 'play' && action.card === 'night-shift')
  );
}

interface TagParts {
  readonly goods: string;
  readonly money: string;
  readonly disc: SchemeKind | null;
}

function tagArt(state: 'ready' | 'lack' | 'idle', { goods, money, disc }: TagParts, company: Company): string {
  return `tag/${state}/${company}/${disc ?? ''}/${goods}/${money}`;
}

/** One letter for each resource that the road takes: a capital where it is there. */
function buildTag({ view, texts }: Staged, seat: Seat, { build }: MilePreview): TagParts {
  const held = view.players[seat]?.goods;
  const goods = RESOURCES.flatMap((resource) => {
    const letter = resource.charAt(0);
    return Array.from({ length: build.goods[resource] }, (_, i) =>
      (held?.[resource] ?? 0) > i ? letter.toUpperCase() : letter,
    );
  });
  return { goods: goods.join(''), money: build.toll > 0 ? texts.money(build.toll) : '', disc: null };
}

function schemeTag(
  { view, texts }: Staged,
  seat: Seat,
  kind: SchemeKind,
  { price, toll, steel }: NonNullable<MilePreview['kickback']>,
): TagParts {
  const held = view.players[seat]?.goods.steel ?? 0;
  const dollars = price + toll;
  return {
    goods: Array.from({ length: steel }, (_, i) => (held > i ? 'S' : 's')).join(''),
    money: kind === 'kickback' || dollars > 0 ? texts.money(dollars) : '',
    disc: kind,
  };
}

function tick(segment: string, at: { readonly x: number; readonly y: number }, scale: number): Placement {
  return { key: `tick:${segment}`, art: 'confirm', x: at.x, y: at.y + 12, z: DEPTH.touch - 1, scale: scale * 0.8 };
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
