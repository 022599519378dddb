import { type Drawing, softShadow } from '@boomtown/stage/headless';
import { box, painted } from './paint.ts';

/** The shine round a place that something speaks of. */
export function haloDrawing(colour: string, radius: number): Drawing {
  return painted(box(2 * radius + 60), (ink) => {
    const ring = new Path2D();
    ring.arc(0, 0, radius, 0, Math.PI * 2);
    softShadow(ink, ring, { x: 0, y: 0, blur: 22, colour });
    ink.strokeStyle = colour;
    ink.lineWidth = 6;
    ink.stroke(ring);
  });
}
