/** Lengths of the things in the picture. A world unit is a CSS pixel; art is drawn for a cell of this size and scaled. */

/** A storey as it is drawn. */
export const CELL = { width: 128, height: 96 } as const;

/** Widths of a cell for which tiles are painted; the next larger one serves. Small ones have fewer, coarser lines. */
const PAINTED_WIDTHS = [40, 48, 56, 68, 84, 104, 128, 160] as const;

/** Above this they are enlarged. */
const LARGEST_PAINTED = 160;

/** How far above its cell a roof may reach with domes, tanks and masts. */
export const HEADROOM = 34;

/** The painted width that serves a cell that is so wide. */
export function paintedWidth(width: number): number {
  return PAINTED_WIDTHS.find((painted) => painted >= width - 0.5) ?? LARGEST_PAINTED;
}
