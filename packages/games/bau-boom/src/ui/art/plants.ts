import { darken, faded, type Hex, lighten, mix, type PaintedDrawing } from '@boomtown/stage/headless';
import { disc, groundShadow, type Ink, oval, scatter } from './brush.ts';
import type { Palette } from './palette.ts';

/** Everything that grows or lies about, drawn round the origin, about 60 across. */
export const PLANTS: readonly ((ink: Ink, palette: Palette, random: () => number) => void)[] = [
  daisy,
  daisy,
  tulip,
  mushroom,
  leaves,
  bush,
  pebbles,
  daisy,
  clover,
  berry,
];

/** A plant by itself. */
export function plantDrawing(palette: Palette, index: number, seed: number): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -64, y: -56, width: 128, height: 116 },
    paint: (ink) => PLANTS[index % PLANTS.length]?.(ink, palette, scatter(seed + 3)),
  };
}

function dim(colour: Hex, { night }: Palette): Hex {
  return night ? mix(colour, '#12312f', 0.42) : colour;
}

function stalk(ink: Ink, palette: Palette, x: number, y: number, lean: number): void {
  ink.strokeStyle = dim('#5f8f3d', palette);
  ink.lineWidth = 4;
  ink.lineCap = 'round';
  ink.beginPath();
  ink.moveTo(x + lean, y + 24);
  ink.quadraticCurveTo(x + lean * 0.3, y + 12, x, y);
  ink.stroke();
}

function daisy(ink: Ink, palette: Palette, random: () => number): void {
  const petals = ([`#fffdf6`, '#ffd9ec', '#fff0a8', '#cfe3ff'] as const)[Math.floor(random() * 4)] ?? '#fffdf6';
  const count = 2 + Math.floor(random() * 3);
  for (let i = 0; i < count; i += 1) {
    const x = (i - (count - 1) / 2) * 26 + (random() - 0.5) * 8;
    const y = -6 + (random() - 0.5) * 30;
    const size = 10 + random() * 5;
    stalk(ink, palette, x, y, (random() - 0.5) * 12);
    groundShadow(ink, x + 3, y + 5, size * 1.4, size, palette.shadow);
    ink.fillStyle = dim(petals, palette);
    ink.strokeStyle = faded('#5b4a2a', 0.18);
    ink.lineWidth = 1;
    for (let petal = 0; petal < 8; petal += 1) {
      const turn = (petal * Math.PI) / 4 + i;
      oval(ink, x + Math.cos(turn) * size * 0.66, y + Math.sin(turn) * size * 0.66, size * 0.5, size * 0.3, turn);
      ink.fill();
      ink.stroke();
    }
    ink.fillStyle = dim('#f3b32b', palette);
    disc(ink, x, y, size * 0.38);
    ink.fill();
  }
}

function tulip(ink: Ink, palette: Palette, random: () => number): void {
  const colour = dim(random() < 0.5 ? '#ef7a6d' : '#c58be0', palette);
  for (const [x, y, lean] of [
    [-14, -8, -6],
    [12, -18, 5],
  ] as const) {
    stalk(ink, palette, x, y + 12, lean);
    ink.fillStyle = dim('#6fa047', palette);
    oval(ink, x + lean - 6, y + 26, 4, 13, -0.5);
    ink.fill();
    ink.fillStyle = colour;
    ink.beginPath();
    ink.moveTo(x - 11, y - 12);
    ink.quadraticCurveTo(x - 6, y - 4, x, y - 13);
    ink.quadraticCurveTo(x + 6, y - 4, x + 11, y - 12);
    ink.quadraticCurveTo(x + 13, y + 12, x, y + 13);
    ink.quadraticCurveTo(x - 13, y + 12, x - 11, y - 12);
    ink.fill();
    ink.fillStyle = faded('#ffffff', 0.25);
    oval(ink, x - 5, y + 1, 2.6, 8, 0.1);
    ink.fill();
  }
}

