/** A square of a grid that has no edges: columns go left to right, rows upwards. */
export interface SquareCell {
  readonly column: number;
  readonly row: number;
}

/** The four squares that share a side with this one: right, above, left, below. */
export function squareNeighbours({ column, row }: SquareCell): readonly SquareCell[] {
  return [
    { column: column + 1, row },
    { column, row: row + 1 },
    { column: column - 1, row },
    { column, row: row - 1 },
  ];
}

/** Do these two squares share a side? A square is no neighbour of itself. */
export function areSquareNeighbours(a: SquareCell, b: SquareCell): boolean {
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) === 1;
}
