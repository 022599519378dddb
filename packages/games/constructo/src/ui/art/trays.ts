import { darken, faded, lighten, mix, type PaintedDrawing, roundedRect, softShadow } from '@boomtown/stage/headless';
import { HOLE_RADIUS, PIECE_RADIUS, TILT, TRAY_DEPTH } from '../measures.ts';
import type { Size } from '../rules.ts';
import type { GlowName } from './names.ts';
import type { Palette, SeatColours } from './palette.ts';
import { woodGrain } from './table.ts';

/** The plank that a player's pieces lie on, with its middle at the origin. */
export function trayDrawing({ tray, shadow, tile }: Palette, width: number, height: number): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -width / 2 - 50, y: -height / 2 - 40, width: width + 100, height: height + 110 },
    paint(ink) {
      const rounding = Math.min(34, width / 6, height / 6);
      const top = roundedRect(-width / 2, -height / 2, width, height, rounding);
      const whole = roundedRect(-width / 2, -height / 2, width, height + TRAY_DEPTH, rounding);
      softShadow(ink, whole, { x: 8, y: 14, blur: 34, colour: shadow });
      ink.fillStyle = tray.side;
      ink.fill(whole);
      const face = ink.createLinearGradient(-width / 2, -height / 2, width / 2, height / 2);
      face.addColorStop(0, tray.light);
      face.addColorStop(0.6, tray.top);
      face.addColorStop(1, mix(tray.top, tray.side, 0.3));
      ink.fillStyle = face;
      ink.fill(top);
      ink.save();
      ink.clip(top);
      const half = Math.max(width, height);
      for (let x = -half; x < half; x += 222) {
        ink.save();
        if (height > width) ink.rotate(Math.PI / 2);
        ink.translate(0, x);
        woodGrain(ink, darken(tray.side, 0.2), tile.grained * 0.75, Math.round(x / 222) + 9, half);
        ink.restore();
      }
      ink.lineWidth = 4;
      ink.strokeStyle = faded(lighten(tray.light, 0.3), 0.35);
      ink.translate(0, 2);
      ink.stroke(top);
      ink.restore();
      ink.lineWidth = 1.6;
      ink.strokeStyle = faded(darken(tray.side, 0.4), 0.8);
      ink.stroke(top);
    },
  };
}

/** The inlaid line of light in the tray of the player to act. */
export function edgeDrawing(colours: SeatColours, { lit }: Palette, width: number, height: number): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -width / 2 - 40, y: -height / 2 - 40, width: width + 80, height: height + 80 },
    paint(ink) {
      const rounding = Math.min(34, width / 6, height / 6);
      const path = roundedRect(
        9 - width / 2,
        9 - height / 2,
        Math.max(0, width - 18),
        Math.max(0, height - 18),
        rounding - 7,
      );
      ink.shadowColor = faded(lit, 0.7);
      ink.shadowBlur = 14 * ink.getTransform().a;
      ink.lineWidth = 6;
      ink.strokeStyle = colours.edge;
      ink.stroke(path);
      ink.shadowBlur = 0;
      ink.lineWidth = 3;
      ink.strokeStyle = mix(colours.edge, lit, 0.5);
      ink.stroke(path);
    },
  };
}

/** The hollow in which a pile stands. */
export function recessDrawing({ tray }: Palette, size: Size): PaintedDrawing {
  const radius = PIECE_RADIUS[size] + 7;
  return {
    kind: 'painted',
    bounds: { x: -radius - 8, y: -radius - 8, width: radius * 2 + 16, height: radius * 2 + 16 },
    paint(ink) {
      ink.scale(1, TILT);
      const shade = ink.createLinearGradient(0, -radius, 0, radius);
      shade.addColorStop(0, darken(tray.recess, 0.35));
      shade.addColorStop(0.5, tray.recess);
      shade.addColorStop(1, lighten(tray.recess, 0.08));
      ink.beginPath();
      ink.arc(0, 0, radius, 0, Math.PI * 2);
      if (size === 'ring') ink.arc(0, 0, HOLE_RADIUS - 6, 0, Math.PI * 2, true);
      ink.fillStyle = shade;
      ink.fill();
      ink.lineWidth = 2;
      ink.strokeStyle = faded(lighten(tray.light, 0.3), 0.35);
      ink.beginPath();
      ink.arc(0, 1, radius, Math.PI * 0.08, Math.PI * 0.92);
      ink.stroke();
      ink.strokeStyle = faded(darken(tray.side, 0.5), 0.7);
      ink.beginPath();
      ink.arc(0, 0, radius, Math.PI * 1.05, Math.PI * 1.95);
      ink.stroke();
    },
  };
}

/** The little plate with the number of pieces in a pile. */
export function chipDrawing({ tray }: Palette, none: boolean): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -24, y: -24, width: 48, height: 48 },
    paint(ink) {
      ink.beginPath();
      ink.arc(0, 0, 20, 0, Math.PI * 2);
      ink.fillStyle = faded(darken(tray.recess, 0.3), none ? 0.35 : 0.88);
      ink.fill();
      ink.lineWidth = 2;
      ink.strokeStyle = faded(tray.text, none ? 0.15 : 0.5);
      ink.stroke();
    },
  };
}

/** The light round the foot of a pile. */
export function glowDrawing({ lit, litLine }: Palette, kind: GlowName, size: Size): PaintedDrawing {
  const radius = PIECE_RADIUS[size] + 8;
  return {
    kind: 'painted',
    bounds: { x: -radius - 30, y: -radius - 30, width: radius * 2 + 60, height: radius * 2 + 60 },
    paint(ink) {
      const strong = kind !== 'ready';
      const width = strong ? 9 : 5;
      ink.scale(1, TILT);
      ink.shadowColor = lit;
      ink.shadowBlur = (strong ? 26 : 12) * ink.getTransform().a;
      ink.lineWidth = width;
      ink.strokeStyle = strong ? lit : faded(lit, 0.85);
      ink.beginPath();
      ink.arc(0, 0, radius, 0, Math.PI * 2);
      ink.stroke();
      if (kind !== 'chosen') return;
      ink.shadowBlur = 0;
      ink.lineWidth = 3;
      ink.strokeStyle = litLine;
      ink.stroke();
    },
  };
}

/** The badge on a ghost that waits for a second touch. */
export function confirmDrawing({ confirm }: Palette): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -46, y: -46, width: 92, height: 96 },
    paint(ink) {
      const badge = new Path2D();
      badge.arc(0, 0, 34, 0, Math.PI * 2);
      softShadow(ink, badge, { x: 2, y: 5, blur: 10, colour: 'rgb(0 0 0 / 0.5)' });
      ink.fillStyle = confirm;
      ink.fill(badge);
      ink.lineWidth = 4;
      ink.strokeStyle = '#ffffff';
      ink.stroke(badge);
      ink.lineWidth = 8;
      ink.lineCap = 'round';
      ink.lineJoin = 'round';
      ink.beginPath();
      ink.moveTo(-15, 1);
      ink.lineTo(-4, 13);
      ink.lineTo(16, -12);
      ink.stroke();
    },
  };
}
