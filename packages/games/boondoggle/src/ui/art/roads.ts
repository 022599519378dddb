import { type Drawing, faded, type Hex, roundedRect, softShadow } from '@boomtown/stage/headless';
import { DECK_INSET, LIFT, ROAD_WIDTH } from '../measures.ts';
import type { Company, RoadKind } from '../rules.ts';
import { box, type Ink, painted } from './paint.ts';
import type { Palette } from './palette.ts';
import { CENTRE_LINES, PAINT } from './signs.ts';

const HALF = ROAD_WIDTH / 2;
const CASING = 6;

/** Where a road may be built: a light way with a drafted edge; a lane has a second, dashed line in its middle. */
export function corridorDrawing(palette: Palette, length: number, lane: boolean): Drawing {
  return painted(box(length + 8, ROAD_WIDTH + 8), (ink) => {
    const x = -length / 2;
    const wide = lane ? HALF - 5 : HALF - 2;
    ink.fillStyle = palette.corridor;
    ink.globalAlpha = lane ? 0.75 : 1;
    ink.fill(roundedRect(x, -wide, length, 2 * wide, 4));
    ink.globalAlpha = 1;
    ink.strokeStyle = lane ? palette.laneLine : palette.corridorLine;
    ink.lineWidth = 2.4;
    ink.setLineDash(lane ? [3, 9] : [13, 8]);
    ink.lineCap = lane ? 'round' : 'butt';
    for (const y of [-wide, wide]) line(ink, x, y, x + length);
    if (!lane) return;
    ink.globalAlpha = 0.55;
    ink.setLineDash([]);
    for (const at of [-0.3, 0.3]) diamond(ink, at * length, 0, 11, palette.laneLine, 2.2);
  });
}

/** A road of a company on the ground, its length from node to node. */
export function groundRoadDrawing(
  palette: Palette,
  kind: Exclude<RoadKind, 'elevated'>,
  company: Company,
  length: number,
): Drawing {
  return painted(box(length + 12, ROAD_WIDTH + 24), (ink) => {
    const x = -length / 2;
    softShadow(ink, roundedRect(x, -HALF, length, ROAD_WIDTH, 3), { x: 0, y: 3, blur: 6, colour: palette.shadow });
    ribbon(ink, x, length, company, kind === 'bus' ? PAINT[company].lane : palette.asphalt);
    if (kind === 'bus') busMarks(ink, palette, company, length);
    else centreLine(ink, palette, company, x, length);
  });
}

/** A deck on piers. Its origin is the middle of the deck; what it stands on is `level` times the lift below. */
export function deckDrawing(palette: Palette, company: Company, length: number, level: number): Drawing {
  const drop = LIFT * level;
  return painted({ x: -length / 2 - 6, y: -HALF - 14, width: length + 12, height: ROAD_WIDTH + drop + 40 }, (ink) => {
    const inner = length - 2 * DECK_INSET;
    const x = -inner / 2;
    softShadow(ink, roundedRect(x, -HALF + drop + 3, inner, ROAD_WIDTH, 4), {
      x: 4,
      y: 7,
      blur: 11,
      colour: palette.shadow,
    });
    ramp(ink, palette, x, -length / 2 + 6, drop);
    ramp(ink, palette, -x, length / 2 - 6, drop);
    for (const at of [-0.42, -0.14, 0.14, 0.42]) pier(ink, palette, at * inner, drop);
    ink.fillStyle = palette.deckEdge;
    ink.fill(roundedRect(x - 3, -HALF - 3, inner + 6, ROAD_WIDTH + 12, 5));
    ink.fillStyle = faded('#000000', 0.28);
    ink.fillRect(x - 3, HALF + 4, inner + 6, 5);
    ribbon(ink, x, inner, company, palette.deck);
    centreLine(ink, palette, company, x, inner);
    ink.strokeStyle = faded('#ffffff', 0.75);
    ink.lineWidth = 2;
    for (const y of [-HALF - 1, HALF + 1]) line(ink, x, y, x + inner);
  });
}

/** The shine of a way on which something may happen. */
export function glowDrawing(colour: Hex, length: number): Drawing {
  return painted(box(length + 60, ROAD_WIDTH + 60), (ink) => {
    const path = roundedRect(-length / 2 + 30, -HALF - 4, length - 60, ROAD_WIDTH + 8, 16);
    softShadow(ink, path, { x: 0, y: 0, blur: 18, colour: faded(colour, 0.5) });
    ink.strokeStyle = colour;
    ink.lineWidth = 5;
    ink.stroke(path);
  });
}

