import type { Seat } from '@boomtown/game-core';
import { START } from './data/pieces.ts';
import { MOVES } from './shape.ts';
import { forward } from './trail.ts';
import type { Dice, MoveBy, Space, Table, Variant } from './types.ts';

const MOVES_OF: Readonly<Record<Variant, readonly MoveBy[]>> = {
  standard: ['first', 'second', 'sum'],
  clever: MOVES,
  young: ['first', 'second'],
};

/** The moves that a variant has (§3.1, §5.2, §5.3). */
export function movesOf(variant: Variant): readonly MoveBy[] {
  return MOVES_OF[variant];
}

/** How many spaces a move goes: 0 to 12. */
export function distanceOf(by: MoveBy, [first, second]: Dice): number {
  if (by === 'first') return first;
  if (by === 'second') return second;
  return by === 'sum' ? first + second : Math.abs(first - second);
}

/** One wheelbarrow that is pushed: `by` is the seat whose wheelbarrow comes onto its space. */
export interface Push {
  readonly seat: Seat;
  readonly by: Seat;
  readonly from: Space;
  readonly to: Space;
}

/** Where a move leads, and whom it pushes, nearest first. */
export interface Course {
  readonly seat: Seat;
  readonly from: Space;
  readonly to: Space;
  readonly pushes: readonly Push[];
}

/**
 * The course of the mover's wheelbarrow: forward to the start at the latest (§3.2), pushing those in its way by one
 * space (§3.3), or by as many as it moved itself (§5.2).
 */
export function courseOf(table: Table, by: MoveBy): Course {
  if (table.dice === null) throw new Error('nothing moves before the dice are rolled');
  const seat = table.toMove;
  const from = placeOf(table, seat);
  const distance = distanceOf(by, table.dice);
  const to = forward(from, distance);
  const pushes = distance === 0 ? [] : pushesFrom(table, seat, to, table.options.variant === 'clever' ? distance : 1);
  return { seat, from, to, pushes };
}

/** The space on which the wheelbarrow of a seat stands. */
export function placeOf(table: Table, seat: Seat): Space {
  const barrow = table.barrows[seat];
  if (barrow === undefined) throw new RangeError(`no wheelbarrow for seat ${seat}`);
  return barrow.at;
}

function pushesFrom(table: Table, mover: Seat, landing: Space, distance: number): readonly Push[] {
  const pushes: Push[] = [];
  let by = mover;
  let at = landing;
  // The start holds any number (§3.3). Everything goes forward and stops there, so nobody is met twice.
  while (at !== START) {
    const seat = table.barrows.findIndex((barrow) => barrow.at === at);
    if (seat < 0) break;
    const to = forward(at, distance);
    pushes.push({ seat, by, from: at, to });
    by = seat;
    at = to;
  }
  return pushes;
}
