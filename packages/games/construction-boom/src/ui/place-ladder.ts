import type { Extent, Rect } from '@boomtown/stage/headless';
import type { PanelName, Placement, RungState } from './art/names.ts';
import { bidKey } from './keys.ts';
import type { Layout } from './layout.ts';
import { type Bid, bidRank, HIGHEST_NUMBER, MATERIALS, type Material } from './rules.ts';
import { DEPTH, type SceneModel } from './scene-model.ts';

/** A plank that is lower than this has a smaller head. */
const LOW_PLANK = 84;

/** Half of what lies between two rungs. */
const GAP = 1.5;

/** How a rung of the ladder lies: the ladder has a plank for each material, with its numbers in a line. */
interface Plank {
  readonly material: Material;
  readonly rect: Rect;
  readonly head: Rect;
  readonly cells: readonly Rect[];
}

/** Every bid that there is, what was bid so far, and what may be bid now. */
export function ladderPlacements(model: SceneModel, { ladder, wholeLadder }: Layout): readonly Placement[] {
  if (model.view.phase !== 'bid' || !wholeLadder) return [];
  return planksIn(ladder).flatMap((plank) => [
    ...plankPlacements(model, plank),
    ...plank.cells.flatMap((rect, i) => rungPlacements(model, { number: i + 1, material: plank.material }, rect)),
  ]);
}

function plankPlacements({ texts }: SceneModel, { material, rect, head }: Plank): readonly Placement[] {
  const low = rect.height < LOW_PLANK;
  const swatch = low ? 36 : 46;
  const left = head.x + swatch + (low ? 8 : 12);
  const middle = head.y + head.height / 2;
  const room = Math.round(head.width - (left - head.x) - 4);
  return [
    panel(`plank:${material}`, `plank/${material}`, rect, DEPTH.ladder),
    {
      key: `plank-swatch:${material}`,
      art: `swatch/${material}`,
      x: head.x + swatch / 2,
      y: middle,
      z: DEPTH.ladder + 2,
      scale: swatch / 64,
    },
    {
      key: `plank-name:${material}`,
      art: { text: texts.materials[material], style: `plank-name/${low ? 18 : 22}/${room}` },
      x: left,
      y: middle - (low ? 18 : 21),
      z: DEPTH.ladder + 2,
    },
    // What a bid is judged by: two lines beside the numbers.
    ...texts.stock[material].map(
      (text, i): Placement => ({
        key: `plank-stock:${material}:${i}`,
        art: { text, style: `stock/${low ? 13 : 14}/${room}` },
        x: left,
        y: middle + (low ? 1 : 3) + i * (low ? 16 : 18),
        z: DEPTH.ladder + 2,
      }),
    ),
  ];
}

export function rungPlacements(model: SceneModel, bid: Bid, rect: Rect): readonly Placement[] {
  const { view, offer, choosing, hovered, bids, lit } = model;
  const key = bidKey(bid);
  const standing = view.bid;
  const isStanding = standing !== null && bidRank(standing) === bidRank(bid);
  const open = standing === null || bidRank(bid) > bidRank(standing);
  const considered = choosing.considered;
  const chosen = considered?.type === 'bid' && bidRank(considered) === bidRank(bid);
  const state: RungState = isStanding
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
          } satisfies Placement,
        ]),
    ...(lit.includes(key) ? [panel(`rung-beacon:${key}`, 'rung-beacon', rect, DEPTH.ladder + 7)] : []),
  ];
}

/** A rectangle of the art's own making, as large as the place. */
export function panel(key: string, art: PanelName, { x, y, width, height }: Rect, z: number): Placement {
  return {
    key,
    art: `${art}/${Math.round(width)}/${Math.round(height)}`,
    x: x + width / 2,
    y: y + height / 2,
    z,
  };
}

/** Heads beside the numbers. */
function planksIn(space: Rect): readonly Plank[] {
  const gap = 10;
  const most: Extent = { width: 1180, height: 108 };
  const width = Math.min(space.width, most.width);
  const height = Math.min((space.height - 2 * gap) / MATERIALS.length, most.height);
  const left = space.x + (space.width - width) / 2;
  const top = space.y + (space.height - (height * 3 + gap * 2)) / 2;
  const pad = 12;
  const headWidth = Math.min(190, Math.max(150, width * 0.2));
  return MATERIALS.map((material, i) => {
    const rect = { x: left, y: top + i * (height + gap), width, height };
    const head = { x: rect.x + pad, y: rect.y, width: headWidth, height };
    const cell = { width: (width - headWidth - 2 * pad) / HIGHEST_NUMBER, height: height - 2 * pad };
    const cells = Array.from({ length: HIGHEST_NUMBER }, (_, at) => ({
      x: head.x + headWidth + at * cell.width + GAP,
      y: rect.y + pad + GAP,
      width: cell.width - 2 * GAP,
      height: cell.height - 2 * GAP,
    }));
    return { material, rect, head, cells };
  });
}
