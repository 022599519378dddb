import type { Block } from '../rules.ts';
import { disc, type Ink } from './brush.ts';

/** The sign of a block colour within a circle of this radius: heart, sun, leaf and drop. */
export function sign(ink: Ink, block: Block, radius: number, colour: string): void {
  ink.save();
  ink.scale(radius, radius);
  ink.fillStyle = colour;
  ink.strokeStyle = colour;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  SIGNS[block](ink);
  ink.restore();
}

/** The outline of the sign alone, for an empty square. */
export function signOutline(ink: Ink, block: Block, radius: number, colour: string, width: number): void {
  ink.save();
  ink.lineWidth = width;
  ink.strokeStyle = colour;
  ink.lineJoin = 'round';
  const outline = new Path2D();
  outline.addPath(OUTLINES[block](), new DOMMatrix().scale(radius, radius));
  ink.stroke(outline);
  ink.restore();
}

const OUTLINES: Readonly<Record<Block, () => Path2D>> = { red: heart, yellow: sunPath, green: leaf, blue: drop };

const SIGNS: Readonly<Record<Block, (ink: Ink) => void>> = {
  red: (ink) => ink.fill(heart()),
  yellow(ink) {
    ink.fill(sunPath());
  },
  green(ink) {
    ink.fill(leaf());
    ink.globalCompositeOperation = 'destination-out';
    ink.lineWidth = 0.11;
    ink.beginPath();
    ink.moveTo(-0.62, 0.62);
    ink.lineTo(0.42, -0.42);
    ink.moveTo(-0.18, 0.2);
    ink.lineTo(-0.16, -0.3);
    ink.moveTo(0.02, 0);
    ink.lineTo(0.4, 0.04);
    ink.globalCompositeOperation = 'source-over';
    ink.strokeStyle = 'rgb(20 70 30 / 0.55)';
    ink.stroke();
  },
  blue(ink) {
    ink.fill(drop());
    ink.strokeStyle = 'rgb(20 60 112 / 0.45)';
    ink.lineWidth = 0.13;
    ink.beginPath();
    ink.arc(0, 0.24, 0.4, Math.PI * 0.52, Math.PI * 0.98);
    ink.stroke();
  },
};

function heart(): Path2D {
  return new Path2D(
    'M0 0.86C-0.42 0.52 -0.96 0.16 -0.96 -0.32C-0.96 -0.66 -0.7 -0.86 -0.44 -0.86C-0.22 -0.86 -0.06 -0.72 0 -0.54C0.06 -0.72 0.22 -0.86 0.44 -0.86C0.7 -0.86 0.96 -0.66 0.96 -0.32C0.96 0.16 0.42 0.52 0 0.86z',
  );
}

function leaf(): Path2D {
  return new Path2D(
    'M-0.74 0.76C-0.98 0.1 -0.66 -0.82 0.84 -0.84C0.92 0.5 0.1 1 -0.56 0.72C-0.6 0.7 -0.68 0.82 -0.74 0.76z',
  );
}

function drop(): Path2D {
  return new Path2D(
    'M0 -0.98C0.22 -0.5 0.72 -0.14 0.72 0.3C0.72 0.7 0.4 0.94 0 0.94C-0.4 0.94 -0.72 0.7 -0.72 0.3C-0.72 -0.14 -0.22 -0.5 0 -0.98z',
  );
}

function sunPath(): Path2D {
  const path = new Path2D();
  path.arc(0, 0, 0.47, 0, Math.PI * 2);
  for (let i = 0; i < 8; i += 1) {
    const turn = (i * Math.PI) / 4;
    const at = (reach: number, by: number): readonly [number, number] => [
      reach * Math.cos(turn + by),
      reach * Math.sin(turn + by),
    ];
    path.moveTo(...at(0.6, -0.24));
    path.lineTo(...at(1, 0));
    path.lineTo(...at(0.6, 0.24));
    path.closePath();
  }
  return path;
}

/** An ant seen from above, its head to the right, about 2 long. */
export function ant(ink: Ink, scale: number, body: string, line: string): void {
  ink.save();
  ink.scale(scale, scale);
  ink.strokeStyle = body;
  ink.lineWidth = 0.09;
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (const side of [-1, 1]) {
    for (const [from, knee, foot] of [
      [0.1, 0.34, 0.52],
      [0, 0.02, -0.06],
      [-0.12, -0.36, -0.62],
    ] as const) {
      ink.beginPath();
      ink.moveTo(from, side * 0.12);
      ink.lineTo(knee, side * 0.46);
      ink.lineTo(foot, side * 0.72);
      ink.stroke();
    }
    ink.beginPath();
    ink.moveTo(0.58, side * 0.1);
    ink.quadraticCurveTo(0.78, side * 0.16, 0.92, side * 0.42);
    ink.stroke();
  }
  ink.fillStyle = body;
  for (const [x, rx, ry] of [
    [-0.56, 0.38, 0.28],
    [0, 0.24, 0.17],
    [0.44, 0.24, 0.22],
  ] as const) {
    ink.beginPath();
    ink.ellipse(x, 0, rx, ry, 0, 0, Math.PI * 2);
    ink.fill();
  }
  ink.fillStyle = line;
  disc(ink, 0.54, -0.1, 0.055);
  ink.fill();
  disc(ink, 0.54, 0.1, 0.055);
  ink.fill();
  ink.strokeStyle = line;
  ink.globalAlpha = 0.4;
  ink.lineWidth = 0.05;
  for (const x of [-0.68, -0.5]) {
    ink.beginPath();
    ink.arc(x - 0.1, 0, 0.24, -0.8, 0.8);
    ink.stroke();
  }
  ink.restore();
}
