import { faded, lighten, mix, type PaintedDrawing } from '@boomtown/stage/headless';
import { disc, groundShadow, type Ink, oval } from './brush.ts';
import type { Palette } from './palette.ts';

/** A ladybug seen from above, looking up, about 56 across. */
export function ladybugDrawing({ night, shadow }: Palette): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -44, y: -44, width: 88, height: 92 },
    paint(ink) {
      groundShadow(ink, 3, 8, 34, 32, shadow);
      ink.strokeStyle = '#33221c';
      ink.lineWidth = 4;
      ink.lineCap = 'round';
      for (const side of [-1, 1]) {
        for (const [y, foot] of [
          [-10, -18],
          [3, 5],
          [14, 24],
        ] as const) {
          ink.beginPath();
          ink.moveTo(side * 18, y);
          ink.lineTo(side * 33, foot);
          ink.stroke();
        }
        ink.lineWidth = 3;
        ink.beginPath();
        ink.moveTo(side * 6, -28);
        ink.quadraticCurveTo(side * 10, -38, side * 17, -39);
        ink.stroke();
        ink.lineWidth = 4;
      }
      ink.fillStyle = '#3a2620';
      oval(ink, 0, -22, 15, 12);
      ink.fill();
      ink.fillStyle = '#fff6ea';
      for (const side of [-1, 1]) {
        disc(ink, side * 7.5, -26, 4);
        ink.fill();
      }
      ink.fillStyle = '#1f1410';
      for (const side of [-1, 1]) {
        disc(ink, side * 7.8, -27, 1.9);
        ink.fill();
      }
      const shell = ink.createRadialGradient(-9, -8, 3, 0, 4, 32);
      shell.addColorStop(0, night ? '#e8705e' : '#ff8d78');
      shell.addColorStop(0.5, night ? '#b93c31' : '#db3f31');
      shell.addColorStop(1, night ? '#7d211b' : '#a32820');
      ink.fillStyle = shell;
      oval(ink, 0, 5, 26, 25);
      ink.fill();
      ink.strokeStyle = '#3a1a14';
      ink.lineWidth = 2.6;
      ink.beginPath();
      ink.moveTo(0, -19);
      ink.lineTo(0, 30);
      ink.stroke();
      ink.fillStyle = '#33201a';
      for (const [x, y, reach] of [
        [-12, -5, 5],
        [12, -5, 5],
        [-15, 10, 4.6],
        [15, 10, 4.6],
        [-7, 21, 4],
        [7, 21, 4],
      ] as const) {
        disc(ink, x, y, reach);
        ink.fill();
      }
      ink.fillStyle = 'rgb(255 255 255 / 0.32)';
      oval(ink, -10, -11, 7, 3.6, -0.6);
      ink.fill();
    },
  };
}

/** An anteater that lies in the grass, its snout to the right over the origin, its tail far to the left. */
export function anteaterDrawing(palette: Palette): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -190, y: -64, width: 210, height: 136 },
    paint(ink) {
      groundShadow(ink, -92, 12, 96, 46, palette.shadow);
      const coat = palette.night ? mix('#8b7f96', '#20343a', 0.3) : ('#9a8da6' as const);
      const dark = mix(coat, '#2a2230', 0.5);
      tail(ink, coat, dark);
      legs(ink, dark);
      body(ink, coat, dark);
      head(ink, coat, dark);
    },
  };
}

type Fur = `#${string}`;

function tail(ink: Ink, coat: Fur, dark: Fur): void {
  ink.lineCap = 'round';
  for (let i = 0; i < 26; i += 1) {
    const t = i / 25;
    const x = -128 - t * 46;
    const y = Math.sin(t * 2.4) * 14;
    const length = 12 + Math.sin(t * Math.PI) * 20;
    ink.strokeStyle = faded(i % 3 === 0 ? dark : i % 3 === 1 ? coat : lighten(coat, 0.25), 0.9);
    ink.lineWidth = 6;
    ink.beginPath();
    ink.moveTo(x + 8, y - length * 0.2);
    ink.quadraticCurveTo(x - 4, y - length * 0.9, x - 13, y - length);
    ink.moveTo(x + 8, y + length * 0.2);
    ink.quadraticCurveTo(x - 4, y + length * 0.9, x - 13, y + length);
    ink.stroke();
  }
}

function legs(ink: Ink, dark: Fur): void {
  ink.fillStyle = dark;
  for (const [x, y, turn] of [
    [-70, -34, -0.9],
    [-70, 34, 0.9],
    [-116, -32, -2.1],
    [-116, 32, 2.1],
  ] as const) {
    oval(ink, x, y, 16, 9, turn);
    ink.fill();
  }
}

function body(ink: Ink, coat: Fur, dark: Fur): void {
  const hide = ink.createRadialGradient(-100, -14, 6, -94, 0, 54);
  hide.addColorStop(0, lighten(coat, 0.3));
  hide.addColorStop(0.6, coat);
  hide.addColorStop(1, mix(coat, dark, 0.6));
  ink.fillStyle = hide;
  oval(ink, -94, 0, 44, 31);
  ink.fill();
  ink.fillStyle = faded(dark, 0.75);
  ink.beginPath();
  ink.moveTo(-58, -22);
  ink.quadraticCurveTo(-84, -8, -112, -16);
  ink.quadraticCurveTo(-84, 0, -58, -6);
  ink.moveTo(-58, 22);
  ink.quadraticCurveTo(-84, 8, -112, 16);
  ink.quadraticCurveTo(-84, 0, -58, 6);
  ink.fill();
}

function head(ink: Ink, coat: Fur, dark: Fur): void {
  ink.fillStyle = coat;
  ink.strokeStyle = faded(dark, 0.5);
  ink.lineWidth = 2;
  ink.beginPath();
  ink.moveTo(-66, -15);
  ink.bezierCurveTo(-44, -17, -28, -9, 2, -6);
  ink.quadraticCurveTo(9, 0, 2, 6);
  ink.bezierCurveTo(-28, 9, -44, 17, -66, 15);
  ink.closePath();
  ink.fill();
  ink.stroke();
  ink.fillStyle = mix(coat, '#f3c9c4', 0.4);
  for (const side of [-1, 1]) {
    oval(ink, -58, side * 17, 8, 6, side * 0.5);
    ink.fill();
    ink.stroke();
  }
  ink.fillStyle = '#2a2230';
  disc(ink, 3, 0, 4.4);
  ink.fill();
  for (const side of [-1, 1]) {
    ink.fillStyle = '#ffffff';
    disc(ink, -42, side * 9.5, 5);
    ink.fill();
    ink.fillStyle = '#231a28';
    disc(ink, -40.6, side * 9.4, 2.9);
    ink.fill();
  }
}

/** The anteater's tongue, from the origin to the right; 100 long. */
export function tongueDrawing(): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -6, y: -14, width: 120, height: 28 },
    paint(ink) {
      ink.strokeStyle = '#e0708a';
      ink.lineWidth = 8;
      ink.lineCap = 'round';
      ink.beginPath();
      ink.moveTo(0, 0);
      ink.bezierCurveTo(30, -8, 60, 10, 92, 0);
      ink.quadraticCurveTo(104, -4, 100, -9);
      ink.stroke();
    },
  };
}
