import { darken, faded, lighten, mix, type PaintedDrawing, roundedRect, softShadow } from '@boomtown/stage/headless';
import { disc, groundShadow, type Ink, oval } from './brush.ts';
import type { CardKind } from './names.ts';
import type { Palette } from './palette.ts';

/** The picnic cloth in the middle of the garden, on which the dice are rolled. */
export function clothDrawing(palette: Palette, width: number, height: number): PaintedDrawing {
  const [w, h] = [width / 2, height / 2];
  return {
    kind: 'painted',
    bounds: { x: -w - 30, y: -h - 30, width: width + 60, height: height + 70 },
    paint(ink) {
      const { cloth, shadow } = palette;
      const path = waved(w, h);
      softShadow(ink, path, { x: 4, y: 10, blur: 16, colour: shadow });
      ink.fillStyle = cloth.ground;
      ink.fill(path);
      ink.save();
      ink.clip(path);
      const check = Math.max(26, Math.min(width, height) / 9);
      ink.fillStyle = faded(cloth.check, palette.night ? 0.24 : 0.26);
      for (let x = -w - check; x < w + check; x += check * 2) ink.fillRect(x, -h - 20, check, height + 40);
      for (let y = -h - check; y < h + check; y += check * 2) ink.fillRect(-w - 20, y, width + 40, check);
      // Two folds, as if it had just been spread out.
      for (const x of [-w * 0.34, w * 0.34]) {
        const fold = ink.createLinearGradient(x - 26, 0, x + 26, 0);
        fold.addColorStop(0, 'rgb(80 40 20 / 0)');
        fold.addColorStop(0.46, 'rgb(80 40 20 / 0.1)');
        fold.addColorStop(0.54, 'rgb(255 255 255 / 0.28)');
        fold.addColorStop(1, 'rgb(255 255 255 / 0)');
        ink.fillStyle = fold;
        ink.fillRect(x - 26, -h - 20, 52, height + 40);
      }
      ink.restore();
      ink.lineWidth = 7;
      ink.strokeStyle = cloth.hem;
      ink.stroke(path);
      ink.lineWidth = 2;
      ink.strokeStyle = faded(darken(cloth.check, 0.2), 0.55);
      ink.setLineDash([7, 6]);
      ink.stroke(path);
      ink.setLineDash([]);
    },
  };
}

/** A rectangle whose edges wave a little, like those of a cloth. */
function waved(w: number, h: number): Path2D {
  const path = new Path2D();
  const wave = 5;
  path.moveTo(-w, -h);
  path.bezierCurveTo(-w * 0.4, -h - wave, w * 0.3, -h + wave, w, -h);
  path.bezierCurveTo(w + wave, -h * 0.3, w - wave, h * 0.4, w, h);
  path.bezierCurveTo(w * 0.4, h + wave, -w * 0.3, h - wave, -w, h);
  path.bezierCurveTo(-w - wave, h * 0.3, -w + wave, -h * 0.4, -w, -h);
  path.closePath();
  return path;
}

/** A die of side 100 that shows these pips. `lit`: it waits to be rolled. */
export function dieDrawing({ paper, shadow, lit, litDeep }: Palette, pips: number, isLit: boolean): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -80, y: -80, width: 160, height: 168 },
    paint(ink) {
      const whole = roundedRect(-48, -48, 96, 100, 24);
      if (isLit) {
        ink.shadowColor = litDeep;
        ink.shadowBlur = 24 * ink.getTransform().a;
        ink.lineWidth = 14;
        ink.strokeStyle = lit;
        ink.stroke(roundedRect(-51, -51, 102, 106, 27));
        ink.shadowBlur = 0;
      }
      softShadow(ink, whole, { x: 4, y: 11, blur: 14, colour: shadow });
      ink.fillStyle = paper.side;
      ink.fill(whole);
      const face = ink.createLinearGradient(-48, -48, 40, 48);
      face.addColorStop(0, lighten(paper.top, 0.8));
      face.addColorStop(1, mix(paper.top, paper.side, 0.28));
      ink.fillStyle = face;
      ink.fill(roundedRect(-48, -48, 96, 90, 23));
      ink.lineWidth = 2.6;
      ink.strokeStyle = faded(paper.line, 0.85);
      ink.stroke(whole);
      ink.translate(0, -3);
      for (const [x, y] of PIPS[pips] ?? []) {
        ink.fillStyle = pips === 1 ? '#cf3b2d' : paper.ink;
        disc(ink, x * 25, y * 24, pips === 1 ? 13 : 9.6);
        ink.fill();
        ink.fillStyle = 'rgb(255 255 255 / 0.28)';
        oval(ink, x * 25 - 2.4, y * 24 - 3.4, 3.4, 2, -0.6);
        ink.fill();
      }
    },
  };
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** The wicker basket that the container is, about 120 across. */
export function basketDrawing({ wood, down, shadow }: Palette, isEmpty: boolean): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -86, y: -84, width: 172, height: 172 },
    paint(ink) {
      groundShadow(ink, 5, 38, 76, 34, shadow);
      ink.strokeStyle = wood.side;
      ink.lineWidth = 9;
      ink.beginPath();
      ink.ellipse(0, -14, 46, 58, 0, Math.PI, 0);
      ink.stroke();
      ink.strokeStyle = wood.light;
      ink.lineWidth = 3;
      ink.beginPath();
      ink.ellipse(0, -14, 46, 58, 0, Math.PI * 1.06, Math.PI * 1.8);
      ink.stroke();
      ink.fillStyle = darken(wood.line, 0.3);
      oval(ink, 0, -14, 58, 20);
      ink.fill();
      if (!isEmpty) heap(ink, down);
      weave(ink, wood);
    },
  };
}

