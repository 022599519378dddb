import { arch, block, disc, framed, line, pattern, shape } from './brush.ts';
import { EDGE, type FacadeBrush, type Facades, pick } from './facade.ts';

/** Limestone: courses of stone, closed timber balconies, balustrades and domes; hatched. */
export const OLD_FACADES: Facades = { ground, tier, roof };

/** Paint of doors, shutters and balconies. */
const PAINTS = [
  ['#7c2f24', '#4f1b14'],
  ['#2d6148', '#173a29'],
  ['#2f5878', '#183449'],
  ['#6e4a1e', '#43290c'],
] as const;

function wall({ ink, colours, fine, pitch }: FacadeBrush, top: number): void {
  const height = EDGE.bottom - top;
  const across = ink.createLinearGradient(EDGE.left, 0, EDGE.right, 0);
  across.addColorStop(0, colours.light);
  across.addColorStop(0.45, colours.wall);
  across.addColorStop(1, colours.shade);
  ink.fillStyle = across;
  ink.fillRect(EDGE.left, top, EDGE.width, height);
  ink.globalAlpha = 0.5;
  pattern(ink, 'old', { x: 18, y: top, width: EDGE.right - 18, height }, pitch, colours.pattern);
  ink.globalAlpha = 1;
  if (!fine) return;
  // Courses of stone, here and there a joint.
  ink.globalAlpha = 0.38;
  for (let course = 0, y = EDGE.bottom - 16; y > top + 4; y -= 15, course += 1) {
    line(ink, colours.line, 0.9, [EDGE.left, y], [EDGE.right, y]);
    for (let x = EDGE.left + 14 + ((course * 37) % 30); x < EDGE.right; x += 34) {
      line(ink, colours.line, 0.9, [x, y], [x, y + 15]);
    }
  }
  ink.globalAlpha = 1;
}

/** A band of hatched stone that stands out a little. */
function cornice({ ink, colours, pitch }: FacadeBrush, y: number, height: number): void {
  block(ink, EDGE.left, y, EDGE.width, height, colours.wall);
  pattern(ink, 'old', { x: EDGE.left, y, width: EDGE.width, height }, pitch, colours.pattern);
  block(ink, EDGE.left, y, EDGE.width, 2.4, colours.light);
  block(ink, EDGE.left, y + height - 1.6, EDGE.width, 1.6, colours.line);
}

function ground(brush: FacadeBrush): void {
  const { ink, colours, palette, variant, fine } = brush;
  const [paint, dark] = pick(PAINTS, variant);
  wall(brush, EDGE.top);
  cornice(brush, EDGE.top, 11);
  for (const x of [-54, 26]) {
    const opening = arch(x, -24, 28, 50);
    ink.fillStyle = palette.glass.dark;
    ink.fill(opening);
    ink.lineWidth = 4.5;
    ink.strokeStyle = colours.light;
    ink.stroke(opening);
    ink.lineWidth = 1.2;
    ink.strokeStyle = colours.line;
    ink.stroke(opening);
    if (fine) {
      for (const bar of [7, 14, 21]) line(ink, colours.line, 1.2, [x + bar, -22], [x + bar, 26]);
      for (const bar of [-6, 8, 20]) line(ink, colours.line, 1.2, [x + 1, bar], [x + 27, bar]);
    }
    block(ink, x - 4, 26, 36, 4.5, colours.light);
  }
  const door = arch(-17, -32, 34, 80);
  ink.fillStyle = dark;
  ink.fill(door);
  ink.lineWidth = 5;
  ink.strokeStyle = colours.light;
  ink.stroke(door);
  block(ink, -15, -12, 14, 60, paint);
  block(ink, 1, -12, 14, 60, paint);
  if (fine) {
    for (const x of [-12, 4]) {
      framed(ink, x, -7, 8, 20, paint, dark, 1.4);
      framed(ink, x, 18, 8, 24, paint, dark, 1.4);
    }
    disc(ink, -2.6, 16, 1.7, palette.gold);
    disc(ink, 2.6, 16, 1.7, palette.gold);
    for (const turn of [-0.9, -0.3, 0.3, 0.9]) {
      line(ink, paint, 1.6, [0, -13], [Math.sin(turn) * 15, -13 - Math.cos(turn) * 16]);
    }
  }
  block(ink, -22, 43, 44, 5, colours.light);
}

