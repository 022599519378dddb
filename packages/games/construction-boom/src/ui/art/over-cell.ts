import { type PaintedDrawing, roundedRect } from '@boomtown/stage/headless';
import { CELL } from '../measures.ts';
import type { Ink } from './brush.ts';

export const HALF = { x: CELL.width / 2, y: CELL.height / 2 };

/** A drawing over a whole cell, made for cells of this width in pixels. `thin`: a pixel in the units of the drawing. */
export function overCell(width: number, paint: (ink: Ink, thin: number) => void): PaintedDrawing {
  const scale = width / CELL.width;
  return {
    kind: 'painted',
    bounds: {
      x: (-HALF.x - 14) * scale,
      y: (-HALF.y - 14) * scale,
      width: (CELL.width + 28) * scale,
      height: (CELL.height + 44) * scale,
    },
    paint(ink) {
      ink.scale(scale, scale);
      ink.lineCap = 'round';
      ink.lineJoin = 'round';
      paint(ink, 1 / scale);
    },
  };
}

/** A rectangle so far within the edges of the cell. */
export const frame = (within: number, rounding = 7) =>
  roundedRect(-HALF.x + within, -HALF.y + within, CELL.width - 2 * within, CELL.height - 2 * within, rounding);
