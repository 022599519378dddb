import { CELLS_A_BOARD, type MoveAction, type PlaceAction, type Size } from './types.ts';

/** The three places of one cell. */
export interface PlacesOfCell extends Readonly<Record<Size, PlaceAction>> {
  readonly cell: number;
}

/** The moves off one cell, by the cell that they go to. */
export interface MovesOfCell {
  readonly from: number;
  readonly moves: readonly MoveAction[];
}

// Lists of legal actions name these very objects: the player who plays a million matches makes none of them anew.
const CELLS: readonly number[] = Array.from({ length: CELLS_A_BOARD }, (_, cell) => cell);

/** Every place that there is, by cell. */
export const PLACES: readonly PlacesOfCell[] = CELLS.map((cell) => ({
  cell,
  ring: { type: 'place', piece: 'ring', cell },
  medium: { type: 'place', piece: 'medium', cell },
  small: { type: 'place', piece: 'small', cell },
}));

/** Every move that there is, by from, then to. */
export const MOVES: readonly MovesOfCell[] = CELLS.map((from) => ({
  from,
  moves: CELLS.map((to) => ({ type: 'move', from, to })),
}));
