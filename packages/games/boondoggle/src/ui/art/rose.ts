import { type Drawing, faded } from '@boomtown/stage/headless';
import { DISPLAY, FAMILY, painted } from './paint.ts';
import type { Palette } from './palette.ts';

/** North, and how long a mile is. */
export function roseDrawing(palette: Palette, mile: number, text: string): Drawing {
  return painted({ x: -70, y: -76, width: mile + 130, height: 170 }, (ink) => {
    ink.fillStyle = faded(palette.frame, 0.85);
    ink.strokeStyle = faded(palette.frame, 0.85);
    ink.lineWidth = 2;
    for (const radius of [46, 40]) {
      ink.beginPath();
      ink.arc(0, 0, radius, 0, Math.PI * 2);
      ink.stroke();
    }
    for (let i = 0; i < 4; i += 1) {
      ink.save();
      ink.rotate((Math.PI / 2) * i);
      ink.beginPath();
      ink.moveTo(0, -54);
      ink.lineTo(9, -9);
      ink.lineTo(0, 0);
      ink.closePath();
      ink.fill();
      ink.beginPath();
      ink.moveTo(0, -54);
      ink.lineTo(-9, -9);
      ink.lineTo(0, 0);
      ink.closePath();
      ink.stroke();
      ink.restore();
    }
    ink.font = `800 22px ${DISPLAY}`;
    ink.textAlign = 'center';
    ink.fillText('N', 0, -58);
    const left = -46;
    ink.strokeRect(left, 64, mile, 9);
    ink.fillRect(left, 64, mile / 4, 9);
    ink.fillRect(left + mile / 2, 64, mile / 4, 9);
    ink.font = `750 20px ${FAMILY}`;
    ink.textAlign = 'left';
    ink.fillText(text, left + mile + 12, 75);
  });
}
