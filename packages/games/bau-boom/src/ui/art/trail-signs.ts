import type { Point } from '@boomtown/stage/headless';
import { SPACES, START } from '../rules.ts';
import type { TrailPath } from '../trail-path.ts';
import type { Ink } from './brush.ts';
import type { Palette } from './palette.ts';

/** How far the arrows stand from the middle of the trail, in world units. */
const ARROW_REACH = 37;
const START_REACH = 64;

/** What the trail is read by: the number of each space at its rim, and arrows between the spaces in the direction of travel. */
export function paintSigns(
  ink: Ink,
  palette: Palette,
  { places }: TrailPath,
  numbers: readonly (Point | null)[],
  font: string,
): void {
  const { litDeep, paper, text, halo } = palette;
  for (const space of SPACES) {
    const here = places[space];
    const next = places[(space + 1) % places.length];
    if (here === undefined || next === undefined) continue;
    if (space === START) {
      for (const further of [0, 13]) {
        const [x, y] = [
          here.x + Math.cos(here.heading) * (START_REACH + further),
          here.y + Math.sin(here.heading) * (START_REACH + further),
        ];
        arrow(ink, x, y, here.heading, 15, [paper.top, litDeep]);
      }
    } else {
      if (space < places.length - 1) {
        const x = (here.x + next.x - (here.outward.x + next.outward.x) * ARROW_REACH) / 2;
        const y = (here.y + next.y - (here.outward.y + next.outward.y) * ARROW_REACH) / 2;
        arrow(ink, x, y, Math.atan2(next.y - here.y, next.x - here.x), 9, [paper.top, litDeep]);
      }
      ink.font = font;
      ink.textAlign = 'center';
      ink.textBaseline = 'middle';
      ink.lineJoin = 'round';
      ink.lineWidth = 5;
      ink.strokeStyle = halo;
      const { x, y } = numbers[space] ?? here;
      ink.strokeText(String(space), x, y);
      ink.fillStyle = text;
      ink.fillText(String(space), x, y);
    }
  }
}

/** An open arrow head of this size; `colours`: its border, then itself. */
function arrow(ink: Ink, x: number, y: number, turn: number, size: number, colours: readonly string[]): void {
  ink.save();
  ink.translate(x, y);
  ink.rotate(turn);
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  for (const [i, colour] of colours.entries()) {
    ink.strokeStyle = colour;
    ink.lineWidth = size * (i === 0 ? 0.95 : 0.5);
    ink.beginPath();
    ink.moveTo(-size * 0.4, -size * 0.8);
    ink.lineTo(size * 0.4, 0);
    ink.lineTo(-size * 0.4, size * 0.8);
    ink.stroke();
  }
  ink.restore();
}
