import { type Extent, inset, type Rect, split } from '@boomtown/stage/headless';
import { type Animal, animalsBeside } from './animals.ts';
import { farHill, farSide, type HillLayout, liftedHill, ownHill } from './hill-layout.ts';
import type { Plan, Seat } from './rules.ts';
import { insideOf, type StartSide, type TrailPath, trailPathIn } from './trail-path.ts';

/** World units from one space of the trail to the next: everything on the trail is measured against it. */
const PITCH = 100;

export interface TableLayout {
  /** The whole element. */
  readonly bounds: Rect;
  /** CSS pixels a world unit. */
  readonly unit: number;
  readonly trail: TrailPath;
  /** The rectangle that the trail fills; with `start` it makes the trail. */
  readonly trailRect: Rect;
  readonly start: StartSide;
  /** Room inside of the ring of the trail: for the dice and the container. */
  readonly inside: Rect;
  /** Room for what is to be chosen, where the inside of the ring is too small for it; else `null`. */
  readonly desk: Rect | null;
  readonly animals: readonly Animal[];
  readonly hills: readonly HillLayout[];
  /** How a wheelbarrow on each space is turned, going on from space to space without a jump. */
  readonly turns: readonly number[];
}

/**
 * Where things go in an element of this size (CSS pixels), for the hills of these plans, that of seat `near` being
 * large; the hill of `lifted`, if any, lies over everything.
 */
export function layoutFor(viewport: Extent, plans: readonly Plan[], near: Seat, lifted: Seat | null): TableLayout {
  const wide = viewport.width > viewport.height * 1.08;
  const rooms = wide ? wideRooms(viewport, plans.length - 1) : tallRooms(viewport);
  const start: StartSide = wide ? 'right' : 'below';
  const inPixels = trailPathIn(rooms.trail, start);
  const unit = inPixels.pitch / PITCH;
  const scaled = (rect: Rect): Rect => ({
    x: rect.x / unit,
    y: rect.y / unit,
    width: rect.width / unit,
    height: rect.height / unit,
  });
  const trailRect = scaled(rooms.trail);
  const far = cellsIn(scaled(rooms.others), Math.max(1, plans.length - 1), unit);
  const hills = plans.map((plan, seat) => {
    if (seat === lifted) return liftedHill(scaled(rooms.lifted), plan, unit);
    if (seat === near) return ownHill(scaled(rooms.own), plan, unit);
    // The others sit as one comes to them, going round the table from one's own seat.
    const place = (seat - near + plans.length) % plans.length;
    return farHill(far[place - 1] ?? scaled(rooms.others), plan, unit);
  });
  const trail = trailPathIn(trailRect, start);
  const inside = insideOf(trailRect, start);
  return {
    bounds: scaled({ x: 0, y: 0, width: viewport.width, height: viewport.height }),
    unit,
    trail,
    turns: unwound(trail.places.map(({ heading }) => heading)),
    trailRect,
    start,
    inside,
    desk: rooms.desk === null ? null : scaled(rooms.desk),
    animals: animalsBeside(trail, trailRect, inside),
    hills,
  };
}

/** The same directions, each within half a turn of the one before. */
function unwound(headings: readonly number[]): readonly number[] {
  const turns: number[] = [];
  for (const heading of headings) {
    const before = turns.at(-1) ?? heading;
    turns.push(heading + Math.round((before - heading) / (2 * Math.PI)) * 2 * Math.PI);
  }
  return turns;
}

/** So many rooms in rows, as the hills in them become largest. */
function cellsIn(rect: Rect, count: number, unit: number): readonly Rect[] {
  const even = (n: number): readonly number[] => Array<number>(n).fill(1);
  const ways = Array.from({ length: count }, (_, i) => i + 1).map((columns) => {
    const rows = Math.ceil(count / columns);
    return split(rect, 'column', even(rows)).flatMap((row) => split(row, 'row', even(columns)));
  });
  const size = (cells: readonly Rect[]): number => farSide(cells[0] ?? rect, unit);
  return ways.reduce((best, cells) => (size(cells) >= size(best) ? cells : best));
}

interface Rooms {
  readonly trail: Rect;
  readonly own: Rect;
  readonly others: Rect;
  readonly desk: Rect | null;
  readonly lifted: Rect;
}

function wideRooms({ width, height }: Extent, others: number): Rooms {
  const edge = Math.min(24, width * 0.015);
  const column = Math.min(Math.max(width * 0.32, 210), 460);
  const low = Math.min(height, 900);
  const strip = Math.min(low * (others > 1 ? 0.46 : 0.38), others > 2 ? 420 : 320);
  const left = width - column - edge;
  const top = (height - low) / 2;
  const lifted = { width: Math.min(left * 0.8, 640), height: Math.min(height * 0.82, 600) };
  return {
    trail: inset({ x: 0, y: 0, width: left, height }, Math.min(36, width * 0.026), Math.min(20, height * 0.025)),
    others: { x: left, y: top + edge, width: column, height: strip - edge },
    own: { x: left, y: top + strip, width: column, height: low - strip - edge },
    desk: null,
    lifted: { x: (left - lifted.width) / 2, y: (height - lifted.height) / 2, ...lifted },
  };
}

function tallRooms({ width, height }: Extent): Rooms {
  const edge = Math.min(12, width * 0.02);
  const strip = Math.min(Math.max(height * 0.15, 54), 170);
  const own = Math.min(Math.max(height * 0.325, 150), width * 0.62, 380);
  const trail = { x: 0, y: strip + edge, width, height: height - strip - own - edge };
  const lifted = Math.min(width * 0.98, height - 2 * edge);
  const hill = (width - 3 * edge) * 0.45;
  return {
    others: { x: edge, y: edge, width: width - 2 * edge, height: strip },
    trail: inset(trail, Math.max(12, width * 0.03), Math.min(14, height * 0.03)),
    own: { x: edge, y: height - own, width: hill, height: own - edge },
    desk: { x: hill + 2 * edge, y: height - own, width: width - 3 * edge - hill, height: own - edge },
    lifted: { x: edge, y: height - lifted - edge, width: width - 2 * edge, height: lifted },
  };
}
