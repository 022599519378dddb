import {
  type Drawing,
  darken,
  faded,
  hexagon,
  lighten,
  mix,
  roundedPolygon,
  roundedRect,
  softShadow,
} from '@boomtown/stage/headless';
import { COMMONS, JUNCTION, OFFICE } from '../measures.ts';
import type { Company } from '../rules.ts';
import { box, type Ink, painted, paintSign } from './paint.ts';
import type { Palette } from './palette.ts';
import { PAINT } from './signs.ts';

/** A roundabout. */
export function junctionDrawing(palette: Palette): Drawing {
  return painted(box(2 * JUNCTION + 24), (ink) => {
    const outer = circle(JUNCTION);
    softShadow(ink, outer, { x: 0, y: 3, blur: 6, colour: palette.shadow });
    ink.fillStyle = palette.corridorLine;
    ink.fill(outer);
    ink.fillStyle = palette.corridor;
    ink.fill(circle(JUNCTION - 3));
    ink.fillStyle = palette.lawnDark;
    ink.fill(circle(JUNCTION - 14));
    ink.fillStyle = palette.lawn;
    ink.fill(circle(JUNCTION - 17));
  });
}

/** The green in the middle: lawn, paths, trees and a bandstand. */
export function commonsDrawing(palette: Palette): Drawing {
  return painted(box(2 * COMMONS + 50), (ink) => {
    const rim = roundedPolygon(hexagon(COMMONS), 20);
    softShadow(ink, rim, { x: 0, y: 5, blur: 12, colour: palette.shadow });
    ink.fillStyle = palette.corridorLine;
    ink.fill(rim);
    ink.fillStyle = palette.corridor;
    ink.fill(roundedPolygon(hexagon(COMMONS - 4), 18));
    ink.fillStyle = palette.lawnDark;
    ink.fill(roundedPolygon(hexagon(COMMONS - 16), 14));
    ink.fillStyle = palette.lawn;
    ink.fill(roundedPolygon(hexagon(COMMONS - 20), 12));
    ink.strokeStyle = palette.corridor;
    ink.lineWidth = 8;
    for (const { x, y } of hexagon(COMMONS - 18)) {
      ink.beginPath();
      ink.moveTo(0, 0);
      ink.lineTo(x, y);
      ink.stroke();
    }
    for (let i = 0; i < 6; i += 1) {
      const angle = (Math.PI / 3) * (i + 0.5);
      tree(ink, palette, Math.cos(angle - Math.PI / 2) * 48, Math.sin(angle - Math.PI / 2) * 48);
    }
    bandstand(ink);
  });
}

function tree(ink: Ink, palette: Palette, x: number, y: number): void {
  ink.fillStyle = faded('#000000', 0.2);
  ink.beginPath();
  ink.ellipse(x + 3, y + 9, 11, 4, 0, 0, 7);
  ink.fill();
  ink.fillStyle = palette.lawnDark;
  for (const [dx, dy, r] of [
    [-5, 1, 8],
    [5, 1, 8],
    [0, -6, 9],
  ] as const) {
    ink.beginPath();
    ink.arc(x + dx, y + dy, r, 0, 7);
    ink.fill();
  }
}

function bandstand(ink: Ink): void {
  ink.fillStyle = faded('#000000', 0.25);
  ink.beginPath();
  ink.ellipse(3, 15, 27, 9, 0, 0, 7);
  ink.fill();
  ink.fillStyle = '#e9dcc0';
  ink.fill(roundedRect(-22, 6, 44, 10, 3));
  ink.fillStyle = '#fffaf0';
  for (const x of [-19, -7, 4, 15]) ink.fillRect(x, -12, 4, 19);
  ink.fillStyle = '#b4482f';
  ink.beginPath();
  ink.moveTo(0, -38);
  ink.lineTo(27, -12);
  ink.lineTo(-27, -12);
  ink.closePath();
  ink.fill();
  ink.fillStyle = '#8d3220';
  ink.beginPath();
  ink.moveTo(0, -38);
  ink.lineTo(27, -12);
  ink.lineTo(9, -12);
  ink.closePath();
  ink.fill();
  ink.fillStyle = '#e5aa33';
  ink.beginPath();
  ink.arc(0, -40, 4, 0, 7);
  ink.fill();
}

/** A company's office; `null`: an empty lot with a board on it, whose number is `lot`. */
export function officeDrawing(palette: Palette, company: Company, open: boolean, far: boolean): Drawing {
  const { width, height } = OFFICE;
  return painted({ x: -width / 2 - 14, y: -height / 2 - 34, width: width + 28, height: height + 58 }, (ink) => {
    const lot = roundedRect(-width / 2, -height / 2 + 12, width, height - 6, 12);
    softShadow(ink, lot, { x: 0, y: 4, blur: 9, colour: palette.shadow });
    ink.fillStyle = open ? mix(palette.corridor, PAINT[company].main, 0.24) : palette.corridor;
    ink.fill(lot);
    ink.strokeStyle = open ? PAINT[company].edge : palette.corridorLine;
    ink.lineWidth = 2.5;
    ink.stroke(lot);
    if (open) building(ink, company);
    else emptyLot(ink, palette);
    paintSign(ink, company, open ? 0 : 0, open ? -height / 2 - 2 : -6, open ? 46 : 40, far);
  });
}

function building(ink: Ink, company: Company): void {
  const { main } = PAINT[company];
  const wall = lighten(main, 0.62);
  ink.fillStyle = faded('#000000', 0.22);
  ink.fillRect(-36, 34, 80, 6);
  ink.fillStyle = wall;
  ink.fillRect(-38, -14, 76, 50);
  ink.fillStyle = darken(wall, 0.14);
  ink.fillRect(18, -14, 20, 50);
  ink.fillStyle = main;
  ink.fillRect(-43, -22, 86, 11);
  ink.fillStyle = darken(main, 0.25);
  ink.fillRect(-43, -13, 86, 3);
  ink.fillStyle = '#5d87a6';
  for (const x of [-32, -15, 24]) ink.fillRect(x, -4, 10, 13);
  for (const x of [-32, 24]) ink.fillRect(x, 16, 10, 13);
  ink.fillStyle = '#4a3a2c';
  ink.fillRect(-14, 14, 20, 22);
  ink.fillStyle = '#f6dfa2';
  ink.fillRect(-3, 25, 3, 3);
}

function emptyLot(ink: Ink, palette: Palette): void {
  ink.strokeStyle = palette.idle;
  ink.lineWidth = 2.5;
  ink.setLineDash([7, 6]);
  ink.stroke(roundedRect(-40, -20, 80, 52, 6));
  ink.setLineDash([]);
  ink.fillStyle = palette.idle;
  ink.fillRect(-2.5, 8, 5, 26);
}

function circle(radius: number): Path2D {
  const path = new Path2D();
  path.arc(0, 0, radius, 0, Math.PI * 2);
  return path;
}
