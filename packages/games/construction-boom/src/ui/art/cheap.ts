import { block, disc, framed, line, pattern, shape } from './brush.ts';
import { EDGE, type FacadeBrush, type Facades, pick } from './facade.ts';

/** Garish green render over bare blocks: shutters, laundry, dishes, water tanks, rusting bars; dotted. */
export const CHEAP_FACADES: Facades = { ground, tier, roof };

const FRAME = '#f4f4ee';
const SHIRTS = ['#f4f4ee', '#e9418e', '#ffcf3f', '#3f7fd0', '#f06a2c'] as const;

function render({ ink, colours, pitch }: FacadeBrush, top: number): void {
  const down = ink.createLinearGradient(0, top, 0, EDGE.bottom);
  down.addColorStop(0, colours.wall);
  down.addColorStop(1, colours.shade);
  ink.fillStyle = down;
  ink.fillRect(EDGE.left, top, EDGE.width, EDGE.bottom - top);
  pattern(ink, 'cheap', { x: EDGE.left, y: top, width: EDGE.width, height: EDGE.bottom - top }, pitch, colours.pattern);
}

/** Where the render has come off. */
function patch({ ink, fine }: FacadeBrush, x: number, y: number): void {
  if (!fine) return;
  shape(
    ink,
    '#a9a294',
    [x, y + 2],
    [x + 9, y - 2],
    [x + 20, y + 1],
    [x + 22, y + 10],
    [x + 12, y + 14],
    [x + 2, y + 11],
  );
  line(ink, '#7d776b', 1.1, [x + 2, y + 6], [x + 21, y + 6]);
  line(ink, '#7d776b', 1.1, [x + 11, y - 1], [x + 11, y + 6]);
}

function window({ ink, palette, colours }: FacadeBrush, x: number, y: number, width: number, height: number): void {
  framed(ink, x, y, width, height, FRAME, colours.line, 1.4);
  const half = (width - 9) / 2;
  block(ink, x + 3, y + 3, half, height - 6, palette.glass.dark);
  block(ink, x + 6 + half, y + 3, half, height - 6, palette.glass.dark);
  shape(ink, palette.glass.light, [x + 3, y + 3], [x + 3 + half, y + 3], [x + 3, y + height * 0.6]);
  block(ink, x - 2, y + height, width + 4, 3.5, FRAME);
}

function slab({ ink, colours }: FacadeBrush, y: number, height: number): void {
  block(ink, EDGE.left, y, EDGE.width, height, '#b9b2a2');
  block(ink, EDGE.left, y, EDGE.width, 1.8, '#dcd6c8');
  block(ink, EDGE.left, y + height - 1.6, EDGE.width, 1.6, colours.line);
}

function ground(brush: FacadeBrush): void {
  const { ink, colours, palette, variant, fine } = brush;
  render(brush, EDGE.top);
  slab(brush, EDGE.top, 9);
  // A roller shutter, not quite down.
  framed(ink, -54, -22, 54, 69, '#2b2622', colours.line, 1.6);
  block(ink, -52, -20, 50, 55, '#cfcabd');
  for (let y = -16; y < 34; y += fine ? 5 : 9) line(ink, '#948e80', fine ? 1.4 : 2.2, [-52, y], [-2, y]);
  block(ink, -53, 34, 52, 4, '#8a8476');
  if (fine) {
    ink.strokeStyle = colours.accent;
    ink.lineWidth = 3.2;
    ink.lineCap = 'round';
    ink.beginPath();
    ink.moveTo(-45, 18);
    ink.bezierCurveTo(-38, -6, -32, 30, -26, 8);
    ink.bezierCurveTo(-22, -4, -18, 26, -10, 12);
    ink.stroke();
    ink.lineCap = 'butt';
  }
  // The door beside it, under an awning.
  framed(ink, 12, -10, 30, 57, FRAME, colours.line, 1.6);
  block(ink, 16, -6, 22, 24, palette.glass.dark);
  shape(ink, palette.glass.light, [16, -6], [32, -6], [16, 12]);
  disc(ink, 36, 26, 2, colours.line);
  const stripes = pick(['#e9418e', '#f06a2c', '#3f7fd0'], variant);
  for (let i = 0; i < 6; i += 1) {
    const x = 4 + i * 8.6;
    shape(ink, i % 2 === 0 ? stripes : FRAME, [x + 2, -26], [x + 8.6, -26], [x + 8.6, -10], [x, -10]);
  }
  block(ink, -60, -35, 46, 9, stripes);
  block(ink, -57, -32, 22, 3, FRAME);
  block(ink, -32, -32, 12, 3, FRAME);
  patch(brush, 42, 26);
}

