import type { Point, Rect } from '@boomtown/stage/headless';
import { PLAN_ROWS, type Plan } from './rules.ts';

/** A player's hill with what belongs to it. All in world units. */
export interface HillLayout {
  readonly room: Rect;
  /** Side of a square. */
  readonly side: number;
  /** The middle of the hill's foot. */
  readonly foot: Point;
  /** Where the name stands: the emblem is left of it, what is built right of it. */
  readonly plate: Rect;
  /** Where the piles of the hand stand, by colour. */
  readonly piles: readonly Point[];
  /** Side of a pile. */
  readonly pile: number;
  /** `own`: large, in its place; `far`: another player's, small; `lifted`: over everything else, to be seen well. */
  readonly kind: 'own' | 'far' | 'lifted';
}

/** Most rows that a hill can have. */
const MOST_ROWS = PLAN_ROWS['15'].length;

/** The own hill: as large as it goes, the hand over its top or beside its slopes. */
export function ownHill(room: Rect, plan: Plan, unit: number): HillLayout {
  const rows = PLAN_ROWS[plan].length;
  const name = Math.min(room.height * 0.14, 42 / unit);
  const foot = room.y + room.height - name * 1.25;
  const free = foot - room.y;
  const widest = room.width / (rows + 1);
  const above = free / (rows + 1.75);
  const beside = Math.min(free / (rows + 0.42), room.width / (rows + 1.3));
  const middle = room.x + room.width / 2;
  const tall = Math.min(widest, above) >= beside * 0.92;
  const side = tall ? Math.min(widest, above, 92 / unit) : Math.min(beside, 92 / unit);
  const piles = tall
    ? [-1.5, -0.5, 0.5, 1.5].map((i) => ({ x: middle + i * side * 1.12, y: foot - (rows + 0.85) * side }))
    : besideSlopes(middle, foot, side, rows);
  return {
    room,
    side,
    foot: { x: middle, y: foot },
    plate: { x: room.x, y: foot + name * 0.15, width: room.width, height: name },
    piles,
    pile: side,
    kind: 'own',
  };
}

/** Another player's hill, with its emblem and what is built in the corners that a pyramid leaves free, and the name below. */
export function farHill(room: Rect, plan: Plan, side: number, unit: number): HillLayout {
  const rows = PLAN_ROWS[plan].length;
  const name = nameBelow(room, unit);
  // With its name in the middle of its room.
  const whole = (MOST_ROWS + 0.8) * side + name * 1.1;
  const foot = { x: room.x + room.width / 2, y: room.y + (room.height + whole) / 2 - name * 1.1 - side * 0.2 };
  return {
    room,
    side,
    foot,
    plate: { x: room.x, y: foot.y + side * 0.25, width: room.width, height: name },
    piles: besideSlopes(foot.x, foot.y, side, rows),
    pile: side,
    kind: 'far',
  };
}

/** Side of a square of another player's hill, had it most rows: all are of one size. */
export function farSide(room: Rect, unit: number): number {
  const free = room.height - nameBelow(room, unit) * 1.1;
  return Math.min(free / (MOST_ROWS + 0.8), room.width / (MOST_ROWS + 1.1), 46 / unit);
}

/** Height of the name below another player's hill; 0 where there is no room for it, and the panel has it. */
function nameBelow(room: Rect, unit: number): number {
  return room.height * unit < 130 ? 0 : Math.min(room.height * 0.17, 30 / unit);
}

/** A hill over everything else, the hand in a row over it. */
export function liftedHill(room: Rect, plan: Plan, unit: number): HillLayout {
  const rows = PLAN_ROWS[plan].length;
  const name = Math.min(room.height * 0.12, 40 / unit);
  const foot = room.y + room.height - name * 1.5;
  const side = Math.min((foot - room.y) / (rows + 1.75), room.width / (rows + 1.2), 96 / unit);
  const pile = Math.min(side * 1.1, room.width / 5);
  const middle = room.x + room.width / 2;
  return {
    room,
    side,
    foot: { x: middle, y: foot },
    plate: { x: room.x, y: foot + name * 0.3, width: room.width, height: name },
    piles: [-1.5, -0.5, 0.5, 1.5].map((i) => ({ x: middle + i * pile * 1.12, y: room.y + pile * 0.72 })),
    pile,
    kind: 'lifted',
  };
}

function besideSlopes(middle: number, foot: number, side: number, rows: number): readonly Point[] {
  const out = (rows / 2 + 0.55) * side;
  return [
    { x: middle - out, y: foot - (rows - 0.55) * side },
    { x: middle + out, y: foot - (rows - 0.55) * side },
    { x: middle - out, y: foot - (rows - 1.75) * side },
    { x: middle + out, y: foot - (rows - 1.75) * side },
  ];
}

/** The middle of a square of a hill. */
export function squareIn(hill: HillLayout, plan: Plan, row: number, place: number): Point {
  const inRow = PLAN_ROWS[plan].length - row;
  return {
    x: hill.foot.x + (place - (inRow - 1) / 2) * hill.side,
    y: hill.foot.y - (row + 0.5) * hill.side,
  };
}
