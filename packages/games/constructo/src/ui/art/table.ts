import {
  darken,
  faded,
  hexagon,
  lighten,
  mix,
  type PaintedDrawing,
  roundedPolygon,
  roundedRect,
  softShadow,
} from '@boomtown/stage/headless';
import { HEX_RADIUS, TILE_DEPTH, TILE_GAP, TILE_ROUNDING, TILT } from '../measures.ts';
import type { MarkName } from './names.ts';
import type { Palette, SeatColours } from './palette.ts';

type Ink = CanvasRenderingContext2D;

const TOP = hexagon(HEX_RADIUS - TILE_GAP, TILT);
const HALF = (HEX_RADIUS - TILE_GAP) * Math.sin(Math.PI / 3);
const SPACE = { x: -130, y: -120, width: 260, height: 270 };
/** The engraved line inside of each hexagon; lights follow it. */
const INNER = 0.93;

const face = () => roundedPolygon(TOP, TILE_ROUNDING);
const inner = (share: number) => roundedPolygon(hexagon((HEX_RADIUS - TILE_GAP) * share, TILT), TILE_ROUNDING * share);

/** A hexagon of the board; `grain` chooses one of its grains. */
export function tileDrawing({ tile }: Palette, grain: number): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: SPACE,
    paint(ink) {
      side(ink, tile);
      const surface = ink.createLinearGradient(-70, -80, 60, 80);
      surface.addColorStop(0, mix(tile.light, tile.top, (grain % 3) * 0.18));
      surface.addColorStop(0.55, tile.top);
      surface.addColorStop(1, mix(tile.top, tile.side, 0.22));
      ink.fillStyle = surface;
      ink.fill(face());
      ink.save();
      ink.clip(face());
      woodGrain(ink, tile.grain, tile.grained, grain);
      gloss(ink, tile.gloss);
      ink.lineWidth = 5;
      ink.strokeStyle = faded(lighten(tile.light, 0.35), 0.55);
      ink.translate(0, 2.4);
      ink.stroke(face());
      ink.restore();
      ink.lineWidth = 1.8;
      ink.strokeStyle = faded(tile.line, 0.75);
      ink.stroke(face());
      ink.lineWidth = 1.5;
      ink.strokeStyle = faded(tile.line, 0.3);
      ink.stroke(inner(INNER));
    },
  };
}

/** The shadow that a hexagon throws on the table. */
export function shadeDrawing({ shadow }: Palette): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: SPACE,
    paint(ink) {
      softShadow(ink, face(), { x: 7, y: TILE_DEPTH + 9, blur: 24, colour: shadow });
    },
  };
}

/** Marks on a hexagon, by name. `ready`: something here can be taken; `lit`: one may go here; `chosen`: it is in hand. */
export function markDrawing(name: MarkName, { lit, litLine }: Palette): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: SPACE,
    paint(ink) {
      switch (name) {
        case 'ready':
          glowLine(ink, INNER, lit, faded(lit, 0.8), 3, 8);
          break;
        case 'lit':
          ink.fillStyle = faded(lit, 0.34);
          ink.fill(inner(INNER));
          glowLine(ink, INNER, lit, lit, 5, 14);
          glowLine(ink, INNER - 0.06, litLine, faded(litLine, 0.9), 2, 0);
          break;
        case 'chosen':
          ink.fillStyle = faded(lit, 0.2);
          ink.fill(inner(INNER));
          glowLine(ink, INNER, litLine, litLine, 5.5, 8);
          break;
        case 'hover':
          ink.fillStyle = faded(lit, 0.22);
          ink.fill(inner(1));
          break;
        case 'beacon':
          glowLine(ink, 0.95, lit, lit, 7, 18);
          break;
      }
    },
  };
}

/** Where the last step took place, in the colour of who did it: angles in the hexagon's corners. */
export function lastDrawing(colours: SeatColours): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: SPACE,
    paint(ink) {
      ink.lineWidth = 5;
      ink.lineCap = 'round';
      ink.lineJoin = 'round';
      const corners = hexagon((HEX_RADIUS - TILE_GAP) * 0.9, TILT);
      for (const [i, corner] of corners.entries()) {
        // The near corner is where the hexagon's number stands.
        if (i === 3) continue;
        const [before, after] = [corners[(i + 5) % 6] ?? corner, corners[(i + 1) % 6] ?? corner];
        ink.beginPath();
        ink.moveTo(corner.x + (before.x - corner.x) * 0.2, corner.y + (before.y - corner.y) * 0.2);
        ink.lineTo(corner.x, corner.y);
        ink.lineTo(corner.x + (after.x - corner.x) * 0.2, corner.y + (after.y - corner.y) * 0.2);
        ink.strokeStyle = faded(darken(colours.dark, 0.3), 0.5);
        ink.lineWidth = 7;
        ink.stroke();
        ink.strokeStyle = colours.glow;
        ink.lineWidth = 4;
        ink.stroke();
      }
    },
  };
}

