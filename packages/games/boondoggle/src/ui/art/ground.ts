import { type Drawing, faded, type Point, softShadow } from '@boomtown/stage/headless';
import type { GraphicsContext } from 'pixi.js';
import { nodesAt } from '../layout.ts';
import { COMPANIES, type Company, DESTINATIONS } from '../rules.ts';
import { box, DISPLAY, FAMILY, painted } from './paint.ts';
import type { Palette } from './palette.ts';

/** How far a company's land reaches beyond the outermost nodes. */
const BEYOND = 1.1;

/** The outline of a company's land: from the Commons between the two destinations on either side of its office. */
export function sectorPoints(company: Company, stretch: number): readonly Point[] {
  const nodes = nodesAt(stretch);
  const before = DESTINATIONS[(company + COMPANIES.length - 2) % COMPANIES.length] ?? 'D1';
  const after = DESTINATIONS[company - 1] ?? 'D1';
  const rim = [nodes[before], nodes[`S${company}`], nodes[after]];
  return [nodes.C, ...rim.map(({ x, y }) => ({ x: x * BEYOND, y: y * BEYOND }))];
}

/**
 * The sheet itself: land with heights, a river, woods, the grid of the plan and its frame. As wide and high as the
 * whole picture, so that paper is all that one sees; `stretch` is that of the map on it.
 */
export function groundDrawing(palette: Palette, width: number, height: number, stretch: number): Drawing {
  return {
    kind: 'vector',
    draw(g) {
      const left = -width / 2;
      const top = -height / 2;
      const beyond = 2000;
      g.rect(left - beyond, top - beyond, width + 2 * beyond, height + 2 * beyond).fill({ color: palette.landShade });
      g.rect(left, top, width, height).fill({ color: palette.land });
      heights(g, palette, stretch);
      river(g, palette, width, height, stretch);
      woods(g, palette, stretch);
      grid(g, palette, left, top, width, height);
      folds(g, palette, left, top, width, height);
      frame(g, palette, left, top, width, height);
    },
  };
}

interface Hill {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: number;
}

const HILLS: readonly Hill[] = [
  { x: -330, y: -370, radius: 190, turn: 0.4 },
  { x: -400, y: 330, radius: 230, turn: 1.9 },
  { x: 390, y: -330, radius: 170, turn: 2.6 },
  { x: 300, y: 380, radius: 210, turn: 4.1 },
  { x: 760, y: 40, radius: 260, turn: 0.9 },
  { x: -790, y: -60, radius: 280, turn: 3.3 },
  { x: 60, y: -760, radius: 240, turn: 5.2 },
  { x: -60, y: 790, radius: 240, turn: 2.2 },
];
const RINGS = 5;

function heights(g: GraphicsContext, palette: Palette, stretch: number): void {
  for (const hill of HILLS) {
    for (let ring = 0; ring < RINGS; ring += 1) {
      const points = wobbly(hill, hill.radius * (1 - ring / (RINGS + 0.6)), stretch);
      g.poly([...points], true);
      if (ring === 1) g.fill({ color: palette.landShade, alpha: 0.55 });
      g.poly([...points], true).stroke({ color: palette.contour, width: ring === 0 ? 3 : 1.8, alpha: 0.9 });
    }
  }
}

/** A round line that is not quite round. */
function wobbly({ x, y, turn }: Hill, radius: number, stretch: number): readonly Point[] {
  return Array.from({ length: 48 }, (_, i) => {
    const angle = (Math.PI * 2 * i) / 48;
    const reach = radius * (1 + 0.13 * Math.sin(3 * angle + turn) + 0.07 * Math.sin(5 * angle + 2 * turn));
    return { x: (x + Math.cos(angle) * reach) * stretch, y: y + Math.sin(angle) * reach * 0.82 };
  });
}

/** From above on the left to below on the right, past the Commons; wider towards its end. */
function river(g: GraphicsContext, palette: Palette, width: number, height: number, stretch: number): void {
  const x = (value: number) => value * stretch;
  const course = (context: GraphicsContext) =>
    context
      .moveTo(Math.min(-width / 2, x(-700)) - 100, -height / 2 + height * 0.16)
      .bezierCurveTo(x(-560), -360, x(-470), -150, x(-350), -30)
      .bezierCurveTo(x(-250), 60, x(-210), 190, x(-60), 235)
      .bezierCurveTo(x(90), 280, x(190), 250, x(260), 330)
      .bezierCurveTo(x(330), 410, x(430), 560, Math.max(width / 2, x(620)) + 60, height / 2 + 40);
  course(g).stroke({ color: palette.waterLine, width: 52, cap: 'round', join: 'round' });
  course(g).stroke({ color: palette.water, width: 44, cap: 'round', join: 'round' });
  course(g).stroke({ color: palette.waterLine, width: 1.6, alpha: 0.55 });
  const lake = wobbly({ x: -640, y: 30, radius: 150, turn: 1.1 }, 92, stretch);
  g.poly([...lake], true)
    .fill({ color: palette.water })
    .stroke({ color: palette.waterLine, width: 4 });
}

const WOODS: readonly Point[] = [
  { x: -215, y: -360 },
  { x: 240, y: -405 },
  { x: 420, y: -80 },
  { x: 400, y: 190 },
  { x: -300, y: 415 },
  { x: 110, y: 445 },
  { x: -170, y: -110 },
  { x: 165, y: 125 },
  { x: -700, y: 300 },
  { x: 720, y: -300 },
  { x: 690, y: 330 },
  { x: -640, y: -330 },
];

