import {
  areAdjacent,
  type Board,
  CELLS_A_BOARD,
  type ConstructoAction,
  type ConstructoView,
  type Reserve,
  SIZES,
  topOf,
} from '../view.ts';
import { FIRST_MOVE, type Neighbours, type Position } from './compact.ts';

/** Which hexagons of a board touch. */
export function neighboursOn(board: Board): Neighbours {
  return Int32Array.from(board.cells, (_, a) =>
    board.cells.reduce((set, _cell, b) => (areAdjacent(board, a, b) ? set | (1 << b) : set), 0),
  );
}

/** The round that is being played, from the side of the seat to move. Its board must have been chosen. */
export function positionOf(view: ConstructoView): Position {
  const mine = view.toMove;
  let lone = 0;
  let top = 0;
  let otherLone = 0;
  let otherTop = 0;
  for (const [cell, stack] of view.cells.entries()) {
    const piece = topOf(stack);
    if (piece === undefined) continue;
    const bit = 1 << (CELLS_A_BOARD * SIZES.indexOf(piece.size) + cell);
    const alone = stack.length === 1;
    if (piece.seat === mine) {
      if (alone) lone |= bit;
      else top |= bit;
    } else if (alone) otherLone |= bit;
    else otherTop |= bit;
  }
  const [first, second] = view.reserve;
  const [own, other] = mine === 0 ? [first, second] : [second, first];
  return { lone, top, otherLone, otherTop, reserve: packed(own), otherReserve: packed(other) };
}

function packed(reserve: Reserve): number {
  return SIZES.reduce((bits, size, i) => bits | (reserve[size] << (2 * i)), 0);
}

/** The action with this number (see `FIRST_MOVE`). */
export function actionOf(code: number): ConstructoAction {
  if (code >= FIRST_MOVE) {
    const move = code - FIRST_MOVE;
    return { type: 'move', from: Math.floor(move / CELLS_A_BOARD), to: move % CELLS_A_BOARD };
  }
  const piece = SIZES[code % SIZES.length];
  if (piece === undefined) throw new Error(`no action has the number ${code}`);
  return { type: 'place', piece, cell: Math.floor(code / SIZES.length) };
}

/** The first position of any round. */
export const FIRST_POSITION: Position = {
  lone: 0,
  top: 0,
  otherLone: 0,
  otherTop: 0,
  reserve: 0b111111,
  otherReserve: 0b111111,
};

/** How far a round has got: the pieces that are in no reserve any more. */
export function piecesPlayed({ reserve, otherReserve }: Position): number {
  const left = (bits: number): number => (bits & 3) + ((bits >> 2) & 3) + (bits >> 4);
  return 18 - left(reserve) - left(otherReserve);
}

/** The points that the seat to move leads by in the rounds that are over. */
export function leadOf(view: ConstructoView): number {
  const lead = view.scores.reduce((sum, [first, second]) => sum + first - second, 0);
  return view.toMove === 0 ? lead : -lead;
}
