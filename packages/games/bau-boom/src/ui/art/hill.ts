import { faded, lighten, mix, type PaintedDrawing, roundedRect, softShadow } from '@boomtown/stage/headless';
import { PLAN_ROWS, type Plan, type Seat } from '../rules.ts';
import { disc, type Ink, oval, scatter, smooth } from './brush.ts';
import { colourOfSeat, type Palette } from './palette.ts';
import { sign } from './signs.ts';

/** Side of a square in the drawing of a hill. */
const SIDE = 100;

/** The heap of earth in which the squares of a plan are dug; the middle of its foot is the origin. */
export function moundDrawing(palette: Palette, plan: Plan): PaintedDrawing {
  const rows = PLAN_ROWS[plan].length;
  const half = (rows / 2) * SIDE;
  const top = rows * SIDE;
  return {
    kind: 'painted',
    bounds: { x: -half - 90, y: -top - 70, width: 2 * half + 180, height: top + 150 },
    paint(ink) {
      const { earth, shadow } = palette;
      const shape = heapPath(rows, 1);
      softShadow(ink, shape, { x: 8, y: 16, blur: 26, colour: shadow });
      const body = ink.createLinearGradient(-half, -top, half * 0.7, 20);
      body.addColorStop(0, earth.light);
      body.addColorStop(0.5, earth.top);
      body.addColorStop(1, earth.deep);
      ink.fillStyle = body;
      ink.fill(shape);
      ink.save();
      ink.clip(shape);
      crumbs(ink, palette, half, top);
      ink.restore();
      ink.lineWidth = 4;
      ink.strokeStyle = faded(earth.deep, 0.75);
      ink.stroke(shape);
      tufts(ink, palette, half);
    },
  };
}

/** The outline: slopes that bulge, as of earth thrown up, with room of half a square round the pyramid. */
function heapPath(rows: number, grow: number): Path2D {
  const half = (rows / 2) * SIDE;
  const random = scatter(rows * 3 + 1);
  const slope = (side: number): { x: number; y: number }[] =>
    Array.from({ length: rows + 1 }, (_, row) => ({
      x: side * (half - (row * SIDE) / 2 + (34 + random() * 13) * grow + (row === 0 ? 14 : 0)),
      y: 22 - row * SIDE * 0.99 - (row === rows ? 8 : 0),
    }));
  const left = slope(-1);
  const right = slope(1).reverse();
  return smooth([
    { x: -half - 40, y: 34 },
    ...left,
    { x: 0, y: -rows * SIDE - 46 },
    ...right,
    { x: half + 40, y: 34 },
    { x: 0, y: 40 },
  ]);
}

function crumbs(ink: Ink, { earth }: Palette, half: number, top: number): void {
  const random = scatter(41);
  for (let i = 0; i < 260; i += 1) {
    const x = (random() * 2 - 1) * (half + 50);
    const y = 30 - random() * (top + 70);
    ink.fillStyle = faded(random() < 0.5 ? earth.deep : lighten(earth.light, 0.2), 0.14 + random() * 0.26);
    oval(ink, x, y, 2 + random() * 7, 2 + random() * 4, random() * 3);
    ink.fill();
  }
}

function tufts(ink: Ink, { meadow }: Palette, half: number): void {
  const random = scatter(9);
  ink.lineCap = 'round';
  for (let x = -half - 56; x <= half + 56; x += 17) {
    const y = 36 + random() * 10;
    for (let blade = -1; blade <= 1; blade += 1) {
      ink.strokeStyle = random() < 0.5 ? meadow.blade : meadow.middle;
      ink.lineWidth = 5;
      ink.beginPath();
      ink.moveTo(x, y);
      ink.quadraticCurveTo(x + blade * 4, y - 12, x + blade * 11 + random() * 4, y - 20 - random() * 12);
      ink.stroke();
    }
  }
}

