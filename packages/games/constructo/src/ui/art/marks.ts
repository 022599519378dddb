import { hexagon } from '@boomtown/stage/headless';
import { TILT } from '../measures.ts';
import type { Edition, Seat } from '../rules.ts';

type Ink = CanvasRenderingContext2D;

/** Draws on a level surface at this height above the table, as if it were seen from straight above. */
export function onLevel(ink: Ink, height: number, draw: () => void): void {
  ink.save();
  ink.translate(0, -height);
  ink.scale(1, TILT);
  draw();
  ink.restore();
}

export function disc(ink: Ink, radius: number): void {
  ink.beginPath();
  ink.arc(0, 0, radius, 0, Math.PI * 2);
}

/** What tells the players apart where colour does not: notches along the rim of seat 0's pieces, studs along that of seat 1's. */
export function rimPattern(ink: Ink, seat: Seat, radius: number, width: number, colour: string): void {
  const count = Math.round((radius * 2 * Math.PI) / (seat === 0 ? 11.5 : 20));
  ink.strokeStyle = colour;
  ink.fillStyle = colour;
  ink.lineWidth = 2.6;
  ink.lineCap = 'round';
  for (let i = 0; i < count; i += 1) {
    const turn = ((i + 0.5) / count) * Math.PI * 2;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    ink.beginPath();
    if (seat === 0) {
      ink.moveTo(x * (radius - width), y * (radius - width));
      ink.lineTo(x * (radius + width), y * (radius + width));
      ink.stroke();
    } else {
      ink.arc(x * radius, y * radius, width * 0.62, 0, Math.PI * 2);
      ink.fill();
    }
  }
}

/** A player's sign, within a circle of this radius: sun and waves, ice crystal and block. */
export function sign(ink: Ink, edition: Edition, seat: Seat, radius: number, colour: string): void {
  ink.save();
  ink.scale(radius, radius);
  ink.strokeStyle = colour;
  ink.fillStyle = colour;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  if (edition === 'constructo') (seat === 0 ? sun : waves)(ink);
  else (seat === 0 ? crystal : block)(ink);
  ink.restore();
}

function sun(ink: Ink): void {
  disc(ink, 0.42);
  ink.fill();
  for (let i = 0; i < 8; i += 1) {
    ink.save();
    ink.rotate((i * Math.PI) / 4);
    ink.beginPath();
    ink.moveTo(-0.17, -0.58);
    ink.lineTo(0, -1);
    ink.lineTo(0.17, -0.58);
    ink.closePath();
    ink.fill();
    ink.restore();
  }
}

function waves(ink: Ink): void {
  ink.lineWidth = 0.2;
  for (const y of [-0.5, 0, 0.5]) {
    const half = Math.sqrt(1 - y * y) * 0.92;
    ink.beginPath();
    for (let i = 0; i <= 24; i += 1) {
      const x = -half + (2 * half * i) / 24;
      const wave = y + 0.13 * Math.sin(x * Math.PI * 2.1);
      if (i === 0) ink.moveTo(x, wave);
      else ink.lineTo(x, wave);
    }
    ink.stroke();
  }
}

function crystal(ink: Ink): void {
  ink.lineWidth = 0.15;
  for (let i = 0; i < 6; i += 1) {
    ink.save();
    ink.rotate((i * Math.PI) / 3);
    ink.beginPath();
    ink.moveTo(0, 0);
    ink.lineTo(0, -0.95);
    ink.moveTo(-0.26, -0.82);
    ink.lineTo(0, -0.56);
    ink.lineTo(0.26, -0.82);
    ink.stroke();
    ink.restore();
  }
}

function block(ink: Ink): void {
  const corners = hexagon(0.9);
  ink.lineWidth = 0.17;
  ink.beginPath();
  for (const [i, { x, y }] of corners.entries()) {
    if (i === 0) ink.moveTo(x, y);
    else ink.lineTo(x, y);
  }
  ink.closePath();
  for (const i of [1, 3, 5]) {
    const corner = corners[i];
    if (corner === undefined) continue;
    ink.moveTo(0, 0);
    ink.lineTo(corner.x, corner.y);
  }
  ink.stroke();
}