function tier(brush: FacadeBrush): void {
  const { ink, colours, variant, fine } = brush;
  render(brush, EDGE.top);
  slab(brush, 38.4, 9);
  window(brush, -54, -34, 42, 32);
  window(brush, 2, -34, 42, 32);
  // The drainpipe.
  line(ink, '#e3ded2', 5, [-6, EDGE.top], [-6, 38]);
  line(ink, colours.line, 1, [-3, EDGE.top], [-3, 38]);
  if (variant % 2 === 0) {
    framed(ink, -53, 8, 30, 19, FRAME, colours.line, 1.4);
    disc(ink, -41, 17.5, 7, '#8d948f');
    disc(ink, -41, 17.5, 2.2, FRAME);
    if (fine) for (const y of [12, 16, 20, 24]) line(ink, '#8d948f', 1.2, [-32, y], [-25, y]);
    line(ink, '#e3ded2', 2, [-23, 20], [-10, 20], [-10, 38]);
  } else {
    // The wash, over everything.
    line(ink, '#4c4a40', 1.2, [-58, 7], [-10, 9]);
    SHIRTS.slice(0, fine ? 4 : 3).forEach((_, i) => {
      const colour = SHIRTS[(i + variant) % SHIRTS.length] ?? FRAME;
      const x = -55 + i * (fine ? 12 : 16);
      shape(ink, colour, [x, 7], [x + 9, 7.6], [x + 9, 23], [x, 23]);
    });
  }
  if (variant === 1) patch(brush, 8, 12);
  if (variant === 2) patch(brush, -20, 20);
}

function roof(brush: FacadeBrush): void {
  const { ink, colours, palette, variant, fine } = brush;
  // Bars for the storey that will come one day.
  for (const [x, tall] of [
    [-58, 34],
    [-53, 40],
    [-48, 30],
    [56, 28],
    [51, 36],
  ] as const) {
    line(ink, '#9a4b22', fine ? 2 : 3, [x, 10], [x + (tall % 4) - 1, 10 - tall]);
  }
  // Water tanks on a stand.
  const tank = pick(['#3f7fd0', '#2f2f33', '#e7e2d6'], variant);
  line(ink, '#6a6a66', 2.4, [-34, 10], [-34, -14], [-2, -14], [-2, 10]);
  line(ink, '#6a6a66', 1.6, [-34, 10], [-2, -14]);
  for (const x of [-36, -17]) {
    framed(ink, x, -46, 17, 32, tank, '#20201e', 1.6);
    block(ink, x + 3, -44, 3, 28, 'rgb(255 255 255 / 0.4)');
    for (const y of [-36, -26]) line(ink, 'rgb(0 0 0 / 0.35)', 1.4, [x, y], [x + 17, y]);
    block(ink, x + 4, -50, 9, 4, '#20201e');
  }
  // The dish.
  line(ink, '#55534d', 2.6, [26, 10], [26, -30]);
  ink.save();
  ink.translate(26, -34);
  ink.rotate(-0.6);
  ink.beginPath();
  ink.ellipse(0, 0, 17, 9, 0, 0, Math.PI * 2);
  ink.fillStyle = '#ecebe4';
  ink.fill();
  ink.lineWidth = 1.6;
  ink.strokeStyle = '#55534d';
  ink.stroke();
  line(ink, '#55534d', 1.6, [0, 0], [4, -16]);
  disc(ink, 4, -17, 2.6, '#55534d');
  ink.restore();
  if (fine) {
    line(ink, '#4c4a40', 1.2, [30, -8], [52, -14]);
    shape(ink, palette.gold, [34, -9], [42, -11], [42, 2], [34, 3]);
  }
  render(brush, 10);
  block(ink, EDGE.left, 8, EDGE.width, 6, '#b9b2a2');
  block(ink, EDGE.left, 8, EDGE.width, 1.8, '#dcd6c8');
  line(ink, colours.line, 1.4, [EDGE.left, 14], [EDGE.right, 14]);
  patch(brush, -52, 22);
}