function mushroom(ink: Ink, palette: Palette, random: () => number): void {
  const red = random() < 0.6;
  const cap = dim(red ? '#d9503e' : '#c98a4b', palette);
  for (const [x, y, size] of [
    [-8, -4, 23],
    [20, 12, 14],
  ] as const) {
    groundShadow(ink, x + 5, y + size * 0.9, size * 1.1, size * 0.5, palette.shadow);
    ink.fillStyle = dim('#fbf1dc', palette);
    ink.beginPath();
    ink.roundRect(x - size * 0.3, y - size * 0.2, size * 0.6, size * 1.1, size * 0.26);
    ink.fill();
    ink.fillStyle = cap;
    ink.beginPath();
    ink.moveTo(x - size, y + size * 0.12);
    ink.bezierCurveTo(x - size, y - size * 1.1, x + size, y - size * 1.1, x + size, y + size * 0.12);
    ink.quadraticCurveTo(x, y + size * 0.42, x - size, y + size * 0.12);
    ink.fill();
    ink.fillStyle = dim(red ? '#fff4e6' : '#e2b57c', palette);
    for (const [dx, dy, reach] of [
      [-0.42, -0.22, 0.17],
      [0.14, -0.44, 0.2],
      [0.52, -0.08, 0.13],
    ] as const) {
      oval(ink, x + dx * size, y + dy * size, reach * size, reach * size * 0.82);
      ink.fill();
    }
  }
}

function leaves(ink: Ink, palette: Palette, random: () => number): void {
  for (let i = 0; i < 5; i += 1) {
    const turn = (i * Math.PI * 2) / 5 + random();
    const green = dim(i % 2 === 0 ? '#6ea64f' : '#86bb5d', palette);
    ink.save();
    ink.rotate(turn);
    ink.fillStyle = green;
    oval(ink, 18, 0, 17, 8);
    ink.fill();
    ink.strokeStyle = faded(darken(green, 0.4), 0.5);
    ink.lineWidth = 1.6;
    ink.beginPath();
    ink.moveTo(4, 0);
    ink.lineTo(31, 0);
    ink.stroke();
    ink.restore();
  }
}

function bush(ink: Ink, palette: Palette, random: () => number): void {
  groundShadow(ink, 6, 14, 46, 30, palette.shadow);
  for (let i = 0; i < 7; i += 1) {
    const turn = (i * Math.PI * 2) / 7;
    const x = Math.cos(turn) * 20;
    const y = Math.sin(turn) * 14;
    const green = dim(mix('#5d9648', '#85bb5b', random()), palette);
    const shade = ink.createRadialGradient(x - 6, y - 8, 2, x, y, 21);
    shade.addColorStop(0, lighten(green, 0.22));
    shade.addColorStop(1, green);
    ink.fillStyle = shade;
    disc(ink, x, y, 16 + random() * 6);
    ink.fill();
  }
  ink.fillStyle = dim('#f0697c', palette);
  for (let i = 0; i < 4; i += 1) {
    disc(ink, (random() - 0.5) * 44, (random() - 0.5) * 30, 3.6);
    ink.fill();
  }
}

function pebbles(ink: Ink, palette: Palette, random: () => number): void {
  for (let i = 0; i < 4; i += 1) {
    const x = (random() - 0.5) * 54;
    const y = (random() - 0.5) * 34;
    const size = 7 + random() * 9;
    groundShadow(ink, x + 2, y + size * 0.5, size * 1.2, size * 0.7, palette.shadow);
    ink.fillStyle = dim(mix('#cfc7b8', '#a9a294', random()), palette);
    oval(ink, x, y, size, size * 0.74, random());
    ink.fill();
    ink.fillStyle = faded('#ffffff', palette.night ? 0.12 : 0.35);
    oval(ink, x - size * 0.25, y - size * 0.25, size * 0.42, size * 0.22, -0.4);
    ink.fill();
  }
}

function clover(ink: Ink, palette: Palette, random: () => number): void {
  for (let i = 0; i < 5; i += 1) {
    const x = (random() - 0.5) * 56;
    const y = (random() - 0.5) * 40;
    ink.fillStyle = dim(i % 2 === 0 ? '#5f9a4a' : '#79b257', palette);
    for (let petal = 0; petal < 3; petal += 1) {
      const turn = (petal * Math.PI * 2) / 3 + i;
      oval(ink, x + Math.cos(turn) * 6, y + Math.sin(turn) * 6, 6.4, 5, turn);
      ink.fill();
    }
  }
}

function berry(ink: Ink, palette: Palette, random: () => number): void {
  leaves(ink, palette, random);
  for (const [x, y] of [
    [-10, -4],
    [8, -10],
    [4, 10],
  ] as const) {
    ink.fillStyle = dim('#cf3f58', palette);
    disc(ink, x, y, 7);
    ink.fill();
    ink.fillStyle = faded('#ffffff', 0.5);
    disc(ink, x - 2, y - 2.4, 1.8);
    ink.fill();
  }
}
