import type { Seat } from '@boomtown/game-core';
import { COLOURS, PLAN_ROWS } from './data/pieces.ts';
import type { Block, BuildAction, DemolishAction, Hill, Plan, Square, Table } from './types.ts';

/** One square of a plan: where it is, what it rests on, and what rests on it (§1.3). */
export interface PlanSquare {
  readonly square: Square;
  /** Row from the bottom, and place in the row from the left, both from 0. */
  readonly row: number;
  readonly place: number;
  /** The number of its colour for seat 0; the seat is added to it. */
  readonly colour: number;
  /** The two squares below it; none for the bottom row. */
  readonly below: readonly Square[];
  /** The squares above it: none to two. */
  readonly above: readonly Square[];
}

const SQUARES: Readonly<Record<Plan, readonly PlanSquare[]>> = { '10': lay('10'), '15': lay('15') };

/** The squares of a plan by their numbers. */
export function squaresOf(plan: Plan): readonly PlanSquare[] {
  return SQUARES[plan];
}

/** The colour that a square takes on the hill of this seat (§1.3). */
export function colourOf(seat: Seat, square: PlanSquare): Block {
  const colour = COLOURS[(square.colour + seat) % COLOURS.length];
  if (colour === undefined) throw new RangeError(`no colour for seat ${seat}`);
  return colour;
}

export function isCovered(hill: Hill, square: Square): boolean {
  return (hill.built[square] ?? null) !== null;
}

/** How many squares of the hill are covered. */
export function coveredSquares(hill: Hill): number {
  return hill.built.filter((block) => block !== null).length;
}

export function isComplete(hill: Hill): boolean {
  return !hill.built.includes(null);
}

/** Are the squares below this one covered, as building there asks (§4.2)? */
export function isSupported(hill: Hill, square: PlanSquare): boolean {
  return square.below.every((lower) => isCovered(hill, lower));
}

/** Does a block rest on this square (§4.3)? */
export function bearsLoad(hill: Hill, square: PlanSquare): boolean {
  return square.above.some((upper) => isCovered(hill, upper));
}

function lay(plan: Plan): readonly PlanSquare[] {
  const squares: PlanSquare[] = [];
  let first = 0;
  for (const [row, colours] of PLAN_ROWS[plan].entries()) {
    const lowerFirst = first - colours.length - 1;
    const upperFirst = first + colours.length;
    for (const [place, colour] of colours.entries()) {
      const upper = colours.length === 1 ? [] : [place - 1, place].filter((j) => j >= 0 && j < colours.length - 1);
      squares.push({
        square: first + place,
        row,
        place,
        colour,
        below: row === 0 ? [] : [lowerFirst + place, lowerFirst + place + 1],
        above: upper.map((j) => upperFirst + j),
      });
    }
    first += colours.length;
  }
  return squares;
}

/** Every way to put a block of the hand on the seat's hill, by square (§4.2). A square has one colour, so none is listed twice. */
export function buildsOf(hill: Hill, seat: Seat, hand: readonly Block[]): readonly BuildAction[] {
  return squaresOf(hill.plan).flatMap((square) => {
    const block = colourOf(seat, square);
    const open = hand.includes(block) && !isCovered(hill, square.square) && isSupported(hill, square);
    return open ? [{ type: 'build', block, square: square.square }] : [];
  });
}

/** Does a block of this colour go anywhere on the seat's hill at present (§4.2)? */
export function fits(hill: Hill, seat: Seat, block: Block): boolean {
  return buildsOf(hill, seat, [block]).length > 0;
}

/** Every block that may be taken off the hill: those that carry none, by square (§4.3). */
export function demolishesOf(hill: Hill): readonly DemolishAction[] {
  return squaresOf(hill.plan).flatMap((square) =>
    isCovered(hill, square.square) && !bearsLoad(hill, square) ? [{ type: 'demolish', square: square.square }] : [],
  );
}

/** The hill of a seat that the table has. */
export function hillOf(table: Table, seat: Seat): Hill {
  const hill = table.hills[seat];
  if (hill === undefined) throw new RangeError(`no hill for seat ${seat}`);
  return hill;
}
