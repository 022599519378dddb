import type { Point, Rect } from '@boomtown/stage/headless';

/** A tag that wants a place: how large it is, and where its tip may point, the best spot first. */
export interface Wish {
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Point[];
}

/** How much overlap, in square units, a spot is worth that is one rank worse. */
const RANK_COST = 120;
/** How often everyone chooses. */
const ROUNDS = 2;

/** A spot for each wish: one that lies as little as may be over what is there already, `taken` and the other tags. */
export function spreadOut(wishes: readonly Wish[], taken: readonly Rect[]): readonly Point[] {
  const chosen: Point[] = [];
  // Those that came first choose once more, now that they know all the others.
  for (let round = 0; round < ROUNDS; round += 1) {
    wishes.forEach((wish, i) => {
      const others = wishes.flatMap((other, k) => {
        const spot = chosen[k];
        return k === i || spot === undefined ? [] : [rectAbove(spot, other)];
      });
      chosen[i] = bestSpot(wish, [...taken, ...others]);
    });
  }
  return chosen;
}

function bestSpot(wish: Wish, taken: readonly Rect[]): Point {
  const costs = wish.spots.map((spot, rank) => {
    const rect = rectAbove(spot, wish);
    return taken.reduce((sum, other) => sum + overlap(rect, other), rank * RANK_COST);
  });
  return wish.spots[costs.indexOf(Math.min(...costs))] ?? { x: 0, y: 0 };
}

/** A tag stands above the spot that its tip points at. */
export function rectAbove({ x, y }: Point, { width, height }: Pick<Wish, 'width' | 'height'>): Rect {
  return { x: x - width / 2, y: y - height, width, height };
}

/** The area that two rectangles share. */
export function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}