/** A pennant with a seat's sign that stands on the top of a hill; its foot is the origin. 100 high. */
export function pennantDrawing(palette: Palette, seat: Seat): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -16, y: -112, width: 116, height: 128 },
    paint(ink) {
      const { wood, shadow } = palette;
      const colours = palette.blocks[colourOfSeat(seat)];
      const cloth = new Path2D('M3 -98C30 -106 52 -86 88 -92C80 -78 78 -66 86 -50C56 -44 32 -62 3 -52z');
      softShadow(ink, cloth, { x: 2, y: 5, blur: 6, colour: shadow });
      ink.strokeStyle = wood.line;
      ink.lineWidth = 9;
      ink.lineCap = 'round';
      ink.beginPath();
      ink.moveTo(0, 2);
      ink.lineTo(0, -102);
      ink.stroke();
      ink.strokeStyle = wood.light;
      ink.lineWidth = 3.5;
      ink.stroke();
      const shade = ink.createLinearGradient(0, 0, 88, 0);
      shade.addColorStop(0, colours.side);
      shade.addColorStop(0.3, colours.light);
      shade.addColorStop(0.65, colours.top);
      shade.addColorStop(1, colours.side);
      ink.fillStyle = shade;
      ink.fill(cloth);
      ink.lineWidth = 2.4;
      ink.strokeStyle = faded(colours.dark, 0.8);
      ink.stroke(cloth);
      ink.translate(40, -75);
      sign(ink, colourOfSeat(seat), 15, colours.sign);
    },
  };
}

/** The wooden board behind a name; `turn`: it is this player's turn. */
export function boardDrawing(palette: Palette, width: number, height: number, turn: boolean): PaintedDrawing {
  const [w, h] = [width / 2, height / 2];
  return {
    kind: 'painted',
    bounds: { x: -w - 24, y: -h - 24, width: width + 48, height: height + 52 },
    paint(ink) {
      const { wood, shadow, lit, litDeep } = palette;
      const path = roundedRect(-w, -h, width, height, h * 0.42);
      if (turn) {
        ink.save();
        ink.shadowColor = lit;
        ink.shadowBlur = 14 * ink.getTransform().a;
        ink.lineWidth = h * 0.3;
        ink.strokeStyle = litDeep;
        ink.stroke(path);
        ink.restore();
      }
      softShadow(ink, path, { x: 2, y: 5, blur: 7, colour: shadow });
      ink.fillStyle = wood.side;
      ink.fill(path);
      const face = ink.createLinearGradient(0, -h, 0, h);
      face.addColorStop(0, wood.light);
      face.addColorStop(1, mix(wood.top, wood.light, 0.3));
      ink.fillStyle = face;
      ink.fill(roundedRect(-w, -h, width, height * 0.9, h * 0.42));
      ink.save();
      ink.clip(path);
      ink.strokeStyle = faded(wood.side, 0.4);
      ink.lineWidth = Math.max(1, h * 0.05);
      for (const y of [-0.45, 0.05, 0.5]) {
        ink.beginPath();
        ink.moveTo(-w, y * h);
        ink.bezierCurveTo(-w * 0.3, y * h - h * 0.2, w * 0.2, y * h + h * 0.24, w, y * h - h * 0.06);
        ink.stroke();
      }
      ink.restore();
      ink.lineWidth = turn ? 4 : 2;
      ink.strokeStyle = turn ? litDeep : faded(wood.line, 0.8);
      ink.stroke(path);
    },
  };
}

/** Confetti: paper petals in the colours of the blocks. */
export function petalDrawing({ blocks }: Palette, index: number): PaintedDrawing {
  const colour = [blocks.red, blocks.yellow, blocks.green, blocks.blue][index % 4] ?? blocks.red;
  return {
    kind: 'painted',
    bounds: { x: -14, y: -14, width: 28, height: 28 },
    paint(ink) {
      ink.fillStyle = colour.top;
      if (index % 3 === 0) disc(ink, 0, 0, 8);
      else oval(ink, 0, 0, 12, 6, index);
      ink.fill();
    },
  };
}
