import { type PaintedDrawing, roundedRect, softShadow } from '@boomtown/stage/headless';
import { CELL, farFigure, HEADROOM } from '../measures.ts';
import type { Material, TileType } from '../rules.ts';
import { type Ink, line } from './brush.ts';
import { CHEAP_FACADES } from './cheap.ts';
import { EDGE, type Facades } from './facade.ts';
import { MODERN_FACADES } from './modern.ts';
import { OLD_FACADES } from './old.ts';
import type { Palette } from './palette.ts';

const FACADES: Readonly<Record<Material, Facades>> = { old: OLD_FACADES, modern: MODERN_FACADES, cheap: CHEAP_FACADES };
const NUMERALS = '"Rokkitt Variable", Rockwell, Georgia, serif';

/** From this many pixels on there is room for shutters, laundry and deckchairs. */
const FINE_FROM = 60;

export interface TileLook {
  readonly material: Material;
  readonly type: TileType;
  readonly variant: number;
  /** Weight, or what a ground carries. */
  readonly figure: number;
}

/** The figure in an ordinary sign that is not enlarged. */
const FIGURE = 24;
/** Above this a sign would hide the tile: a plate with the figure takes its place. */
const LARGEST_SIGN = 1.7;

/**
 * A tile, painted for cells of this width in pixels; the origin is the middle of its cell. `far`: its figure can be read
 * from across a room.
 */
export function tileDrawing(palette: Palette, look: TileLook, width: number, far = false): PaintedDrawing {
  const scale = width / CELL.width;
  const { material, type, variant, figure } = look;
  const up = CELL.height / 2 + HEADROOM + 6;
  const bounds = { x: -CELL.width / 2 - 8, y: -up, width: CELL.width + 16, height: up + CELL.height / 2 + 8 };
  return {
    kind: 'painted',
    bounds: scaled(bounds, scale),
    paint(ink) {
      ink.scale(scale, scale);
      const body = type === 'roof' ? roundedRect(EDGE.left, 8, EDGE.width, 39.4, 2) : cardPath();
      softShadow(ink, body, { x: 2, y: 3, blur: 7, colour: palette.shadow });
      ink.save();
      if (type !== 'roof') ink.clip(cardPath());
      FACADES[material][type]({
        ink,
        palette,
        colours: palette.facades[material],
        variant,
        fine: width >= FINE_FROM,
        // Never finer than five pixels, so that it is seen at any size.
        pitch: Math.max(9, 5.4 / scale),
      });
      ink.restore();
      ink.lineWidth = Math.max(1.6, 1.1 / scale);
      ink.strokeStyle = palette.facades[material].line;
      ink.stroke(body);
      const usual = width < FINE_FROM ? 1.32 : width < 90 ? 1.14 : 1;
      const enlarged = Math.max(usual, far ? farFigure(width) / FIGURE : 0);
      if (enlarged > LARGEST_SIGN) farSign(ink, type, figure, enlarged * FIGURE);
      else if (type === 'ground') limitSign(ink, 0, -21 + 2 * enlarged, figure, enlarged);
      else weightSign(ink, 62 - 21 * enlarged, 47 - 20 * enlarged, figure, enlarged);
    },
  };
}

/** The back of a tile: drawn paper with the emblem of whose hand it is in. */
export function backDrawing(palette: Palette, paintEmblem: (ink: Ink) => void): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -CELL.width / 2 - 6, y: -CELL.height / 2 - 6, width: CELL.width + 12, height: CELL.height + 14 },
    paint(ink) {
      const card = roundedRect(EDGE.left, EDGE.top, EDGE.width, EDGE.height, 8);
      softShadow(ink, card, { x: 1, y: 3, blur: 6, colour: palette.shadow });
      ink.fillStyle = '#24507a';
      ink.fill(card);
      ink.save();
      ink.clip(card);
      // A blueprint.
      for (let x = EDGE.left; x < EDGE.right; x += 12) line(ink, 'rgb(255 255 255 / 0.16)', 1, [x, -50], [x, 50]);
      for (let y = EDGE.top; y < EDGE.bottom; y += 12) line(ink, 'rgb(255 255 255 / 0.16)', 1, [-70, y], [70, y]);
      ink.restore();
      ink.lineWidth = 3;
      ink.strokeStyle = 'rgb(255 255 255 / 0.7)';
      ink.stroke(roundedRect(EDGE.left + 7, EDGE.top + 7, EDGE.width - 14, EDGE.height - 14, 4));
      paintEmblem(ink);
    },
  };
}

