import { type Extent, laidOutIn, type Point, type Rect } from '@boomtown/stage/headless';
import { type Animal, animalsBeside } from './animals.ts';
import { farHill, farSide, type HillLayout, liftedHill, ownHill } from './hill-layout.ts';
import { numbersBeside } from './numbers.ts';
import { roomsFor } from './rooms.ts';
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
  /** Size of the letters of the spaces' numbers, in world units, and where these stand, by space; the start has none. */
  readonly letters: number;
  readonly numbers: readonly (Point | null)[];
  readonly hills: readonly HillLayout[];
  /** How a wheelbarrow on each space is turned, going on from space to space without a jump. */
  readonly turns: readonly number[];
}

/**
 * Where things go in an element of this size (CSS pixels), for the hills of these plans, that of seat `near` being
 * large; the hill of `lifted`, if any, lies over everything.
 */
export function layoutFor(element: Extent, plans: readonly Plan[], near: Seat, lifted: Seat | null): TableLayout {
  const viewport = laidOutIn(element);
  const rooms = roomsFor(viewport, plans.length - 1);
  const { start } = rooms;
  const inPixels = trailPathIn(rooms.trail, start);
  const unit = inPixels.pitch / PITCH;
  const scaled = (rect: Rect): Rect => ({
    x: rect.x / unit,
    y: rect.y / unit,
    width: rect.width / unit,
    height: rect.height / unit,
  });
  const trailRect = scaled(rooms.trail);
  const others = rooms.others.map(scaled);
  // All of one size, as the smallest room allows.
  const side = Math.min(...others.map((room) => farSide(room, unit)));
  const hills = plans.map((plan, seat) => {
    if (seat === lifted) return liftedHill(scaled(rooms.lifted), plan, unit);
    if (seat === near) return ownHill(scaled(rooms.own), plan, unit);
    // The others sit as one comes to them, going round the table from one's own seat.
    const place = (seat - near + plans.length) % plans.length;
    return farHill(others[place - 1] ?? scaled(rooms.own), plan, side, unit);
  });
  const trail = trailPathIn(trailRect, start);
  const inside = insideOf(trailRect, start);
  const animals = animalsBeside(trail, trailRect, inside);
  const letters = lettersFor(unit);
  const bounds = scaled({ x: 0, y: 0, width: viewport.width, height: viewport.height });
  return {
    bounds,
    unit,
    trail,
    turns: unwound(trail.places.map(({ heading }) => heading)),
    trailRect,
    start,
    inside,
    desk: rooms.desk === null ? null : scaled(rooms.desk),
    animals,
    letters,
    numbers: numbersBeside(trail, { room: trailRect, inside, picture: bounds }, animals, letters),
    hills,
  };
}

/** At least this many CSS pixels, or nobody could read them. */
function lettersFor(unit: number): number {
  return Math.ceil(Math.max(18, 11 / unit));
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

/** The middle of the basket's mouth. */
export function basketAt({ inside, start }: TableLayout): Point {
  return start === 'right'
    ? { x: inside.x + 74, y: inside.y + inside.height * 0.36 }
    : { x: inside.x + inside.width * 0.5, y: inside.y + 30 };
}

/** The room on the cloth: inside of the trail, free of the basket. */
export function tableTop(layout: TableLayout): Rect {
  const { inside, start } = layout;
  const basket = basketAt(layout);
  if (start === 'right') {
    const left = basket.x + 62;
    return { x: left, y: inside.y, width: inside.x + inside.width - left, height: inside.height };
  }
  const top = basket.y + 60;
  return { x: inside.x, y: top, width: inside.width, height: inside.y + inside.height - top };
}
