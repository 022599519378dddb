import { darken, lighten, mix, type PaintedDrawing } from '@boomtown/stage/headless';
import { CROWN_HEIGHT } from '../measures.ts';
import type { Seat } from '../rules.ts';
import type { SeatColours } from './palette.ts';

type Ink = CanvasRenderingContext2D;

/** A crown that stands with the middle of its foot at the origin: spikes for seat 0, balls for seat 1. */
export function crownDrawing(seat: Seat, colours: SeatColours): PaintedDrawing {
  const rx = 19;
  const ry = rx * 0.5;
  const band = CROWN_HEIGHT * 0.38;
  const peaks = 8;
  const rimAt = (turn: number, height: number) => ({ x: rx * Math.cos(turn), y: ry * Math.sin(turn) - height });
  const half = (ink: Ink, from: number, fill: string | CanvasGradient, line: string): void => {
    const steps = peaks / 2;
    const start = rimAt(from, 0);
    ink.beginPath();
    ink.moveTo(start.x, start.y);
    for (let i = 0; i <= 16; i += 1) {
      const foot = rimAt(from + (Math.PI * i) / 16, 0);
      ink.lineTo(foot.x, foot.y);
    }
    for (let i = steps; i >= 0; i -= 1) {
      const peak = rimAt(from + (Math.PI * i) / steps, seat === 0 ? CROWN_HEIGHT : CROWN_HEIGHT * 0.74);
      ink.lineTo(peak.x * 1.12, peak.y);
      if (i === 0) continue;
      const dip = rimAt(from + (Math.PI * (i - 0.5)) / steps, band);
      ink.lineTo(dip.x, dip.y);
    }
    ink.closePath();
    ink.fillStyle = fill;
    ink.fill();
    ink.strokeStyle = line;
    ink.lineWidth = 2.2;
    ink.lineJoin = 'round';
    ink.stroke();
    if (seat === 0) return;
    for (let i = 0; i <= steps; i += 1) {
      const peak = rimAt(from + (Math.PI * i) / steps, CROWN_HEIGHT * 0.8);
      ink.beginPath();
      ink.arc(peak.x * 1.12, peak.y - 1, 4.2, 0, Math.PI * 2);
      ink.fill();
      ink.stroke();
    }
  };
  return {
    kind: 'painted',
    bounds: { x: -34, y: -CROWN_HEIGHT - 18, width: 68, height: CROWN_HEIGHT + 36 },
    paint(ink) {
      const line = darken(colours.dark, 0.3);
      const shade = ink.createRadialGradient(3, 4, 4, 3, 4, 27);
      shade.addColorStop(0, 'rgb(0 0 0 / 0.4)');
      shade.addColorStop(1, 'rgb(0 0 0 / 0)');
      ink.save();
      ink.scale(1, 0.55);
      ink.fillStyle = shade;
      ink.fillRect(-34, -34, 68, 68);
      ink.restore();
      half(ink, Math.PI, mix(colours.wall, colours.dark, 0.25), line);
      const front = ink.createLinearGradient(-rx, 0, rx, 0);
      front.addColorStop(0, colours.crown);
      front.addColorStop(0.32, lighten(colours.crown, 0.45));
      front.addColorStop(1, mix(colours.crown, colours.top, 0.55));
      half(ink, 0, front, line);
    },
  };
}
