import type { Seat } from '@boomtown/game-core';
import { COLOURS } from './data/blocks.ts';
import { PLAN_ROWS } from './data/hills.ts';
import type { Block, Hill, Plan, Square } from './types.ts';

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