/** The dashed line along which a project goes on. */
export function onwardDrawing(colour: string, length: number): Drawing {
  return painted(box(length, 30), (ink) => {
    ink.strokeStyle = colour;
    ink.lineWidth = 7;
    ink.lineCap = 'round';
    ink.setLineDash([2, 15]);
    line(ink, -length / 2 + 36, 0, length / 2 - 36);
  });
}

/** Chevrons to the right: an own lane is passed a second time, free. */
export function passDrawing(colour: string, length: number): Drawing {
  return painted(box(length, ROAD_WIDTH + 10), (ink) => {
    ink.strokeStyle = colour;
    ink.lineWidth = 8;
    ink.lineCap = 'round';
    ink.lineJoin = 'round';
    for (let x = -length / 2 + 56; x < length / 2 - 50; x += 26) {
      ink.beginPath();
      ink.moveTo(x, -11);
      ink.lineTo(x + 12, 0);
      ink.lineTo(x, 11);
      ink.stroke();
    }
  });
}

function ribbon(ink: Ink, x: number, length: number, company: Company, surface: string): void {
  const { main, edge } = PAINT[company];
  ink.fillStyle = edge;
  ink.fill(roundedRect(x, -HALF, length, ROAD_WIDTH, 3));
  ink.fillStyle = main;
  ink.fillRect(x, -HALF + 1.5, length, ROAD_WIDTH - 3);
  ink.fillStyle = surface;
  ink.fillRect(x, -HALF + CASING + 1, length, ROAD_WIDTH - 2 * CASING - 2);
}

function centreLine(ink: Ink, palette: Palette, company: Company, x: number, length: number): void {
  const { dashes, double } = CENTRE_LINES[company];
  ink.strokeStyle = palette.paint;
  ink.lineWidth = double ? 2.2 : dashes[0] === 1 ? 5 : 3;
  ink.lineCap = dashes[0] === 1 ? 'round' : 'butt';
  ink.setLineDash([...dashes]);
  for (const y of double ? [-3, 3] : [0]) line(ink, x + 6, y, x + length - 6);
  ink.setLineDash([]);
}

/** A lane is known by its full colour and its marks; the double dashes stand wider apart than any centre line. */
function busMarks(ink: Ink, palette: Palette, company: Company, length: number): void {
  ink.strokeStyle = palette.paint;
  ink.lineWidth = 2.4;
  ink.setLineDash([16, 10]);
  for (const y of [-11, 11]) line(ink, -length / 2 + 8, y, length / 2 - 8);
  ink.setLineDash([]);
  for (const at of [-0.34, 0.34]) {
    diamond(ink, at * length, 0, 12, palette.paint, 3);
    diamond(ink, at * length, 0, 6, PAINT[company].main, 3);
  }
}

function diamond(ink: Ink, x: number, y: number, size: number, colour: string, width: number): void {
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.beginPath();
  ink.moveTo(x - size, y);
  ink.lineTo(x, y - size * 0.6);
  ink.lineTo(x + size, y);
  ink.lineTo(x, y + size * 0.6);
  ink.closePath();
  ink.stroke();
}

function ramp(ink: Ink, palette: Palette, from: number, to: number, drop: number): void {
  ink.fillStyle = palette.deckEdge;
  ink.beginPath();
  ink.moveTo(from, -HALF);
  ink.lineTo(to, -HALF + drop);
  ink.lineTo(to, HALF + drop);
  ink.lineTo(from, HALF + 6);
  ink.closePath();
  ink.fill();
  ink.fillStyle = palette.deck;
  ink.beginPath();
  ink.moveTo(from, -HALF + 5);
  ink.lineTo(to, -HALF + 5 + drop);
  ink.lineTo(to, HALF - 5 + drop);
  ink.lineTo(from, HALF - 5);
  ink.closePath();
  ink.fill();
}

function pier(ink: Ink, palette: Palette, x: number, drop: number): void {
  ink.fillStyle = faded(palette.deckEdge, 1);
  ink.fillRect(x - 5, HALF, 10, drop + 6);
  ink.fillStyle = faded('#000000', 0.3);
  ink.fillRect(x + 1, HALF + 6, 4, drop);
}

function line(ink: Ink, x: number, y: number, to: number): void {
  ink.beginPath();
  ink.moveTo(x, y);
  ink.lineTo(to, y);
  ink.stroke();
}
