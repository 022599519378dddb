import { block, framed, line, pattern, shape } from './brush.ts';
import { EDGE, type FacadeBrush, type Facades } from './facade.ts';

/** Concrete and glass: curtain walls, lobbies, penthouses with a pool; gridded. */
export const MODERN_FACADES: Facades = { ground, tier, roof };

function concrete({ ink, colours, pitch }: FacadeBrush, x: number, y: number, width: number, height: number): void {
  block(ink, x, y, width, height, colours.wall);
  pattern(ink, 'modern', { x, y, width, height }, pitch, colours.pattern);
}

/** A pane in which the sky is mirrored. */
function pane(
  { ink, palette, colours }: FacadeBrush,
  x: number,
  y: number,
  width: number,
  height: number,
  lean: number,
): void {
  const sky = ink.createLinearGradient(x, y, x, y + height);
  sky.addColorStop(0, palette.glass.light);
  sky.addColorStop(1, palette.glass.dark);
  ink.fillStyle = sky;
  ink.fillRect(x, y, width, height);
  ink.save();
  ink.beginPath();
  ink.rect(x, y, width, height);
  ink.clip();
  ink.globalAlpha = 0.45;
  const at = x + width * lean;
  shape(
    ink,
    '#ffffff',
    [at, y],
    [at + width * 0.3, y],
    [at - width * 0.25, y + height],
    [at - width * 0.55, y + height],
  );
  ink.restore();
  ink.strokeStyle = colours.accent;
  ink.lineWidth = 1.8;
  ink.strokeRect(x, y, width, height);
}

function slab(brush: FacadeBrush, y: number, height: number): void {
  const { ink, colours } = brush;
  concrete(brush, EDGE.left, y, EDGE.width, height);
  block(ink, EDGE.left, y, EDGE.width, 2.2, colours.light);
  block(ink, EDGE.left, y + height - 1.8, EDGE.width, 1.8, colours.line);
}

function ground(brush: FacadeBrush): void {
  const { ink, colours, palette, variant, fine } = brush;
  block(ink, EDGE.left, EDGE.top, EDGE.width, EDGE.height, colours.accentDark);
  for (const x of [-47, -24, 13, 36]) pane(brush, x, -26, 20, 72, 0.3 + (x % 3) * 0.2);
  // The revolving door under its canopy.
  framed(ink, -3, -20, 14, 66, palette.glass.light, colours.accent, 1.8);
  line(ink, colours.accent, 1.6, [4, -20], [4, 46]);
  block(ink, -12, -27, 32, 6, colours.accent);
  for (const x of [EDGE.left, 48.6]) {
    concrete(brush, x, -28, 14, 75);
    block(ink, x + 11.5, -28, 2.5, 75, colours.shade);
  }
  if (fine && variant % 2 === 0) {
    // A planter that nobody waters.
    framed(ink, -42, 34, 24, 12, colours.wall, colours.line, 1.4);
    for (const [x, tall] of [
      [-38, 16],
      [-32, 22],
      [-26, 15],
    ] as const) {
      line(ink, '#56704a', 2, [x, 34], [x + 1.5, 34 - tall]);
      shape(ink, '#6f9160', [x - 4, 34 - tall * 0.6], [x + 1.5, 30 - tall], [x + 6, 34 - tall * 0.6]);
    }
  }
  slab(brush, EDGE.top, 20);
  block(ink, EDGE.left, 44.4, EDGE.width, 3, colours.shade);
}

function tier(brush: FacadeBrush): void {
  const { ink, colours, variant, fine } = brush;
  block(ink, EDGE.left, EDGE.top, EDGE.width, EDGE.height, colours.accentDark);
  const widths = [38, 38, 38] as const;
  let x = -58;
  for (const [i, width] of widths.entries()) {
    pane(brush, x, -42, width, 46, 0.25 + ((i + variant) % 3) * 0.22);
    x += width + 1;
  }
  // A glass parapet in front of an empty balcony.
  block(ink, -58, 4, 116, 22, colours.shade);
  ink.globalAlpha = 0.55;
  block(ink, -58, 6, 116, 20, colours.light);
  ink.globalAlpha = 1;
  for (const post of [-57, -29, 0, 29, 57]) line(ink, colours.accent, 2, [post, 4], [post, 28]);
  line(ink, colours.accent, 3, [-60, 4], [60, 4]);
  if (fine && variant % 2 === 1) {
    // One deckchair, for the brochure.
    line(ink, '#d8643a', 3, [-48, 12], [-38, 24], [-22, 24]);
    line(ink, colours.accent, 1.6, [-42, 24], [-42, 28]);
    line(ink, colours.accent, 1.6, [-24, 24], [-24, 28]);
  }
  for (const side of [EDGE.left, EDGE.right - 5]) concrete(brush, side, EDGE.top, 5, 75);
  slab(brush, 27, 20.4);
  block(ink, EDGE.left, EDGE.top, EDGE.width, 4.5, colours.shade);
  block(ink, EDGE.left, EDGE.top, EDGE.width, 1.8, colours.light);
}

function roof(brush: FacadeBrush): void {
  const { ink, colours, variant, fine, palette } = brush;
  // Masts and a window-cleaner's davit.
  line(ink, colours.line, 2.2, [34, -8], [34, -78]);
  for (const [y, half] of [
    [-72, 8],
    [-64, 6],
    [-56, 4],
  ] as const)
    line(ink, colours.line, 1.6, [34 - half, y], [34 + half, y]);
  line(ink, colours.line, 2.6, [-46, 12], [-46, -36], [-60, -44]);
  line(ink, colours.line, 1.2, [-60, -44], [-60, -24]);
  // The penthouse.
  block(ink, -30, -40, 54, 54, colours.accentDark);
  pane(brush, -27, -34, 23, 44, 0.5);
  pane(brush, -3, -34, 23, 44, 0.2);
  block(ink, -36, -45, 68, 7, colours.wall);
  block(ink, -36, -45, 68, 2.4, colours.light);
  block(ink, -36, -39.4, 68, 1.6, colours.line);
  // Solar panels and the air conditioning.
  if (variant % 2 === 0) {
    for (const x of [30, 44]) {
      shape(ink, '#22344e', [x, 12], [x + 13, 12], [x + 17, -8], [x + 4, -8]);
      if (fine) line(ink, '#8fb2d8', 1, [x + 6.5, 12], [x + 10.5, -8]);
    }
  } else {
    framed(ink, 34, -8, 22, 20, colours.light, colours.line, 1.6);
    ink.beginPath();
    ink.arc(45, 2, 7, 0, Math.PI * 2);
    ink.strokeStyle = colours.line;
    ink.lineWidth = 1.6;
    ink.stroke();
    line(ink, colours.line, 1.6, [38, 2], [52, 2]);
    line(ink, colours.line, 1.6, [45, -5], [45, 9]);
  }
  line(ink, palette.glass.light, 2.4, [-62, 2], [-34, 2]);
  for (const x of [-60, -52, -44, -37]) line(ink, palette.glass.light, 1.4, [x, 2], [x, 12]);
  block(ink, EDGE.left, 10, EDGE.width, 37.4, colours.shade);
  slab(brush, 10, 37.4);
  block(ink, EDGE.left, 27, EDGE.width, 2, colours.shade);
}
