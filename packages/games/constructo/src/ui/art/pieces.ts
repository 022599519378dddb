import { darken, faded, lighten, mix, type PaintedDrawing, type Rect } from '@boomtown/stage/headless';
import { HOLE_RADIUS, PIECE_HEIGHT, PIECE_RADIUS, TILT } from '../measures.ts';
import type { Edition, Seat, Size } from '../rules.ts';
import { disc, onLevel, rimPattern, sign } from './marks.ts';
import type { SeatColours } from './palette.ts';

type Ink = CanvasRenderingContext2D;

const SHADOW_REACH = 1.32;

/** A piece that stands with the middle of its foot at the origin. A ring is seen without the inside of its hole. */
export function pieceDrawing(edition: Edition, seat: Seat, size: Size, colours: SeatColours): PaintedDrawing {
  const radius = PIECE_RADIUS[size];
  return {
    kind: 'painted',
    bounds: boundsOf(radius),
    paint(ink) {
      wall(ink, seat, radius, colours);
      onLevel(ink, PIECE_HEIGHT, () => {
        top(ink, radius, size === 'ring' ? HOLE_RADIUS : 0, colours);
        if (size === 'ring') rimPattern(ink, seat, (radius + HOLE_RADIUS) / 2 + 0.5, 5.2, engraved(colours));
        if (size === 'medium') {
          rimPattern(ink, seat, 42.5, 3.6, engraved(colours));
          sign(ink, edition, seat, 21, engraved(colours));
        }
        if (size === 'small') sign(ink, edition, seat, 20, engraved(colours));
      });
    },
  };
}

/** The shadow round the foot of a piece. */
export function footDrawing(size: Size): PaintedDrawing {
  const radius = PIECE_RADIUS[size];
  const reach = radius * SHADOW_REACH;
  return {
    kind: 'painted',
    bounds: { x: -reach - 2, y: -reach - 2, width: reach * 2 + 12, height: reach * 2 + 12 },
    paint(ink) {
      ink.translate(4, 6);
      ink.scale(1, TILT);
      const shade = ink.createRadialGradient(0, 0, radius * 0.78, 0, 0, reach);
      shade.addColorStop(0, 'rgb(24 14 4 / 0.5)');
      shade.addColorStop(0.45, 'rgb(24 14 4 / 0.26)');
      shade.addColorStop(1, 'rgb(24 14 4 / 0)');
      ink.beginPath();
      ink.arc(0, 0, reach, 0, Math.PI * 2);
      if (size === 'ring') ink.arc(-4, -7, HOLE_RADIUS, 0, Math.PI * 2, true);
      ink.fillStyle = shade;
      ink.fill();
    },
  };
}

/** What is seen through the hole of a ring: the far side of its inner wall, and the shade on what it surrounds. */
export function insideDrawing(colours: SeatColours): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: boundsOf(HOLE_RADIUS),
    paint(ink) {
      ink.save();
      onLevel(ink, PIECE_HEIGHT, () => disc(ink, HOLE_RADIUS));
      ink.clip();
      ink.fillStyle = vertical(ink, -PIECE_HEIGHT - HOLE_RADIUS * TILT, 0, [
        [0, darken(colours.wall, 0.18)],
        [0.6, darken(colours.dark, 0.1)],
        [1, darken(colours.dark, 0.4)],
      ]);
      ink.fillRect(-70, -100, 140, 160);
      ink.globalCompositeOperation = 'destination-out';
      onLevel(ink, 0, () => {
        disc(ink, HOLE_RADIUS);
        ink.fill();
      });
      ink.globalCompositeOperation = 'source-over';
      onLevel(ink, 0, () => {
        disc(ink, HOLE_RADIUS);
        const shade = ink.createRadialGradient(6, 10, HOLE_RADIUS * 0.35, 0, 0, HOLE_RADIUS);
        shade.addColorStop(0, 'rgb(20 10 0 / 0.16)');
        shade.addColorStop(1, 'rgb(20 10 0 / 0.5)');
        ink.fillStyle = shade;
        ink.fill();
      });
      ink.restore();
    },
  };
}

/** A player's emblem as a coin seen from above, of radius 50. */
export function emblemDrawing(edition: Edition, seat: Seat, colours: SeatColours): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -60, y: -60, width: 120, height: 124 },
    paint(ink) {
      const shade = ink.createRadialGradient(2, 5, 40, 2, 5, 58);
      shade.addColorStop(0, 'rgb(0 0 0 / 0.45)');
      shade.addColorStop(1, 'rgb(0 0 0 / 0)');
      ink.fillStyle = shade;
      ink.fillRect(-60, -60, 120, 124);
      top(ink, 50, 0, colours);
      rimPattern(ink, seat, 42, 3.4, engraved(colours));
      sign(ink, edition, seat, 27, engraved(colours));
    },
  };
}

