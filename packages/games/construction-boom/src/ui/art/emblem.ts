import { type PaintedDrawing, roundedRect, softShadow } from '@boomtown/stage/headless';
import type { Player } from '../rules.ts';
import { block, disc, type Ink, line } from './brush.ts';
import type { Palette } from './palette.ts';

/** The sign of a firm: a crane on a square plate, or an excavator's bucket on a round one. */
export function emblemDrawing(palette: Palette, seat: Player): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -38, y: -38, width: 76, height: 78 },
    paint(ink) {
      const plate = platePath(seat);
      softShadow(ink, plate, { x: 1, y: 2, blur: 4, colour: palette.shadow });
      paintEmblem(ink, palette, seat);
    },
  };
}

export function paintEmblem(ink: Ink, palette: Palette, seat: Player): void {
  const { main, dark } = palette.firms[seat];
  const plate = platePath(seat);
  ink.fillStyle = main;
  ink.fill(plate);
  ink.lineWidth = 4;
  ink.strokeStyle = '#fffaf0';
  ink.stroke(plate);
  ink.lineWidth = 1.6;
  ink.strokeStyle = dark;
  ink.stroke(plate);
  ink.save();
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  if (seat === 0) crane(ink);
  else excavator(ink);
  ink.restore();
}

function platePath(seat: Player): Path2D {
  if (seat === 0) return roundedRect(-29, -29, 58, 58, 11);
  const path = new Path2D();
  path.arc(0, 0, 31, 0, Math.PI * 2);
  return path;
}

function crane(ink: Ink): void {
  const white = '#fffaf0';
  line(ink, white, 4.4, [-8, 20], [-8, -19]);
  line(ink, white, 4, [-19, -13], [20, -13]);
  line(ink, white, 2.2, [-19, -13], [-8, -21], [20, -13]);
  block(ink, -21, -11, 8, 9, white);
  line(ink, white, 2, [13, -13], [13, 2]);
  block(ink, 6, 2, 14, 11, white);
  line(ink, white, 4.4, [-16, 20], [0, 20]);
}

function excavator(ink: Ink): void {
  const white = '#fffaf0';
  line(ink, white, 5, [-16, 6], [-3, -16], [13, -8]);
  ink.beginPath();
  ink.moveTo(7, -8);
  ink.lineTo(20, -6);
  ink.quadraticCurveTo(21, 8, 8, 8);
  ink.closePath();
  ink.fillStyle = white;
  ink.fill();
  ink.beginPath();
  ink.moveTo(-22, 0);
  ink.lineTo(-12, 0);
  ink.lineTo(-8, 9);
  ink.lineTo(-22, 9);
  ink.closePath();
  ink.fill();
  line(ink, white, 6, [-19, 16], [2, 16]);
  disc(ink, -19, 16, 2, '#123d68');
  disc(ink, 2, 16, 2, '#123d68');
}
