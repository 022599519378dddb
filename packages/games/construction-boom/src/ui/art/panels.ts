import { type Drawing, faded, mix, type PaintedDrawing, roundedRect } from '@boomtown/stage/headless';
import type { Material } from '../rules.ts';
import { block, type Ink, pattern } from './brush.ts';
import type { ButtonTone, RungState } from './names.ts';
import type { Palette } from './palette.ts';

/** A rectangle of this extent round the origin, with a painter that gets its path. */
function rectangle(
  width: number,
  height: number,
  rounding: number,
  paint: (ink: Ink, path: Path2D) => void,
): PaintedDrawing {
  return {
    kind: 'painted',
    bounds: { x: -width / 2 - 5, y: -height / 2 - 5, width: width + 10, height: height + 14 },
    paint: (ink) => paint(ink, roundedRect(-width / 2, -height / 2, width, height, rounding)),
  };
}

/** The board at the fence of the site. */
export function signDrawing(palette: Palette, hover: boolean, width: number, height: number): Drawing {
  return rectangle(width, height, 9, (ink, path) => {
    edge(ink, palette.paperEdge, width, height, 9);
    ink.fillStyle = hover ? mix(palette.paper, palette.gold, 0.16) : palette.paper;
    ink.fill(path);
    ink.lineWidth = 1.5;
    ink.strokeStyle = faded(palette.ink, 0.35);
    ink.stroke(path);
  });
}

export function buttonDrawing(
  palette: Palette,
  tone: ButtonTone,
  hover: boolean,
  width: number,
  height: number,
): Drawing {
  const primary = tone === 'primary' || tone === 'asked';
  const face = primary ? (tone === 'asked' ? palette.gold : palette.primary) : palette.paper;
  const under = primary ? (tone === 'asked' ? '#a8750a' : palette.primaryDark) : palette.paperEdge;
  return rectangle(width, height, 10, (ink, path) => {
    edge(ink, under, width, height, 10);
    ink.fillStyle = hover ? mix(face, primary ? '#ffffff' : palette.gold, 0.18) : face;
    ink.fill(path);
    ink.lineWidth = hover ? 2.6 : 1.4;
    ink.strokeStyle = primary ? under : faded(palette.ink, hover ? 0.8 : 0.35);
    ink.stroke(path);
  });
}

/** What all the bids of a material lie on: a plank, marked at its left end with the material's pattern. */
export function plankDrawing(palette: Palette, material: Material, width: number, height: number): Drawing {
  const { wall, pattern: lines, line } = palette.facades[material];
  return rectangle(width, height, 10, (ink, path) => {
    edge(ink, palette.paperEdge, width, height, 10);
    ink.fillStyle = palette.paper;
    ink.fill(path);
    ink.save();
    ink.clip(path);
    const strip = { x: -width / 2, y: -height / 2, width: 8, height };
    block(ink, strip.x, strip.y, strip.width, strip.height, wall);
    pattern(ink, material, strip, 7, lines);
    block(ink, strip.x + 8, strip.y, 1.4, height, line);
    ink.globalAlpha = 0.12;
    block(ink, -width / 2, -height / 2, width, height, wall);
    ink.restore();
    ink.lineWidth = 1.4;
    ink.strokeStyle = faded(palette.ink, 0.3);
    ink.stroke(path);
  });
}

/** One bid: past, open, pointed at, chosen, or standing and whose. */
export function rungDrawing(
  palette: Palette,
  material: Material,
  state: RungState,
  width: number,
  height: number,
): Drawing {
  const { wall, light, pattern: lines, line } = palette.facades[material];
  return rectangle(width, height, 7, (ink, path) => {
    if (state === 'past') {
      ink.globalAlpha = 0.14;
      ink.fillStyle = palette.ink;
      ink.fill(path);
      return;
    }
    ink.fillStyle = state === 'shown' ? mix(wall, palette.paper, 0.45) : state === 'hover' ? light : wall;
    ink.fill(path);
    ink.save();
    ink.clip(path);
    ink.globalAlpha = 0.4;
    pattern(ink, material, { x: -width / 2, y: -height / 2, width, height }, 8, lines);
    ink.restore();
    const firm = state === 'standing-0' ? palette.firms[0] : state === 'standing-1' ? palette.firms[1] : null;
    ink.lineWidth = firm !== null ? 4.5 : state === 'chosen' ? 4 : state === 'hover' ? 2.6 : 1.3;
    ink.strokeStyle = firm?.main ?? (state === 'chosen' ? palette.primary : line);
    ink.stroke(path);
  });
}

export function rungBeaconDrawing(palette: Palette, width: number, height: number): Drawing {
  return rectangle(width, height, 8, (ink, path) => {
    ink.lineWidth = 4;
    ink.strokeStyle = palette.primary;
    ink.stroke(path);
  });
}

