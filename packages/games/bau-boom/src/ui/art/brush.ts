import type { Point } from '@boomtown/stage/headless';

export type Ink = CanvasRenderingContext2D;

/** Numbers from 0 to 1 that scatter things; the same ones for the same seed, so that a picture stays as it is. */
export function scatter(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

export function disc(ink: Ink, x: number, y: number, radius: number): void {
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
}

export function oval(ink: Ink, x: number, y: number, rx: number, ry: number, turn = 0): void {
  ink.beginPath();
  ink.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
}

/** A closed, soft shape round a middle: a disc whose edge wavers. */
export function pebble(seed: number, radius: number, waver: number, flat = 1): Path2D {
  const random = scatter(seed);
  const count = 9;
  const points: Point[] = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2;
    const reach = radius * (1 - waver / 2 + random() * waver);
    return { x: Math.cos(turn) * reach, y: Math.sin(turn) * reach * flat };
  });
  return smooth(points);
}

/** A closed path that goes smoothly through between the points. */
export function smooth(points: readonly Point[]): Path2D {
  const path = new Path2D();
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? { x: 0, y: 0 };
  const between = (i: number): Point => ({ x: (at(i).x + at(i + 1).x) / 2, y: (at(i).y + at(i + 1).y) / 2 });
  const first = between(-1);
  path.moveTo(first.x, first.y);
  points.forEach((corner, i) => {
    const end = between(i);
    path.quadraticCurveTo(corner.x, corner.y, end.x, end.y);
  });
  path.closePath();
  return path;
}

/** A soft round shadow on the ground. */
export function groundShadow(ink: Ink, x: number, y: number, rx: number, ry: number, colour: string): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(1, ry / rx);
  const shade = ink.createRadialGradient(0, 0, rx * 0.35, 0, 0, rx);
  shade.addColorStop(0, colour);
  shade.addColorStop(1, 'rgb(0 0 0 / 0)');
  ink.fillStyle = shade;
  disc(ink, 0, 0, rx);
  ink.fill();
  ink.restore();
}
