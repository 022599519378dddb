import type { Point, Rect } from '@boomtown/stage/headless';
import type { DrawingName, Placement } from './art/names.ts';
import { TAG_HEIGHT, type TagText, tagWidth } from './art/tags.ts';
import { segmentOf } from './choosing.ts';
import { schemeKey, segmentKey } from './keys.ts';
import { onRibbon, ribbonOf } from './layout.ts';
import { DEPTH, LIFT, OFFICE } from './measures.ts';
import { nameLines } from './place-nodes.ts';
import { companyOf } from './place-roads.ts';
import { type Company, type MilePreview, RESOURCES, type SchemeKind, type Seat, type SegmentId } from './rules.ts';
import type { Staged } from './scene-model.ts';
import { spreadOut } from './tag-spots.ts';

/** More next miles than this would cover the map with their prices. */
const MOST_PRICED = 3;
/** Where along its mile a tag may stand, in parts of the mile's length: the best first. */
const ALONG = [0, 0.14, -0.14, 0.28, -0.28, 0.4, -0.4] as const;
/** From the road to the tip of a tag. */
const TIP = 12;

/** Is this a mile that can be laid now, or is pointed at? */
export function isOpen({ offer, pointed }: Staged, segment: SegmentId): boolean {
  if (pointed !== null && segmentOf(pointed) === segment) return true;
  return offer?.legal.some((action) => segmentOf(action) === segment) ?? false;
}

/** The price tags of the next miles, where they cover each other and the names of the offices as little as may be. */
export function tagPlacements(staged: Staged, seat: Seat, miles: readonly MilePreview[]): readonly Placement[] {
  const stacks = miles.flatMap((mile): readonly TagStack[] => {
    const tags = isTagged(staged, mile, miles.length) ? tagsOf(staged, seat, mile) : [];
    return tags.length === 0 ? [] : [{ mile, tags, scale: scaleOf(staged, tags) }];
  });
  const wishes = stacks.map(({ mile, tags, scale }) => ({
    width: Math.max(...tags.map(({ text }) => tagWidth(text))) * scale,
    height: (TIP + tags.length * TAG_HEIGHT) * scale,
    spots: spotsOf(staged, mile.segment),
  }));
  const spots = spreadOut(wishes, officeNames(staged));
  return stacks.flatMap((stack, i) => stackPlacements(staged, seat, stack, spots[i] ?? { x: 0, y: 0 }));
}

interface Tag {
  readonly state: 'ready' | 'lack' | 'idle';
  readonly text: TagText;
  readonly kind: SchemeKind | null;
}

/** The tags of one mile, one above the other. */
interface TagStack {
  readonly mile: MilePreview;
  readonly tags: readonly Tag[];
  readonly scale: number;
}

/** Does a mile show what it costs? One that can't be laid now does so too, but not in trading, and not where it would be in the way. */
function isTagged(staged: Staged, { segment }: MilePreview, count: number): boolean {
  const { view, layout, offer, hovered, pointed, confirming } = staged;
  // On a small map the one that is asked about has the place to itself.
  if (layout.small && confirming && pointed !== null && segmentOf(pointed) !== segment) return false;
  if (isOpen(staged, segment) || hovered === segmentKey(segment) || canBuildNow(staged)) return true;
  if (view.phase === 'scheme') return offer !== null;
  return view.phase !== 'trade' && !layout.small && count <= MOST_PRICED;
}

/** One for building; in the phase of schemes one for each scheme. */
function tagsOf(staged: Staged, seat: Seat, mile: MilePreview): readonly Tag[] {
  const { view, offer, hovered } = staged;
  if (view.phase !== 'scheme') {
    const quiet = offer === null || !canBuildNow(staged);
    const state = quiet ? 'idle' : mile.build.refusal === null ? 'ready' : 'lack';
    return [{ state, text: buildText(staged, seat, mile), kind: null }];
  }
  const asked = hovered === segmentKey(mile.segment);
  return (['kickback', 'guardrail'] as const).flatMap((kind): readonly Tag[] => {
    const preview = mile[kind];
    // Those that can't be pulled off are only shown when one asks.
    if (preview === null || (preview.refusal !== null && !asked)) return [];
    return [
      { state: preview.refusal === null ? 'ready' : 'lack', text: schemeText(staged, seat, kind, preview), kind },
    ];
  });
}

