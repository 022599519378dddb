import { type Extent, laidOutIn, type Rect } from '@boomtown/stage/headless';

/** Where everything goes in an element of this size. All in CSS pixels. */
export interface Layout {
  readonly bounds: Rect;
  readonly wide: boolean;
  /** The board that says what the contract is. */
  readonly sign: Rect;
  /** The rival's hand. */
  readonly far: Rect;
  /** Room for storeys; its lower edge is the pavement. */
  readonly street: Rect;
  /** The pavement with what each ground carries. */
  readonly gauges: Rect;
  /** What would happen, in words; gives way to buttons where those have the same room. */
  readonly caption: Rect;
  readonly buttons: Rect;
  /** The own hand. */
  readonly yard: Rect;
  /** The bids; of no height when nobody bids. */
  readonly ladder: Rect;
  /** Does the ladder show all bids, or is there room for keys of a few of them alone? */
  readonly wholeLadder: boolean;
}

/** What the picture has to have room for: the ladder of bids, the rival's tiles to choose from, or the street. */
export type Moment = 'bid' | 'bonus' | 'build';

export function layoutFor(extent: Extent, moment: Moment): Layout {
  const { width, height } = laidOutIn(extent);
  if (width < 640) return moment === 'bid' ? narrowBidding(width, height) : narrowBuilding(width, height, moment);
  return height < LOW ? lowLayout(width, height, moment === 'bid') : wideLayout(width, height, moment === 'bid');
}

/** A board that is no higher than a phone is wide has its buttons beside the hand. */
const LOW = 480;

function wideLayout(width: number, height: number, bidding: boolean): Layout {
  const edge = 16;
  const yard = between(height * 0.17, 92, 148);
  const bar = 56;
  const gauges = bidding ? 14 : 62;
  const sign = between(height * 0.1, 62, 84);
  const yardTop = height - yard;
  const barTop = yardTop - bar;
  const ground = barTop - gauges;
  const top = edge + sign + 10;
  const signWidth = between(width * 0.46, 310, 500);
  const buttons = between(width * 0.42, 300, 460);
  const streetTop = bidding ? Math.max(top, ground - between(height * 0.17, 70, 140)) : top;
  return {
    bounds: { x: 0, y: 0, width, height },
    wide: true,
    sign: { x: edge, y: edge, width: signWidth, height: sign },
    far: { x: edge * 2 + signWidth, y: edge, width: width - signWidth - edge * 3, height: sign },
    street: { x: edge, y: streetTop, width: width - 2 * edge, height: ground - streetTop },
    gauges: { x: 0, y: ground, width, height: gauges },
    caption: { x: edge, y: barTop, width: width - buttons - 3 * edge, height: bar },
    buttons: { x: width - edge - buttons, y: barTop, width: buttons, height: bar },
    yard: { x: 0, y: yardTop, width, height: yard },
    ladder: { x: edge, y: top, width: width - 2 * edge, height: bidding ? streetTop - top - 8 : 0 },
    wholeLadder: true,
  };
}

/** A phone that lies on its side. */
function lowLayout(width: number, height: number, bidding: boolean): Layout {
  const edge = 8;
  const sign = 46;
  const yard = between(height * 0.2, 62, 92);
  const bar = bidding ? bidKeyRows(height) : 24;
  const gauges = bidding ? 8 : 44;
  const yardTop = height - yard;
  const ground = yardTop - bar - gauges;
  const top = edge + sign + 6;
  const signWidth = between(width * 0.4, 250, 420);
  const buttons = between(width * 0.36, 230, 320);
  const whole = width - 2 * edge;
  const line = { x: edge, y: ground + gauges, width: whole, height: bar };
  const beside = { x: width - edge - buttons, y: yardTop + 6, width: buttons, height: yard - 8 };
  return {
    bounds: { x: 0, y: 0, width, height },
    wide: true,
    sign: { x: edge, y: edge, width: signWidth, height: sign },
    far: { x: edge * 2 + signWidth, y: edge, width: width - signWidth - edge * 3, height: sign },
    street: { x: edge, y: top, width: whole, height: Math.max(20, ground - top) },
    gauges: { x: 0, y: ground, width, height: gauges },
    caption: bidding ? beside : line,
    buttons: beside,
    yard: { x: 0, y: yardTop, width: width - buttons - edge * 2, height: yard },
    ladder: { ...line, height: bidding ? bar : 0 },
    wholeLadder: false,
  };
}

