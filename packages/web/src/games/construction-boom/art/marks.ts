import { faded, type PaintedDrawing, roundedRect, softShadow } from '@boomtown/stage/headless';
import { CELL } from '../measures.ts';
import { disc, type Ink, line } from './brush.ts';
import type { Palette } from './palette.ts';

/** What one may touch. */
const OPEN = '#0f6a5a';
const HALF = { x: CELL.width / 2, y: CELL.height / 2 };

/** A drawing over a whole cell, made for cells of this width in pixels. `thin`: a pixel in the units of the drawing. */
function overCell(width: number, paint: (ink: Ink, thin: number) => void): PaintedDrawing {
  const scale = width / CELL.width;
  return {
    kind: 'painted',
    bounds: {
      x: (-HALF.x - 14) * scale,
      y: (-HALF.y - 14) * scale,
      width: (CELL.width + 28) * scale,
      height: (CELL.height + 44) * scale,
    },
    paint(ink) {
      ink.scale(scale, scale);
      ink.lineCap = 'round';
      ink.lineJoin = 'round';
      paint(ink, 1 / scale);
    },
  };
}

const frame = (within: number, rounding = 7) =>
  roundedRect(-HALF.x + within, -HALF.y + within, CELL.width - 2 * within, CELL.height - 2 * within, rounding);

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

/** What becomes of a tile if the action is done: it is lost, crushed, or falls. */
export function fateDrawing(fate: 'lost' | 'crushed' | 'falls', width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    const cell = frame(1, 4);
    ink.save();
    ink.clip(cell);
    ink.fillStyle = faded('#7a0f08', fate === 'falls' ? 0.2 : 0.42);
    ink.fillRect(-HALF.x, -HALF.y, CELL.width, CELL.height);
    if (fate !== 'falls') crackLines(ink, '#fff4e6', Math.max(2.4, 1.4 * thin));
    ink.restore();
    ink.lineWidth = Math.max(4.5, 2.6 * thin);
    ink.strokeStyle = '#c2281f';
    ink.stroke(cell);
    const radius = Math.max(21, 10.5 * thin);
    disc(ink, 0, 0, radius + 2.4 * Math.max(1, thin * 0.6), '#fffaf0');
    disc(ink, 0, 0, radius, '#c2281f');
    const arm = radius * 0.45;
    const weight = radius * 0.24;
    if (fate === 'falls') {
      line(ink, '#fffaf0', weight, [0, -arm], [0, arm]);
      line(ink, '#fffaf0', weight, [-arm * 0.85, arm * 0.15], [0, arm], [arm * 0.85, arm * 0.15]);
    } else {
      line(ink, '#fffaf0', weight, [-arm, -arm], [arm, arm]);
      line(ink, '#fffaf0', weight, [arm, -arm], [-arm, arm]);
    }
  });
}

/** A ground that gives way. */
export function crackDrawing(width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    ink.save();
    ink.clip(frame(1, 4));
    ink.fillStyle = 'rgb(70 12 0 / 0.35)';
    ink.fillRect(-HALF.x, -HALF.y, CELL.width, CELL.height);
    crackLines(ink, '#1d0f08', Math.max(6, 3 * thin));
    crackLines(ink, '#fff0dc', Math.max(1.6, 0.9 * thin));
    ink.restore();
  });
}

function crackLines(ink: Ink, colour: string, weight: number): void {
  line(ink, colour, weight, [-8, -48], [2, -26], [-10, -10], [6, 8], [-4, 26], [8, 48]);
  line(ink, colour, weight * 0.8, [-10, -10], [-34, 2], [-46, -6], [-64, 6]);
  line(ink, colour, weight * 0.8, [6, 8], [30, 2], [42, 18], [64, 12]);
  line(ink, colour, weight * 0.7, [2, -26], [24, -34], [38, -48]);
  line(ink, colour, weight * 0.7, [-34, 2], [-40, 26], [-30, 48]);
}

/** A tile that leans: a bracket carries it below the joint, and an arrow shows which way its weight goes. */
export function strutDrawing(side: 'left' | 'right', width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    ink.save();
    if (side === 'right') ink.scale(-1, 1);
    const bracket = new Path2D();
    bracket.moveTo(-62, 49);
    bracket.lineTo(-26, 49);
    bracket.lineTo(-62, 75);
    bracket.closePath();
    ink.lineWidth = Math.max(4, 2.4 * thin);
    ink.strokeStyle = '#fffaf0';
    ink.stroke(bracket);
    ink.fillStyle = '#4a4541';
    ink.fill(bracket);
    // An arrow the way that the weight goes.
    const size = Math.max(9, 5.2 * thin);
    ink.translate(-HALF.x, -24);
    disc(ink, 0, 0, size * 1.65, '#fffaf0');
    disc(ink, 0, 0, size * 1.4, '#33302e');
    line(ink, '#ffd25a', size * 0.42, [size * 0.65, 0], [-size * 0.65, 0]);
    line(ink, '#ffd25a', size * 0.42, [-size * 0.05, -size * 0.62], [-size * 0.68, 0], [-size * 0.05, size * 0.62]);
    ink.restore();
  });
}

/** A tile that is used up in a combo: the seal of the planning office. */
export function stampDrawing(width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    const size = Math.max(13, 7 * thin);
    ink.translate(-HALF.x + size * 1.25, -HALF.y + size * 1.25);
    disc(ink, 0, 0, size * 1.12, '#fffaf0');
    star(ink, size * 0.98, 11, 0.8);
    ink.fillStyle = '#8d2b6b';
    ink.fill();
    line(ink, '#fffaf0', size * 0.22, [-size * 0.4, 0], [-size * 0.08, size * 0.32], [size * 0.44, -size * 0.34]);
  });
}

