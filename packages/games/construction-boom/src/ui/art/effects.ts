import type { PaintedDrawing } from '@boomtown/stage/headless';
import { block, shape } from './brush.ts';
import type { Palette } from './palette.ts';

/** A cloud of dust, in one of three shapes. */
export function dustDrawing(which: number): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -70, y: -70, width: 140, height: 140 },
    paint(ink) {
      for (let i = 0; i < 6; i += 1) {
        const turn = i * 1.05 + which;
        const away = i === 0 ? 0 : 24 + ((i + which) % 3) * 6;
        const x = Math.cos(turn) * away;
        const y = Math.sin(turn) * away * 0.7;
        const radius = 32 - ((i + which) % 3) * 5;
        const puff = ink.createRadialGradient(x, y - 5, radius * 0.1, x, y, radius);
        puff.addColorStop(0, 'rgb(243 230 204 / 0.95)');
        puff.addColorStop(0.6, 'rgb(222 202 166 / 0.75)');
        puff.addColorStop(1, 'rgb(201 176 134 / 0)');
        ink.fillStyle = puff;
        ink.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      }
    },
  };
}

/** A piece of rubble. */
export function chunkDrawing(which: number): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -12, y: -12, width: 24, height: 24 },
    paint(ink) {
      const fill = ['#b99a63', '#8f989c', '#6aa838'][which % 3] ?? '#b99a63';
      shape(ink, fill, [-8, -3], [-1, -8], [8, -4], [6, 6], [-5, 8]);
      shape(ink, 'rgb(255 255 255 / 0.3)', [-8, -3], [-1, -8], [8, -4], [0, -1]);
      block(ink, -2, 3, 4, 1.6, 'rgb(0 0 0 / 0.25)');
    },
  };
}

/** Rays that burst out from a tile of a combo. */
export function sparkDrawing(palette: Palette): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -70, y: -70, width: 140, height: 140 },
    paint(ink) {
      for (let i = 0; i < 12; i += 1) {
        ink.save();
        ink.rotate((i * Math.PI) / 6);
        const reach = i % 2 === 0 ? 66 : 52;
        shape(ink, palette.gold, [-3.4, -30], [3.4, -30], [0, -reach]);
        ink.restore();
      }
    },
  };
}
