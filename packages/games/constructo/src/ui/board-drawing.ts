import { boardIdOf } from './board-names.ts';
import { type Board, CELLS_A_BOARD, isBoardShape, STANDARD_BOARDS } from './rules.ts';

/**
 * The field on which own boards are drawn: rows of hexagons, every other one half a hexagon to the right. As wide as a
 * phone has room for at a finger's size, and so high that nine in a line find a place: a board may be turned.
 */
export const FIELD = { columns: 7, rows: 9 } as const;

/** A place of the field. */
export interface FieldPlace {
  readonly row: number;
  readonly column: number;
}

/** The place of the field that a key leads to from another; `null` if it leads nowhere. */
export function placeBeside(key: string, { row, column }: FieldPlace): FieldPlace | null {
  switch (key) {
    case 'ArrowUp':
      return row > 0 ? { row: row - 1, column } : null;
    case 'ArrowDown':
      return row < FIELD.rows - 1 ? { row: row + 1, column } : null;
    case 'ArrowLeft':
      return column > 0 ? { row, column: column - 1 } : null;
    case 'ArrowRight':
      return column < FIELD.columns - 1 ? { row, column: column + 1 } : null;
    case 'Home':
      return { row, column: 0 };
    case 'End':
      return { row, column: FIELD.columns - 1 };
    default:
      return null;
  }
}

/** What is wrong with the hexagons chosen so far, or `ready`. */
export type ShapeState =
  | { readonly kind: 'ready' | 'apart' }
  | { readonly kind: 'left' | 'over'; readonly count: number };

export function shapeState(places: readonly FieldPlace[]): ShapeState {
  const missing = CELLS_A_BOARD - places.length;
  if (missing > 0) return { kind: 'left', count: missing };
  if (missing < 0) return { kind: 'over', count: -missing };
  return { kind: isBoardShape(cellsOf(places)) ? 'ready' : 'apart' };
}

/** The board's cells `[q, r]`, in reading order, the first row and the leftmost column at 0. */
export function cellsOf(places: readonly FieldPlace[]): Board['cells'] {
  const cells = places.map(({ row, column }) => [column - Math.floor(row / 2), row] as const);
  const q = Math.min(...cells.map(([q]) => q));
  const r = Math.min(...cells.map(([, r]) => r));
  return cells.map((cell) => [cell[0] - q, cell[1] - r] as const).sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** The place turned on or off. */
export function toggled(places: readonly FieldPlace[], place: FieldPlace): readonly FieldPlace[] {
  const others = places.filter(({ row, column }) => row !== place.row || column !== place.column);
  return others.length < places.length ? others : [...places, place];
}

/** What is wrong with a board's name, or `null`. */
export function nameFault(name: string, boards: readonly Board[]): 'badName' | 'taken' | null {
  const spelt = boardIdOf(name);
  if (spelt === null) return 'badName';
  return [...STANDARD_BOARDS, ...boards].some(({ id }) => id === spelt) ? 'taken' : null;
}

/** A name that is still free. */
export function freeName(boards: readonly Board[]): string {
  let number = boards.length + 1;
  while (nameFault(`Board ${number}`, boards) !== null) number += 1;
  return `Board ${number}`;
}
