import { faded, type PaintedDrawing } from '@boomtown/stage/headless';
import { disc, type Ink, line } from './brush.ts';
import { frame, HALF, overCell } from './over-cell.ts';
import type { Palette } from './palette.ts';

/** A tile that is used up in a combo: the seal of the planning office. */
export function stampDrawing(width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    const size = Math.max(13, 7 * thin);
    ink.translate(-HALF.x + size * 1.7, -HALF.y + size * 1.25);
    disc(ink, 0, 0, size * 1.12, '#fffaf0');
    star(ink, size * 0.98, 11, 0.8);
    ink.fillStyle = '#8d2b6b';
    ink.fill();
    line(ink, '#fffaf0', size * 0.22, [-size * 0.4, 0], [-size * 0.08, size * 0.32], [size * 0.44, -size * 0.34]);
  });
}

/** Round the tiles of a combo: one that would be made, or was made just now. */
export function comboDrawing(palette: Palette, made: boolean, width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    const cell = frame(3, 6);
    ink.fillStyle = faded(palette.gold, made ? 0.4 : 0.2);
    ink.fill(cell);
    ink.lineWidth = Math.max(7, 4.2 * thin);
    ink.strokeStyle = '#4b2a00';
    ink.stroke(cell);
    ink.lineWidth = Math.max(4, 2.6 * thin);
    ink.strokeStyle = palette.gold;
    ink.stroke(cell);
    const size = Math.max(15, 8 * thin);
    ink.translate(HALF.x - size * 1.1, -HALF.y + size * 1.1);
    star(ink, size * 1.15, 5, 0.48);
    ink.lineWidth = size * 0.3;
    ink.strokeStyle = '#4b2a00';
    ink.stroke();
    ink.fillStyle = palette.gold;
    ink.fill();
  });
}

/** A tile that counts for the contract. */
export function countedDrawing(palette: Palette, width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    ink.lineWidth = Math.max(7, 4 * thin);
    ink.strokeStyle = palette.fine;
    ink.stroke(frame(3, 5));
    const radius = Math.max(15, 8 * thin);
    disc(ink, 0, 0, radius * 1.15, '#fffaf0');
    disc(ink, 0, 0, radius, palette.fine);
    line(
      ink,
      '#ffffff',
      radius * 0.28,
      [-radius * 0.45, 0],
      [-radius * 0.1, radius * 0.38],
      [radius * 0.5, -radius * 0.36],
    );
  });
}

function star(ink: Ink, radius: number, points: number, waist: number): void {
  ink.beginPath();
  for (let i = 0; i < points * 2; i += 1) {
    const turn = (Math.PI * i) / points - Math.PI / 2;
    const reach = i % 2 === 0 ? radius : radius * waist;
    ink.lineTo(Math.cos(turn) * reach, Math.sin(turn) * reach);
  }
  ink.closePath();
}
