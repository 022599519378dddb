import type { Board } from './rules.ts';

/** The board's rows from the far one to the near one, each from left to right: the numbers of its cells. */
export function rowsOfBoard(board: Pick<Board, 'cells'>): readonly (readonly number[])[] {
  const rows = new Map<number, { readonly cell: number; readonly q: number }[]>();
  for (const [cell, [q, r]] of board.cells.entries()) rows.set(r, [...(rows.get(r) ?? []), { cell, q }]);
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.q - b.q).map(({ cell }) => cell));
}

/** A list of moves asks for it once for each number in it. */
const orders = new WeakMap<Board['cells'], readonly number[]>();

/** The board's cells as one reads: row by row from the far one, each from left to right. */
export function readingOrder(board: Pick<Board, 'cells'>): readonly number[] {
  const order = orders.get(board.cells) ?? rowsOfBoard(board).flat();
  orders.set(board.cells, order);
  return order;
}