function stackPlacements(
  { view, pointed, confirming }: Staged,
  seat: Seat,
  { mile: { segment }, tags, scale }: TagStack,
  at: Point,
): readonly Placement[] {
  const company = companyOf(view, seat);
  const marked = confirming && pointed !== null && segmentOf(pointed) === segment;
  return tags.flatMap(({ state, text, kind }, i): readonly Placement[] => {
    const spot = { x: at.x, y: at.y - (TIP + i * TAG_HEIGHT) * scale };
    const isMarked = marked && (kind === null || pointed?.type === kind);
    return [
      {
        key: kind === null ? `tag:${segment}` : `tag:${kind}:${segment}`,
        art: tagArt(state, text, company),
        ...spot,
        z: DEPTH.tag + i,
        scale,
        alpha: state === 'idle' ? 0.92 : 1,
        ...(kind === null
          ? {}
          : {
              target: {
                id: schemeKey(kind, segment),
                shape: { kind: 'rect', rect: { x: -70, y: -62, width: 140, height: 56 } } as const,
              },
            }),
      },
      ...(isMarked ? [tick(segment, { x: spot.x + (kind === null ? 0 : 60 * scale), y: spot.y }, scale)] : []),
    ];
  });
}

function tick(segment: SegmentId, { x, y }: Point, scale: number): Placement {
  return { key: `tick:${segment}`, art: 'confirm', x, y: y + TIP, z: DEPTH.touch - 1, scale: scale * 0.8 };
}

function scaleOf({ layout }: Staged, tags: readonly Tag[]): number {
  return (layout.small ? 1.4 : 1) * (tags.some(({ state }) => state === 'idle') ? 0.86 : 1);
}

function spotsOf({ layout, view }: Staged, segment: SegmentId): readonly Point[] {
  const ribbon = ribbonOf(layout, segment);
  const above = Math.max(0, (view.segments[segment] ?? []).length - 1) * LIFT;
  return ALONG.map((part) => onRibbon(ribbon, part * ribbon.length, above));
}

/** Roughly where the names below the offices stand. */
function officeNames({ layout, view, texts }: Staged): readonly Rect[] {
  const size = layout.small ? 44 : 25;
  return view.players.map(({ company }, seat) => {
    const at = layout.nodes[`S${company}`];
    const lines = nameLines(texts.names[seat] ?? '', layout.small);
    const width = Math.max(...lines.map((line) => line.length)) * size * 0.6;
    return { x: at.x - width / 2, y: at.y + OFFICE.height / 2, width, height: size * (0.35 + 0.95 * lines.length) };
  });
}

function canBuildNow({ view, near, offer }: Staged): boolean {
  if (offer === null || near === null) return false;
  return (
    view.phase === 'build' || offer.legal.some((action) => action.type === 'play' && action.card === 'night-shift')
  );
}

function tagArt(state: Tag['state'], { goods, money, disc }: TagText, company: Company): DrawingName {
  return `tag/${state}/${company}/${disc ?? ''}/${goods}/${money}`;
}

/** One letter for each resource that the road takes: a capital where it is there. */
function buildText({ view, texts }: Staged, seat: Seat, { build }: MilePreview): TagText {
  const held = view.players[seat]?.goods;
  const goods = RESOURCES.flatMap((resource) => {
    const letter = resource.charAt(0);
    return Array.from({ length: build.goods[resource] }, (_, i) =>
      (held?.[resource] ?? 0) > i ? letter.toUpperCase() : letter,
    );
  });
  return { goods: goods.join(''), money: build.toll > 0 ? texts.money(build.toll) : '', disc: null };
}

function schemeText(
  { view, texts }: Staged,
  seat: Seat,
  kind: SchemeKind,
  { price, toll, steel }: NonNullable<MilePreview['kickback']>,
): TagText {
  const held = view.players[seat]?.goods.steel ?? 0;
  const dollars = price + toll;
  return {
    goods: Array.from({ length: steel }, (_, i) => (held > i ? 'S' : 's')).join(''),
    money: kind === 'kickback' || dollars > 0 ? texts.money(dollars) : '',
    disc: kind,
  };
}
