import type { Extent, Placement, Rect } from '@boomtown/stage/headless';
import { bidKey } from './keys.ts';
import type { Layout } from './layout.ts';
import { type Bid, bidRank, HIGHEST_NUMBER, MATERIALS, type Material } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** A plank in a line that is lower than this has a smaller head. */
const LOW_PLANK = 84;

/** One in two lines that is lower than this has only its sign, before the numbers. */
const SLIM_PLANK = 72;

/** Half of what lies between two rungs. */
const GAP = 1.5;

/** How a rung of the ladder lies: the ladder has a plank for each material, with its numbers in one line or two. */
interface Plank {
  readonly material: Material;
  readonly rect: Rect;
  readonly head: Rect;
  readonly cells: readonly Rect[];
}

/** Every bid that there is, what was bid so far, and what may be bid now. */
export function ladderPlacements(model: SceneModel, { ladder, wide }: Layout): readonly Placement[] {
  if (model.view.phase !== 'bid' || ladder.height <= 0) return [];
  return planksIn(ladder, wide).flatMap((plank) => [
    ...plankPlacements(model, plank, wide),
    ...plank.cells.flatMap((rect, i) => rungPlacements(model, { number: i + 1, material: plank.material }, rect)),
  ]);
}

function plankPlacements({ texts }: SceneModel, { material, rect, head }: Plank, wide: boolean): readonly Placement[] {
  const low = wide && rect.height < LOW_PLANK;
  const slim = !wide && rect.height < SLIM_PLANK;
  const size = wide ? (low ? 18 : 22) : 16;
  const swatch = wide ? (low ? 36 : 46) : 22;
  const left = head.x + swatch + (wide ? (low ? 8 : 12) : 14);
  const middle = head.y + head.height / 2;
  const room = head.width - (left - head.x) - 4;
  const plank: readonly Placement[] = [
    panel(`plank:${material}`, `plank/${material}`, rect, DEPTH.ladder),
    {
      key: `plank-swatch:${material}`,
      art: `swatch/${material}`,
      x: head.x + swatch / 2 + (wide || slim ? 0 : 7),
      y: middle,
      z: DEPTH.ladder + 2,
      scale: swatch / 64,
    },
  ];
  if (slim) return plank;
  return [
    ...plank,
    {
      key: `plank-name:${material}`,
      art: { text: texts.materials[material], style: `plank-name/${size}/${Math.round(wide ? room : 90)}` },
      x: left,
      y: wide ? middle - (low ? 18 : 21) : middle,
      z: DEPTH.ladder + 2,
    },
    // What a bid is judged by: two lines beside the numbers, or one above them.
    ...(wide ? texts.stock[material] : [texts.stock[material].join(' · ')]).map(
      (text, i): Placement => ({
        key: `plank-stock:${material}:${i}`,
        art: {
          text,
          style: `stock/${wide && !low ? 14 : 13}/${wide ? 'left' : 'right'}/${Math.round(wide ? room : head.width - 130)}`,
        },
        x: wide ? left : head.x + head.width,
        y: wide ? middle + (low ? 1 : 3) + i * (low ? 16 : 18) : middle,
        z: DEPTH.ladder + 2,
      }),
    ),
  ];
}