/** A material in a small square: for signs and headings. */
export function swatchDrawing(palette: Palette, material: Material): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -38, y: -38, width: 76, height: 76 },
    paint(ink) {
      const card = roundedRect(-32, -32, 64, 64, 8);
      softShadow(ink, card, { x: 1, y: 2, blur: 4, colour: palette.shadow });
      ink.save();
      ink.clip(card);
      ink.translate(0, 8);
      ink.scale(0.8, 0.8);
      FACADES[material].tier({
        ink,
        palette,
        colours: palette.facades[material],
        variant: 1,
        fine: true,
        pitch: 11,
      });
      ink.restore();
      ink.lineWidth = 2.4;
      ink.strokeStyle = palette.facades[material].line;
      ink.stroke(card);
    },
  };
}

/** A round traffic sign: no more than this weight. */
function limitSign(ink: Ink, x: number, y: number, figure: number, scale: number): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(scale, scale);
  circle(ink, 21, 'rgb(40 20 0 / 0.3)', 1.2);
  circle(ink, 20, '#c2281f');
  circle(ink, 15.2, '#fffaf0');
  numeral(ink, figure, FIGURE, '#2a211c', 0.5);
  ink.restore();
}

/** A scale's weight with a handle. */
function weightSign(ink: Ink, x: number, y: number, figure: number, scale: number): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(scale, scale);
  const body = new Path2D();
  body.moveTo(-11, -9);
  body.lineTo(11, -9);
  body.quadraticCurveTo(13.5, -9, 14, -6.5);
  body.lineTo(17.5, 14);
  body.quadraticCurveTo(18, 17, 15, 17);
  body.lineTo(-15, 17);
  body.quadraticCurveTo(-18, 17, -17.5, 14);
  body.lineTo(-14, -6.5);
  body.quadraticCurveTo(-13.5, -9, -11, -9);
  ink.lineWidth = 7;
  ink.strokeStyle = '#fffaf0';
  ink.beginPath();
  ink.arc(0, -11.5, 5.4, 0, Math.PI * 2);
  ink.stroke();
  ink.stroke(body);
  ink.lineWidth = 3.4;
  ink.strokeStyle = '#2f2a28';
  ink.beginPath();
  ink.arc(0, -11.5, 5.4, 0, Math.PI * 2);
  ink.stroke();
  ink.fillStyle = '#2f2a28';
  ink.fill(body);
  ink.translate(0, 4.2);
  numeral(ink, figure, 25, '#fffaf0');
  ink.restore();
}

/** A plate that is hardly larger than its figure: pale with a red edge for what a ground carries, dark for a weight. */
function farSign(ink: Ink, type: TileType, figure: number, size: number): void {
  const width = size * (String(figure).length > 1 ? 1.28 : 0.82);
  const height = size * 0.86;
  const edge = size * 0.08;
  const isGround = type === 'ground';
  ink.save();
  // Beside the seal that the tile may have.
  ink.translate(EDGE.right - (width + edge) / 2, EDGE.bottom - (height + edge) / 2);
  const plate = roundedRect(-width / 2, -height / 2, width, height, size * 0.2);
  ink.fillStyle = isGround ? '#fffaf0' : '#2f2a28';
  ink.fill(plate);
  ink.lineWidth = edge;
  ink.strokeStyle = isGround ? '#c2281f' : '#fffaf0';
  ink.stroke(plate);
  numeral(ink, figure, size, isGround ? '#2a211c' : '#fffaf0');
  ink.restore();
}

function numeral(ink: Ink, figure: number, size: number, colour: string, down = 0): void {
  ink.font = `800 ${size}px ${NUMERALS}`;
  ink.textAlign = 'center';
  ink.textBaseline = 'alphabetic';
  ink.fillStyle = colour;
  ink.fillText(String(figure), 0, size * 0.33 + down);
}

function circle(ink: Ink, radius: number, fill: string, down = 0): void {
  ink.beginPath();
  ink.arc(0, down, radius, 0, Math.PI * 2);
  ink.fillStyle = fill;
  ink.fill();
}

function cardPath(): Path2D {
  return roundedRect(EDGE.left, EDGE.top, EDGE.width, EDGE.height, 3);
}

function scaled(rect: { x: number; y: number; width: number; height: number }, by: number) {
  return { x: rect.x * by, y: rect.y * by, width: rect.width * by, height: rect.height * by };
}
