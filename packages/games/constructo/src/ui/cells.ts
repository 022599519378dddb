import type { Point, Rect } from '@boomtown/stage/headless';
import type { Board } from './rules.ts';

/** Half the height of a hexagon seen from straight above; everything in the picture is measured against it. */
export const HEX_RADIUS = 100;
/** How far the view is tilted: heights on the table are pressed together by this. */
export const TILT = 0.8;

/** The middle of a hexagon with axial coordinates `[q, r]`. */
export function centreOfCell([q, r]: readonly [number, number]): Point {
  return { x: HEX_RADIUS * Math.sqrt(3) * (q + r / 2), y: HEX_RADIUS * 1.5 * r * TILT };
}

/** The extent of the board's hexagons. */
export function extentOfBoard(board: Pick<Board, 'cells'>): Rect {
  const centres = board.cells.map(centreOfCell);
  const halfWidth = (HEX_RADIUS * Math.sqrt(3)) / 2;
  const halfHeight = HEX_RADIUS * TILT;
  const left = Math.min(...centres.map(({ x }) => x)) - halfWidth;
  const top = Math.min(...centres.map(({ y }) => y)) - halfHeight;
  return {
    x: left,
    y: top,
    width: Math.max(...centres.map(({ x }) => x)) + halfWidth - left,
    height: Math.max(...centres.map(({ y }) => y)) + halfHeight - top,
  };
}

/** The board's rows from the far one to the near one, each from left to right: the numbers of its cells. */
export function rowsOfBoard(board: Pick<Board, 'cells'>): readonly (readonly number[])[] {
  const rows = new Map<number, { readonly cell: number; readonly q: number }[]>();
  for (const [cell, [q, r]] of board.cells.entries()) rows.set(r, [...(rows.get(r) ?? []), { cell, q }]);
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a.q - b.q).map(({ cell }) => cell));
}
