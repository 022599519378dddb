import { HEX_RADIUS, TILT } from './cells.ts';
import type { Size } from './rules.ts';

/** Lengths of the things on the table, in world units. Art and picture are made from the same ones. */

/** How high a piece is, and with it a level. */
export const PIECE_HEIGHT = 25;
export const PIECE_RADIUS: Readonly<Record<Size, number>> = { ring: 65, medium: 51, small: 33 };
/** The hole of a ring: a small fits in. */
export const HOLE_RADIUS = 41;
/** How thick a hexagon is. */
export const TILE_DEPTH = 17;
/** Space between two hexagons, and how far their corners are rounded. */
export const TILE_GAP = 2.5;
export const TILE_ROUNDING = 9;
/** How thick the plank of a tray is. */
export const TRAY_DEPTH = 12;
/** How high a crown stands above the piece that it is on. */
export const CROWN_HEIGHT = 34;
/** How far a piece is lifted that a player has in hand. */
export const LIFT = 16;

/** Room above the farthest row for what stands there, and below the nearest for the thickness of the board. */
export const HEADROOM = 2 * PIECE_HEIGHT + CROWN_HEIGHT;
export const FOOTROOM = TILE_DEPTH + 12;

/** The boards that the rules bring are four hexagons wide and at most four rows deep: the measure for all layouts. */
export const USUAL_BOARD = {
  width: HEX_RADIUS * Math.sqrt(3) * 4,
  height: HEX_RADIUS * TILT * 6.5 + HEADROOM / 2 + FOOTROOM,
};

/** Room that a pile of three rings takes. */
export const PILE = {
  width: PIECE_RADIUS.ring * 2 + 16,
  height: PIECE_RADIUS.ring * 2 * TILT + 3 * PIECE_HEIGHT + 14,
};