function boundsOf(radius: number): Rect {
  const reach = radius + 4;
  const up = PIECE_HEIGHT + radius * TILT + 3;
  return { x: -reach, y: -up, width: 2 * reach, height: up + reach };
}

function wall(ink: Ink, seat: Seat, radius: number, colours: SeatColours): void {
  const ry = radius * TILT;
  ink.save();
  ink.beginPath();
  ink.ellipse(0, 0, radius, ry, 0, 0, Math.PI);
  ink.lineTo(-radius, -PIECE_HEIGHT);
  ink.ellipse(0, -PIECE_HEIGHT, radius, ry, 0, Math.PI, 0, true);
  ink.closePath();
  const shade = ink.createLinearGradient(-radius, 0, radius, 0);
  shade.addColorStop(0, mix(colours.wall, colours.dark, 0.35));
  shade.addColorStop(0.28, lighten(colours.wall, 0.16));
  shade.addColorStop(0.62, colours.wall);
  shade.addColorStop(1, colours.dark);
  ink.fillStyle = shade;
  ink.fill();
  ink.clip();
  wallPattern(ink, seat, radius, colours);
  ink.restore();
  ink.beginPath();
  ink.ellipse(0, 0, radius, ry, 0, 0, Math.PI);
  ink.strokeStyle = faded(darken(colours.dark, 0.45), 0.8);
  ink.lineWidth = 1.6;
  ink.stroke();
}

function wallPattern(ink: Ink, seat: Seat, radius: number, colours: SeatColours): void {
  ink.strokeStyle = faded(darken(colours.dark, 0.15), 0.55);
  if (seat === 0) {
    const count = Math.round(radius * 0.46);
    ink.lineWidth = 1.7;
    for (let i = 1; i < count; i += 1) {
      const turn = (Math.PI * i) / count;
      const [x, y] = [radius * Math.cos(turn), radius * TILT * Math.sin(turn)];
      ink.beginPath();
      ink.moveTo(x, y - 4);
      ink.lineTo(x, y - PIECE_HEIGHT + 6);
      ink.stroke();
    }
    return;
  }
  for (const height of [PIECE_HEIGHT * 0.38, PIECE_HEIGHT * 0.62]) {
    ink.beginPath();
    ink.ellipse(0, -height, radius, radius * TILT, 0, 0, Math.PI);
    ink.lineWidth = 2;
    ink.stroke();
  }
}

function top(ink: Ink, radius: number, hole: number, colours: SeatColours): void {
  const face = ink.createLinearGradient(-radius * 0.8, -radius, radius * 0.7, radius);
  face.addColorStop(0, colours.light);
  face.addColorStop(0.42, colours.top);
  face.addColorStop(1, mix(colours.top, colours.wall, 0.55));
  ink.beginPath();
  ink.arc(0, 0, radius, 0, Math.PI * 2);
  if (hole > 0) ink.arc(0, 0, hole, 0, Math.PI * 2, true);
  ink.fillStyle = face;
  ink.fill();
  ink.lineWidth = 2.4;
  ink.strokeStyle = faded(lighten(colours.light, 0.4), 0.75);
  ink.beginPath();
  ink.arc(0, 0, radius - 1.6, Math.PI * 0.78, Math.PI * 1.72);
  ink.stroke();
  ink.lineWidth = 1.3;
  ink.strokeStyle = faded(darken(colours.dark, 0.3), 0.65);
  disc(ink, radius - 0.4);
  ink.stroke();
  if (hole === 0) return;
  disc(ink, hole);
  ink.stroke();
  ink.lineWidth = 2;
  ink.strokeStyle = faded(lighten(colours.light, 0.4), 0.7);
  ink.beginPath();
  ink.arc(0, 0, hole + 1.6, Math.PI * 0.1, Math.PI * 0.72);
  ink.stroke();
}

function engraved(colours: SeatColours): string {
  return faded(colours.mark, 0.82);
}

function vertical(ink: Ink, from: number, to: number, stops: readonly (readonly [number, string])[]): CanvasGradient {
  const gradient = ink.createLinearGradient(0, from, 0, to);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}
