import { faded, lighten, mix, type PaintedDrawing, type Point, type Rect, softShadow } from '@boomtown/stage/headless';
import { animalsBeside } from '../animals.ts';
import { insideOf, type StartSide, type TrailPath, trailPathIn } from '../trail-path.ts';
import { disc, groundShadow, type Ink, oval, pebble, scatter } from './brush.ts';
import type { Palette } from './palette.ts';
import { PLANTS } from './plants.ts';

/** How broad the trail is, in world units. */
const BREADTH = 88;
const MARGIN = 60;

/** The sandy trail through the grass, in a rectangle of this size whose corner is the origin, with what grows beside it. */
export function trailDrawing(palette: Palette, width: number, height: number, start: StartSide): PaintedDrawing {
  const rect: Rect = { x: 0, y: 0, width, height };
  return {
    kind: 'painted',
    bounds: { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN },
    paint(ink) {
      const path = trailPathIn(rect, start);
      sand(ink, path, palette);
      plants(ink, path, rect, start, palette);
    },
  };
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
  ink.filter = 'none';
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
    const at = { x: random() * rect.width, y: random() * rect.height };
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

/** The shape of the stone that every space is; `kind` chooses its ornament. */
export function stoneDrawing(palette: Palette, kind: string, seed: number): PaintedDrawing {
  const radius = kind === 'start' ? 86 : 43;
  return {
    kind: 'painted',
    bounds: { x: -radius - 24, y: -radius - 24, width: 2 * radius + 48, height: 2 * radius + 52 },
    paint(ink) {
      const { stone, shadow, night } = palette;
      const tint = STONE_TINTS[kind];
      const top = tint === undefined ? stone.top : mix(stone.top, tint, night ? 0.4 : 0.5);
      const shape = pebble(seed * 7 + 5, radius, kind === 'start' ? 0.06 : 0.13, 0.96);
      softShadow(ink, shape, { x: 2, y: 7, blur: 9, colour: shadow });
      ink.save();
      ink.translate(0, 5);
      ink.fillStyle = mix(stone.side, tint ?? stone.side, 0.4);
      ink.fill(shape);
      ink.restore();
      const face = ink.createLinearGradient(-radius, -radius, radius * 0.7, radius);
      face.addColorStop(0, lighten(top, 0.45));
      face.addColorStop(0.6, top);
      face.addColorStop(1, mix(top, stone.side, 0.35));
      ink.fillStyle = face;
      ink.fill(shape);
      ink.lineWidth = 2;
      ink.strokeStyle = faded(stone.line, 0.55);
      ink.stroke(shape);
      if (kind === 'start') startOrnament(ink, palette, radius);
      else if (kind === 'ladybug') spots(ink, radius);
      else if (kind === 'anteater') paws(ink, radius);
    },
  };
}

const STONE_TINTS: Readonly<Record<string, `#${string}`>> = {
  ladybug: '#f0a69a',
  anteater: '#b7b2c8',
  start: '#e9d7a6',
};

function startOrnament(ink: Ink, { stone, wood }: Palette, radius: number): void {
  ink.lineWidth = 3;
  ink.strokeStyle = faded(stone.line, 0.5);
  ink.setLineDash([10, 8]);
  disc(ink, 0, 0, radius * 0.88);
  ink.stroke();
  ink.setLineDash([]);
  // A little flag in the middle, chequered as at every start.
  groundShadow(ink, 3, 14, 15, 6, 'rgb(40 24 8 / 0.4)');
  ink.strokeStyle = wood.side;
  ink.lineWidth = 5;
  ink.lineCap = 'round';
  ink.beginPath();
  ink.moveTo(-14, 14);
  ink.lineTo(-14, -30);
  ink.stroke();
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      ink.fillStyle = (row + column) % 2 === 0 ? '#4a3524' : '#fffaf0';
      ink.fillRect(-11 + column * 8, -30 + row * 8, 8, 8);
    }
  }
}

function spots(ink: Ink, radius: number): void {
  ink.fillStyle = 'rgb(90 30 24 / 0.32)';
  for (const turn of [0.4, 1.5, 2.7, 3.9, 5.2]) {
    disc(ink, Math.cos(turn) * radius * 0.77, Math.sin(turn) * radius * 0.75, 5);
    ink.fill();
  }
}

function paws(ink: Ink, radius: number): void {
  ink.fillStyle = 'rgb(60 52 80 / 0.3)';
  for (const [turn, dx] of [
    [-0.5, -12],
    [0.6, 14],
  ] as const) {
    ink.save();
    ink.translate(dx, dx * 0.6);
    ink.rotate(turn);
    ink.scale(radius / 43, radius / 43);
    oval(ink, 0, 3, 8, 6.5);
    ink.fill();
    for (const x of [-8, 0, 8]) {
      oval(ink, x, -8 + Math.abs(x) * 0.3, 2.8, 4);
      ink.fill();
    }
    ink.restore();
  }
}
