/** Lengths of the things in the picture. A world unit is a CSS pixel; art is drawn for a cell of this size and scaled. */

/** A storey as it is drawn. */
export const CELL = { width: 128, height: 96 } as const;

/** Widths of a cell for which tiles are painted; the next larger one serves. Small ones have fewer, coarser lines. */
const PAINTED_WIDTHS = [40, 48, 56, 68, 84, 104, 128, 160] as const;

/** Seen from across a room, tiles have figures of the same height however small they are: they are painted for more widths. */
const FAR_WIDTHS = [12, 14, 16, 18, 20, 22, 24, 27, 30, 34, ...PAINTED_WIDTHS] as const;

/** The height of letters that are read from across a room, in CSS pixels. */
const FAR_LETTERS = 11;

/** Above this they are enlarged. */
const LARGEST_PAINTED = 160;

/** How far above its cell a roof may reach with domes, tanks and masts. */
export const HEADROOM = 34;

/** The painted width that serves a cell that is so wide. */
export function paintedWidth(width: number, far = false): number {
  return (far ? FAR_WIDTHS : PAINTED_WIDTHS).find((painted) => painted >= width - 0.5) ?? LARGEST_PAINTED;
}

/** How high figures have to be on tiles that are painted for this width, in the units of `CELL`, to be read from across a room. */
export function farFigure(painted: number): number {
  const narrowest = FAR_WIDTHS.findLast((width) => width < painted) ?? 10;
  return (FAR_LETTERS * CELL.width) / (narrowest + 0.5);
}