/** Little trees in threes to sevens. */
function woods(g: GraphicsContext, palette: Palette, stretch: number): void {
  WOODS.forEach((wood, place) => {
    const trees = 3 + ((place * 5) % 5);
    for (let i = 0; i < trees; i += 1) {
      const angle = i * 2.4 + place;
      const away = 10 + 11 * i;
      const x = wood.x * stretch + Math.cos(angle) * away;
      const y = wood.y + Math.sin(angle) * away * 0.7;
      g.ellipse(x + 3, y + 12, 11, 4).fill({ color: palette.woodDark, alpha: 0.35 });
      g.poly([x - 11, y + 10, x, y - 17, x + 11, y + 10], true).fill({ color: palette.woodDark });
      g.poly([x - 9, y + 3, x, y - 17, x + 3, y + 3], true).fill({ color: palette.wood });
    }
  });
}

const MESH = 130;

function grid(g: GraphicsContext, palette: Palette, left: number, top: number, width: number, height: number): void {
  for (let x = Math.ceil(left / MESH) * MESH; x < left + width; x += MESH) g.moveTo(x, top).lineTo(x, top + height);
  for (let y = Math.ceil(top / MESH) * MESH; y < top + height; y += MESH) g.moveTo(left, y).lineTo(left + width, y);
  g.stroke({ color: palette.grid, width: 1.2, alpha: 0.2 });
}

/** The sheet was folded to fit a glove box. */
function folds(g: GraphicsContext, palette: Palette, left: number, top: number, width: number, height: number): void {
  const columns = Math.max(3, Math.round(width / 460));
  for (let i = 1; i < columns; i += 1) {
    const x = left + (width * i) / columns;
    g.rect(x - 7, top, 7, height).fill({ color: '#000000', alpha: 0.035 });
    g.rect(x, top, 5, height).fill({ color: '#ffffff', alpha: palette.land === '#242b2e' ? 0.025 : 0.28 });
  }
  const y = top + height * 0.52;
  g.rect(left, y - 6, width, 6).fill({ color: '#000000', alpha: 0.03 });
  g.rect(left, y, width, 5).fill({ color: '#ffffff', alpha: palette.land === '#242b2e' ? 0.02 : 0.22 });
}

function frame(g: GraphicsContext, palette: Palette, left: number, top: number, width: number, height: number): void {
  const edge = 14;
  g.rect(left + edge, top + edge, width - 2 * edge, height - 2 * edge).stroke({
    color: palette.frame,
    width: 2.5,
    alpha: 0.8,
  });
  g.rect(left + edge + 9, top + edge + 9, width - 2 * edge - 18, height - 2 * edge - 18).stroke({
    color: palette.frame,
    width: 1.2,
    alpha: 0.6,
  });
  for (
    let x = Math.ceil((left + edge) / (MESH / 2)) * (MESH / 2), i = 0;
    x < left + width - edge;
    x += MESH / 2, i += 1
  ) {
    if (i % 2 === 1) continue;
    const length = Math.min(MESH / 2, left + width - edge - x);
    g.rect(x, top + edge, length, 9).fill({ color: palette.frame, alpha: 0.75 });
    g.rect(x, top + height - edge - 9, length, 9).fill({ color: palette.frame, alpha: 0.75 });
  }
  for (
    let y = Math.ceil((top + edge) / (MESH / 2)) * (MESH / 2), i = 0;
    y < top + height - edge;
    y += MESH / 2, i += 1
  ) {
    if (i % 2 === 1) continue;
    const length = Math.min(MESH / 2, top + height - edge - y);
    g.rect(left + edge, y, 9, length).fill({ color: palette.frame, alpha: 0.75 });
    g.rect(left + width - edge - 9, y, 9, length).fill({ color: palette.frame, alpha: 0.75 });
  }
}

/** A company's part of the land, round its first mile. */
export function sectorDrawing(points: readonly Point[], colour: string, alpha: number): Drawing {
  return {
    kind: 'vector',
    draw(g) {
      g.poly([...points], true).fill({ color: colour, alpha });
      g.poly([...points], true).stroke({ color: colour, width: 2, alpha: alpha * 2.2 });
    },
  };
}

/** North, and how long a mile is. */
export function roseDrawing(palette: Palette, mile: number, text: string): Drawing {
  return painted({ x: -70, y: -76, width: mile + 130, height: 170 }, (ink) => {
    ink.fillStyle = faded(palette.frame, 0.85);
    ink.strokeStyle = faded(palette.frame, 0.85);
    ink.lineWidth = 2;
    for (const radius of [46, 40]) {
      ink.beginPath();
      ink.arc(0, 0, radius, 0, Math.PI * 2);
      ink.stroke();
    }
    for (let i = 0; i < 4; i += 1) {
      ink.save();
      ink.rotate((Math.PI / 2) * i);
      ink.beginPath();
      ink.moveTo(0, -54);
      ink.lineTo(9, -9);
      ink.lineTo(0, 0);
      ink.closePath();
      ink.fill();
      ink.beginPath();
      ink.moveTo(0, -54);
      ink.lineTo(-9, -9);
      ink.lineTo(0, 0);
      ink.closePath();
      ink.stroke();
      ink.restore();
    }
    ink.font = `800 22px ${DISPLAY}`;
    ink.textAlign = 'center';
    ink.fillText('N', 0, -58);
    const left = -46;
    ink.strokeRect(left, 64, mile, 9);
    ink.fillRect(left, 64, mile / 4, 9);
    ink.fillRect(left + mile / 2, 64, mile / 4, 9);
    ink.font = `750 20px ${FAMILY}`;
    ink.textAlign = 'left';
    ink.fillText(text, left + mile + 12, 75);
  });
}

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
