import { faded, type PaintedDrawing, roundedRect, softShadow } from '@boomtown/stage/headless';
import { CELL } from '../measures.ts';
import { line } from './brush.ts';
import { frame, HALF, overCell } from './over-cell.ts';
import type { Palette } from './palette.ts';

/** What one may touch. */
const OPEN = '#0f6a5a';

/** A cell that takes the picked tile. */
export function slotDrawing(palette: Palette, width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    const cell = frame(5);
    ink.fillStyle = faded(palette.lit, 0.46);
    ink.fill(cell);
    ink.lineWidth = Math.max(5, 3.4 * thin);
    ink.strokeStyle = faded('#ffffff', 0.9);
    ink.stroke(cell);
    ink.setLineDash([Math.max(11, 7 * thin), Math.max(9, 5.5 * thin)]);
    ink.lineWidth = Math.max(3.4, 2.2 * thin);
    ink.strokeStyle = OPEN;
    ink.stroke(cell);
    ink.setLineDash([]);
    const arm = Math.max(12, 7 * thin);
    for (const [colour, weight] of [
      ['#ffffff', Math.max(10, 6 * thin)],
      [OPEN, Math.max(5.5, 3.2 * thin)],
    ] as const) {
      line(ink, colour, weight, [-arm, 0], [arm, 0]);
      line(ink, colour, weight, [0, -arm], [0, arm]);
    }
  });
}

/** Round a tile that would go here. */
export function ghostFrameDrawing(width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    ink.lineWidth = Math.max(9, 6 * thin);
    ink.strokeStyle = '#ffffff';
    ink.stroke(frame(0, 6));
    ink.lineWidth = Math.max(5, 3.4 * thin);
    ink.strokeStyle = OPEN;
    ink.stroke(frame(0, 6));
  });
}

/** Round a tile that is planned: scaffolding in the firm's tape. */
export function plannedDrawing(palette: Palette, width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    const cell = frame(0, 6);
    ink.lineWidth = Math.max(8, 5 * thin);
    ink.strokeStyle = palette.gold;
    ink.stroke(cell);
    ink.setLineDash([Math.max(12, 8 * thin), Math.max(12, 8 * thin)]);
    ink.lineCap = 'butt';
    ink.strokeStyle = '#241d18';
    ink.stroke(cell);
  });
}

/** Something speaks of this cell. */
export function beaconDrawing(palette: Palette, width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    const cell = frame(-2, 9);
    ink.lineWidth = Math.max(10, 6.5 * thin);
    ink.strokeStyle = '#ffffff';
    ink.stroke(cell);
    ink.lineWidth = Math.max(5.5, 3.6 * thin);
    ink.strokeStyle = palette.primary;
    ink.stroke(cell);
  });
}

/** Round a stack of the hand: the tile that was picked, or that something speaks of. Drawn for a cell of `CELL`. */
export function haloDrawing(palette: Palette, kind: 'picked' | 'beacon'): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -HALF.x - 16, y: -HALF.y - 16, width: CELL.width + 32, height: CELL.height + 32 },
    paint(ink) {
      ink.lineWidth = 11;
      ink.strokeStyle = kind === 'picked' ? '#fffdf2' : palette.primary;
      ink.stroke(frame(-5, 10));
      ink.lineWidth = 4;
      ink.strokeStyle = kind === 'picked' ? '#0f6a5a' : '#fffdf2';
      ink.stroke(frame(-5, 10));
    },
  };
}

/** How many tiles lie in a stack. */
export function countDrawing(palette: Palette, count: number, far: boolean): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -24, y: -20, width: 48, height: 42 },
    paint(ink) {
      const chip = roundedRect(-20, -15, 40, 30, 15);
      softShadow(ink, chip, { x: 0, y: 2, blur: 3, colour: palette.shadow });
      ink.fillStyle = '#fffaf0';
      ink.fill(chip);
      ink.lineWidth = 2.4;
      ink.strokeStyle = '#2a211c';
      ink.stroke(chip);
      ink.font = `800 ${far ? 23 : 21}px "Nunito Variable", system-ui, sans-serif`;
      ink.textAlign = 'center';
      ink.fillStyle = '#2a211c';
      ink.fillText(`×${count}`, 0, 7.4);
    },
  };
}
