import { darken, faded, lighten, mix, type PaintedDrawing, softShadow } from '@boomtown/stage/headless';
import type { Seat } from '../rules.ts';
import { disc, groundShadow, type Ink } from './brush.ts';
import { colourOfSeat, type Palette } from './palette.ts';
import { ant, sign } from './signs.ts';

const BOUNDS = { x: -92, y: -50, width: 160, height: 104 };

/** A wheelbarrow seen from above, on its way to the right, with the ant that pushes it. `tipped`: its tray is turned over. */
export function barrowDrawing(palette: Palette, seat: Seat, tipped: boolean): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: BOUNDS,
    paint(ink) {
      const { wood, shadow } = palette;
      groundShadow(ink, -66, 5, 26, 17, shadow);
      wheel(ink, tipped);
      ink.strokeStyle = wood.side;
      ink.lineWidth = 5.5;
      ink.lineCap = 'round';
      for (const side of [-1, 1]) {
        ink.beginPath();
        ink.moveTo(20, side * 16);
        ink.lineTo(-50, side * 20);
        ink.stroke();
        ink.strokeStyle = wood.light;
        ink.lineWidth = 2;
        ink.beginPath();
        ink.moveTo(16, side * 15);
        ink.lineTo(-48, side * 19);
        ink.stroke();
        ink.strokeStyle = wood.side;
        ink.lineWidth = 5.5;
      }
      ink.save();
      ink.translate(-64, 0);
      ant(ink, 24, palette.night ? '#241713' : '#43291f', '#fff3df');
      ink.restore();
      tray(ink, palette, seat, tipped);
    },
  };
}

function wheel(ink: Ink, tipped: boolean): void {
  ink.fillStyle = '#4a3a30';
  ink.beginPath();
  ink.roundRect(tipped ? 34 : 36, -7, 24, 14, 6);
  ink.fill();
  ink.fillStyle = '#8b7564';
  ink.beginPath();
  ink.roundRect(tipped ? 39 : 41, -4, 14, 8, 4);
  ink.fill();
}

function tray(ink: Ink, palette: Palette, seat: Seat, tipped: boolean): void {
  const { top, light, side, dark } = palette.blocks[colourOfSeat(seat)];
  const outer = trayPath(0);
  softShadow(ink, outer, { x: 2, y: 6, blur: 9, colour: palette.shadow });
  const metal = ink.createLinearGradient(0, -34, 0, 34);
  metal.addColorStop(0, light);
  metal.addColorStop(0.4, top);
  metal.addColorStop(1, side);
  ink.fillStyle = metal;
  ink.fill(outer);
  if (tipped) {
    ink.strokeStyle = faded(dark, 0.5);
    ink.lineWidth = 2;
    for (const y of [-14, 0, 14]) {
      ink.beginPath();
      ink.moveTo(-24, y);
      ink.lineTo(30, y * 0.8);
      ink.stroke();
    }
  } else {
    const inner = trayPath(6.5);
    const hollow = ink.createLinearGradient(0, -26, 0, 28);
    hollow.addColorStop(0, darken(dark, 0.25));
    hollow.addColorStop(1, mix(side, dark, 0.35));
    ink.fillStyle = hollow;
    ink.fill(inner);
    ink.save();
    ink.rotate(Math.PI / 2);
    ink.translate(0, -4);
    sign(ink, colourOfSeat(seat), 13, faded(light, 0.55));
    ink.restore();
  }
  ink.lineWidth = 2.2;
  ink.strokeStyle = faded(darken(dark, 0.2), 0.85);
  ink.stroke(outer);
  ink.lineWidth = 2;
  ink.strokeStyle = faded(lighten(light, 0.5), 0.7);
  ink.beginPath();
  ink.moveTo(-24, -30);
  ink.lineTo(28, -25);
  ink.stroke();
}

function trayPath(by: number): Path2D {
  const path = new Path2D();
  path.moveTo(-30 + by, -26 + by);
  path.quadraticCurveTo(-30 + by, -33 + by, -22 + by, -33 + by);
  path.lineTo(30 - by, -27 + by);
  path.quadraticCurveTo(38 - by, -26 + by, 38 - by, -18 + by);
  path.lineTo(38 - by, 18 - by);
  path.quadraticCurveTo(38 - by, 26 - by, 30 - by, 27 - by);
  path.lineTo(-22 + by, 33 - by);
  path.quadraticCurveTo(-30 + by, 33 - by, -30 + by, 26 - by);
  path.closePath();
  return path;
}

/** A round badge in a seat's colour with its sign, of radius 50. */
export function emblemDrawing(palette: Palette, seat: Seat): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -62, y: -62, width: 124, height: 128 },
    paint(ink) {
      const colours = palette.blocks[colourOfSeat(seat)];
      groundShadow(ink, 2, 7, 58, 56, palette.shadow);
      const face = ink.createLinearGradient(-40, -50, 30, 50);
      face.addColorStop(0, colours.light);
      face.addColorStop(0.5, colours.top);
      face.addColorStop(1, colours.side);
      ink.fillStyle = face;
      disc(ink, 0, 0, 50);
      ink.fill();
      ink.lineWidth = 6;
      ink.strokeStyle = palette.paper.top;
      disc(ink, 0, 0, 47);
      ink.stroke();
      ink.lineWidth = 2.5;
      ink.strokeStyle = faded(colours.dark, 0.8);
      disc(ink, 0, 0, 50);
      ink.stroke();
      sign(ink, colourOfSeat(seat), 28, colours.sign);
    },
  };
}
