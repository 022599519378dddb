import { type PaintedDrawing, roundedRect, softShadow } from '@boomtown/stage/headless';
import { disc, line } from './brush.ts';
import type { SideState } from './names.ts';
import { frame, HALF, overCell } from './over-cell.ts';
import type { Palette } from './palette.ts';

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
    // Below the seal that the tile beside it may have.
    ink.translate(-HALF.x, -8);
    disc(ink, 0, 0, size * 1.65, '#fffaf0');
    disc(ink, 0, 0, size * 1.4, '#33302e');
    line(ink, '#ffd25a', size * 0.42, [size * 0.65, 0], [-size * 0.65, 0]);
    line(ink, '#ffd25a', size * 0.42, [-size * 0.05, -size * 0.62], [-size * 0.68, 0], [-size * 0.05, size * 0.62]);
    ink.restore();
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

/** The arrow of a side to which a tile may lean, on a plate; the origin is the middle of the arrow. */
export function sideDrawing(palette: Palette, side: 'left' | 'right', state: SideState): PaintedDrawing {
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
