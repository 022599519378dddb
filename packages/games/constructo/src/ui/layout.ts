import { type Extent, fitScale, inset, laidOutIn, type Rect, split } from '@boomtown/stage/headless';
import { PILE, TRAY_DEPTH, USUAL_BOARD } from './measures.ts';

/** A player's tray: the plank with name and piles. All in world units. */
export interface TrayLayout {
  readonly rect: Rect;
  readonly run: 'row' | 'column';
  readonly plate: Rect;
  /** Room for ring, medium and small, in this order. */
  readonly piles: readonly Rect[];
  /** By how much the pieces of the tray are smaller than those on the board. */
  readonly scale: number;
}

export interface TableLayout {
  /** The whole element. */
  readonly bounds: Rect;
  /** CSS pixels a world unit. */
  readonly unit: number;
  /** Room for the board, or for the boards to choose from. */
  readonly middle: Rect;
  /** The tray of the player who sits here (below or on the left), and the other one. */
  readonly trays: readonly [near: TrayLayout, far: TrayLayout];
}

/** Where things go in an element of this size (CSS pixels): trays beside the board, or above and below, whichever leaves it more room. */
export function layoutFor(viewport: Extent): TableLayout {
  const extent = laidOutIn(viewport);
  const beside = besideEachOther(extent);
  const stacked = aboveEachOther(extent);
  return beside.unit >= stacked.unit ? beside : stacked;
}

function besideEachOther({ width, height }: Extent): TableLayout {
  const edge = Math.min(28, width * 0.02);
  const tray = Math.min(Math.max(width * 0.17, 112), 250, width * 0.36);
  const middle = { x: tray + edge, y: 0, width: width - 2 * (tray + edge), height };
  const unit = unitOf(middle);
  const high = Math.min(height - 2 * edge, 4.2 * PILE.height * unit + 90);
  const top = (height - high) / 2;
  return inUnits(unit, { x: 0, y: 0, width, height }, middle, [
    trayIn({ x: edge, y: top, width: tray, height: high }, 'column', unit),
    trayIn({ x: width - edge - tray, y: top, width: tray, height: high }, 'column', unit),
  ]);
}

function aboveEachOther({ width, height }: Extent): TableLayout {
  const edge = Math.min(12, width * 0.02);
  const tray = Math.min(Math.max(height * 0.17, 84), 190, height * 0.28);
  const gap = edge + 10;
  const middle = { x: 0, y: tray + edge + gap, width, height: height - 2 * (tray + edge + gap) };
  const unit = unitOf(middle);
  const depth = TRAY_DEPTH * unit;
  const wide = Math.min(width - 2 * edge, 5.2 * PILE.width * unit + 60);
  const left = (width - wide) / 2;
  return inUnits(unit, { x: 0, y: 0, width, height }, middle, [
    trayIn({ x: left, y: height - edge - tray - depth, width: wide, height: tray }, 'row', unit),
    trayIn({ x: left, y: edge, width: wide, height: tray }, 'row', unit),
  ]);
}

function unitOf(middle: Rect): number {
  return Math.max(0.12, fitScale(USUAL_BOARD, inset(middle, middle.width * 0.03, middle.height * 0.03)));
}

/** A tray in CSS pixels; its scale is that of pieces drawn at `unit`. */
function trayIn(rect: Rect, run: 'row' | 'column', unit: number): TrayLayout {
  const inner = inset(rect, run === 'row' ? 8 : 6, run === 'row' ? 4 : 12);
  const shares = run === 'row' ? [1.05, 1, 0.9, 0.75] : [0.75, 1, 0.95, 0.9];
  const [plate = inner, ...piles] = split(inner, run, shares);
  const first = piles[0] ?? inner;
  return { rect, run, plate, piles, scale: Math.min(1, fitScale(PILE, first) / unit) };
}

function inUnits(unit: number, bounds: Rect, middle: Rect, trays: readonly [TrayLayout, TrayLayout]): TableLayout {
  const scaled = (rect: Rect): Rect => ({
    x: rect.x / unit,
    y: rect.y / unit,
    width: rect.width / unit,
    height: rect.height / unit,
  });
  const tray = (layout: TrayLayout): TrayLayout => ({
    ...layout,
    rect: scaled(layout.rect),
    plate: scaled(layout.plate),
    piles: layout.piles.map(scaled),
  });
  return { bounds: scaled(bounds), unit, middle: scaled(middle), trays: [tray(trays[0]), tray(trays[1])] };
}
