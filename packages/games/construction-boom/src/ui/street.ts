import type { Point, Rect } from '@boomtown/stage/headless';
import { CELL, HEADROOM } from './measures.ts';
import type { Cell } from './rules.ts';

/** How the street lies in the picture. */
export interface StreetFrame {
  /** Left edge of column 0. */
  readonly x: number;
  /** Lower edge of row 0. */
  readonly y: number;
  /** Of tiles that are drawn for a cell of `CELL`. */
  readonly scale: number;
}

/** A street is never shown larger than this, however little stands in it. */
const LARGEST = 1.25;

/**
 * The frame in which all these cells have room, with one column to spare at both ends; a small street is shown as if it
 * were a larger one, so that it does not shrink with every tile.
 */
export function streetFrame(
  cells: readonly Cell[],
  space: Rect,
  usual: { readonly columns: number; readonly rows: number },
): StreetFrame {
  const columns = cells.length === 0 ? [0] : cells.map(({ column }) => column);
  const first = Math.min(...columns) - 1;
  const last = Math.max(...columns) + 1;
  const rows = Math.max(usual.rows, ...cells.map(({ row }) => row + 1));
  const wide = Math.max(usual.columns, last - first + 1);
  const scale = Math.min(LARGEST, space.width / (wide * CELL.width), space.height / (rows * CELL.height + HEADROOM));
  const middle = (first + last + 1) / 2;
  return { x: space.x + space.width / 2 - middle * CELL.width * scale, y: space.y + space.height, scale };
}

/** The middle of a cell. */
export function middleOf({ x, y, scale }: StreetFrame, { column, row }: Cell): Point {
  return { x: x + (column + 0.5) * CELL.width * scale, y: y - (row + 0.5) * CELL.height * scale };
}

/** Width of a cell in the picture. */
export function cellWidth({ scale }: StreetFrame): number {
  return CELL.width * scale;
}
