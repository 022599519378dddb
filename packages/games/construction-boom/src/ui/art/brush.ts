import type { Hex } from '@boomtown/stage/headless';
import type { Material } from '../rules.ts';

export type Ink = CanvasRenderingContext2D;

export function block(ink: Ink, x: number, y: number, width: number, height: number, fill: string): void {
  ink.fillStyle = fill;
  ink.fillRect(x, y, width, height);
}

export function framed(
  ink: Ink,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  line: string,
  weight = 1.6,
): void {
  block(ink, x, y, width, height, fill);
  ink.strokeStyle = line;
  ink.lineWidth = weight;
  ink.strokeRect(x, y, width, height);
}

export function line(
  ink: Ink,
  colour: string,
  weight: number,
  ...points: readonly (readonly [number, number])[]
): void {
  ink.strokeStyle = colour;
  ink.lineWidth = weight;
  ink.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) ink.moveTo(x, y);
    else ink.lineTo(x, y);
  });
  ink.stroke();
}

export function shape(ink: Ink, fill: string, ...points: readonly (readonly [number, number])[]): void {
  ink.fillStyle = fill;
  ink.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) ink.moveTo(x, y);
    else ink.lineTo(x, y);
  });
  ink.closePath();
  ink.fill();
}

export function disc(ink: Ink, x: number, y: number, radius: number, fill: string): void {
  ink.fillStyle = fill;
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fill();
}

/** An opening with a round head. */
export function arch(x: number, y: number, width: number, height: number): Path2D {
  const path = new Path2D();
  const radius = width / 2;
  path.moveTo(x, y + height);
  path.lineTo(x, y + radius);
  path.arc(x + radius, y + radius, radius, Math.PI, 0);
  path.lineTo(x + width, y + height);
  path.closePath();
  return path;
}

/**
 * What tells the materials apart without any colour: hatching for old, a grid for modern, dots for cheap; over a
 * rectangle. `pitch`: how far the lines are apart.
 */
export function pattern(
  ink: Ink,
  material: Material,
  { x, y, width, height }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  pitch: number,
  colour: Hex,
): void {
  ink.save();
  ink.beginPath();
  ink.rect(x, y, width, height);
  ink.clip();
  ink.strokeStyle = colour;
  ink.fillStyle = colour;
  ink.lineWidth = pitch * 0.16;
  ink.beginPath();
  if (material === 'old') {
    for (let at = -height; at < width; at += pitch) {
      ink.moveTo(x + at, y + height);
      ink.lineTo(x + at + height, y);
    }
    ink.stroke();
  } else if (material === 'modern') {
    for (let at = pitch / 2; at < width; at += pitch) {
      ink.moveTo(x + at, y);
      ink.lineTo(x + at, y + height);
    }
    for (let at = pitch / 2; at < height; at += pitch) {
      ink.moveTo(x, y + at);
      ink.lineTo(x + width, y + at);
    }
    ink.stroke();
  } else {
    let shifted = false;
    for (let down = pitch * 0.4; down < height + pitch; down += pitch * 0.8) {
      for (let at = shifted ? pitch : pitch / 2; at < width + pitch; at += pitch) {
        ink.moveTo(x + at + pitch * 0.24, y + down);
        ink.arc(x + at, y + down, pitch * 0.24, 0, Math.PI * 2);
      }
      shifted = !shifted;
    }
    ink.fill();
  }
  ink.restore();
}
