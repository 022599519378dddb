import type { PaintedDrawing, Rect } from '@boomtown/stage/headless';
import type { Company, Resource } from '../rules.ts';
import { GOODS_ART } from './goods-art.ts';
import { PAINT, SIGNS } from './signs.ts';

export type Ink = CanvasRenderingContext2D;

export const FAMILY = '"Nunito Variable", Nunito, system-ui, sans-serif';
export const DISPLAY = '"Rokkitt Variable", Rockwell, Georgia, serif';

export function painted(bounds: Rect, paint: (ink: Ink) => void): PaintedDrawing {
  return { kind: 'painted', bounds, paint };
}

/** A box round the middle. */
export function box(width: number, height: number = width): Rect {
  return { x: -width / 2, y: -height / 2, width, height };
}

export function fillPath(ink: Ink, path: string, colour: string): void {
  ink.fillStyle = colour;
  ink.fill(new Path2D(path));
}

export function strokePath(ink: Ink, path: string, colour: string, width: number): void {
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.stroke(new Path2D(path));
}

/** A resource with its middle at `x`, `y`, `size` across. */
export function paintGoods(ink: Ink, resource: Resource, x: number, y: number, size: number): void {
  ink.save();
  ink.translate(x - size / 2, y - size / 2);
  ink.scale(size / 24, size / 24);
  for (const { path, colour, width } of GOODS_ART[resource]) {
    if (width === undefined) fillPath(ink, path, colour);
    else strokePath(ink, path, colour, width);
  }
  ink.restore();
}

/** A company's sign with its middle at `x`, `y`, its shape `size` across; seen from far away, without its number. */
export function paintSign(ink: Ink, company: Company, x: number, y: number, size: number, far = false): void {
  const { outline, drop } = SIGNS[company];
  const { main, edge, ink: number } = PAINT[company];
  ink.save();
  ink.translate(x, y);
  ink.scale(size / 100, size / 100);
  const path = new Path2D(outline);
  ink.lineJoin = 'round';
  ink.strokeStyle = edge;
  ink.lineWidth = 17;
  ink.stroke(path);
  ink.strokeStyle = '#ffffff';
  ink.lineWidth = 10;
  ink.stroke(path);
  ink.fillStyle = main;
  ink.fill(path);
  if (!far) {
    ink.fillStyle = number;
    ink.font = `800 58px ${FAMILY}`;
    ink.textAlign = 'center';
    ink.fillText(String(company), 0, drop + 21);
  }
  ink.restore();
}
