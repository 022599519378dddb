import { type Extent, inset, type Rect, split } from '@boomtown/stage/headless';
import type { StartSide } from './trail-path.ts';

/** What has its room where, in CSS pixels. */
export interface Rooms {
  readonly start: StartSide;
  readonly trail: Rect;
  readonly own: Rect;
  /** By place, as one comes to them going round the table from one's own seat. */
  readonly others: readonly Rect[];
  readonly desk: Rect | null;
  readonly lifted: Rect;
}

/** The rooms in an element of this size, with this many hills beside the own one. */
export function roomsFor(viewport: Extent, others: number): Rooms {
  const { width, height } = viewport;
  return width > height * 1.08 ? wideRooms(viewport, others) : tallRooms(viewport, others);
}

/**
 * The trail in the middle and hills on both sides of it, as people sit round a table: the own one below at the right, and
 * from there clockwise the others: up the left side, then down the right.
 */
function wideRooms({ width, height }: Extent, others: number): Rooms {
  const edge = Math.min(20, width * 0.015);
  const left = Math.min(Math.max(width * 0.17, 105), 260, width * 0.36);
  const right = Math.min(Math.max(width * 0.275, 180), 460, width * 0.48);
  const low = Math.min(height, 900);
  const top = (height - low) / 2;
  const side = { x: edge, y: top + edge, width: left - edge, height: low - 2 * edge };
  const column = { x: width - right, y: top + edge, width: right - edge, height: low - 2 * edge };
  const [above, below] = split(column, 'column', [0.36, 0.64]);
  const lifted = { width: Math.min(width - right, 640), height: Math.min(height * 0.82, 600) };
  const onLeft = others > 2 ? split(side, 'column', [1, 1]).toReversed() : [side];
  return {
    start: 'right',
    trail: inset(
      { x: left, y: 0, width: width - left - right, height },
      Math.min(20, width * 0.016),
      Math.min(20, height * 0.025),
    ),
    others: [...onLeft, ...(above === undefined ? [] : [above])].slice(0, Math.max(1, others)),
    own: others > 1 ? (below ?? column) : column,
    desk: null,
    lifted: { x: (width - right - lifted.width) / 2, y: (height - lifted.height) / 2, ...lifted },
  };
}

/** The other hills in a row above the trail, the own one below it, and beside that what is to be chosen. */
function tallRooms({ width, height }: Extent, others: number): Rooms {
  const edge = Math.min(12, width * 0.02);
  const strip = Math.min(Math.max(height * 0.15, 54), 170, height * 0.25);
  const own = Math.min(Math.max(height * 0.325, 150), width * 0.62, 380, height * 0.45);
  const trail = { x: 0, y: strip + edge, width, height: height - strip - own - edge };
  const lifted = Math.min(width * 0.98, height - 2 * edge);
  const hill = (width - 3 * edge) * 0.45;
  const row = { x: edge, y: edge, width: width - 2 * edge, height: strip };
  return {
    start: 'below',
    others: split(row, 'row', Array<number>(Math.max(1, others)).fill(1)),
    trail: inset(trail, Math.max(12, width * 0.03), Math.min(14, height * 0.03)),
    own: { x: edge, y: height - own, width: hill, height: own - edge },
    desk: { x: hill + 2 * edge, y: height - own, width: width - 3 * edge - hill, height: own - edge },
    lifted: { x: edge, y: height - lifted - edge, width: width - 2 * edge, height: lifted },
  };
}
