import { faded, type PaintedDrawing } from '@boomtown/stage/headless';
import { disc, type Ink, oval } from './brush.ts';
import type { IconName } from './names.ts';
import type { Palette } from './palette.ts';

const BOUNDS = { x: -62, y: -62, width: 124, height: 124 };

/** Pictures that stand for a deed, about 100 across: arrows, a minus, a tick, a cross, an eye, a little hill, an empty place. */
export function iconDrawing(palette: Palette, name: IconName): PaintedDrawing {
  const draw = ICONS[name];
  return {
    kind: 'painted',
    bounds: BOUNDS,
    paint(ink) {
      ink.lineCap = 'round';
      ink.lineJoin = 'round';
      draw(ink, palette);
    },
  };
}

const ICONS: Readonly<Record<IconName, (ink: Ink, palette: Palette) => void>> = {
  arrow(ink, { paper }) {
    thickArrow(ink, paper.ink, paper.top);
  },
  push(ink, { litDeep, paper }) {
    for (const x of [-22, 14]) {
      chevron(ink, x, paper.top, 26);
      chevron(ink, x, litDeep, 15);
    }
  },
  roll(ink, { litDeep, paper }) {
    for (const [colour, width] of [
      [paper.top, 24],
      [litDeep, 13],
    ] as const) {
      ink.strokeStyle = colour;
      ink.lineWidth = width;
      for (const turn of [0, Math.PI]) {
        ink.save();
        ink.rotate(turn);
        ink.beginPath();
        ink.arc(0, 0, 40, -2.5, -0.5);
        ink.moveTo(40 * Math.cos(-0.5) - 20, 40 * Math.sin(-0.5) - 4);
        ink.lineTo(40 * Math.cos(-0.5) + 2, 40 * Math.sin(-0.5) + 3);
        ink.lineTo(40 * Math.cos(-0.5) + 10, 40 * Math.sin(-0.5) - 20);
        ink.stroke();
        ink.restore();
      }
    }
  },
  minus(ink, { paper }) {
    coin(ink, '#cf4436', paper.top);
    ink.strokeStyle = '#ffffff';
    ink.lineWidth = 13;
    ink.beginPath();
    ink.moveTo(-22, 0);
    ink.lineTo(22, 0);
    ink.stroke();
  },
  plus(ink, { paper }) {
    coin(ink, '#3f8f4a', paper.top);
    ink.strokeStyle = '#ffffff';
    ink.lineWidth = 13;
    ink.beginPath();
    ink.moveTo(-22, 0);
    ink.lineTo(22, 0);
    ink.moveTo(0, -22);
    ink.lineTo(0, 22);
    ink.stroke();
  },
  yes(ink, { paper }) {
    coin(ink, '#3f8f4a', paper.top);
    ink.strokeStyle = '#ffffff';
    ink.lineWidth = 13;
    ink.beginPath();
    ink.moveTo(-22, 2);
    ink.lineTo(-5, 19);
    ink.lineTo(24, -18);
    ink.stroke();
  },
  no(ink, { paper }) {
    coin(ink, '#b86f2c', paper.top);
    ink.strokeStyle = '#ffffff';
    ink.lineWidth = 13;
    ink.beginPath();
    ink.moveTo(-19, -19);
    ink.lineTo(19, 19);
    ink.moveTo(19, -19);
    ink.lineTo(-19, 19);
    ink.stroke();
  },
  eye(ink, { paper }) {
    ink.fillStyle = paper.top;
    ink.strokeStyle = paper.ink;
    ink.lineWidth = 8;
    ink.beginPath();
    ink.moveTo(-48, 0);
    ink.quadraticCurveTo(0, -52, 48, 0);
    ink.quadraticCurveTo(0, 52, -48, 0);
    ink.fill();
    ink.stroke();
    ink.fillStyle = paper.ink;
    disc(ink, 0, 0, 17);
    ink.fill();
    ink.fillStyle = '#ffffff';
    disc(ink, -6, -6, 5);
    ink.fill();
  },
  hill(ink, { earth, blocks }) {
    ink.fillStyle = earth.top;
    ink.beginPath();
    ink.moveTo(-54, 44);
    ink.quadraticCurveTo(-34, -20, 0, -54);
    ink.quadraticCurveTo(34, -20, 54, 44);
    ink.closePath();
    ink.fill();
    ink.strokeStyle = faded(earth.deep, 0.9);
    ink.lineWidth = 3;
    ink.stroke();
    const colours = [
      blocks.red.top,
      blocks.yellow.top,
      blocks.green.top,
      blocks.blue.top,
      blocks.red.top,
      blocks.yellow.top,
    ];
    let i = 0;
    for (let row = 0; row < 3; row += 1) {
      for (let place = 0; place < 3 - row; place += 1) {
        ink.fillStyle = colours[i] ?? blocks.red.top;
        ink.beginPath();
        ink.roundRect((place - (3 - row) / 2) * 24 + 1, 16 - row * 24, 22, 22, 5);
        ink.fill();
        i += 1;
      }
    }
  },
  nothing(ink, { stone }) {
    ink.fillStyle = stone.top;
    ink.strokeStyle = stone.line;
    ink.lineWidth = 4;
    ink.setLineDash([10, 9]);
    oval(ink, 0, 0, 42, 38);
    ink.fill();
    ink.stroke();
    ink.setLineDash([]);
  },
};

function thickArrow(ink: Ink, colour: string, border: string): void {
  for (const [stroke, width] of [
    [border, 30],
    [colour, 16],
  ] as const) {
    ink.strokeStyle = stroke;
    ink.lineWidth = width;
    ink.beginPath();
    ink.moveTo(-36, 0);
    ink.lineTo(32, 0);
    ink.moveTo(8, -25);
    ink.lineTo(36, 0);
    ink.lineTo(8, 25);
    ink.stroke();
  }
}

function chevron(ink: Ink, x: number, colour: string, width: number): void {
  ink.strokeStyle = colour;
  ink.lineWidth = width;
  ink.beginPath();
  ink.moveTo(x - 12, -30);
  ink.lineTo(x + 16, 0);
  ink.lineTo(x - 12, 30);
  ink.stroke();
}

function coin(ink: Ink, colour: string, border: string): void {
  ink.fillStyle = border;
  disc(ink, 0, 0, 48);
  ink.fill();
  ink.fillStyle = colour;
  disc(ink, 0, 0, 42);
  ink.fill();
}
