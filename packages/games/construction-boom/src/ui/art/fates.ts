import { faded, type PaintedDrawing } from '@boomtown/stage/headless';
import { CELL } from '../measures.ts';
import { disc, type Ink, line } from './brush.ts';
import { frame, HALF, overCell } from './over-cell.ts';

/** What becomes of a tile if the action is done: it is lost, crushed, or falls. */
export function fateDrawing(fate: 'lost' | 'crushed' | 'falls', width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    const cell = frame(1, 4);
    ink.save();
    ink.clip(cell);
    ink.fillStyle = faded('#7a0f08', fate === 'falls' ? 0.2 : 0.42);
    ink.fillRect(-HALF.x, -HALF.y, CELL.width, CELL.height);
    if (fate !== 'falls') crackLines(ink, '#fff4e6', Math.max(2.4, 1.4 * thin));
    ink.restore();
    ink.lineWidth = Math.max(4.5, 2.6 * thin);
    ink.strokeStyle = '#c2281f';
    ink.stroke(cell);
    const radius = Math.max(21, 10.5 * thin);
    disc(ink, 0, 0, radius + 2.4 * Math.max(1, thin * 0.6), '#fffaf0');
    disc(ink, 0, 0, radius, '#c2281f');
    const arm = radius * 0.45;
    const weight = radius * 0.24;
    if (fate === 'falls') {
      line(ink, '#fffaf0', weight, [0, -arm], [0, arm]);
      line(ink, '#fffaf0', weight, [-arm * 0.85, arm * 0.15], [0, arm], [arm * 0.85, arm * 0.15]);
    } else {
      line(ink, '#fffaf0', weight, [-arm, -arm], [arm, arm]);
      line(ink, '#fffaf0', weight, [arm, -arm], [-arm, arm]);
    }
  });
}

/** A ground that gives way. */
export function crackDrawing(width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    ink.save();
    ink.clip(frame(1, 4));
    ink.fillStyle = 'rgb(70 12 0 / 0.35)';
    ink.fillRect(-HALF.x, -HALF.y, CELL.width, CELL.height);
    crackLines(ink, '#1d0f08', Math.max(6, 3 * thin));
    crackLines(ink, '#fff0dc', Math.max(1.6, 0.9 * thin));
    ink.restore();
  });
}

function crackLines(ink: Ink, colour: string, weight: number): void {
  line(ink, colour, weight, [-8, -48], [2, -26], [-10, -10], [6, 8], [-4, 26], [8, 48]);
  line(ink, colour, weight * 0.8, [-10, -10], [-34, 2], [-46, -6], [-64, 6]);
  line(ink, colour, weight * 0.8, [6, 8], [30, 2], [42, 18], [64, 12]);
  line(ink, colour, weight * 0.7, [2, -26], [24, -34], [38, -48]);
  line(ink, colour, weight * 0.7, [-34, 2], [-40, 26], [-30, 48]);
}
