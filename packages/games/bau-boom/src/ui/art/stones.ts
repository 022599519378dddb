import { faded, lighten, mix, type PaintedDrawing, softShadow } from '@boomtown/stage/headless';
import { disc, groundShadow, type Ink, oval, pebble } from './brush.ts';
import type { Palette } from './palette.ts';

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