function heap(ink: Ink, down: Palette['down']): void {
  for (const [x, y, turn] of [
    [-28, -20, -0.3],
    [26, -22, 0.4],
    [-4, -28, 0.1],
    [12, -14, -0.5],
    [-18, -12, 0.6],
  ] as const) {
    ink.save();
    ink.translate(x, y);
    ink.rotate(turn);
    ink.fillStyle = down.side;
    ink.fill(roundedRect(-14, -12, 28, 29, 6));
    ink.fillStyle = down.top;
    ink.fill(roundedRect(-14, -14, 28, 26, 6));
    ink.lineWidth = 1.6;
    ink.strokeStyle = faded(down.dark, 0.7);
    ink.stroke(roundedRect(-14, -14, 28, 31, 6));
    ink.restore();
  }
}

function weave(ink: Ink, wood: Palette['wood']): void {
  const front = new Path2D('M-60 -14C-56 40 -44 48 -36 52L36 52C44 48 56 40 60 -14A60 21 0 0 1 -60 -14z');
  ink.fillStyle = wood.top;
  ink.fill(front);
  ink.save();
  ink.clip(front);
  for (let row = 0; row < 5; row += 1) {
    for (let i = -5; i <= 5; i += 1) {
      const x = i * 14 + (row % 2) * 7;
      const y = 4 + row * 11 - (x * x) / 520;
      ink.fillStyle = (i + row) % 2 === 0 ? wood.light : mix(wood.top, wood.side, 0.35);
      oval(ink, x, y, 9, 5.4, x / 300);
      ink.fill();
    }
  }
  const shade = ink.createLinearGradient(-60, 0, 60, 0);
  shade.addColorStop(0, 'rgb(60 30 8 / 0.3)');
  shade.addColorStop(0.3, 'rgb(60 30 8 / 0)');
  shade.addColorStop(1, 'rgb(60 30 8 / 0.4)');
  ink.fillStyle = shade;
  ink.fillRect(-70, -40, 140, 110);
  ink.restore();
  ink.lineWidth = 2.4;
  ink.strokeStyle = faded(wood.line, 0.9);
  ink.stroke(front);
  ink.lineWidth = 9;
  ink.strokeStyle = wood.side;
  ink.beginPath();
  ink.ellipse(0, -14, 60, 21, 0, 0, Math.PI);
  ink.stroke();
  ink.lineWidth = 3;
  ink.strokeStyle = wood.light;
  ink.setLineDash([8, 6]);
  ink.beginPath();
  ink.ellipse(0, -15, 60, 21, 0, 0.1, Math.PI - 0.1);
  ink.stroke();
  ink.setLineDash([]);
}

/** A paper card of this size on which a choice is pictured: `open`, `lit` when it is pointed at, `yes` or `no` for answers. */
export function cardDrawing(palette: Palette, width: number, height: number, kind: CardKind): PaintedDrawing {
  const [w, h] = [width / 2, height / 2];
  return {
    kind: 'painted',
    bounds: { x: -w - 26, y: -h - 26, width: width + 52, height: height + 60 },
    paint(ink) {
      const { paper, shadow, lit, litDeep } = palette;
      const rounding = Math.min(22, w / 2, h / 2);
      const whole = roundedRect(-w, -h, width, height + 6, rounding);
      const face = roundedRect(-w, -h, width, height, rounding);
      softShadow(ink, whole, { x: 3, y: 8, blur: kind === 'lit' ? 20 : 12, colour: shadow });
      const edge = kind === 'yes' ? '#4a9a52' : kind === 'no' ? '#c98a4b' : kind === 'lit' ? litDeep : paper.line;
      ink.fillStyle = kind === 'open' ? paper.side : mix(edge, paper.side, 0.25);
      ink.fill(whole);
      ink.fillStyle = kind === 'lit' ? lit : paper.top;
      ink.fill(face);
      ink.lineWidth = kind === 'open' ? 3 : 6;
      ink.strokeStyle = edge;
      ink.stroke(roundedRect(-w + 3, -h + 3, width - 6, height - 6, rounding - 2));
    },
  };
}
