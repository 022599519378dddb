import { faded, lighten, type Point, type Rect } from '@boomtown/stage/headless';
import { animalsBeside } from '../animals.ts';
import { insideOf, type StartSide, type TrailPath } from '../trail-path.ts';
import { disc, type Ink, oval, scatter } from './brush.ts';
import type { Palette } from './palette.ts';
import { PLANTS } from './plants.ts';

/** How broad the trail is, in world units. */
const BREADTH = 88;

/** The sandy trail through the grass, in this rectangle, with what grows beside it. */
export function paintTrail(ink: Ink, palette: Palette, path: TrailPath, rect: Rect, start: StartSide): void {
  sand(ink, path, palette);
  plants(ink, path, rect, start, palette);
}

function sand(ink: Ink, { line }: TrailPath, palette: Palette): void {
  const { trail, shadow } = palette;
  const ribbon = new Path2D();
  for (const [i, { x, y }] of line.entries()) {
    if (i === 0) ribbon.moveTo(x, y);
    else ribbon.lineTo(x, y);
  }
  ribbon.closePath();
  ink.save();
  ink.lineJoin = 'round';
  ink.save();
  ink.strokeStyle = shadow;
  ink.lineWidth = BREADTH + 16;
  ink.translate(3, 7);
  ink.globalAlpha = 0.5;
  ink.stroke(ribbon);
  ink.restore();
  // A ragged border of earth, the sand, and a lighter, trodden middle.
  const random = scatter(3);
  ink.fillStyle = trail.edge;
  for (let i = 0; i < line.length; i += 2) {
    const place = line[i];
    if (place === undefined) continue;
    for (const side of [-1, 1]) {
      const reach = (BREADTH / 2 - 3 + random() * 6) * side;
      disc(ink, place.x + place.outward.x * reach, place.y + place.outward.y * reach, 8 + random() * 6);
      ink.fill();
    }
  }
  ink.strokeStyle = trail.sand;
  ink.lineWidth = BREADTH;
  ink.stroke(ribbon);
  ink.strokeStyle = faded(trail.light, 0.55);
  ink.lineWidth = BREADTH * 0.62;
  ink.stroke(ribbon);
  for (let i = 0; i < line.length * 2.2; i += 1) {
    const place = line[Math.floor(random() * line.length)];
    if (place === undefined) continue;
    const off = (random() - 0.5) * BREADTH * 0.92;
    ink.fillStyle = faded(random() < 0.6 ? trail.grain : lighten(trail.light, 0.3), 0.2 + random() * 0.3);
    oval(
      ink,
      place.x + place.outward.x * off,
      place.y + place.outward.y * off,
      1.5 + random() * 2.6,
      1.4,
      random() * 3,
    );
    ink.fill();
  }
  ink.restore();
}

/** Flowers, mushrooms and stones wherever there is room beside the trail. */
function plants(ink: Ink, path: TrailPath, rect: Rect, start: StartSide, palette: Palette): void {
  const { line } = path;
  const random = scatter(29);
  const inside = insideOf(rect, start);
  const lain = animalsBeside(path, rect, inside).flatMap(({ kind, x, y, turn }): readonly Point[] =>
    (kind === 'ladybug' ? [0] : [15, 60, 105]).map((back) => ({
      x: x - Math.cos(turn) * back,
      y: y - Math.sin(turn) * back,
    })),
  );
  const grown: Point[] = [];
  const apart = (point: Point, least: number, others: readonly Point[]): boolean =>
    others.every((other) => Math.hypot(other.x - point.x, other.y - point.y) >= least);
  for (let i = 0; i < 900 && grown.length < 46; i += 1) {
    const at = { x: rect.x + random() * rect.width, y: rect.y + random() * rect.height };
    const inMiddle =
      at.x > inside.x - 8 &&
      at.x < inside.x + inside.width + 8 &&
      at.y > inside.y - 8 &&
      at.y < inside.y + inside.height + 8;
    if (inMiddle || !apart(at, BREADTH / 2 + 32, line) || !apart(at, 74, grown) || !apart(at, 62, lain)) continue;
    grown.push(at);
    const plant = PLANTS[Math.floor(random() * PLANTS.length)];
    ink.save();
    ink.translate(at.x, at.y);
    const size = 0.72 + random() * 0.4;
    ink.scale(size, size);
    plant?.(ink, palette, random);
    ink.restore();
  }
}