/** The height of both lines of keys for bids: materials above numbers. */
function bidKeyRows(height: number): number {
  return height < 300 ? 80 : height < 400 ? 98 : 114;
}

/** The rival's tiles get two lines when they are what is to be touched. */
function narrowBuilding(width: number, height: number, moment: Moment): Layout {
  const edge = 8;
  // On the smallest phones the rival's tiles stand beside the sign.
  const tight = height < 340;
  const yard = between(height * 0.17, 54, 100);
  const buttons = tight ? 46 : 52;
  const caption = tight ? 18 : 36;
  const gauges = tight ? 34 : 50;
  const sign = tight ? 36 : 44;
  const far = moment === 'bonus' ? between(height * 0.16, 60, 96) : between(height * 0.075, 30, 44);
  const yardTop = height - yard;
  const buttonsTop = yardTop - buttons;
  const captionTop = buttonsTop - caption;
  const ground = captionTop - gauges;
  const whole = width - 2 * edge;
  const beside = tight && moment !== 'bonus';
  const signWidth = beside ? whole * 0.56 : whole;
  const farRect = beside
    ? { x: edge + signWidth + 6, y: edge, width: whole - signWidth - 6, height: sign }
    : { x: edge, y: edge + sign + 4, width: whole, height: far };
  const top = farRect.y + farRect.height + 4;
  return {
    bounds: { x: 0, y: 0, width, height },
    wide: false,
    sign: { x: edge, y: edge, width: signWidth, height: sign },
    far: farRect,
    street: { x: edge, y: top, width: whole, height: Math.max(20, ground - top) },
    gauges: { x: 0, y: ground, width, height: gauges },
    caption: { x: edge, y: captionTop, width: whole, height: caption },
    buttons: { x: edge, y: buttonsTop, width: whole, height: buttons },
    yard: { x: 0, y: yardTop, width, height: yard },
    ladder: { x: edge, y: top, width: whole, height: 0 },
    wholeLadder: false,
  };
}

/** The street keeps most of the room; the sign hangs before its sky. */
function narrowBidding(width: number, height: number): Layout {
  const edge = 8;
  // On the smallest phones the buttons stand beside the hand.
  const tight = height < 340;
  const yard = between(height * 0.125, 58, 100);
  const buttons = tight ? 0 : 52;
  const sign = tight ? 32 : 38;
  const gauges = 8;
  const yardTop = height - yard;
  const buttonsTop = yardTop - buttons;
  const whole = width - 2 * edge;
  const half = whole / 2;
  const bar = tight
    ? { x: edge + half, y: yardTop + 6, width: half, height: yard - 8 }
    : { x: edge, y: buttonsTop, width: whole, height: buttons };
  const rows = bidKeyRows(height);
  const ground = buttonsTop - rows - gauges;
  const top = edge + sign + 4;
  return {
    bounds: { x: 0, y: 0, width, height },
    wide: false,
    sign: { x: edge, y: edge, width: whole, height: sign },
    far: { x: edge, y: top, width: 0, height: 0 },
    street: { x: edge, y: top, width: whole, height: Math.max(20, ground - top) },
    gauges: { x: 0, y: ground, width, height: gauges },
    caption: bar,
    buttons: bar,
    yard: { x: 0, y: yardTop, width: tight ? half : width, height: yard },
    ladder: { x: edge, y: ground + gauges, width: whole, height: rows },
    wholeLadder: false,
  };
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
