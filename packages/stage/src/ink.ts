import type { Point } from './picture.ts';

/** The six corners of a hexagon with a corner at the top, clockwise from it; `flat` presses it together from above. */
export function hexagon(radius: number, flat = 1): readonly Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const turn = (Math.PI / 3) * i;
    return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) * flat };
  });
}

/** A closed path round the points with its corners rounded. */
export function roundedPolygon(points: readonly Point[], rounding: number): Path2D {
  const path = new Path2D();
  points.forEach((corner, i) => {
    const before = points[(i + points.length - 1) % points.length] ?? corner;
    const after = points[(i + 1) % points.length] ?? corner;
    const start = towards(corner, before, rounding);
    const end = towards(corner, after, rounding);
    if (i === 0) path.moveTo(start.x, start.y);
    else path.lineTo(start.x, start.y);
    path.quadraticCurveTo(corner.x, corner.y, end.x, end.y);
  });
  path.closePath();
  return path;
}

export function roundedRect(x: number, y: number, width: number, height: number, rounding: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, Math.max(0, Math.min(rounding, width / 2, height / 2)));
  return path;
}

/** Only the soft shadow of a path, without the path itself. All lengths are in the units of the drawing. */
export function softShadow(
  ink: CanvasRenderingContext2D,
  path: Path2D,
  shadow: { readonly x: number; readonly y: number; readonly blur: number; readonly colour: string },
): void {
  // Canvas shadows are measured in device pixels whatever the transform; the path itself is drawn far outside.
  const density = ink.getTransform().a;
  const away = 20_000;
  ink.save();
  ink.shadowColor = shadow.colour;
  ink.shadowBlur = shadow.blur * density;
  ink.shadowOffsetX = shadow.x * density + away;
  ink.shadowOffsetY = shadow.y * density;
  ink.translate(-away / density, 0);
  ink.fillStyle = '#000';
  ink.fill(path);
  ink.restore();
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  const share = whole > 0 ? Math.min(0.5, length / whole) : 0;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