/** The score sheet: a page on a clip-board. */
export function sheetDrawing(palette: Palette, width: number, height: number): Drawing {
  return {
    kind: 'painted',
    bounds: { x: -width / 2 - 40, y: -height / 2 - 40, width: width + 80, height: height + 90 },
    paint(ink) {
      const page = roundedRect(-width / 2, -height / 2, width, height, 14);
      ink.save();
      ink.shadowColor = 'rgb(20 10 0 / 0.5)';
      ink.shadowBlur = 30 * ink.getTransform().a;
      ink.shadowOffsetY = 10 * ink.getTransform().a;
      ink.fillStyle = palette.paper;
      ink.fill(page);
      ink.restore();
      ink.save();
      ink.clip(page);
      ink.strokeStyle = faded(palette.ink, 0.06);
      ink.lineWidth = 1;
      ink.beginPath();
      for (let x = -width / 2; x < width / 2; x += 18) {
        ink.moveTo(x, -height / 2);
        ink.lineTo(x, height / 2);
      }
      for (let y = -height / 2; y < height / 2; y += 18) {
        ink.moveTo(-width / 2, y);
        ink.lineTo(width / 2, y);
      }
      ink.stroke();
      hazard(ink, -width / 2, -height / 2, width, 9);
      ink.restore();
      ink.lineWidth = 2;
      ink.strokeStyle = faded(palette.ink, 0.4);
      ink.stroke(page);
    },
  };
}

export function sheetRuleDrawing(palette: Palette, width: number): Drawing {
  return { kind: 'vector', draw: (graphics) => graphics.rect(-width / 2, -1, width, 2).fill(palette.ink) };
}

/** Black and yellow tape. */
function hazard(ink: Ink, x: number, y: number, width: number, height: number): void {
  block(ink, x, y, width, height, '#f3b92e');
  ink.fillStyle = '#241d18';
  for (let at = -height; at < width; at += height * 2.4) {
    ink.beginPath();
    ink.moveTo(x + at, y + height);
    ink.lineTo(x + at + height, y);
    ink.lineTo(x + at + height * 2.2, y);
    ink.lineTo(x + at + height * 1.2, y + height);
    ink.closePath();
    ink.fill();
  }
}

/**
 * What a ground carries: one field for each unit that it can, filled up; what would be added is striped; what is too
 * much stands out over the end.
 */
export function gaugeDrawing(
  palette: Palette,
  {
    width,
    height,
    capacity,
    before,
    after,
  }: Readonly<Record<'width' | 'height' | 'capacity' | 'before' | 'after', number>>,
): Drawing {
  return {
    kind: 'painted',
    bounds: { x: -width / 2 - 4, y: -height / 2 - 4, width: width + 8, height: height + 8 },
    paint(ink) {
      const most = Math.max(before, after);
      // The last part of the length is for what is too much.
      const room = most > capacity ? width * (capacity / Math.min(most, capacity * 1.6)) : width;
      const unit = room / capacity;
      const left = -width / 2;
      const top = -height / 2;
      const back = roundedRect(left - 2, top - 2, width + 4, height + 4, 4);
      ink.fillStyle = '#17130f';
      ink.fill(back);
      block(ink, left, top, room, height, '#4a423a');
      const kept = Math.min(before, after);
      const tone = (units: number): string =>
        units > capacity ? palette.overOnDark : units >= capacity * 0.75 ? palette.near : palette.fine;
      const reach = (units: number): number => Math.min(units * unit, width);
      block(ink, left, top, reach(kept), height, tone(kept));
      if (most > kept) {
        block(
          ink,
          left + reach(kept),
          top,
          reach(most) - reach(kept),
          height,
          after > before ? tone(after) : '#5d564d',
        );
        ink.save();
        ink.beginPath();
        ink.rect(left + reach(kept), top, reach(most) - reach(kept), height);
        ink.clip();
        ink.strokeStyle = 'rgb(0 0 0 / 0.42)';
        ink.lineWidth = 2.4;
        ink.beginPath();
        for (let at = left + reach(kept) - height; at < left + reach(most); at += 6) {
          ink.moveTo(at, top + height);
          ink.lineTo(at + height, top);
        }
        ink.stroke();
        ink.restore();
      }
      ink.strokeStyle = '#17130f';
      ink.lineWidth = unit > 6 ? 1.6 : 1;
      ink.beginPath();
      for (let i = 1; i < capacity; i += 1) {
        ink.moveTo(left + i * unit, top);
        ink.lineTo(left + i * unit, top + height);
      }
      ink.stroke();
      if (most > capacity) {
        ink.fillStyle = '#fffaf0';
        ink.fillRect(left + room - 1.2, top - 3.5, 2.6, height + 7);
      }
    },
  };
}

export function gaugeBeaconDrawing(palette: Palette, width: number): Drawing {
  return rectangle(width + 6, 26, 6, (ink, path) => {
    ink.lineWidth = 3;
    ink.strokeStyle = palette.primary;
    ink.stroke(path);
  });
}

/** What gives a panel its thickness. */
function edge(ink: Ink, colour: string, width: number, height: number, rounding: number): void {
  ink.fillStyle = colour;
  ink.fill(roundedRect(-width / 2, -height / 2 + 4, width, height, rounding));
}
