import { type Extent, inset, type Point, type Rect, split } from '@boomtown/stage/headless';
import { type Animal, animalsBeside } from './animals.ts';
import { PLAN_ROWS, type Plan, type Seat } from './rules.ts';
import { insideOf, type StartSide, type TrailPath, trailPathIn } from './trail-path.ts';

/** World units from one space of the trail to the next: everything on the trail is measured against it. */
const PITCH = 100;

/** A player's hill with what belongs to it. All in world units. */
export interface HillLayout {
  readonly room: Rect;
  /** Side of a square. */
  readonly side: number;
  /** The middle of the hill's foot. */
  readonly foot: Point;
  /** Where the name stands, and on which run: its emblem is left of it. */
  readonly plate: Rect;
  /** Where the piles of the hand stand, by colour. */
  readonly piles: readonly Point[];
  readonly own: boolean;
}

export interface TableLayout {
  /** The whole element. */
  readonly bounds: Rect;
  /** CSS pixels a world unit. */
  readonly unit: number;
  readonly trail: TrailPath;
  /** The rectangle that the trail fills; with `start` it makes the trail. */
  readonly trailRect: Rect;
  readonly start: StartSide;
  /** Room inside of the ring of the trail: for the dice, the container and the choices. */
  readonly inside: Rect;
  readonly animals: readonly Animal[];
  readonly hills: readonly HillLayout[];
  /** How a wheelbarrow on each space is turned, going on from space to space without a jump. */
  readonly turns: readonly number[];
}

/** Where things go in an element of this size (CSS pixels), for the hills of these plans, that of seat `near` being large. */
export function layoutFor(viewport: Extent, plans: readonly Plan[], near: Seat): TableLayout {
  const wide = viewport.width > viewport.height * 1.08;
  const rooms = wide ? wideRooms(viewport) : tallRooms(viewport, plans.length - 1);
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
  const far = split(scaled(rooms.others), 'row', Array<number>(Math.max(1, plans.length - 1)).fill(1));
  const hills = plans.map((plan, seat) => {
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

interface Rooms {
  readonly trail: Rect;
  readonly own: Rect;
  readonly others: Rect;
}

function wideRooms({ width, height }: Extent): Rooms {
  const edge = Math.min(24, width * 0.015);
  const column = Math.min(Math.max(width * 0.32, 210), 460);
  const strip = Math.min(height * 0.26, 190);
  const left = width - column - edge;
  const low = Math.min(height, 900);
  const top = (height - low) / 2;
  return {
    trail: inset({ x: 0, y: 0, width: left, height }, Math.min(18, width * 0.014), Math.min(18, height * 0.022)),
    others: { x: left, y: top + edge, width: column, height: strip - edge },
    own: { x: left, y: top + strip, width: column, height: low - strip - edge },
  };
}

function tallRooms({ width, height }: Extent, others: number): Rooms {
  const edge = Math.min(12, width * 0.02);
  const strip = Math.min(Math.max(height * 0.105, 54), others > 2 ? 130 : 150);
  const own = Math.min(Math.max(height * 0.29, 150), width * 0.72, 330);
  const trail = { x: 0, y: strip + edge, width, height: height - strip - own - edge };
  return {
    others: { x: edge, y: edge, width: width - 2 * edge, height: strip },
    trail: inset(trail, Math.max(7, width * 0.022), 3),
    own: { x: edge, y: height - own, width: width - 2 * edge, height: own - edge },
  };
}

/** The own hill: as large as it goes, the hand over its top or beside its slopes. */
function ownHill(room: Rect, plan: Plan, unit: number): HillLayout {
  const rows = PLAN_ROWS[plan].length;
  const name = Math.min(room.height * 0.12, 42 / unit);
  const foot = room.y + room.height - name * 1.25;
  const free = foot - room.y;
  const widest = room.width / (rows + 1);
  const above = free / (rows + 1.75);
  const beside = Math.min(free / (rows + 0.42), room.width / (rows + 2.4));
  const middle = room.x + room.width / 2;
  const tall = Math.min(widest, above) >= beside * 0.92;
  const side = tall ? Math.min(widest, above, 92 / unit) : Math.min(beside, 92 / unit);
  const piles = tall
    ? [-1.5, -0.5, 0.5, 1.5].map((i) => ({ x: middle + i * side * 1.12, y: foot - (rows + 0.85) * side }))
    : [
        { x: middle - (rows / 2 + 0.55) * side, y: foot - (rows - 0.55) * side },
        { x: middle + (rows / 2 + 0.55) * side, y: foot - (rows - 0.55) * side },
        { x: middle - (rows / 2 + 0.55) * side, y: foot - (rows - 1.75) * side },
        { x: middle + (rows / 2 + 0.55) * side, y: foot - (rows - 1.75) * side },
      ];
  return {
    room,
    side,
    foot: { x: middle, y: foot },
    plate: { x: room.x, y: foot + name * 0.15, width: room.width, height: name },
    piles,
    own: true,
  };
}

/** Another player's hill: small, the name below it or, in a low room, beside it. */
function farHill(room: Rect, plan: Plan, unit: number): HillLayout {
  const rows = PLAN_ROWS[plan].length;
  const most = 5;
  const low = room.width > room.height * 1.25;
  const name = low ? room.height * 0.3 : Math.min(room.height * 0.19, 30 / unit);
  const free = low ? room.height * 0.92 : room.height - name * 1.2;
  const side = Math.min(free / (most + 0.25), (room.width * (low ? 0.55 : 0.86)) / (most + 0.6), 34 / unit);
  const middle = low ? room.x + side * (most / 2 + 0.4) : room.x + room.width / 2;
  const foot = low ? room.y + room.height * 0.96 : room.y + room.height - name * 1.2;
  const slope = (rows / 2 + 0.5) * side;
  const piles = [
    { x: middle - slope, y: foot - (rows - 0.4) * side },
    { x: middle + slope, y: foot - (rows - 0.4) * side },
    { x: middle - slope, y: foot - (rows - 1.5) * side },
    { x: middle + slope, y: foot - (rows - 1.5) * side },
  ];
  const besides = middle + side * (most / 2 + 0.5);
  return {
    room,
    side,
    foot: { x: middle, y: foot },
    plate: low
      ? { x: besides, y: foot - free * 0.62, width: room.x + room.width - besides, height: name }
      : { x: room.x, y: foot + name * 0.15, width: room.width, height: name },
    piles,
    own: false,
  };
}

/** The middle of a square of a hill. */
export function squareIn(hill: HillLayout, plan: Plan, row: number, place: number): Point {
  const inRow = PLAN_ROWS[plan].length - row;
  return {
    x: hill.foot.x + (place - (inRow - 1) / 2) * hill.side,
    y: hill.foot.y - (row + 0.5) * hill.side,
  };
}
