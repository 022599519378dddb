import { darken, faded, lighten, mix, type PaintedDrawing, roundedRect, softShadow } from '@boomtown/stage/headless';
import type { Block } from '../rules.ts';
import { type Ink, oval } from './brush.ts';
import type { SquareMark } from './names.ts';
import type { BlockColours, Palette } from './palette.ts';
import { ant, sign, signOutline } from './signs.ts';

/** Blocks and squares are drawn with sides of 100. */
const HALF = 50;
const BOUNDS = { x: -66, y: -66, width: 132, height: 140 };
/** How thick a block is that lies on the ground. */
const THICK = 13;

/** A wooden block that lies before one, with its sign. */
export function blockDrawing(palette: Palette, block: Block): PaintedDrawing {
  return toyBlock(palette.blocks[block], palette.shadow, (ink) => {
    const { sign: colour, dark } = palette.blocks[block];
    ink.save();
    ink.translate(0, 2.5);
    sign(ink, block, 27, faded(block === 'yellow' ? '#ffffff' : dark, block === 'yellow' ? 0.5 : 0.45));
    ink.restore();
    sign(ink, block, 27, colour);
  });
}

/** A block that lies face down. */
export function coveredDrawing({ down, shadow }: Palette): PaintedDrawing {
  return toyBlock(down, shadow, (ink) => {
    ink.save();
    ink.rotate(-Math.PI / 4);
    ant(ink, 27, faded(down.dark, 0.6), down.top);
    ink.restore();
  });
}

/** A square of a hill on which a block of this colour goes. */
export function socketDrawing({ earth, blocks, night }: Palette, block: Block): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: BOUNDS,
    paint(ink) {
      const { top, light, dark } = blocks[block];
      const hole = roundedRect(-HALF + 4, -HALF + 4, 92, 92, 15);
      ink.fillStyle = mix(earth.hollow, top, night ? 0.34 : 0.42);
      ink.fill(hole);
      ink.save();
      ink.clip(hole);
      const shade = ink.createLinearGradient(0, -HALF, 0, -HALF + 40);
      shade.addColorStop(0, 'rgb(30 14 2 / 0.6)');
      shade.addColorStop(1, 'rgb(30 14 2 / 0)');
      ink.fillStyle = shade;
      ink.fillRect(-HALF, -HALF, 100, 100);
      ink.restore();
      ink.lineWidth = 3.5;
      ink.setLineDash([9, 7]);
      ink.lineCap = 'round';
      ink.strokeStyle = mix(light, '#ffffff', 0.15);
      ink.stroke(roundedRect(-HALF + 10, -HALF + 10, 80, 80, 11));
      ink.setLineDash([]);
      sign(ink, block, 21, faded(mix(light, '#ffffff', 0.25), 0.75));
      signOutline(ink, block, 21, faded(dark, 0.5), 2);
    },
  };
}

/** Marks round a block or a square: `lit`: it can be touched; `chosen`; `take-off`: this block can be taken off. */
export function squareMark({ lit, litDeep }: Palette, kind: SquareMark): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -80, y: -80, width: 160, height: 160 },
    paint(ink) {
      const path = roundedRect(-HALF + 1, -HALF + 1, 98, 98, 18);
      if (kind === 'beacon') return spokenOf(ink, path);
      ink.shadowColor = kind === 'take-off' ? '#ffffff' : lit;
      ink.shadowBlur = 18 * ink.getTransform().a;
      ink.lineWidth = 9;
      ink.strokeStyle = lit;
      ink.stroke(path);
      ink.shadowBlur = 0;
      ink.lineWidth = 5;
      ink.strokeStyle = litDeep;
      if (kind === 'take-off') ink.setLineDash([15, 9]);
      ink.stroke(path);
      if (kind === 'chosen') {
        ink.lineWidth = 4;
        ink.setLineDash([]);
        ink.strokeStyle = '#ffffff';
        ink.stroke(roundedRect(-HALF - 6, -HALF - 6, 112, 112, 22));
      }
    },
  };
}

/** Something speaks of the square; unlike everything that can be touched. */
function spokenOf(ink: Ink, path: Path2D): void {
  ink.lineWidth = 11;
  ink.strokeStyle = '#ffffff';
  ink.stroke(path);
  ink.lineWidth = 6;
  ink.setLineDash([13, 11]);
  ink.strokeStyle = '#3a2a1c';
  ink.stroke(path);
  ink.setLineDash([]);
}

function toyBlock(colours: BlockColours, shadow: string, face: (ink: Ink) => void): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: BOUNDS,
    paint(ink) {
      const { top, light, side, dark } = colours;
      const whole = roundedRect(-HALF + 3, -HALF + 3, 94, 94, 17);
      softShadow(ink, whole, { x: 3, y: 8, blur: 10, colour: shadow });
      const wall = ink.createLinearGradient(0, HALF - 20, 0, HALF);
      wall.addColorStop(0, side);
      wall.addColorStop(1, mix(side, dark, 0.7));
      ink.fillStyle = wall;
      ink.fill(whole);
      const upper = roundedRect(-HALF + 3, -HALF + 3, 94, 94 - THICK, 17);
      const sheen = ink.createLinearGradient(-HALF, -HALF, HALF * 0.6, HALF);
      sheen.addColorStop(0, mix(light, top, 0.25));
      sheen.addColorStop(0.5, top);
      sheen.addColorStop(1, mix(top, side, 0.4));
      ink.fillStyle = sheen;
      ink.fill(upper);
      ink.save();
      ink.clip(upper);
      // The grain of painted wood, hardly to be seen.
      ink.strokeStyle = faded(dark, 0.09);
      ink.lineWidth = 1.6;
      for (let i = -4; i <= 4; i += 1) {
        ink.beginPath();
        ink.moveTo(-HALF, i * 12 + 3);
        ink.bezierCurveTo(-20, i * 12 - 5, 18, i * 12 + 8, HALF, i * 12 - 2);
        ink.stroke();
      }
      ink.translate(0, 3);
      ink.lineWidth = 5;
      ink.strokeStyle = faded(lighten(light, 0.4), 0.7);
      ink.stroke(upper);
      ink.restore();
      ink.lineWidth = 2.4;
      ink.strokeStyle = faded(darken(dark, 0.1), 0.75);
      ink.stroke(whole);
      ink.save();
      ink.translate(0, -THICK / 2);
      face(ink);
      ink.globalAlpha = 0.2;
      ink.fillStyle = '#ffffff';
      oval(ink, -22, -27, 15, 6, -0.5);
      ink.fill();
      ink.restore();
    },
  };
}
