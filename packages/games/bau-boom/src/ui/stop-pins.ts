import type { Point, Rect } from '@boomtown/stage/headless';
import type { Board } from './board.ts';
import { boxAround, grown, outsideOf, overlapOf } from './boxes.ts';
import type { TableLayout } from './layout.ts';
import { numberBox } from './numbers.ts';
import { type Space, START } from './rules.ts';

/** What stands beside a stop: the dice that lead there, and a mark where something would happen. */
export interface PinWish {
  readonly to: Space;
  readonly dice: number;
  readonly marked: boolean;
}

/** The middles of the dice and of the mark, and the room that they take together. */
export interface Pin {
  readonly dice: readonly Point[];
  readonly mark: Point;
  readonly box: Rect;
}

const ANGLES = 24;
/** How far a pin's nearest side is from the middle of its stone, in world units. */
const REACHES = [44, 58, 76, 100] as const;
const START_MORE = 52;
/** No number outside of a square of this side round a stop can come under its pin. */
const CLOSE = 700;
/** Sides of stones and of wheelbarrows that a pin should leave free. */
const STONE = 80;
const BARROW = 66;
const BARROW_ASIDE = 32;
const BADGE_UP = 52;

/** Where the pins stand: each beside its stop, clear of the others, of the other stops, of wheelbarrows with their badges, and of numbers. */
export function pinsBeside(
  wishes: readonly PinWish[],
  layout: TableLayout,
  { barrows, trail }: Board,
  side: number,
  mark: number,
): readonly Pin[] {
  const { places } = layout.trail;
  const at = (space: Space): Point => places[space] ?? { x: 0, y: 0 };
  const stones = wishes.map(({ to }) => boxAround(at(to), to === START ? 150 : STONE, to === START ? 150 : STONE));
  const standing = barrows.flatMap(({ at: space, load }) => {
    const place = places[space];
    if (place === undefined || space === START) return [];
    const aside = (trail[space] ?? null) === null ? 0 : BARROW_ASIDE;
    const middle = { x: place.x - place.outward.x * aside, y: place.y - place.outward.y * aside };
    const badge = boxAround({ x: middle.x + 30, y: middle.y - BADGE_UP }, 88, 46);
    return [boxAround(middle, BARROW, BARROW), ...(load.length === 0 ? [] : [badge])];
  });
  const numbers = layout.numbers.flatMap((point, space) =>
    point === null ? [] : [numberBox(space, point, layout.letters)],
  );
  const found: (Pin | null)[] = wishes.map(() => null);
  for (let round = 0; round < 2; round += 1) {
    for (const [i, wish] of wishes.entries()) {
      const others = found.flatMap((pin, j) => (pin === null || i === j ? [] : [grown(pin.box, 3)]));
      const around = boxAround(at(wish.to), CLOSE, CLOSE);
      const close = numbers.filter((rect) => overlapOf(rect, around) > 0);
      let least = Number.POSITIVE_INFINITY;
      for (const { pin, far } of candidates(wish, at(wish.to), side, mark)) {
        const on = (rects: readonly Rect[]): number => rects.reduce((sum, rect) => sum + overlapOf(pin.box, rect), 0);
        const cost =
          outsideOf(pin.box, layout.bounds) * 30 +
          on(others) * 60 +
          on(stones) * 5 +
          on(standing) * 4 +
          on(close) * 3 +
          far * side * 0.6;
        if (cost < least) {
          least = cost;
          found[i] = pin;
        }
      }
    }
  }
  return found.flatMap((pin) => pin ?? []);
}

/** The dice beside or under each other with the mark behind them, in every direction and distance from the stone. */
function candidates({ to, dice, marked }: PinWish, stone: Point, side: number, mark: number) {
  const long = dice * side + (marked ? mark : 0);
  return [true, false].flatMap((row) => {
    const [width, height] = row ? [long, side] : [side, long];
    return REACHES.flatMap((reach) =>
      Array.from({ length: ANGLES }, (_, i) => {
        const turn = (i / ANGLES) * Math.PI * 2;
        const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
        // From the middle of the box to its border, in this direction.
        const half = Math.min(width / 2 / Math.max(Math.abs(cos), 1e-6), height / 2 / Math.max(Math.abs(sin), 1e-6));
        const away = reach + half + (to === START ? START_MORE : 0);
        const middle = { x: stone.x + cos * away, y: stone.y + sin * away };
        const along = (share: number): Point =>
          row ? { x: middle.x - long / 2 + share, y: middle.y } : { x: middle.x, y: middle.y - long / 2 + share };
        const pin: Pin = {
          dice: Array.from({ length: dice }, (_, die) => along((die + 0.5) * side)),
          mark: along(dice * side + mark / 2),
          box: boxAround(middle, width, height),
        };
        return { pin, far: reach - REACHES[0] };
      }),
    );
  });
}