/** Round the tiles of a combo: one that would be made, or was made just now. */
export function comboDrawing(palette: Palette, made: boolean, width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    const cell = frame(3, 6);
    ink.fillStyle = faded(palette.gold, made ? 0.4 : 0.2);
    ink.fill(cell);
    ink.lineWidth = Math.max(7, 4.2 * thin);
    ink.strokeStyle = '#4b2a00';
    ink.stroke(cell);
    ink.lineWidth = Math.max(4, 2.6 * thin);
    ink.strokeStyle = palette.gold;
    ink.stroke(cell);
    const size = Math.max(15, 8 * thin);
    ink.translate(HALF.x - size * 1.1, -HALF.y + size * 1.1);
    star(ink, size * 1.15, 5, 0.48);
    ink.lineWidth = size * 0.3;
    ink.strokeStyle = '#4b2a00';
    ink.stroke();
    ink.fillStyle = palette.gold;
    ink.fill();
  });
}

/** A tile that counts for the contract. */
export function countedDrawing(palette: Palette, width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    ink.lineWidth = Math.max(7, 4 * thin);
    ink.strokeStyle = palette.fine;
    ink.stroke(frame(3, 5));
    const radius = Math.max(15, 8 * thin);
    disc(ink, 0, 0, radius * 1.15, '#fffaf0');
    disc(ink, 0, 0, radius, palette.fine);
    line(
      ink,
      '#ffffff',
      radius * 0.28,
      [-radius * 0.45, 0],
      [-radius * 0.1, radius * 0.38],
      [radius * 0.5, -radius * 0.36],
    );
  });
}

/** A tile whose side is open. */
export function eitherWayDrawing(palette: Palette, width: number): PaintedDrawing {
  return overCell(width, (ink, thin) => {
    ink.lineWidth = Math.max(6, 3.6 * thin);
    ink.setLineDash([Math.max(10, 6 * thin), Math.max(9, 6 * thin)]);
    ink.strokeStyle = '#fffaf0';
    ink.stroke(frame(1, 5));
    ink.setLineDash([]);
    const radius = Math.max(19, 10 * thin);
    disc(ink, 0, 0, radius * 1.14, '#fffaf0');
    disc(ink, 0, 0, radius, palette.primary);
    const arm = radius * 0.6;
    const weight = radius * 0.22;
    line(ink, palette.onPrimary, weight, [-arm, 0], [arm, 0]);
    for (const way of [-1, 1]) {
      line(
        ink,
        palette.onPrimary,
        weight,
        [way * arm * 0.45, -arm * 0.5],
        [way * arm, 0],
        [way * arm * 0.45, arm * 0.5],
      );
    }
  });
}

function star(ink: Ink, radius: number, points: number, waist: number): void {
  ink.beginPath();
  for (let i = 0; i < points * 2; i += 1) {
    const turn = (Math.PI * i) / points - Math.PI / 2;
    const reach = i % 2 === 0 ? radius : radius * waist;
    ink.lineTo(Math.cos(turn) * reach, Math.sin(turn) * reach);
  }
  ink.closePath();
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
export function countDrawing(palette: Palette, count: number): PaintedDrawing {
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
      ink.font = '800 21px "Nunito Variable", system-ui, sans-serif';
      ink.textAlign = 'center';
      ink.fillStyle = '#2a211c';
      ink.fillText(`×${count}`, 0, 7.4);
    },
  };
}

/** The arrow of a side to which a tile may lean, on a plate; the origin is the middle of the arrow. */
export function sideDrawing(palette: Palette, side: 'left' | 'right', state: string): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -40, y: -40, width: 80, height: 82 },
    paint(ink) {
      const plate = new Path2D();
      plate.arc(0, 0, 30, 0, Math.PI * 2);
      softShadow(ink, plate, { x: 0, y: 3, blur: 6, colour: palette.shadow });
      const strong = state === 'chosen';
      ink.fillStyle = strong ? palette.primary : state === 'open' ? '#fffaf0' : '#d8cdbb';
      ink.fill(plate);
      ink.lineWidth = 4;
      ink.strokeStyle = strong ? palette.onPrimary : wayColour(side);
      ink.stroke(plate);
      if (side === 'right') ink.scale(-1, 1);
      ink.lineCap = 'round';
      ink.lineJoin = 'round';
      const colour = strong ? palette.onPrimary : wayColour(side);
      line(ink, colour, 6, [14, -7], [-3, -7], [-13, 8]);
      line(ink, colour, 6, [-15, -5], [-14, 10], [0, 7]);
    },
  };
}

/** A bead of the row that shows the way of the weight; round to the left, square to the right. */
export function beadDrawing(side: 'left' | 'right'): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -13, y: -13, width: 26, height: 26 },
    paint(ink) {
      const bead = side === 'left' ? new Path2D() : roundedRect(-6.5, -6.5, 13, 13, 2);
      if (side === 'left') bead.arc(0, 0, 7.4, 0, Math.PI * 2);
      ink.lineWidth = 6;
      ink.strokeStyle = '#fffaf0';
      ink.stroke(bead);
      ink.fillStyle = wayColour(side);
      ink.fill(bead);
    },
  };
}

function wayColour(side: 'left' | 'right'): string {
  return side === 'left' ? '#7a2f8f' : '#0f5d7a';
}
