import { faded, type PaintedDrawing } from '@boomtown/stage/headless';
import { disc } from './brush.ts';
import type { SpaceMark } from './names.ts';
import type { Palette } from './palette.ts';

/** Marks on a space, in a circle of 50. */
export function spaceMark({ lit, litDeep }: Palette, kind: SpaceMark): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -90, y: -90, width: 180, height: 180 },
    paint(ink) {
      const strong = kind !== 'stop';
      ink.shadowColor = lit;
      ink.shadowBlur = (strong ? 26 : 16) * ink.getTransform().a;
      ink.fillStyle = faded(lit, strong ? 0.55 : 0.35);
      disc(ink, 0, 0, 51);
      ink.fill();
      ink.lineWidth = strong ? 11 : 9;
      ink.strokeStyle = lit;
      disc(ink, 0, 0, 50);
      ink.stroke();
      ink.shadowBlur = 0;
      ink.lineWidth = strong ? 7 : 5;
      ink.strokeStyle = litDeep;
      if (kind === 'beacon') ink.setLineDash([14, 10]);
      disc(ink, 0, 0, 50);
      ink.stroke();
    },
  };
}

/** A footprint on the way that a move would take. */
export function dotDrawing({ lit, litDeep }: Palette): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -16, y: -16, width: 32, height: 32 },
    paint(ink) {
      ink.fillStyle = lit;
      disc(ink, 0, 0, 10);
      ink.fill();
      ink.fillStyle = litDeep;
      disc(ink, 0, 0, 6.5);
      ink.fill();
    },
  };
}

/** The light around the player to act: a soft ring that is drawn under a wheelbarrow. */
export function haloDrawing({ lit }: Palette): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -80, y: -80, width: 160, height: 160 },
    paint(ink) {
      const glow = ink.createRadialGradient(0, 0, 30, 0, 0, 78);
      glow.addColorStop(0, faded(lit, 0.9));
      glow.addColorStop(0.6, faded(lit, 0.45));
      glow.addColorStop(1, faded(lit, 0));
      ink.fillStyle = glow;
      disc(ink, 0, 0, 78);
      ink.fill();
    },
  };
}

/** A bubble in which a block is shown for a moment, its point at the bottom; its middle is the origin. */
export function bubbleDrawing({ paper, shadow }: Palette): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -110, y: -110, width: 220, height: 250 },
    paint(ink) {
      const path = new Path2D();
      path.arc(0, 0, 84, Math.PI * 0.62, Math.PI * 0.38);
      path.quadraticCurveTo(16, 96, 2, 118);
      path.quadraticCurveTo(-6, 96, -32, 78);
      path.closePath();
      ink.shadowColor = shadow;
      ink.shadowBlur = 16 * ink.getTransform().a;
      ink.shadowOffsetY = 8 * ink.getTransform().a;
      ink.fillStyle = paper.top;
      ink.fill(path);
      ink.shadowColor = 'transparent';
      ink.lineWidth = 4;
      ink.strokeStyle = paper.line;
      ink.stroke(path);
    },
  };
}

/** The ring that closes while a block may be seen. */
export function ringDrawing({ litDeep }: Palette): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -100, y: -100, width: 200, height: 200 },
    paint(ink) {
      ink.lineWidth = 6;
      ink.strokeStyle = faded(litDeep, 0.85);
      disc(ink, 0, 0, 90);
      ink.stroke();
    },
  };
}