/** A line that runs outwards once from a tower that was crowned. */
export function rippleDrawing({ light }: SeatColours): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: SPACE,
    paint(ink) {
      glowLine(ink, 0.98, light, light, 6, 16);
    },
  };
}

/** The plate under a board that can be chosen; `open` to choose, `lit` when it is pointed at. */
export function plateDrawing(
  palette: Palette,
  width: number,
  height: number,
  state: 'shown' | 'open' | 'lit',
): PaintedDrawing {
  const { table, litLine, shadow } = palette;
  return {
    kind: 'painted',
    bounds: { x: -width / 2 - 60, y: -height / 2 - 60, width: width + 120, height: height + 130 },
    paint(ink) {
      const path = roundedRect(-width / 2, -height / 2, width, height, 70);
      if (state === 'lit') softShadow(ink, path, { x: 8, y: 20, blur: 44, colour: shadow });
      ink.fillStyle = faded(table.plate, state === 'lit' ? 1 : state === 'open' ? 0.7 : 0.3);
      ink.fill(path);
      ink.lineWidth = state === 'lit' ? 12 : 5;
      ink.strokeStyle = state === 'lit' ? (litLine === '#ffffff' ? palette.tile.top : litLine) : faded(table.line, 0.8);
      ink.stroke(path);
    },
  };
}

function side(ink: Ink, tile: Palette['tile']): void {
  const shade = ink.createLinearGradient(-HALF, 0, HALF, 0);
  shade.addColorStop(0, lighten(tile.side, 0.08));
  shade.addColorStop(0.495, tile.side);
  shade.addColorStop(0.505, mix(tile.side, tile.dark, 0.5));
  shade.addColorStop(1, tile.dark);
  ink.save();
  ink.fillStyle = shade;
  for (let depth = TILE_DEPTH; depth > 0; depth -= 1) {
    ink.save();
    ink.translate(0, depth);
    ink.fill(face());
    ink.restore();
  }
  // The plies of the wood.
  ink.lineWidth = 1.3;
  for (const depth of [TILE_DEPTH * 0.36, TILE_DEPTH * 0.68]) {
    ink.save();
    ink.beginPath();
    ink.rect(-HALF - 4, 0, 2 * HALF + 8, 200);
    ink.clip();
    ink.translate(0, depth);
    ink.strokeStyle = faded(tile.line, 0.4);
    ink.stroke(face());
    ink.restore();
  }
  ink.translate(0, TILE_DEPTH);
  ink.lineWidth = 2;
  ink.strokeStyle = faded(tile.line, 0.6);
  ink.stroke(face());
  ink.restore();
}

/** Lines of growth, the same for the same number. */
export function woodGrain(
  ink: Ink,
  colour: Palette['tile']['grain'],
  strength: number,
  grain: number,
  half = 100,
): void {
  if (strength <= 0) return;
  const bend = 7 + (grain % 4) * 4;
  const knot = { x: ((grain * 67) % 120) - 60, y: ((grain * 41) % 90) - 45 };
  ink.save();
  ink.rotate((((grain * 29) % 11) - 5) * 0.035);
  for (let i = -13; i <= 13; i += 1) {
    const y = i * 8.6 + ((grain * 13 + i * 7) % 5);
    ink.beginPath();
    for (let x = -half; x <= half; x += 8) {
      const away = Math.hypot((x - knot.x) / 46, (y - knot.y) / 20);
      const push = (Math.sign(y - knot.y) || 1) * 9 * Math.exp(-away * away);
      const wave = bend * 0.4 * Math.sin(x / 57 + grain * 1.7 + i * 0.19) + push;
      if (x === -half) ink.moveTo(x, y + wave);
      else ink.lineTo(x, y + wave);
    }
    ink.lineWidth = 0.7 + ((i * i * 3 + grain) % 5) * 0.34;
    ink.strokeStyle = faded(colour, strength * (0.13 + ((i * i + grain * 3) % 4) * 0.055));
    ink.stroke();
  }
  ink.restore();
}

function gloss(ink: Ink, strength: number): void {
  const shine = ink.createLinearGradient(-90, -70, 40, 70);
  shine.addColorStop(0, `rgb(255 255 255 / ${strength})`);
  shine.addColorStop(0.42, `rgb(255 255 255 / ${strength * 0.35})`);
  shine.addColorStop(0.46, 'rgb(255 255 255 / 0)');
  ink.fillStyle = shine;
  ink.fillRect(-130, -120, 260, 240);
}

function glowLine(ink: Ink, share: number, glow: string, line: string, width: number, blur: number): void {
  ink.save();
  if (blur > 0) {
    ink.shadowColor = glow;
    ink.shadowBlur = blur * ink.getTransform().a;
  }
  ink.lineWidth = width;
  ink.lineJoin = 'round';
  ink.strokeStyle = line;
  ink.stroke(inner(share));
  ink.restore();
}