function tier(brush: FacadeBrush): void {
  const { ink, colours, palette, variant, fine } = brush;
  const [paint, dark] = pick(PAINTS, variant);
  wall(brush, EDGE.top);
  cornice(brush, 35, 12.4);
  // The window, with louvred shutters.
  const left = variant % 2 === 0 ? -52 : -50;
  framed(ink, left, -30, 28, 50, palette.glass.dark, colours.line, 1.4);
  block(ink, left + 2, -28, 24, 8, palette.glass.light);
  line(ink, colours.light, 2, [left + 14, -30], [left + 14, 20]);
  for (const x of [left - 7, left + 23]) {
    framed(ink, x, -30, 12, 50, paint, dark, 1.4);
    if (fine) for (let y = -26; y < 18; y += 5) line(ink, dark, 1.1, [x + 2, y], [x + 10, y]);
  }
  block(ink, left - 9, 20, 46, 5, colours.light);
  block(ink, left - 9, 25, 46, 1.6, colours.line);
  // The closed balcony on its corbels.
  const x = -8;
  shape(ink, colours.shade, [x + 4, 22], [x + 14, 22], [x + 10, 34], [x + 4, 34]);
  shape(ink, colours.shade, [x + 34, 22], [x + 44, 22], [x + 44, 34], [x + 38, 34]);
  block(ink, x + 50, -36, 5, 60, 'rgb(40 22 4 / 0.28)');
  framed(ink, x, -34, 50, 57, paint, dark, 1.6);
  shape(ink, dark, [x - 4, -33], [x + 54, -33], [x + 46, -42], [x + 4, -42]);
  for (const pane of [3.5, 18.5, 33.5]) {
    framed(ink, x + pane, -28, 13, 29, palette.glass.dark, dark, 1.2);
    shape(ink, palette.glass.light, [x + pane + 1, -27], [x + pane + 9, -27], [x + pane + 1, -14]);
    if (fine) line(ink, dark, 1.2, [x + pane, -14], [x + pane + 13, -14]);
  }
  for (const panel of [3.5, 18.5, 33.5]) framed(ink, x + panel, 5, 13, 13, paint, dark, 1.2);
  block(ink, x - 2, 20, 54, 4, dark);
}

function roof(brush: FacadeBrush): void {
  const { ink, colours, palette, variant, fine } = brush;
  const [paint, dark] = pick(PAINTS, variant + 1);
  // The dome with its lantern.
  const shine = ink.createLinearGradient(-30, 0, 30, 0);
  shine.addColorStop(0, colours.light);
  shine.addColorStop(0.5, colours.wall);
  shine.addColorStop(1, colours.shade);
  line(ink, colours.line, 2, [0, -82], [0, -66]);
  shape(ink, paint, [0.8, -81], [13, -77.5], [0.8, -74]);
  framed(ink, -6, -67, 12, 13, colours.light, colours.line, 1.4);
  shape(ink, dark, [-8, -66], [0, -73], [8, -66]);
  ink.beginPath();
  ink.moveTo(-29, -14);
  ink.bezierCurveTo(-30, -42, -16, -54, 0, -55);
  ink.bezierCurveTo(16, -54, 30, -42, 29, -14);
  ink.closePath();
  ink.fillStyle = shine;
  ink.fill();
  ink.lineWidth = 1.8;
  ink.strokeStyle = colours.line;
  ink.stroke();
  ink.save();
  ink.clip();
  ink.globalAlpha = 0.6;
  pattern(ink, 'old', { x: 2, y: -56, width: 30, height: 44 }, brush.pitch, colours.pattern);
  ink.restore();
  for (const rib of [-14, 14]) {
    ink.beginPath();
    ink.moveTo(rib, -14);
    ink.quadraticCurveTo(rib * 0.9, -42, 0, -54);
    ink.lineWidth = 1.4;
    ink.stroke();
  }
  framed(ink, -33, -16, 66, 19, colours.wall, colours.line, 1.6);
  for (const x of [-22, -5, 12]) {
    const light = arch(x, -12, 10, 14);
    ink.fillStyle = palette.glass.dark;
    ink.fill(light);
  }
  // Balustrade between urns.
  for (const x of [-58, 46]) {
    framed(ink, x, -12, 12, 24, colours.wall, colours.line, 1.4);
    disc(ink, x + 6, -16, 5, colours.light);
    line(ink, colours.line, 1.4, [x + 1, -12], [x + 11, -12]);
  }
  if (fine) {
    for (let x = -45; x < 46; x += 7.5) {
      ink.beginPath();
      ink.ellipse(x + 2.5, 5, 2.2, 6, 0, 0, Math.PI * 2);
      ink.fillStyle = colours.light;
      ink.fill();
      ink.lineWidth = 1;
      ink.stroke();
    }
  } else {
    block(ink, -45, 0, 91, 11, colours.shade);
  }
  block(ink, -60, -2, 120, 3.5, colours.light);
  wall(brush, 10);
  cornice(brush, 10, 15);
}