function rungPlacements(model: SceneModel, bid: Bid, rect: Rect): readonly Placement[] {
  const { view, offer, choosing, hovered, bids, lit } = model;
  const key = bidKey(bid);
  const standing = view.bid;
  const isStanding = standing !== null && bidRank(standing) === bidRank(bid);
  const open = standing === null || bidRank(bid) > bidRank(standing);
  const considered = choosing.considered;
  const chosen = considered?.type === 'bid' && bidRank(considered) === bidRank(bid);
  const state = isStanding
    ? `standing-${standing.seat}`
    : chosen
      ? 'chosen'
      : !open
        ? 'past'
        : offer === null
          ? 'shown'
          : hovered === key
            ? 'hover'
            : 'open';
  const maker = isStanding ? standing : bids.find((made) => bidRank(made) === bidRank(bid));
  const x = rect.x + rect.width / 2;
  const y = rect.y + rect.height / 2;
  const text = Math.round(Math.min(rect.height * 0.5, rect.width * 0.46, 24));
  const size = Math.min(rect.width, rect.height) * 0.5;
  return [
    {
      ...panel(`rung:${key}`, `rung/${bid.material}/${state}`, rect, DEPTH.ladder + 3),
      ...(offer !== null
        ? {
            target: {
              id: key,
              shape: {
                kind: 'rect',
                // As far as the next ones: no touch goes between them.
                rect: {
                  x: -rect.width / 2 - GAP,
                  y: -rect.height / 2 - GAP,
                  width: rect.width + 2 * GAP,
                  height: rect.height + 2 * GAP,
                },
              },
              ...(open ? {} : { cursor: 'not-allowed' }),
            },
          }
        : {}),
    },
    {
      key: `rung-number:${key}`,
      art: { text: String(bid.number), style: `rung/${state}/${text}` },
      x,
      y,
      z: DEPTH.ladder + 5,
    },
    ...(maker === undefined
      ? []
      : [
          {
            key: `maker:${key}`,
            art: `emblem/${maker.seat}`,
            x: rect.x + rect.width - size * 0.34,
            y: rect.y + size * 0.34,
            z: DEPTH.ladder + 6,
            scale: size / 64,
            alpha: isStanding ? 1 : 0.75,
          },
        ]),
    ...(lit.includes(key) ? [panel(`rung-beacon:${key}`, 'rung-beacon', rect, DEPTH.ladder + 7)] : []),
  ];
}

/** A rectangle of the art's own making, as large as the place. */
export function panel(key: string, art: string, { x, y, width, height }: Rect, z: number): Placement {
  return {
    key,
    art: `${art}/${Math.round(width)}/${Math.round(height)}`,
    x: x + width / 2,
    y: y + height / 2,
    z,
  };
}

/** Heads beside the numbers where there is room for all sixteen in a line, else above two lines of eight. */
function planksIn(space: Rect, wide: boolean): readonly Plank[] {
  const gap = wide ? 10 : 5;
  const most: Extent = wide ? { width: 1180, height: 108 } : { width: 560, height: 148 };
  const width = Math.min(space.width, most.width);
  const height = Math.min((space.height - 2 * gap) / MATERIALS.length, most.height);
  const left = space.x + (space.width - width) / 2;
  const top = space.y + (space.height - (height * 3 + gap * 2)) / 2;
  return MATERIALS.map((material, i) => {
    const rect = { x: left, y: top + i * (height + gap), width, height };
    const pad = wide ? 12 : 5;
    if (wide) {
      const headWidth = Math.min(190, Math.max(150, width * 0.2));
      const head = { x: rect.x + pad, y: rect.y, width: headWidth, height };
      const room = {
        x: head.x + headWidth,
        y: rect.y + pad,
        width: width - headWidth - 2 * pad,
        height: height - 2 * pad,
      };
      return { material, rect, head, cells: cellsIn(room, HIGHEST_NUMBER) };
    }
    if (height < SLIM_PLANK) {
      const head = { x: rect.x + pad, y: rect.y, width: 26, height };
      const room = { x: head.x + 26, y: rect.y + 2, width: width - 26 - 2 * pad, height: height - 4 };
      return { material, rect, head, cells: cellsIn(room, HIGHEST_NUMBER / 2) };
    }
    const headHeight = Math.min(20, height * 0.2);
    const head = { x: rect.x + pad, y: rect.y + 2, width: width - 2 * pad, height: headHeight };
    const room = {
      x: rect.x + pad,
      y: rect.y + headHeight + 1,
      width: width - 2 * pad,
      height: height - headHeight - 3,
    };
    return { material, rect, head, cells: cellsIn(room, HIGHEST_NUMBER / 2) };
  });
}

function cellsIn({ x, y, width, height }: Rect, columns: number): readonly Rect[] {
  const lines = HIGHEST_NUMBER / columns;
  const cell = { width: width / columns, height: height / lines };
  return Array.from({ length: HIGHEST_NUMBER }, (_, i) => ({
    x: x + (i % columns) * cell.width + GAP,
    y: y + Math.floor(i / columns) * cell.height + GAP,
    width: cell.width - 2 * GAP,
    height: cell.height - 2 * GAP,
  }));
}
