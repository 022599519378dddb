import { type Drawing, roundedRect, softShadow } from '@boomtown/stage/headless';
import { ROAD_WIDTH } from '../measures.ts';
import type { Company, Resource } from '../rules.ts';
import { box, DISPLAY, painted, paintGoods } from './paint.ts';
import type { Palette } from './palette.ts';
import { PAINT } from './signs.ts';

const SIZE = 46;

/** Money or goods on their way: a banknote, or the resource as it is drawn everywhere. */
export function cargoDrawing(palette: Palette, what: Resource | 'money'): Drawing {
  return painted(box(SIZE + 20), (ink) => {
    if (what !== 'money') {
      ink.shadowColor = palette.shadow;
      ink.shadowBlur = 6;
      ink.shadowOffsetY = 3;
      paintGoods(ink, what, 0, 0, SIZE);
      return;
    }
    const note = roundedRect(-SIZE / 2, -SIZE / 3.4, SIZE, SIZE / 1.7, 5);
    softShadow(ink, note, { x: 1, y: 4, blur: 6, colour: palette.shadow });
    ink.fillStyle = '#3f8f4f';
    ink.fill(note);
    ink.strokeStyle = '#1f5a2d';
    ink.lineWidth = 2.5;
    ink.stroke(note);
    ink.fillStyle = '#eaf7e4';
    ink.font = `800 24px ${DISPLAY}`;
    ink.textAlign = 'center';
    ink.fillText('$', 0, 8);
  });
}

/** A stretch of a road that is being laid, in its company's colour. */
export function pieceDrawing(palette: Palette, company: Company, length: number): Drawing {
  return painted(box(length + 16, ROAD_WIDTH + 20), (ink) => {
    const shape = roundedRect(-length / 2, -ROAD_WIDTH / 2, length, ROAD_WIDTH, 4);
    softShadow(ink, shape, { x: 1, y: 4, blur: 5, colour: palette.shadow });
    ink.fillStyle = '#43454d';
    ink.fill(shape);
    ink.strokeStyle = PAINT[company].main;
    ink.lineWidth = 5;
    ink.beginPath();
    ink.moveTo(-length / 2, -ROAD_WIDTH / 2 + 3);
    ink.lineTo(length / 2, -ROAD_WIDTH / 2 + 3);
    ink.moveTo(-length / 2, ROAD_WIDTH / 2 - 3);
    ink.lineTo(length / 2, ROAD_WIDTH / 2 - 3);
    ink.stroke();
  });
}
